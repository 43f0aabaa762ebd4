import type { CheckedGame, Game, GameTypes } from 'hencoop';
import { mayTakeBack } from 'hencoop/referee';

/** A delivery, and the view before it. */
interface Step<G extends GameTypes> {
  readonly revision: number;
  readonly before: G['View'];
  readonly events: readonly G['RedactedEvent'][];
}

/** The last delivery, and whether it came from a move of the seat itself. */
export class LastMove<G extends GameTypes> {
  readonly #game: CheckedGame<G>;
  #step: Step<G> | null = null;
  #own: { readonly revision: number; readonly move: G['Move'] } | null = null;
  /** Whether the move may be taken back, once that has been asked. */
  #answer: boolean | null = null;

  constructor(game: CheckedGame<G>) {
    this.#game = game;
  }

  delivered(step: Step<G> | null): void {
    this.#step = step;
    this.#answer = null;
  }

  /** A move of the seat was accepted: its delivery has this revision. */
  accepted(revision: number, move: G['Move']): void {
    this.#own = { revision, move };
    this.#answer = null;
  }

  /** The view before the last delivery, if that has this revision; otherwise `null`. */
  viewBefore(revision: number): G['View'] | null {
    return this.#step?.revision === revision ? this.#step.before : null;
  }

  /** Whether the last delivery came from a move of the seat that showed it nothing. */
  get mayUndo(): boolean {
    this.#answer ??= this.#judged();
    return this.#answer;
  }

  #judged(): boolean {
    const [game, step, own] = [this.#game, this.#step, this.#own];
    if (step === null || own === null || step.revision !== own.revision) return false;
    // A type without rules: only a game that somebody has taken them out of has none.
    if ((game as Partial<Game<G>>).rules === undefined) return false;
    return mayTakeBack(game as Game<G>, [{ move: own.move, events: step.events }], step.before);
  }
}
