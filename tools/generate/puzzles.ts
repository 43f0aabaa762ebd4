import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { DIFFICULTIES, PUZZLE_GAMES, type Puzzle, puzzlesOf, puzzleWords } from '@hencoop/puzzles';
import { LEVELS } from 'hencoop/bots';
import { GAMES } from 'hencoop/games';
import type { Output } from '../lib/files.js';
import { camelCase } from '../lib/names.js';

const PAGE = 'docs/puzzles.md';

/** Writes the counts of puzzles into docs/puzzles.md, between its marks. */
export async function puzzles(output: Output): Promise<void> {
  const games = GAMES.filter(({ id }) => PUZZLE_GAMES.includes(id));
  const rows = await Promise.all(
    games.map(async ({ id, title }) => ({
      title,
      all: await puzzlesOf(id),
      bytes: gzipSync(readFileSync(`packages/puzzles/src/data/${camelCase(id)}.ts`)).length,
    })),
  );
  const { themes } = await puzzleWords('en');
  const difficulty = [
    `| game | puzzles | ${DIFFICULTIES.join(' | ')} | exact | mean lead | kB, compressed |`,
    `| --- | ---: | ${DIFFICULTIES.map(() => '---: | ').join('')}---: | ---: | ---: |`,
    ...rows.map(({ title, all, bytes }) => {
      const counts = DIFFICULTIES.map((name) => all.filter((puzzle) => puzzle.difficulty === name).length);
      const exact = all.filter((puzzle) => puzzle.exact).length;
      const lead = all.reduce((sum, puzzle) => sum + leadOf(puzzle), 0) / all.length;
      return `| ${[title, all.length, ...counts, exact, percent(lead), (bytes / 1000).toFixed(1)].join(' | ')} |`;
    }),
  ];
  const found = [
    `| game | ${LEVELS.map((level) => `\`${level}\``).join(' | ')} |`,
    `| --- | ${LEVELS.map(() => '---: |').join(' ')}`,
    ...rows.map(({ title, all }) => {
      const rates = LEVELS.map((level) =>
        percent(all.reduce((sum, puzzle) => sum + puzzle.found[level], 0) / all.length),
      );
      return `| ${title} | ${rates.join(' | ')} |`;
    }),
  ];
  const about = [
    '| game | theme | puzzles |',
    '| --- | --- | ---: |',
    ...rows.flatMap(({ title, all }) =>
      Object.entries(themes).flatMap(([theme, name]) => {
        const count = all.filter((puzzle) => puzzle.theme === theme).length;
        return count === 0 ? [] : [`| ${title} | ${name} | ${count} |`];
      }),
    ),
  ];
  const tables = [difficulty, ['How often each level finds the solution:'], found, about];
  const page = readFileSync(PAGE, 'utf8');
  const block = /(<!-- counts of puzzles -->\n)[\s\S]*?(<!-- end -->)/;
  if (!block.test(page)) output.problem(`${PAGE}: expected the marks of the counts of puzzles`);
  const text = tables.map((lines) => lines.join('\n')).join('\n\n');
  output.file(
    PAGE,
    page.replace(block, (_, start: string, end: string) => `${start}\n${text}\n\n${end}`),
  );
}

const leadOf = ({ judged: [best, second] }: Puzzle) => (best?.chance ?? 0) - (second?.chance ?? 0);

const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
