import type { Game, GameTypes } from '../../../src/engine/game.js';

/** The games that one process plays. */
export interface Job {
  readonly seats: number;
  /** Games in one round. */
  readonly games: number;
  /** Measured rounds, after the warm-up. */
  readonly rounds: number;
}

/** A checksum of the work: ways to play that did the same work have the same tally. */
export interface Tally {
  games: number;
  moves: number;
  /** Rounds, deals or games of a session, as the state counts them. */
  rounds: number;
  /** All points of all seats at the end of every game. */
  points: number;
  /** The sum of the squared numbers of moves a game, for the error of their mean. */
  squares: number;
}

/** Moves per second of every round, and the tally of all rounds. */
export interface Pace {
  readonly rates: readonly number[];
  readonly tally: Tally;
}

export function newTally(): Tally {
  return { games: 0, moves: 0, rounds: 0, points: 0, squares: 0 };
}

/** Counts one finished game. */
export function count<G extends GameTypes>(tally: Tally, game: Game<G>, state: G['State'], moves: number): void {
  // A state counts its rounds or the games of its session, if the game has them.
  const { round = 0, gameNumber = 0 } = state as { readonly round?: number; readonly gameNumber?: number };
  tally.games += 1;
  tally.moves += moves;
  tally.squares += moves * moves;
  tally.rounds += Math.max(round, gameNumber);
  for (const points of game.score(state)) tally.points += points;
}

/** Processor seconds of this process so far: other processes distort them less than the clock. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}

/** The processor seconds that `work` takes. */
export function secondsOf(work: () => void): number {
  const start = cpuSeconds();
  work();
  return cpuSeconds() - start;
}

/** Unmeasured rounds, in which the compiler uses processor time. */
const WARM_UP = 6;

/** Plays `rounds` rounds after the warm-up. `play` plays a round and adds to the tally. */
export function paced({ rounds }: Job, play: (round: number, tally: Tally) => void): Pace {
  for (let round = -WARM_UP; round < 0; round++) play(round, newTally());
  const tally = newTally();
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = tally.moves;
    const seconds = secondsOf(() => play(round, tally));
    rates.push((tally.moves - before) / seconds);
  }
  return { rates, tally };
}
