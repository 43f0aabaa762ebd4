// The inspector's state, and the actions that change it.
import type { AnyMove } from '../engine/base.js';
import type { GameTypes } from '../engine/game.js';
import type { PartialMove } from '../engine/narrow.js';
import { readTable } from '../engine/readTable.js';
import { advance, goTo, present, redo, undo } from '../record/history.js';
import { newsNow, viewersOf } from './news.js';
import { type AnyHistory, type Given, type InspectorViewer, requireHistoryOf, requireViewer } from './options.js';

/** The current moment, viewer and pick. */
export class Course {
  readonly given: Given;
  #history: AnyHistory;
  #viewer: InspectorViewer;
  #picks: readonly PartialMove<AnyMove>[] = [];
  readonly #changed: (byReader: boolean) => void;

  constructor(given: Given, history: AnyHistory, viewer: InspectorViewer, changed: (byReader: boolean) => void) {
    requireHistoryOf(given.game, history);
    requirePresent(given.game, history);
    requireViewer(viewer, present(history).seats);
    this.given = given;
    this.#history = history;
    this.#viewer = viewer;
    this.#changed = changed;
  }

  get history(): AnyHistory {
    return this.#history;
  }

  /** Shows another history, set by the page and not by the user. */
  set history(history: AnyHistory) {
    requireHistoryOf(this.given.game, history);
    this.#show(history, false);
  }

  get viewer(): InspectorViewer {
    return this.#viewer;
  }

  set viewer(viewer: InspectorViewer) {
    requireViewer(viewer, this.state.seats);
    this.#viewer = viewer;
    this.#changed(false);
  }

  get state(): GameTypes['State'] {
    return present(this.#history);
  }

  /** The picked fields of the next move. */
  get picked(): PartialMove<AnyMove> {
    return this.#picks.at(-1) ?? {};
  }

  goTo(index: number): void {
    this.#show(goTo(this.#history, index), true);
  }

  back(): void {
    this.#show(undo(this.#history), true);
  }

  forward(): void {
    this.#show(redo(this.#history), true);
  }

  /** Plays a legal move from the present moment. */
  play(move: AnyMove): void {
    const attempt = this.given.game.tryApply(this.state, move);
    if (attempt.ok) this.#show(advance(this.#history, move, attempt.state), true);
  }

  pick(picked: PartialMove<AnyMove>): void {
    this.#picks = [...this.#picks, picked];
    this.#changed(false);
  }

  takeBack(): void {
    this.#picks = this.#picks.slice(0, -1);
    this.#changed(false);
  }

  #show(history: AnyHistory, byReader: boolean): void {
    if (byReader && history === this.#history) return;
    requirePresent(this.given.game, history);
    this.#history = history;
    this.#picks = [];
    const { viewer } = this;
    // The other game may have fewer seats.
    if (typeof viewer === 'number' && viewer >= this.state.seats) this.#viewer = 'all';
    this.#changed(byReader);
  }
}

/** @throws RangeError if the current moment cannot be shown: the page may have stored it. */
function requirePresent(game: Given['game'], history: AnyHistory): void {
  const state = present(history);
  readTable(game.id, state, () => {
    game.legalMoves(state);
    for (const viewer of viewersOf(state.seats)) game.view(state, viewer);
    newsNow(game, history);
  });
}
