// Writes the rule sheets in docs/sheets from the games' sheet.ts.
import type { Sheet } from '../src/engine/sheet.js';
import { GAMES, generated, sheetOf } from './house.js';

const section = (heading: string, sheet: Sheet, belongs: (clause: string) => boolean) => [
  `## ${heading}`,
  '',
  ...Object.entries(sheet.clauses)
    .filter(([clause]) => belongs(clause))
    .map(([clause, { standing, text }]) => `- <a id="${clause}"></a>**${clause}** *${standing.join(', ')}*: ${text}`),
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
    'decision of this project (*ruling*), or a table that no source gives (*house*).',
    '',
    ...sheet.sections.flatMap((heading, index) =>
      section(`${index + 1} ${heading}`, sheet, (clause) => clause.startsWith(`${sheet.prefix}-${index + 1}.`)),
    ),
    ...section('Common to all games', sheet, (clause) => clause.startsWith('G-')),
  ];
  generated(`docs/sheets/${game}.md`, lines.join('\n'));
}
