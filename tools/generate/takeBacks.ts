import { readFileSync } from 'node:fs';
import type { Game, GameTypes } from 'hencoop';
import { mayTakeBack } from 'hencoop/referee';
import { gameOf, IDS, loadBots } from '../../support/games.js';
import { type Choose, turns } from '../../test/referee/narrowing.js';
import type { Output } from '../lib/files.js';

const PAGE = 'docs/referee.md';

/** The number of moves of each game in the table. */
const MOVES = 2000;

/** Writes the share of moves that may be taken back into docs/referee.md, between its marks. */
export async function takeBacks(output: Output): Promise<void> {
  const rows = await Promise.all(
    IDS.map(async (id) => {
      const game = await gameOf(id);
      const { policy } = await loadBots(id);
      const safe = countSafe(game, (seed) => (moves, view, seat) => policy(seed, view)(moves, view, seat));
      return `| ${game.title} | ${game.seats.default} | ${((100 * safe) / MOVES).toFixed(1)} % | ${plusMinus(safe)} |`;
    }),
  );
  const table = [
    `| game | seats | may be taken back | ± |`,
    '| --- | ---: | ---: | ---: |',
    ...rows,
    '',
    `From ${MOVES.toLocaleString('en-US')} moves of each game, played by the bots' rules of thumb; ± is the standard error.`,
  ];
  const page = readFileSync(PAGE, 'utf8');
  const block = /(<!-- shares of moves that may be taken back -->\n)[\s\S]*?(<!-- end -->)/;
  if (!block.test(page)) output.problem(`${PAGE}: expected the marks of the table of moves that may be taken back`);
  output.file(
    PAGE,
    page.replace(block, (_, start: string, end: string) => `${start}\n${table.join('\n')}\n\n${end}`),
  );
}

function countSafe(game: Game<GameTypes>, chooseBy: (seed: string) => Choose<GameTypes>): number {
  let [asked, safe] = [0, 0];
  for (let number = 0; asked < MOVES; number++) {
    const seed = `take back ${number}`;
    const setup = { seats: game.seats.default, options: {} };
    for (const { entry, before } of turns(game, setup, seed, MOVES - asked, chooseBy(seed))) {
      asked += 1;
      if (mayTakeBack(game, [entry], before)) safe += 1;
    }
  }
  return safe;
}

function plusMinus(safe: number): string {
  const share = safe / MOVES;
  return `${(100 * Math.sqrt((share * (1 - share)) / MOVES)).toFixed(1)} %`;
}
