import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Refusal } from './refusal.js';
import type { Tournament } from './tournament.js';

/** What a command line asks for. */
export interface Command {
  readonly tournament: Tournament;
  /** Stops after this time with the deals that have been finished. */
  readonly minutes: number | undefined;
  readonly threads: number | undefined;
  readonly out: string | undefined;
  readonly log: string | undefined;
  readonly paced: boolean;
}

export const USAGE = `npm run arena -- GAME --candidates BOTS [options]
npm run arena -- publish [--minutes 120] [--threads N] [GAMES]
npm run arena -- report

  --candidates strong,search:300   who plays
  --rival heuristic                whom every candidate plays against; default heuristic
  --round-robin                    every two candidates play each other; there is no rival
  --seats 2,4                      how many seats the tables have; default 2
  --deals 500                      deals for each duel, each played with the candidate at every seat; default 100
  --minutes 10                     instead of --deals: as many as can be played in this time, at least one
  --seed arena                     the deals; default arena
  --options '{"targetScore":50}'   options of the game, as JSON
  --out FILE                       where the results go; default tools/arena/runs/NAME.json. The page is made of tools/arena/results
  --log FILE                       where finished deals go, so that the same command goes on after a stop
  --threads N                      worker threads; default one for each core
  --unpaced                        do not measure how long a move takes

Bots: uniform, heuristic, easy, medium, strong, expert, the name of a personality, search:300 (playouts a move),
search:5ms, plain:300 (a search that knows nothing of the game), lookAhead, or the path of a module whose default export
makes bots.`;

const OPTIONS = {
  candidates: { type: 'string' },
  rival: { type: 'string' },
  'round-robin': { type: 'boolean' },
  seats: { type: 'string' },
  deals: { type: 'string' },
  minutes: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string' },
  out: { type: 'string' },
  log: { type: 'string' },
  threads: { type: 'string' },
  unpaced: { type: 'boolean' },
} as const;

const MAX_DEALS = 1_000_000;
/** More than anybody waits for. */
const MANY_DEALS = 10_000;
const MAX_MINUTES = 10_000;
export const MAX_THREADS = 1_000;

/**
 * Reads a command line.
 * @throws Refusal naming what is wrong with it.
 */
export function readCommand(words: readonly string[]): Command {
  const { values, positionals } = parseWords(words, OPTIONS);
  const [game, ...rest] = positionals;
  if (game === undefined || rest.length > 0)
    throw new Refusal(`expected one game, got ${positionals.length}\n\n${USAGE}`);
  if (values.candidates === undefined)
    throw new Refusal(`--candidates: expected names of bots, got nothing\n\n${USAGE}`);
  const roundRobin = values['round-robin'] ?? false;
  if (roundRobin && values.rival !== undefined) {
    throw new Refusal('--rival: expected no rival in a round robin; name all bots as candidates');
  }
  if (values.minutes !== undefined && values.deals !== undefined) {
    throw new Refusal('--minutes: expected either a number of minutes or of deals');
  }
  return {
    minutes: values.minutes === undefined ? undefined : wholeNumber('--minutes', values.minutes, MAX_MINUTES),
    tournament: {
      game,
      seats: list(values.seats ?? '2').map((text) => wholeNumber('--seats', text, 100)),
      candidates: list(values.candidates),
      rival: roundRobin ? null : (values.rival ?? 'heuristic'),
      deals: values.minutes === undefined ? wholeNumber('--deals', values.deals ?? '100', MAX_DEALS) : MANY_DEALS,
      seed: values.seed ?? 'arena',
      options: readOptions(values.options),
    },
    threads: values.threads === undefined ? undefined : wholeNumber('--threads', values.threads, MAX_THREADS),
    out: values.out,
    log: values.log,
    paced: !(values.unpaced ?? false),
  };
}

/**
 * Reads words with `parseArgs`.
 * @throws Refusal for words that it does not know.
 */
export function parseWords<const Options extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    // `parseArgs` throws for nothing else.
    throw new Refusal(`${(error as Error).message}\n\n${USAGE}`);
  }
}

const list = (text: string) => text.split(',').map((word) => word.trim());

export function wholeNumber(name: string, text: string, max: number, min = 1): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new Refusal(`${name}: expected a whole number from ${min} to ${max}, got ${text}`);
}

function readOptions(text: string | undefined): object {
  if (text === undefined) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Refused below.
  }
  throw new Refusal(`--options: expected a JSON object, got ${text}`);
}

/** The command that plays a tournament again and writes its results to the same file. */
export function commandFor({ game, seats, candidates, rival, deals, seed, options }: Tournament, out: string): string {
  const words = [
    `npm run arena -- ${game}`,
    `--seats ${seats.join(',')}`,
    `--candidates ${candidates.join(',')}`,
    rival === null ? '--round-robin' : `--rival ${rival}`,
    `--deals ${deals}`,
    `--seed ${quoted(seed)}`,
    ...(Object.keys(options).length === 0 ? [] : [`--options ${quoted(JSON.stringify(options))}`]),
    `--out ${quoted(out)}`,
  ];
  return words.join(' ');
}

const quoted = (text: string) => (/^[\w./:-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
