// Finds puzzles in matches between bots, and writes packages/puzzles: npm run lab -- puzzles
// With names, only for these games. --minutes limits the time; 0 only writes the puzzles found so far. --check-exact only compares
// published puzzles with solved endings. --again judges published puzzles again, for example after a change to the bots, and drops
// puzzles that no longer hold; otherwise they stay. Matches stay in .puzzles, so that the same command resumes an interrupted run.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PUZZLE_GAMES, type Puzzle, puzzlesOf } from '@hencoop/puzzles';
import type { AnyMine } from './anyMine.js';
import { LEAD } from './lookAt.js';
import type { MinedMatch } from './mine.js';
import { MINES } from './mines.js';
import { fileOf, numberOf, publishList } from './publish.js';

const FOLDER = '.puzzles';

/** How many milliseconds a game takes before it is the next game's turn. */
const TURN = 60_000;

/** The matches played so far, in the order of their numbers. Ignores a truncated last line. */
function matchesOf(game: string): MinedMatch[] {
  const file = `${FOLDER}/${game}.jsonl`;
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  // `mineAll` wrote it.
  return lines.map((line) => JSON.parse(line) as MinedMatch);
}

/** The puzzles of a game in the package. */
const publishedOf = async ({ id }: AnyMine) => (PUZZLE_GAMES.includes(id) ? puzzlesOf(id) : []);

/** Plays matches of each game in turn until the time is up. */
async function mineAll(mines: readonly AnyMine[], wanted: number, end: number): Promise<void> {
  const begun = mines.map(async (mine) => {
    const matches = matchesOf(mine.id);
    // Removes a truncated last line.
    writeFileSync(`${FOLDER}/${mine.id}.jsonl`, matches.map((match) => `${JSON.stringify(match)}\n`).join(''));
    const last = Math.max(-1, ...[...matches, ...(await publishedOf(mine))].map(({ seed }) => numberOf(seed)));
    return { mine, next: last + 1, found: matches.reduce((sum, { found }) => sum + found.length, 0) };
  });
  const states = await Promise.all(begun);
  while (Date.now() < end && states.some(({ found }) => found < wanted)) {
    for (const state of states) {
      const { mine } = state;
      for (const stop = Math.min(end, Date.now() + TURN); Date.now() < stop && state.found < wanted; ) {
        const match = mine.play(state.next);
        appendFileSync(`${FOLDER}/${mine.id}.jsonl`, `${JSON.stringify(match)}\n`);
        state.next += 1;
        state.found += match.found.length;
      }
      console.log(`${mine.id}: ${state.found} puzzles in ${state.next} matches`);
    }
  }
}

/** Checks the published puzzles that are solvable endings, and reports the ones whose exact lead is too small. */
async function checkExact(mines: readonly AnyMine[]): Promise<void> {
  for (const mine of mines) {
    const puzzles = await publishedOf(mine);
    const checked = puzzles.flatMap((puzzle) => {
      const lead = mine.confirmExactly(puzzle);
      return lead === null ? [] : [{ id: puzzle.id, lead }];
    });
    const wrong = checked.filter(({ lead }) => lead < LEAD);
    console.log(
      `${mine.id}: ${checked.length} of ${puzzles.length} puzzles are solved endings, ${checked.length - wrong.length} agree`,
    );
    for (const { id, lead } of wrong) console.error(`${id}: its solution leads by only ${lead.toFixed(3)}`);
    if (wrong.length > 0) process.exitCode = 1;
  }
}

/** The number of tries for each move of a published puzzle. */
const TRIES_AGAIN = 1000;

/** Whether the solution of a published puzzle still leads clearly, by almost as much as for a new one. */
function holds(mine: AnyMine, puzzle: Puzzle): boolean {
  const { lead, error } = mine.confirm(puzzle, { tries: TRIES_AGAIN, seed: 'again' });
  return lead >= 0.8 * LEAD && lead > 4 * error;
}

const { values, positionals: names } = parseArgs({
  options: {
    again: { type: 'boolean', default: false },
    'check-exact': { type: 'boolean', default: false },
    minutes: { type: 'string', default: 'Infinity' },
    wanted: { type: 'string', default: '400' },
  },
  allowPositionals: true,
});
const ids = MINES.map(({ id }) => id);
const unknown = names.filter((name) => !ids.includes(name));
if (unknown.length > 0) throw new Error(`expected names of ${ids.join(', ')}, got ${unknown.join()}`);
const asked = MINES.filter(({ id }) => names.length === 0 || names.includes(id));
if (values['check-exact']) {
  await checkExact(asked);
  process.exit();
}
mkdirSync(FOLDER, { recursive: true });
const minutes = Number(values.minutes);
if (minutes > 0) await mineAll(asked, Number(values.wanted), Date.now() + 60_000 * minutes);
for (const mine of asked) {
  const matches = matchesOf(mine.id);
  const found = matches.reduce((sum, match) => sum + match.found.length, 0);
  const published = await publishedOf(mine);
  const before = values.again ? published.filter((puzzle) => holds(mine, puzzle)) : published;
  console.log(
    `${mine.id}: ${mine.publish(matches, before)} puzzles; ${found} found in the ${matches.length} matches in ${FOLDER}`,
  );
}
publishList(ids.filter((id) => existsSync(fileOf(id))));
