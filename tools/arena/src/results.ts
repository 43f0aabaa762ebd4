import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { dirname } from 'node:path';
import { type Interval, LEVELS, ladderOf, type Rung, type Strength, strengthOf } from 'hencoop/bots';
import { filesBelow } from '../../lib/files.js';
import type { Loaded } from './games.js';
import { fewerIsBetter } from './lookAhead.js';
import { type Pace, paceOf } from './pace.js';
import { anchorOf, type Duel, duelsPlayed, type Played, type Ready } from './tournament.js';

/** What a tournament has shown: a file in tools/arena/results is one of these as JSON. */
export interface Results {
  readonly game: string;
  readonly rulesVersion: number;
  /** The command that plays the tournament again. */
  readonly command: string;
  readonly environment: Environment;
  readonly bots: readonly {
    readonly spec: string;
    readonly iterations: number | null;
    readonly pace: readonly Pace[];
  }[];
  readonly duels: readonly DuelFigures[];
  /** One for each number of seats of a round robin; empty for duels. */
  readonly ladders: readonly {
    readonly seats: number;
    readonly deals: number;
    readonly games: number;
    /** The bot that stands at 0; `null` if the average of all does. */
    readonly anchor: string | null;
    readonly rungs: readonly Rung[];
  }[];
}

/** An {@link Interval} as JSON: `null` is infinite. */
export type Bounds = { readonly [Name in keyof Interval]: number | null };

/** The strength of a candidate in one duel. */
export interface DuelFigures extends Pick<Strength, 'deals' | 'games' | 'wins'> {
  readonly seats: number;
  readonly candidate: string;
  readonly rival: string;
  /** By the model of `eloOf`. */
  readonly elo: Bounds;
  /** How much better the candidate's score is than the average of its rivals, in points of the game. */
  readonly pointsAhead: Bounds;
}

/** The figures, and the machine and the code that they are of. */
export interface Environment {
  /** The commit. */
  readonly commit: string;
  /** See {@link codeVersion}. */
  readonly code: string;
  readonly date: string;
  readonly node: string;
  readonly processor: string;
  readonly cores: number;
}

/** Code that decides no move. Of the levels, {@link codeVersion} reads all but the labels. */
const UNDECIDING =
  /\/(?:(?:locales|svg|element)\/.*|clauses|doors|element|levels|locale|narrow|notation|offered|record|schema|setupTexts|sheet|svg|tableText|text|words)\.ts$/;

/** The code of the arena that decides how a tournament goes. */
const ARENA = ['entrants', 'games', 'lookAhead', 'tournament'].map((name) => `tools/arena/src/${name}.ts`);

function git(...args: readonly string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    // No repository, as in an unpacked archive.
    return '';
  }
}

/**
 * A digest of the code that plays these games, committed or not: results of different code must not be mixed. It does not
 * change with words, other games, and the Elo on the labels of levels.
 */
export function codeVersion(games: readonly Loaded[]): string {
  const hash = createHash('sha256');
  const folders = ['src/engine', 'src/bots', ...games.map(({ game }) => `src/${game.id}`)];
  const files = folders.flatMap((folder) => filesBelow(folder, '.ts')).filter((file) => !UNDECIDING.test(file));
  for (const file of [...files, ...ARENA]) hash.update(`${file}\n`).update(readFileSync(file));
  for (const { bots } of games) {
    for (const name of LEVELS) {
      const { elo: _, ...level } = bots.levels[name];
      hash.update(JSON.stringify(level));
    }
  }
  return hash.digest('hex').slice(0, 10);
}

function environment(code: string): Environment {
  return {
    commit: git('rev-parse', '--short=10', 'HEAD').trim(),
    code,
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
  };
}

/** Four digits after the point: more than the intervals justify. */
const rounded = (value: number) => Math.round(value * 1e4) / 1e4;
const roundedInterval = ({ low, mean, high }: Interval): Interval => ({
  low: rounded(low),
  mean: rounded(mean),
  high: rounded(high),
});
const finite = (value: number) => (Number.isFinite(value) ? rounded(value) : null);
const boundsOf = ({ low, mean, high }: Interval): Bounds => ({
  low: finite(low),
  mean: finite(mean),
  high: finite(high),
});

function figuresOf({ seats, candidate, rival, results }: Duel, fewer: boolean): DuelFigures {
  const { deals, games, wins, elo, margin } = strengthOf(results, seats);
  const ahead = fewer ? { low: -margin.high, mean: -margin.mean, high: -margin.low } : margin;
  return {
    seats,
    candidate,
    rival,
    deals,
    games,
    wins: roundedInterval(wins),
    elo: boundsOf(elo),
    pointsAhead: boundsOf(ahead),
  };
}

/** How the results of a tournament are drawn up. */
export interface ResultsConfig {
  readonly command: string;
  readonly code: string;
  /** Whether to measure how long the bots think. */
  readonly paced: boolean;
}

/** The results of a tournament that has been played to its end. */
export function resultsOf(ready: Ready, played: Iterable<Played>, { command, code, paced }: ResultsConfig): Results {
  const { game, tournament, entrants } = ready;
  const duels = duelsPlayed(tournament, played);
  const fewer = fewerIsBetter(game);
  const specs = [...entrants.keys()];
  const opponentOf = (spec: string) =>
    tournament.rival !== null && tournament.rival !== spec
      ? tournament.rival
      : (specs.find((other) => other !== spec) ?? spec);
  return {
    game: tournament.game,
    rulesVersion: game.rulesVersion,
    command,
    environment: environment(code),
    bots: [...entrants.values()].map(({ spec, iterations }) => ({
      spec,
      iterations,
      pace: (paced ? tournament.seats : []).map((seats) => {
        const pace = paceOf(ready, spec, opponentOf(spec), seats);
        return { ...pace, milliseconds: rounded(pace.milliseconds) };
      }),
    })),
    duels: duels.map((duel) => figuresOf(duel, fewer)),
    ladders: tournament.rival !== null ? [] : tournament.seats.map((seats) => ladder(ready, duels, seats)),
  };
}

function ladder({ entrants, tournament }: Ready, duels: readonly Duel[], seats: number): Results['ladders'][number] {
  const pairings = duels.filter((duel) => duel.seats === seats);
  const anchor = anchorOf([...entrants.keys()]);
  return {
    seats,
    deals: tournament.deals,
    games: pairings.reduce((sum, { results }) => sum + results.length * seats, 0),
    anchor: anchor ?? null,
    rungs: ladderOf(pairings, { seats, anchor }).map(({ name, elo }) => ({ name, elo: roundedInterval(elo) })),
  };
}

export function writeResults(file: string, results: Results): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

/** The published results: those in tools/arena/results, in the order of their names. */
export function publishedResults(): Results[] {
  // Written by `writeResults`.
  return filesBelow('tools/arena/results', '.json').map((file) => JSON.parse(readFileSync(file, 'utf8')) as Results);
}
