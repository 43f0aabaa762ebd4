import type { GameBots } from '../bots/gameBots.js';
import type { Measure, PlayedOut } from '../bots/measures.js';
import { standardError } from '../bots/moveStats.js';
import { winsOf } from '../bots/rankValue.js';
import type { Slices } from '../bots/slices.js';
import type { Worlds } from '../bots/worlds.js';
import { OVER } from '../engine/base.js';
import { quick } from '../engine/chance.js';
import { finishDraft } from '../engine/draft.js';
import { at } from '../engine/errors.js';
import type { Emit, GameTypes, TableEventOf } from '../engine/game.js';
import { playOn } from '../engine/playout.js';
import type { Seat } from '../engine/seats.js';

/** A seat's knowledge at one moment. */
export interface Knowledge<G extends GameTypes> {
  readonly seat: Seat;
  /** The view that the seat remembers. */
  readonly view: G['View'];
  /** The possible worlds, in an order fixed by `seed`. */
  readonly worlds: (seed: string) => Worlds<G>;
}

/** How to judge moves. */
export interface Trials<G extends GameTypes> {
  readonly bots: GameBots<G>;
  /** The number of playouts behind each figure. */
  readonly playouts: number;
  /** Makes every figure repeatable. */
  readonly seed: string;
  readonly slices: Slices;
  readonly signal: AbortSignal | undefined;
}

/** The averages of a quantity after each of two moves, and the standard error of their difference. */
export interface Compared {
  readonly best: number;
  readonly played: number;
  readonly error: number;
}

/** Compares a quantity after two moves that are played out in the same worlds. */
class Comparison {
  #count = 0;
  #sums = [0, 0];
  #difference = 0;
  #squares = 0;

  add(best: number, played: number): void {
    this.#count += 1;
    this.#sums = [at(this.#sums, 0) + best, at(this.#sums, 1) + played];
    this.#difference += best - played;
    this.#squares += (best - played) ** 2;
  }

  result(): Compared {
    const [best = 0, played = 0] = this.#sums.map((sum) => sum / this.#count);
    return { best, played, error: standardError(this.#count, this.#difference, this.#squares) };
  }
}

/** Playouts after each of two moves, in the same worlds with the same chance. */
export interface Tries {
  /** Plays out both moves in one more world. */
  next(): void;
  /** The chance to win after each move. */
  chances(): Compared;
  /** Each measure after each move, by name. */
  measured(): { readonly [name: string]: Compared };
}

/** The end of a try of one move. */
interface Tried<G extends GameTypes> {
  readonly chance: number;
  readonly played: PlayedOut<G>;
}

/** Whether a try ends at a state, after `played` moves that follow the tried one. */
export type Ends<G extends GameTypes> = (state: G['State'], played: number) => boolean;

/**
 * Where tries of the game end. A try that begins at such a state, as after a deal, must first leave it. Callers must
 * call the returned function after every move of a try, starting with `played` 0.
 */
export function endsOf<G extends GameTypes>(
  bots: GameBots<G>,
  { view, worlds }: Pick<Knowledge<G>, 'view' | 'worlds'>,
  seed: string,
): Ends<G> | undefined {
  const { until } = bots.method(view.seats);
  if (until === undefined) return undefined;
  if (!until(worlds(`${seed}/first`).next(), 0, view)) return (state, played) => until(state, played, view);
  let hasLeft = false;
  return (state, played) => {
    if (played === 0) hasLeft = false;
    const ends = until(state, played, view);
    if (!ends) hasLeft = true;
    return ends && hasLeft;
  };
}

/** The tries of two moves. `null` instead of a move means playouts from the current position. */
export function triesOf<G extends GameTypes>(
  { bots, seed }: Pick<Trials<G>, 'bots' | 'seed'>,
  known: Knowledge<G>,
  best: G['Move'] | null,
  played: G['Move'] | null,
): Tries {
  const { seat, view, worlds } = known;
  const { game, policy } = bots;
  const { chanceToWin } = bots.method(view.seats);
  const ends = endsOf(bots, known, seed);
  const imagined = worlds(`${seed}/worlds`);
  const chances = new Comparison();
  const measures: readonly (readonly [string, Measure<G>, Comparison])[] = Object.entries(bots.measures).map(
    ([name, measure]) => [name, measure, new Comparison()],
  );
  let number = 0;

  function tryOut(world: G['State'], move: G['Move'] | null, tryout: string): Tried<G> {
    const events: TableEventOf<G>[] = [];
    const keep: Emit<G> = (table, event) => {
      events.push(event);
      game.rules.evolve(table, event);
    };
    const draft = game.rules.copy(world);
    const end = finishDraft<G['State']>(draft);
    const chance = quick(`${tryout}/chance`);
    if (move !== null) game.rules.play(draft, move, keep, chance);
    // Without a move to try, the game continues in any case.
    const isOver = ends?.(end, 0) ?? false;
    if (move === null || !isOver) playOn(game, draft, policy(tryout, view), chance, ends, keep);
    return { chance: chanceAt(end), played: { seat, before: view, events, end } };
  }

  function chanceAt(end: G['State']): number {
    if (end.step.type === OVER) return winsOf(game.outcome(end)?.ranking ?? [], seat);
    return chanceToWin?.(end, seat) ?? 1 / end.seats;
  }

  return {
    next() {
      const world = imagined.next();
      const tryout = `${seed}/playout/${number}`;
      const first = tryOut(world, best, tryout);
      const second = best === played ? first : tryOut(world, played, tryout);
      chances.add(first.chance, second.chance);
      if (best !== played) {
        for (const [, measure, sums] of measures) sums.add(measure.of(first.played), measure.of(second.played));
      }
      number += 1;
    },
    chances: () => chances.result(),
    measured: () => Object.fromEntries(measures.map(([name, , sums]) => [name, sums.result()])),
  };
}

/** Runs `count` playouts, pausing regularly for other tasks. */
export async function runAll(tries: Tries, count: number, slices: Slices): Promise<void> {
  for (let done = 0; done < count; done++) {
    if (slices.isOver) await slices.pause();
    tries.next();
  }
}
