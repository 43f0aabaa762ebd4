import { existsSync } from 'node:fs';
import { filesBelow } from '../lib/files.js';
import { GAMES } from '../lib/games.js';

/** A page of the site: a Markdown file of the repository, its name in the navigation, and the pages below it. */
export interface PageNode {
  readonly file: string;
  readonly title: string;
  readonly children: readonly PageNode[];
}

const page = (file: string, title: string, children: readonly PageNode[] = []): PageNode => ({ file, title, children });

/** The first page, which is also the root of the navigation. */
export const START = 'docs/index.md';

/** The page with the playground, which uses the full width. */
export const PLAYGROUND = 'docs/playground.md';

const games = (titleOf: (game: string) => string) =>
  GAMES.map((game) =>
    page(`docs/games/${game}.md`, titleOf(game), [
      page(`docs/sheets/${game}.md`, 'Sheet'),
      page(`docs/scenarios/${game}.md`, 'Scenarios'),
    ]),
  );

const GUIDES = [
  page('docs/guides/table-element.md', 'The table element', [
    page('docs/guides/table-in-react.md', 'The table in React'),
    page('docs/guides/table-in-vue.md', 'The table in Vue'),
    page('docs/guides/table-in-svelte.md', 'The table in Svelte'),
    page('docs/guides/next-and-nuxt.md', 'Next and Nuxt'),
  ]),
  page('docs/guides/put-it-in-your-ui.md', 'Put it in your UI'),
  page('docs/guides/page-without-a-bundler.md', 'A page without a bundler'),
  page('docs/guides/react-native.md', 'React Native'),
  page('docs/guides/several-games.md', 'Several games in one app'),
  page('docs/guides/opponent-in-three-lines.md', 'An opponent in three lines'),
  page('docs/guides/judge-moves-on-a-server.md', 'Judge moves on a server'),
  page('docs/guides/run-the-table-server.md', 'Run the table server'),
  page('docs/guides/schemas-in-frameworks.md', 'Schemas in frameworks'),
  page('docs/guides/write-a-bot.md', 'Write a bot'),
  page('docs/guides/prove-your-own-game.md', 'Prove your own game'),
  page('docs/guides/game-in-javascript.md', 'A game in plain JavaScript'),
  page('docs/guides/publish-your-game.md', 'Publish your own game'),
  page('docs/guides/test-your-app.md', 'Test your app'),
  page('docs/guides/test-with-known-cards.md', 'Test with known cards'),
  page('docs/guides/store-and-migrate.md', 'Store and migrate'),
];

/** The parent of pages of `docs` that are not listed here. */
const VERBS = 'docs/verbs.md';

const BELOW_VERBS = [
  page('docs/referee.md', 'The referee'),
  page('docs/records.md', 'Records and logs'),
  page('docs/notation.md', 'Notation'),
  page('docs/analysis.md', 'Analysis'),
  page('docs/inspector.md', 'The inspector'),
  page('docs/fair.md', 'Fair deals'),
  page('docs/puzzles.md', 'Puzzles'),
  page('docs/bot-protocol.md', 'The bot protocol'),
  page('docs/port.md', 'Port it to your language'),
  page('docs/pictures.md', 'Pictures'),
  page('docs/server.md', 'The server', [
    page('docs/operating.md', 'Operating a server'),
    page('docs/scaling.md', 'How far it scales'),
  ]),
  page('docs/glossary.md', 'Glossary'),
];

const TRUST = [
  page('docs/design.md', 'The design'),
  page('docs/planted-bugs.md', 'Planted bugs'),
  page('docs/clauses.md', 'Clause coverage'),
  page('docs/counts.md', 'Counted positions'),
  page('docs/proof.md', 'Small decks, played out'),
  page('docs/mutation.md', 'Mutation score'),
];

const CONTRIBUTING = [
  page('docs/adding-a-game.md', 'How a game is added'),
  page('apps/terminal/README.md', 'The terminal table'),
  page('apps/web/README.md', 'The web table'),
  page('examples/server/README.md', 'The server as a program'),
  page('packages/server/README.md', '@hencoop/server'),
  page('packages/client/README.md', '@hencoop/client'),
  page('packages/boardgame-io/README.md', '@hencoop/boardgame-io'),
  page('packages/colyseus/README.md', '@hencoop/colyseus'),
  page('packages/puzzles/README.md', '@hencoop/puzzles'),
  page('packages/schemas/README.md', '@hencoop/schemas'),
  page('examples/mcp/README.md', 'A match for language models'),
  page('examples/durable-object/README.md', 'A match without a server'),
  page('lab/README.md', 'The lab', [
    page('lab/arena/README.md', 'The arena'),
    page('lab/arena/queue/README.md', "The arena's queue"),
    page('lab/arena/RESULTS.md', 'Tournaments'),
    page('lab/pool/RESULTS.md', 'The pools'),
    page('lab/endings/RESULTS.md', 'Exact endings'),
    page('lab/calibration/RESULTS.md', 'The chance to win'),
    page('lab/analysis/RESULTS.md', 'What the analysis finds'),
    page('lab/teach/README.md', 'Teaching'),
  ]),
  page('CHANGELOG.md', 'Changelog'),
  page('SECURITY.md', 'Security policy'),
  page('.github/CODE_OF_CONDUCT.md', 'Code of conduct'),
];

/** The pages of the site in the order of the navigation. */
export function siteTree(titleOf: (game: string) => string): readonly PageNode[] {
  const listed = [
    page('docs/play.md', 'Play'),
    page(PLAYGROUND, 'Playground'),
    page('docs/games.md', 'The games', games(titleOf)),
    page('docs/guides.md', 'Guides', GUIDES),
    page(VERBS, 'The verbs', BELOW_VERBS),
    page('docs/laws.md', 'The laws', TRUST),
    page('docs/strength.md', 'Strength of the bots'),
    page('docs/benchmarks.md', 'Benchmarks', [page('tools/bench/RESULTS.md', 'All figures')]),
    page('CONTRIBUTING.md', 'Contributing', CONTRIBUTING),
  ];
  const known = new Set(filesOf(listed));
  const others = filesBelow('docs', '.md')
    .filter((file) => !known.has(file) && file !== START)
    .map((file) => page(file, ''));
  return existing(listed.map((node) => (node.file === VERBS ? withChildren(node, others) : node)));
}

const withChildren = (node: PageNode, more: readonly PageNode[]) => ({
  ...node,
  children: [...node.children, ...more],
});

const existing = (nodes: readonly PageNode[]): PageNode[] =>
  nodes.filter(({ file }) => existsSync(file)).map((node) => ({ ...node, children: existing(node.children) }));

/** Every file of a tree, parents first. */
export function filesOf(nodes: readonly PageNode[]): string[] {
  return nodes.flatMap(({ file, children }) => [file, ...filesOf(children)]);
}
