// Counts the tree below a position of every game down to the last depth with at most twelve million positions: npm run lab -- count
// With names, only those games. Counted parts stay in .counts, so that the same command resumes an interrupted run.
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { GameId } from 'hencoop/games';
import { GAMES } from '../../tools/lib/games.js';
import { loadGame } from '../inside.js';
import type { Part } from './part.js';
import { deepPositionOf, PARTS } from './position.js';
import { readCounts, writeCounts } from './results.js';
import { cut, type Level, sumOf } from './tree.js';

/** The maximum number of positions at the last counted depth. */
const MOST = 12_000_000;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !GAMES.some((id) => id === name));
if (unknown.length > 0) throw new Error(`expected names of ${GAMES.join(', ')}, got ${unknown}`);

/** Counts parts of a tree in another process, and appends each result to a file. */
function countParts(id: string, depth: number, indexes: readonly number[], file: string): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'lab/count/part.ts', id, `${depth}`, ...indexes.map(String)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let rest = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) appendFileSync(file, `${line}\n`);
  });
  return new Promise((done, fail) => {
    child.once('close', (code) => (code === 0 ? done() : fail(new Error(`${id}: expected counts, got ${code}`))));
  });
}

/** The parts counted so far. Ignores a truncated last line. */
function partsIn(file: string): Part[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  // `countParts` wrote it.
  return lines.map((line) => JSON.parse(line) as Part);
}

/** Counts the whole tree of a game down to `depth`. */
async function countTo(id: GameId, depth: number): Promise<Level[]> {
  const { game } = await loadGame(id);
  const { state } = await deepPositionOf(id);
  const { top, states } = cut(game, state, depth, PARTS);
  mkdirSync('.counts', { recursive: true });
  const file = `.counts/${id}-${depth}.jsonl`;
  const done = new Set(partsIn(file).map(({ index }) => index));
  const missing = [...states.keys()].filter((index) => !done.has(index));
  const processes = availableParallelism();
  const shares = Array.from({ length: processes }, (_, share) => missing.filter((_, at) => at % processes === share));
  await Promise.all(shares.filter(({ length }) => length > 0).map((share) => countParts(id, depth, share, file)));
  const below = partsIn(file)
    .map(({ levels }) => levels)
    .reduce<readonly Level[]>(sumOf, []);
  return [...top, ...below];
}

for (const id of names.length > 0 ? GAMES.filter((id) => names.includes(id)) : GAMES) {
  const { title, depth } = await deepPositionOf(id);
  const known = readCounts()[id];
  let levels = known?.title === title ? known.levels : await countTo(id, depth);
  for (let last = levels.at(-1); last !== undefined; last = levels.at(-1)) {
    writeCounts({ ...readCounts(), [id]: { title, levels } });
    console.log(`${id}: depth ${levels.length - 1}, ${last.positions} positions`);
    const next = last.moves - last.shuffles;
    if (next === 0 || next > MOST) break;
    levels = await countTo(id, levels.length);
  }
}
