// Links from pages to the playground: below each position of a scenario, each of its moves, each picture with a live
// table, and each code block with the start of a game.
import { readFileSync } from 'node:fs';
import { GAMES, type GameId, isGameId } from 'hencoop/games';
import { fragmentOf, type Opening } from './playground/address.js';
import { setupIn } from './playground/setups.js';

/** The place of the playground in its page. */
const PLACE = '<div class="playground"></div>';

const IDS: readonly GameId[] = GAMES.map(({ id }) => id);

/** A link as HTML, because VitePress would change the fragment of a Markdown link. */
const link = (opening: Opening, text: string, style: string) =>
  `<a class="${style}" href="/playground.html#${fragmentOf(opening).replaceAll('&', '&amp;')}">${text}</a>`;

/** A complete code block in one of these languages. */
const BLOCK = /^(`{3,})(?:ts|tsx|js|jsx|vue|svelte)\b[^\n]*\n([\s\S]*?)^\1$/gm;

/** Adds a link below each code block with a start that a link can reproduce. */
export const withCodeLinks = (text: string): string =>
  text.replaceAll(BLOCK, (block, _, code: string) => {
    const opening = setupIn(code, IDS);
    return opening === null ? block : `${block}\n\n<p>${link(opening, 'Open this start in the playground', 'try')}</p>`;
  });

/** Adds a link to each position and each move of a page of scenarios. */
function withScenarios(game: GameId, text: string): string {
  let number = 0;
  let tried = 0;
  return text.replaceAll(/^## .+$|^(!\[.+: the table before\].*)$|^(- \*\*.+`)$/gm, (found, picture, move) => {
    if (picture !== undefined) {
      const opening = { type: 'scenario', game, number } as const;
      return `${found}\n\n<p>${link(opening, 'Open in the playground', 'button')}</p>`;
    }
    if (move !== undefined) {
      tried++;
      return `${found} ${link({ type: 'scenario', game, number, tried }, 'Try it', 'try')}`;
    }
    number++;
    tried = 0;
    return found;
  });
}

/** For each clause, the first scenario's move that it refuses, from the answers on the page of scenarios. */
function refusedIn(game: GameId): Map<string, Opening> {
  const page = withScenarios(game, readFileSync(`docs/scenarios/${game}.md`, 'utf8'));
  const found = new Map<string, Opening>();
  for (const [, number, tried, clause = ''] of page.matchAll(
    /scenario=(\d+)&amp;tried=(\d+)".*\n\n {2}Refused\. (\S+):/g,
  )) {
    if (!found.has(clause)) found.set(clause, { type: 'scenario', game, number: Number(number), tried: Number(tried) });
  }
  return found;
}

/** Adds a link to each clause of a sheet that refuses a move in a scenario. */
function withClauses(game: GameId, text: string): string {
  const refused = refusedIn(game);
  return text.replaceAll(/^- <a id="([^"]+)">.*\n {2}<small>.*(?=<\/small>$)/gm, (found, clause) => {
    const opening = refused.get(clause);
    return opening === undefined ? found : `${found} · ${link(opening, 'a move that it refuses', 'try')}`;
  });
}

/** A page with its links into the playground, or with the playground itself. */
export function withPlayground(file: string, text: string): string {
  const linked = withCodeLinks(text);
  const [, folder, game] = /^docs\/(scenarios|games|sheets)\/([a-z-]+)\.md$/.exec(file) ?? [];
  if (!isGameId(game)) return linked.replace(PLACE, '<ClientOnly><Playground /></ClientOnly>');
  if (folder === 'scenarios') return withScenarios(game, linked);
  if (folder === 'sheets') return withClauses(game, linked);
  return linked.replace(
    /^\*\*\[Play .+$/m,
    (found) => `${found} · ${link({ type: 'picture', game }, 'Open this table in the playground', 'try')}`,
  );
}
