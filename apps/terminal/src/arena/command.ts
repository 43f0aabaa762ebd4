import { type ParseArgsConfig, parseArgs } from 'node:util';
import { PROCESS } from './entrants.js';
import type { BotLimits } from './protocolBot.js';
import { Refusal } from './refusal.js';
import { freshDealKey, hasProcesses, type Tournament } from './tournament.js';

/** A parsed command line. */
export interface Command {
  readonly tournament: Tournament;
  /** Whether the deal key is made up: an unfinished tournament has one already. */
  readonly isKeyFresh: boolean;
  /** Stops after this time, with the deals finished so far. */
  readonly minutes: number | undefined;
  readonly threads: number | undefined;
  readonly out: string | undefined;
  readonly log: string | undefined;
  /** Whether `out` and `log` may replace files. */
  readonly force: boolean;
  readonly paced: boolean;
}

/** The usage of the arena. `program` is the command that starts it. */
export const usageOf = (program: string) => `${program} GAME --candidates BOTS [options]

  --candidates strong,search:300
                     who plays
  --bot "python3 mine.py"
                     one more candidate: a program that speaks the bot
                     protocol; may be repeated
  --rival heuristic  whom every candidate plays against; default
                     heuristic. For a mixed field: strong+easy
  --round-robin      every two candidates play each other; there is no
                     rival
  --seats 2,4        how many seats the tables have; default 2
  --deals 500        deals for each duel, each played with the
                     candidate at every seat; default 100
  --minutes 10       instead of --deals: as many as can be played in
                     this time, at least one
  --seed arena       the bots' choices; default arena
  --deal-key KEY     the deals, as printed with results; default 32
                     fresh hexadecimal digits
  --options '{"targetScore":50}'
                     options of the game, as JSON
  --milliseconds 100 how long programs may think about a move; default
                     100
  --iterations 500   instead of --milliseconds: a number of playouts,
                     or what a program takes for one
  --patience 10000   by how many milliseconds a program may be late
                     before it has lost; default 10000
  --out FILE         where the results go; default NAME.json in a
                     folder for arenas
  --log FILE         where finished deals go, so that the same command
                     goes on after a stop
  --force            let --out and --log replace files
  --threads N        worker threads; default one for each core
  --unpaced          do not measure how long a move takes

Bots: random (or uniform), heuristic, easy, medium, strong, expert (in
Chicken Roundup), the name of a personality, search:300 (playouts a
move), search:5ms, plain:300 (a search that knows nothing of the
game), lookAhead, the path of a module whose default export makes
bots, or bot:COMMAND for a program.`;

const OPTIONS = {
  candidates: { type: 'string' },
  bot: { type: 'string', multiple: true },
  rival: { type: 'string' },
  'round-robin': { type: 'boolean' },
  seats: { type: 'string' },
  deals: { type: 'string' },
  minutes: { type: 'string' },
  seed: { type: 'string' },
  'deal-key': { type: 'string' },
  options: { type: 'string' },
  milliseconds: { type: 'string' },
  iterations: { type: 'string' },
  patience: { type: 'string' },
  out: { type: 'string' },
  log: { type: 'string' },
  force: { type: 'boolean' },
  threads: { type: 'string' },
  unpaced: { type: 'boolean' },
} as const;

const MAX_DEALS = 1_000_000;
/** More deals than a timed tournament can play. */
const MANY_DEALS = 10_000;
const MAX_MINUTES = 10_000;
export const MAX_THREADS = 1_000;
const MAX_MILLISECONDS = 600_000;
const MAX_ITERATIONS = 10_000_000;

/**
 * Reads a command line.
 * @throws Refusal if it is invalid; the message says why.
 */
