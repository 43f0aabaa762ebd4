// Plays small decks of every game in every possible way, and judges every state by the laws: npm run prove. With
// --deep, decks with ten times as many states; with names, only those games, or the planted bugs: npm run prove --
// planted
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { GAMES } from '../lib/games.js';
import { machine } from '../lib/machine.js';
import {
  type DeckResult,
  type PlantedResult,
  type ProofResults,
  RESULTS,
  readResults,
  writeResults,
} from './results.js';

const PLANTED = 'planted';
const ALL: readonly string[] = [...GAMES, PLANTED];

const words = process.argv.slice(2);
const depths = words.includes('--deep') ? ['ci', 'prove', 'deep'] : ['ci', 'prove'];
const names = words.filter((word) => word !== '--deep');
const unknown = names.filter((name) => !ALL.includes(name));
if (unknown.length > 0) throw new Error(`expected names of ${ALL.join(', ')}, got ${unknown}`);

/** The results that the process for `name` prints, one per line. */
function run(name: string): Promise<object[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/prove/game.ts', name, ...depths], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk;
    process.stdout.write(chunk.toString().replaceAll(/^(?=.)/gm, `${name}: `));
  });
  return new Promise((done, fail) => {
    child.once('close', (code) => {
      if (code === 0)
        done(
          text
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line)),
        );
      else fail(new Error(`${name}: a law does not hold, see above`));
    });
  });
}

const waiting = names.length > 0 ? [...names] : [...ALL];

/** Adds a process's findings to the results. */
function keep(name: string, found: readonly object[]): void {
  const old: ProofResults = existsSync(RESULTS) ? readResults() : { machine: '', days: {}, games: {}, planted: [] };
  // The process prints results of the one kind or of the other.
  const planted = name === PLANTED ? (found as readonly PlantedResult[]) : old.planted;
  const given = name === PLANTED ? old.games : { ...old.games, [name]: found as readonly DeckResult[] };
  const games = Object.fromEntries(GAMES.flatMap((id) => (given[id] === undefined ? [] : [[id, given[id]]])));
  const days = { ...old.days, [name]: new Date().toISOString().slice(0, 10) };
  writeResults({ machine: machine(), days, games, planted });
}

async function work(): Promise<void> {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) keep(name, await run(name));
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
