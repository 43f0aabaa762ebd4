import type { GameBots } from '../bots/gameBots.js';
import { Slices } from '../bots/slices.js';
import { failed } from '../engine/failed.js';
import type { GameTypes } from '../engine/game.js';
import { isRecord } from '../engine/guards.js';
import { refuseOption } from '../engine/options.js';
import type { Seat } from '../engine/seats.js';
import { Chain, type Decision, type SeatSummary } from './chain.js';
import { CONFIG_NAMES, checkBots, readTrials } from './config.js';

/** One change of the table: a step of `replay`, or an entry of a host's or a seat's log. */
export interface AnalyzedStep<G extends GameTypes> {
  /** The move that caused it; `null` for the set-up and, in a seat's log, for the moves of others. */
  readonly move: G['Move'] | null;
  /** Its events in order: all in full, or all redacted for one seat. */
  readonly events: readonly (G['Event'] | G['RedactedEvent'])[];
}

/** Options of {@link analyze}. */
export interface AnalyzeConfig {
  /** The number of playouts behind each figure, from 2 to 100,000; default 200. */
  readonly playouts?: number | undefined;
  /**
   * The knowledge by which to judge decisions. `'seat'`, the default: what the seat could know at the time.
   * `'knowingAll'`: all cards as they were, in hindsight.
   */
  readonly as?: 'seat' | 'knowingAll' | undefined;
  /** Makes the analysis repeatable; default `'analysis'`. */
  readonly seed?: string | undefined;
  /** Cancels the analysis: requesting the next finding throws its reason. */
  readonly signal?: AbortSignal | undefined;
}

/** A judged decision or, at the end, the summary of a seat. */
export type Finding<G extends GameTypes> = Decision<G> | SeatSummary;

/**
 * Judges every decision of a game: which move was best, and how much chance to win the played move cost. At the end it
 * yields a summary of each seat, in which `start + luck - loss + gifts` is `result`.
 *
 * From the full log of a game, it judges the decisions of all seats; from a seat's log, only the decisions of that
 * seat. Other tasks run every few milliseconds.
 *
 * @param bots - The bots of the game, for the playouts.
 * @param steps - The steps from the set-up on, such as from `replay` of `hencoop/record` or `seatEntries` of
 * `hencoop/referee`.
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
 * @throws RangeError if `bots` are not a game's bots, `steps` is not iterable, or an entry of `config` is invalid. The
 * generator throws one if the steps do not begin with the set-up, or a step does not follow from the steps before it.
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
  const slices = new Slices(signal);
  let chains: Chain<G>[] | null = null;
  let number = 0;
  for (const step of steps) {
    signal?.throwIfAborted();
    if (slices.isOver) await slices.pause();
    const { move, events } = readStep(step, number);
    chains ??= chainsFor(bots, events[0], { playouts, seed, slices, signal, knowsAll: as === 'knowingAll' });
    const all = chains;
    const decision = await following(number, signal, () => decisionOf(all, move, events, number));
    if (decision !== null) {
      yield decision;
    }
    number += 1;
  }
  signal?.throwIfAborted();
  for (const chain of chains ?? []) yield await following(number - 1, signal, () => chain.summary());
}

/** Takes a step, and judges its move; `null` if it has none. */
async function decisionOf<G extends GameTypes>(
  chains: readonly Chain<G>[],
  move: AnalyzedStep<G>['move'],
  events: AnalyzedStep<G>['events'],
  number: number,
): Promise<Decision<G> | null> {
  const mover = move === null ? undefined : chains.find(({ seat }) => seat === move.seat);
  if (mover?.isLegal(move) === false) refuseOption(`steps[${number}].move`, 'a move that was legal then', move);
  const verdict = mover === undefined || move === null ? null : await mover.decide(move);
  for (const chain of chains) await chain.learn(events);
  return mover === undefined || verdict === null ? null : mover.close(verdict);
}

/** Names the step at which `act` fails: impossible events may corrupt the table and fail only later. */
async function following<T>(number: number, signal: AbortSignal | undefined, act: () => T | Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (cause) {
    throw signal?.aborted ? cause : failed(cause, `steps[${number}]`, 'following it');
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
  // Every opening has these fields; a seat's opening names its viewer.
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
