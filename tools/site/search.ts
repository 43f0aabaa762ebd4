// The site's search: what it indexes, and in which order it lists results. tools/check/browser/siteSearch.spec.ts asks it
// the questions of newcomers.

/**
 * The words by which newcomers look for a page, or for a section of one, that its own text does not have or bury. They are
 * indexed with the page's first section, or with the section.
 */
export const SEARCH_WORDS: { readonly [address: string]: string } = {
  '/': 'install npm add dependency get started quick start',
  '/#requirements': 'node version typescript version bun deno browser support',
  '/fair.html': 'cheat cheating trust provably fair dealer',
  '/games.html': 'rules of chicken how to play rulebook sheet',
  '/guides/judge-moves-on-a-server.html': 'send server backend validate authoritative anti cheat websocket',
  '/guides/react-native.html': 'react native expo hermes metro mobile app phone',
  '/guides/opponent-in-three-lines.html': 'add bot ai computer opponent play against difficulty',
  '/guides/page-without-a-bundler.html': 'cdn no build step import map script tag html',
  '/guides/prove-your-own-game.html': 'write create make own custom new define',
  '/guides/put-it-in-your-ui.html': 'own ui render draw custom interface',
  '/guides/run-the-table-server.html': 'multiplayer online lobby play with friends network host',
  '/guides/schemas-in-frameworks.html': 'json schema zod validate openapi fastify',
  '/guides/store-and-migrate.html': 'save load game persist database storage serialize resume',
  '/guides/table-element.html':
    'web component custom element drag drop touch keyboard accessibility accessible animation',
  '/guides/table-in-react.html': 'react component jsx',
  '/guides/table-in-svelte.html': 'svelte component',
  '/guides/table-in-vue.html': 'vue component',
  '/guides/test-with-known-cards.html': 'rig deck fixed hand mock stub fake shuffle fixture deal stack',
  '/guides/test-your-app.html': 'unit test vitest jest property fast-check',
  '/guides/write-a-bot.html': 'own bot mcts monte carlo ai train',
  '/languages.html': 'translate translation i18n locale language label',
  '/pictures.html': 'svg image icon picture draw card',
  '/records.html': 'replay record log export import finished game',
  '/records.html#undo-and-branches': 'undo redo take back move history',
  '/server.html': 'docker database postgresql redis deploy',
  '/strength.html': 'how strong bot elo level best',
  '/verbs.html#asking': 'legal illegal move why refuse reason validate error legalMoves whyNot',
  '/verbs.html#knowing':
    'hide hidden cards secret other player opponent spectator fog of war redact filter state determinize information',
  '/verbs.html#playing': 'random seed rng shuffle deterministic setup options new game',
};

/** A section of a page, as VitePress indexes it. */
interface Section {
  readonly id: string;
  readonly title: string;
  /** The titles of the sections around it. */
  readonly titles: readonly string[];
  readonly text: string;
}

const wordsFor = ({ id, titles }: Section) => SEARCH_WORDS[titles.length === 0 ? id.replace(/#.*/, '') : id] ?? '';

/** The words of a text. A clause number is one word, and its parts are words too. */
export const tokenize = (text: string): string[] => [
  ...(text.match(/\b(?:[A-Z]{2}-\d+\.\d+[a-z]?|G-\d+)\b/gi) ?? []),
  ...text.split(/[\n\r\p{Z}\p{P}]+/u),
];

/** A word as it is indexed: not one that every page has, and not in the plural. */
export const processTerm = (term: string): string | null => {
  const word = term.toLowerCase();
  const common =
    /^(?:|an?|and|any|are|as|at|be|by|can|could|did|do|does|for|from|get|got|has|have|how|i|if|in|into|is|it|its|like|me|my|need|of|on|one|or|our|should|so|some|than|that|the|their|them|then|there|these|they|this|to|use|using|want|was|we|what|when|where|which|who|why|will|with|would|you|your)$/;
  if (common.test(word)) return null;
  return /^\w{2,}[a-hj-rt-z]s$/.test(word) ? word.replace(/(?:(?<=i)es|s)$/, '') : word;
};

/**
 * The options of MiniSearch. A page gets `tokenize`, `processTerm` and `boostDocument` as text: they can use nothing from
 * this file.
 */
export const SEARCH = {
  options: {
    fields: ['title', 'words', 'titles', 'text'],
    // Only the build calls it.
    extractField: (section: Section, field: string): unknown =>
      field === 'words' ? wordsFor(section) : section[field as keyof Section],
    tokenize,
    processTerm,
  },
  searchOptions: {
    fuzzy: (term: string): number | false => term.length > 4 && 0.2,
    prefix: (term: string): boolean => term.length > 2,
    weights: { fuzzy: 0.1, prefix: 0.3 },
    boost: { title: 4, words: 4, titles: 1, text: 1 },
    // Guides first, then the other pages, references after them, and changes last; of one page, its first sections.
    boostDocument: (id: string, _term: string, stored?: Record<string, unknown>): number => {
      const { titles } = stored as { readonly titles: readonly string[] };
      const ofSection = titles.length === 0 ? 2 : titles.length === 1 ? 1 : 0.7;
      if (id.startsWith('/changelog')) return 0.02 * ofSection;
      if (id.startsWith('/api/')) return 0.3 * ofSection;
      if (/^\/(?:adding|apps|benchmarks|clauses|code_of|contributing|counts|examples|lab|mutation)/.test(id))
        return 0.6 * ofSection;
      if (/^\/(?:packages|planted|proof|tools)/.test(id)) return 0.6 * ofSection;
      if (/^\/(?:laws|scaling|scenarios|security|sheets)/.test(id)) return ofSection;
      return (id.startsWith('/verbs') ? 4 : id.startsWith('/guides/') ? 3 : 2) * ofSection;
    },
  },
};
