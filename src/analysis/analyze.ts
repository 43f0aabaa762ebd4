import type { GameBots } from '../bots/gameBots.js';
import type { GameTypes } from '../engine/game.js';
import { isRecord } from '../engine/guards.js';
import { refuseOption } from '../engine/options.js';
import type { Seat } from '../engine/seats.js';
import { Chain, type Decision, type SeatSummary } from './chain.js';
import { CONFIG_NAMES, checkBots, readTrials } from './config.js';

/** One change of the table: a step of `replay`, an entry of a host's log, or of what a seat has learned. */
export interface AnalyzedStep<G extends GameTypes> {
  /** The move that led to it; `null` for the set-up, and in the log of a seat for the moves of others. */
  readonly move: G['Move'] | null;
  /** Its events in order: all in full, or all as one seat learned them. */
  readonly events: readonly (G['Event'] | G['RedactedEvent'])[];
}

/** How a game is analyzed. */
export interface AnalyzeConfig {
  /** How many playouts each number is the average of, from 2 to 100,000; default 200. */
  readonly playouts?: number | undefined;
  /**
   * Whose knowledge counts. `'seat'`, the default: each decision is judged by what its seat could know then. `'knowingAll'`:
   * by all cards as they lay, which is hindsight.
   */
  readonly as?: 'seat' | 'knowingAll' | undefined;
  /** Makes the analysis repeatable; default `'analysis'`. */
  readonly seed?: string | undefined;
  /** Ends the analysis: the next finding is its reason, thrown. */
  readonly signal?: AbortSignal | undefined;
}

/** What an analysis finds: a decision, or at the end the account of a seat. */
export type Finding<G extends GameTypes> = Decision<G> | SeatSummary;

/**
 * Judges every decision of a game: which move was best, and what the played one lost in the chance to win. At the end comes the
 * account of each seat, in which `start + luck - loss + gifts` is `result`.
 *
 * From the full log of a game, it judges the decisions of all seats; from what one seat has learned, those of that seat. Other
 * tasks run between two decisions.
 *
 * @param bots - The bots of the game, which play the playouts.
 * @param steps - From the set-up on, such as `replay` of `hencoop/record` gives, or `seatEntries` of `hencoop/referee`.
 *
 * @example
 * ```ts
 * import { analyze } from 'hencoop/analysis';
 * import { chicken } from 'hencoop/chicken';
 * import { chickenBots } from 'hencoop/chicken/bots';
 * import { chickenEntry } from 'hencoop/chicken/record';
 * import { recordOf, replay } from 'hencoop/record';
 *
 * const start = chicken.setup({ seats: 2, seed: 'farm', options: { maxRounds: 1 } });
 * const move = { seat: 0, type: 'withdraw' } as const;
 * const record = recordOf(chickenEntry, chicken.apply(start, move), [move]);
 * for await (const finding of analyze(chickenBots, replay(chickenEntry, record), { playouts: 50 })) {
 *   if (finding.type === 'decision') finding.loss > 0; // true: there is a better move than to withdraw
 * }
 * ```
 *
 * @throws RangeError naming the path of an invalid entry of `config`, or for something else than the bots of a game and a list of
 * steps; with the next finding for steps that do not begin with the set-up, and for one that cannot follow on those before it.
 */
export function analyze<G extends GameTypes>(
  bots: GameBots<G>,
  steps: Iterable<AnalyzedStep<G>>,
  config: AnalyzeConfig = {},
): AsyncGenerator<Finding<G>, void, undefined> {
  checkBots(bots);
  if (typeof steps?.[Symbol.iterator] !== 'function') refuseOption('steps', 'a list of steps', steps);
  return findingsOf(bots, steps, readConfig(config));
}

async function* findingsOf<G extends GameTypes>(
  bots: GameBots<G>,
  steps: Iterable<AnalyzedStep<G>>,
  { playouts, as, seed, signal }: ReturnType<typeof readConfig>,
): AsyncGenerator<Finding<G>, void, undefined> {
  let chains: Chain<G>[] | null = null;
  let number = 0;
  for (const step of steps) {
    signal?.throwIfAborted();
    const { move, events } = readStep(step, number);
    chains ??= chainsFor(bots, events[0], { playouts, seed, signal, knowsAll: as === 'knowingAll' });
    const all = chains;
    const decision = await following(number, signal, () => decisionOf(all, move, events, number));
    if (decision !== null) {
      yield decision;
      // So that a page, or a server, does something else in between.
      await new Promise((resume) => setTimeout(resume));
    }
    number += 1;
  }
  signal?.throwIfAborted();
  for (const chain of chains ?? []) yield await following(number - 1, signal, () => chain.summary());
}

/** Takes a step, and judges its move; `null` without one. */
async function decisionOf<G extends GameTypes>(
  chains: readonly Chain<G>[],
  move: AnalyzedStep<G>['move'],
  events: AnalyzedStep<G>['events'],
  number: number,
): Promise<Decision<G> | null> {
  const mover = move === null ? undefined : chains.find(({ seat }) => seat === move.seat);
  if (mover?.isLegal(move) === false) refuseOption(`steps[${number}].move`, 'a move that was legal then', move);
  const verdict = mover === undefined || move === null ? null : await mover.decide(move, number - 1);
  for (const chain of chains) chain.learn(events);
  return mover === undefined || verdict === null ? null : mover.close(verdict);
}

/** @throws RangeError where events that no game has fail only later, at a table that they have spoiled. */
async function following<T>(number: number, signal: AbortSignal | undefined, act: () => T | Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (cause) {
    if (cause instanceof RangeError || signal?.aborted) throw cause;
    throw new RangeError(`steps[${number}]: expected one that can follow on those before it, got another`, { cause });
  }
}

function readStep<G extends GameTypes>(step: AnalyzedStep<G>, number: number): AnalyzedStep<G> {
  if (!isRecord(step)) return refuseOption(`steps[${number}]`, 'a step', step);
  const { move, events } = step;
  if (!Array.isArray(events)) return refuseOption(`steps[${number}].events`, 'a list of events', events);
  if (move !== null && !isRecord(move)) return refuseOption(`steps[${number}].move`, 'a move or null', move);
  return { move, events };
}

function chainsFor<G extends GameTypes>(
  bots: GameBots<G>,
  opening: G['Event'] | G['RedactedEvent'] | undefined,
  config: ConstructorParameters<typeof Chain<G>>[2],
): Chain<G>[] {
  if (opening?.type !== 'opened') refuseOption('steps', 'the set-up first', opening?.type);
  // Every opening has these; that of a seat names it.
  const { seats, viewer } = opening as G['Event'] & { readonly seats: number; readonly viewer?: Seat | null };
  if (viewer === undefined) return Array.from({ length: seats }, (_, seat) => new Chain(bots, seat, config));
  if (config.knowsAll) refuseOption('config.as', "'seat' for what a seat has learned", 'knowingAll');
  if (viewer === null) return refuseOption('steps', 'a seat that learned them', 'a spectator');
  return [new Chain(bots, viewer, { ...config, redacted: true })];
}

function readConfig(config: AnalyzeConfig) {
  const trials = readTrials(config, [...CONFIG_NAMES, 'as']);
  const { as = 'seat' } = config;
  if (as !== 'seat' && as !== 'knowingAll') refuseOption('config.as', "'seat' or 'knowingAll'", as);
  return { ...trials, as };
}
