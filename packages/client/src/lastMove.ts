import type { CheckedGame, Game, GameTypes } from 'hencoop';
import { mayTakeBack } from 'hencoop/referee';

/** A delivery, and the view before it. */
interface Step<G extends GameTypes> {
  readonly revision: number;
  readonly before: G['View'];
  readonly events: readonly G['RedactedEvent'][];
}

/** The last delivery, and whether the seat's own move caused it. */
export class LastMove<G extends GameTypes> {
  readonly #game: CheckedGame<G>;
  #step: Step<G> | null = null;
  #own: { readonly revision: number; readonly move: G['Move'] } | null = null;
  /** The cached `mayUndo`; `null`: not computed yet. */
  #answer: boolean | null = null;

  constructor(game: CheckedGame<G>) {
    this.#game = game;
  }

  delivered(step: Step<G> | null): void {
    this.#step = step;
    this.#answer = null;
  }

  /** Records an accepted move of the seat, whose delivery has this revision. */
  accepted(revision: number, move: G['Move']): void {
    this.#own = { revision, move };
    this.#answer = null;
  }

  /** The view before the last delivery if that has this revision; otherwise `null`. */
  viewBefore(revision: number): G['View'] | null {
    return this.#step?.revision === revision ? this.#step.before : null;
  }

  /** Whether the seat's own move caused the last delivery and revealed nothing to it. */
  get mayUndo(): boolean {
    this.#answer ??= this.#judged();
    return this.#answer;
  }

  #judged(): boolean {
    const [game, step, own] = [this.#game, this.#step, this.#own];
    if (step === null || own === null || step.revision !== own.revision) return false;
    // Only the type hides `rules`, unless a caller deleted it.
    if ((game as Partial<Game<G>>).rules === undefined) return false;
    return mayTakeBack(game as Game<G>, [{ move: own.move, events: step.events }], step.before);
  }
}
