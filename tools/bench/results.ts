import type { Bundled } from './bundlers.js';
import type { Entrant } from './entrants.js';
import type { BotFigures } from './jobs/bot.js';
import { median, type Pace } from './jobs/measure.js';
import type { MemoryFigures } from './jobs/memory.js';
import type { ServerFigures } from './jobs/server.js';
import type { SliceFigures } from './jobs/slices.js';
import type { NativePace } from './process.js';
import type { InRuntimes, MeasuredRuntime } from './runtimes.js';

/** The measured ways to play. */
export type WayName =
  | 'byHand'
  | 'inPlace'
  | 'inCompany'
  | 'applied'
  | 'withImmer'
  | 'withStructuredClone'
  | 'throughClient'
  | 'throughReducer';

export const WAYS: { readonly [Name in WayName]: string } = {
  byHand: 'hand-written JavaScript, same JSON',
  inPlace: 'in place',
  inCompany: 'in place, all games loaded and run',
  applied: '`legalMoves` + `apply`, events and all',
  withStructuredClone: 'our rules on a `structuredClone`',
  withImmer: 'our rules inside immer',
  throughReducer: "boardgame.io's bare reducer",
  throughClient: "boardgame.io's client",
};

/** All results of one game. */
export interface Measured {
  readonly entrant: Entrant;
  readonly ways: ReadonlyMap<WayName, Pace>;
  readonly natives: readonly NativePace[];
  /** Servers that check each move once, by turn. */
  readonly servers: readonly ServerFigures[];
  /** Moves per second of servers that check each move three times. */
  readonly checksThrice: readonly number[];
  readonly bot: BotFigures;
  readonly slices: SliceFigures;
  readonly memory: MemoryFigures;
  readonly runtimes: readonly InRuntimes[];
}

/** The results of a run. */
export interface BenchResults {
  readonly games: readonly Measured[];
  readonly bundled: readonly Bundled[];
  readonly runtimes: readonly MeasuredRuntime[];
}

/** The median pace of a way; `undefined` if it did not run. */
export function paceOf({ ways }: Measured, way: WayName): number | undefined {
  const pace = ways.get(way);
  return pace === undefined ? undefined : median(pace.rates);
}

/** The median pace of the C program. */
export function nativePaceOf({ natives }: Measured): number | undefined {
  const rates = natives.flatMap((pace) => ('rate' in pace ? [pace.rate] : []));
  return rates.length === 0 ? undefined : median(rates);
}

/** The moves per second of servers that check each move once. */
export const serverRates = ({ servers }: Measured) => servers.flatMap(({ rates }) => rates);
