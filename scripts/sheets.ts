// Writes the rule sheets in docs/sheets from the games' sheet.ts, with the files that obey and prove each clause.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Sheet } from '../src/engine/sheet.js';
import { filesBelow, GAMES, generated, numbersIn, sheetOf } from './house.js';

/** What a file of code cites; of a test only what the titles of its tests carry. */
const cited = new Map(
  [...filesBelow('src', '.ts'), ...filesBelow('test', '.ts')].map((file) => {
    const text = readFileSync(file, 'utf8');
    return [
      file,
      new Set(file.endsWith('.test.ts') ? text.split('\n').filter(isTitle).flatMap(numbersIn) : numbersIn(text)),
    ];
  }),
);

/** Whether a line begins a test, or is the title of one that stands on a line of its own. */
function isTitle(line: string): boolean {
  return /^\s*(?:(?:it|test|describe)\b|\[?['"`]|\]\)\()/.test(line);
}

/** On the site the fragment leads to the first place in the file; elsewhere the link opens the file. */
function places(game: string, clause: string, words: string, belongs: (file: string) => boolean): string[] {
  const files = [...cited].filter(([file, clauses]) => belongs(file) && clauses.has(clause)).map(([file]) => file);
  if (files.length === 0) return [];
  return [`${words} ${files.map((file) => `[${short(game, file)}](../../${file}#${clause})`).join(', ')}`];
}

/** The file as a reader of one game's sheet would call it. */
function short(game: string, file: string): string {
  const path = file.replace(/^(?:src|test)\//, '');
  return path.startsWith(`${game}/`) ? basename(file) : path;
}

/** The common clauses are obeyed by the engine and by each game. */
const section = (game: string, heading: string, sheet: Sheet, belongs: (clause: string) => boolean) => [
  `## ${heading}`,
  '',
  ...Object.entries(sheet.clauses)
    .filter(([clause]) => belongs(clause))
    .map(([clause, { origin, text }]) => {
      const rooms = clause.startsWith('G-') ? [game, 'engine'] : [game];
      const isIn = (folder: string) => (file: string) => rooms.some((room) => file.startsWith(`${folder}/${room}/`));
      const isTest = (file: string) => file.endsWith('.test.ts');
      const own = places(game, clause, 'tests', (file) => isTest(file) && isIn('test')(file));
      const below = [
        ...places(game, clause, 'code', (file) => isIn('src')(file) && basename(file) !== 'sheet.ts'),
        // A common clause may be proven in the room of another game.
        ...(own.length > 0 ? own : places(game, clause, 'tests', isTest)),
      ];
      const line = `- <a id="${clause}"></a>**${clause}** *${origin.join(', ')}*: ${text}`;
      return below.length === 0 ? line : `${line}\\\n  <small>${below.join(' · ')}</small>`;
    }),
  '',
];

for (const game of GAMES) {
  const sheet = await sheetOf(game);
  const lines = [
    `# ${sheet.title}: the sheet`,
    '',
    `By ${sheet.authors}, for ${sheet.players} players; in this project's words. Generated from \`src/${game}/sheet.ts\`.`,
    '',
    'What stands behind a clause: the printed rules (*sheet*), another published source (*found*), proof (*derived*), a',
    'decision of this project (*ruling*), or a table that no source gives (*house*). Below it, the code that obeys it and the',
    'tests whose titles carry its number.',
    '',
    ...sheet.sections.flatMap((heading, index) =>
      section(game, `${index + 1} ${heading}`, sheet, (clause) => clause.startsWith(`${sheet.prefix}-${index + 1}.`)),
    ),
    ...section(game, 'Common to all games', sheet, (clause) => clause.startsWith('G-')),
  ];
  generated(`docs/sheets/${game}.md`, lines.join('\n'));
}