export function readCommand(words: readonly string[], program: string): Command {
  const { values, positionals } = parseWords(words, OPTIONS, program);
  const [game, ...rest] = positionals;
  if (game === undefined || rest.length > 0) {
    throw new Refusal(`expected one game, got ${positionals.length}\n\n${usageOf(program)}`);
  }
  const candidates = [
    ...(values.candidates === undefined ? [] : list(values.candidates)),
    ...(values.bot ?? []).map((command) => `${PROCESS}${command.trim()}`),
  ];
  if (candidates.length === 0) {
    throw new Refusal(`--candidates: expected names of bots, got nothing\n\n${usageOf(program)}`);
  }
  const roundRobin = values['round-robin'] ?? false;
  if (roundRobin && values.rival !== undefined) {
    throw new Refusal('--rival: expected no rival in a round robin; name all bots as candidates');
  }
  if (values.minutes !== undefined && values.deals !== undefined) {
    throw new Refusal('--minutes: expected either a number of minutes or of deals');
  }
  const rival = roundRobin ? null : (values.rival ?? 'heuristic');
  return {
    minutes: values.minutes === undefined ? undefined : wholeNumber('--minutes', values.minutes, MAX_MINUTES),
    tournament: {
      game,
      seats: list(values.seats ?? '2').map((text) => wholeNumber('--seats', text, 100)),
      candidates,
      rival,
      deals: values.minutes === undefined ? wholeNumber('--deals', values.deals ?? '100', MAX_DEALS) : MANY_DEALS,
      seed: values.seed ?? 'arena',
      dealKey: readDealKey(values['deal-key'] ?? freshDealKey()),
      options: readOptions(values.options),
      ...readLimits(values, hasProcesses({ candidates, rival })),
    },
    isKeyFresh: values['deal-key'] === undefined,
    threads: values.threads === undefined ? undefined : wholeNumber('--threads', values.threads, MAX_THREADS),
    out: values.out,
    log: values.log,
    force: values.force ?? false,
    paced: !(values.unpaced ?? false),
  };
}

/** The options that limit programs. */
type LimitValues = { readonly [Name in 'milliseconds' | 'iterations' | 'patience']?: string | undefined };

/** Reads the limits of programs, if there are any. */
function readLimits(values: LimitValues, haveProcesses: boolean): { readonly limits?: BotLimits } {
  const { milliseconds, iterations, patience } = values;
  if (!haveProcesses) {
    const given = (['milliseconds', 'iterations', 'patience'] as const).find((name) => values[name] !== undefined);
    if (given === undefined) return {};
    throw new Refusal(`--${given}: expected a --bot that it limits; for other bots, say search:300 or search:5ms`);
  }
  if (milliseconds !== undefined && iterations !== undefined) {
    throw new Refusal('--iterations: expected either --milliseconds or --iterations');
  }
  return {
    limits: {
      ...(iterations === undefined
        ? { milliseconds: wholeNumber('--milliseconds', milliseconds ?? '100', MAX_MILLISECONDS) }
        : { iterations: wholeNumber('--iterations', iterations, MAX_ITERATIONS) }),
      patience: wholeNumber('--patience', patience ?? '10000', MAX_MILLISECONDS),
    },
  };
}

/**
 * Reads words with `parseArgs`.
 * @throws Refusal if a word is unknown.
 */
export function parseWords<const Options extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  options: Options,
  program: string,
) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    // `parseArgs` throws only for invalid words.
    throw new Refusal(`${(error as Error).message}\n\n${usageOf(program)}`);
  }
}

const list = (text: string) => text.split(',').map((word) => word.trim());

export function wholeNumber(name: string, text: string, max: number, min = 1): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new Refusal(`${name}: expected a whole number from ${min} to ${max}, got ${text}`);
}

function readDealKey(text: string): string {
  if (/^[0-9a-f]{32}$/.test(text)) return text;
  throw new Refusal(`--deal-key: expected 32 hexadecimal digits, got ${text}`);
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

/** The command that replays a tournament and writes its results to the same file. */
export function commandFor(tournament: Tournament, out: string, program: string): string {
  const { game, seats, candidates, rival, deals, seed, dealKey, options, limits } = tournament;
  const named = candidates.filter((spec) => !spec.startsWith(PROCESS));
  const programs = candidates.filter((spec) => spec.startsWith(PROCESS));
  const words = [
    `${program} ${game}`,
    `--seats ${seats.join(',')}`,
    ...(named.length === 0 ? [] : [`--candidates ${named.join(',')}`]),
    ...programs.map((spec) => `--bot ${quoted(spec.slice(PROCESS.length))}`),
    rival === null ? '--round-robin' : `--rival ${quoted(rival)}`,
    `--deals ${deals}`,
    `--seed ${quoted(seed)}`,
    `--deal-key ${dealKey}`,
    ...(Object.keys(options).length === 0 ? [] : [`--options ${quoted(JSON.stringify(options))}`]),
    ...Object.entries(limits ?? {}).map(([name, limit]) => `--${name} ${limit}`),
    `--out ${quoted(out)}`,
  ];
  return words.join(' ');
}

const quoted = (text: string) => (/^[\w./:+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
