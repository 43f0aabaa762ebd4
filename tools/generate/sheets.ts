import { readFileSync } from 'node:fs';
import type { ClauseText } from '../../src/engine/clauses.js';
import type { Sheet } from '../../src/engine/sheet.js';
import { loadFigures } from '../../test/support/loadFigures.js';
import { playFigure } from '../../test/support/playFigure.js';
import { clausesIn, clausesInTitles } from '../lib/clauses.js';
import { filesBelow, type Output } from '../lib/files.js';
import { GAMES, sheetOf } from '../lib/games.js';
import { howToPlay } from './howToPlay.js';
import { phases } from './phases.js';

const isTest = (file: string) => file.endsWith('.test.ts');

/** Code that obeys clauses: a game's rules and table, and the engine. Texts, drawings and bots only cite them. */
export const isObeying = (file: string) =>
  /^src\/(?:engine\/(?!locales\/|clauses|sheet)|[\w-]+\/(?:rules|moves|movegen|evolve|view|table|cards|options|schema)(?:\.ts$|\/))/.test(
    file,
  );

/** The clauses that each source file cites; for a test file, the clauses in its titles. */
function citations(): ReadonlyMap<string, ReadonlySet<string>> {
  const files = [...filesBelow('src', '.ts').filter(isObeying), ...filesBelow('test', '.ts')];
  return new Map(
    files.map((file) => {
      const text = readFileSync(file, 'utf8');
      return [file, new Set(isTest(file) ? clausesInTitles(text) : clausesIn(text))];
    }),
  );
}

/** Links to the files that cite a clause. The fragment leads to the first citation in the listing of the file on the site. */
function links(game: string, clause: string, label: string, files: readonly string[]): string[] {
  if (files.length === 0) return [];
  return [`${label} ${files.map((file) => `[${shortName(game, file)}](../../${file}#${clause})`).join(', ')}`];
}

/** The path of a file relative to the game's folder, or to `src` or `test` if it is elsewhere. */
function shortName(game: string, file: string): string {
  return file.replace(/^(?:src|test)\//, '').replace(`${game}/`, '');
}

/** The lines of each figure, by game and clause. */
type FigureLines = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** Plays every figure of every game that has figures. */
async function figureLines(): Promise<FigureLines> {
  const games = new Map<string, ReadonlyMap<string, readonly string[]>>();
  for (const game of GAMES) {
    const { play, figures } = await loadFigures(game);
    const lines = Object.entries(figures).map(([clause, figure]) => {
      const played = playFigure(play, clause, figure);
      const mount = `<div class="figure" data-game="${game}" data-clause="${clause}"></div>`;
      return [clause, ['', played.says, '', ...played.lines.map((line) => `- ${line}`), '', mount, '']] as const;
    });
    games.set(game, new Map(lines));
  }
  return games;
}

/** The lines of a clause's figure; for a common clause, possibly a link to the game that shows it. */
function figureOf(figures: FigureLines, game: string, clause: string): readonly string[] | null {
  const lines = figures.get(game)?.get(clause);
  if (lines !== undefined) return lines.map((line) => (line === '' ? line : `  ${line}`));
  const other = [...figures].find(([, all]) => clause.startsWith('G-') && all.has(clause))?.[0];
  return other === undefined ? null : ['', `  Shown on a table of [another game](${other}.md#${clause}).`, ''];
}

/** The clause, where it was found, and the reading that a ruling rejects. */
function withNotes({ text, sources, rejects }: ClauseText): string {
  const found = sources === undefined ? '' : ` <small>Found: ${sources.join('; ')}.</small>`;
  return `${text}${found}${rejects === undefined ? '' : ` <small>Rejected reading: ${rejects}.</small>`}`;
}

/** Writes docs/sheets/<game>.md: the clauses of each game, each with its figure and the files that obey and test it. */
export async function sheets(output: Output): Promise<void> {
  const cited = [...citations()];
  const figures = await figureLines();

  const section = (game: string, heading: string, sheet: Sheet, belongs: (clause: string) => boolean) => [
    `## ${heading}`,
    '',
    ...Object.entries(sheet.clauses)
      .filter(([clause]) => belongs(clause))
      .flatMap(([clause, clauseText]) => {
        const files = cited.filter(([, clauses]) => clauses.has(clause)).map(([file]) => file);
        // The engine and every game obey the common clauses.
        const folders = clause.startsWith('G-') ? [game, 'engine'] : [game];
        const isIn = (root: string) => (file: string) =>
          folders.some((folder) => file.startsWith(`${root}/${folder}/`));
        const own = files.filter((file) => isTest(file) && isIn('test')(file));
        const below = [
          ...links(game, clause, 'code', files.filter(isIn('src'))),
          // Another game may test a common clause.
          ...links(game, clause, 'tests', own.length > 0 ? own : files.filter(isTest)),
        ];
        const line = `- <a id="${clause}"></a>**${clause}** *${clauseText.origin.join(', ')}*: ${withNotes(clauseText)}`;
        const figure = figureOf(figures, game, clause);
        if (figure === null) output.problem(`${clause} has no figure: add it to test/${game}/figures.ts`);
        return [below.length === 0 ? line : `${line}\\\n  <small>${below.join(' · ')}</small>`, ...(figure ?? [])];
      }),
    '',
  ];

  for (const game of GAMES) {
    const sheet = await sheetOf(game);
    const lines = [
      `# ${sheet.title}: the sheet`,
      '',
      `By ${sheet.authors}, for ${sheet.players} players, in our own words. Generated from \`src/${game}/sheet.ts\`.`,
      '',
      'Each clause shows its origin: the printed rules (*sheet*), another published source (*found*), other rules from which it',
      'follows (*derived*), a decision of this project (*ruling*), or a table or a reading that no source gives (*assumed*). Below',
      'it are the sources, the reading that a ruling rejects, the code that obeys it, the tests with its number in their titles, and',
      'a figure: a position and the response of the engine.',
      '',
      ...(await howToPlay(game, output)),
      '## Steps',
      '',
      'The moves of each step, by the `step.type` of a table. G-3 refuses a move that does not belong to the pending step.',
      '',
      ...Object.entries(sheet.steps).map(([step, text]) => `- **\`${step}\`**: ${text}`),
      '',
      ...(await phases(game, Object.keys(sheet.steps), output)),
      ...sheet.sections.flatMap((heading, index) =>
        section(game, `${index + 1} ${heading}`, sheet, (clause) => clause.startsWith(`${sheet.prefix}-${index + 1}.`)),
      ),
      ...section(game, 'Common to all games', sheet, (clause) => clause.startsWith('G-')),
    ];
    output.file(`docs/sheets/${game}.md`, lines.join('\n'));
  }
}
