import type { Game, GameTypes } from 'hencoop';
import type { Kit } from 'hencoop/testkit';
import { answersOf, changes, learnedOf, type Made, make, refusals, viewersOf, without } from './answers.js';
import type { Fields, FoldVector, MoveVector, PositionVector, RefusedVector, SetupVector, Vectors } from './format.js';
import { FORMAT } from './format.js';

/** A position with its vectors, and what the search found new about it. */
interface Entry<G extends GameTypes> {
  readonly state: G['State'];
  readonly clauses: Set<string>;
  readonly moves: Map<string, MoveVector>;
  readonly refused: Map<string, RefusedVector>;
}

/** How many refusals of a clause and a type of move are kept for their parameters alone. */
const REFUSALS = 12;

/** What a refusal shows: a clause refuses each type of move, but for a wrong seat, or after the end. */
function kindOf(move: unknown, { clause, params }: RefusedVector['violation']): string {
  const fields = new Map(typeof move === 'object' && move !== null ? Object.entries(move) : []);
  const type = fields.get('type') ?? move;
  // Each wrong value of each field.
  const value = 'path' in params ? fields.get(String(params.path)) : null;
  if (clause === 'G-0') return `${clause} ${JSON.stringify([type, params, value])}`;
  return clause === 'G-1' || clause === 'G-2' ? clause : `${clause} ${type}`;
}

/** Collects the vectors of a game; each position and each set of options is there once. */
export class Collector<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #kit: Kit<G>;
  readonly #options = new Map<string, number>();
  readonly #entries = new Map<string, Entry<G>>();
  /** The refusals so far, by clause and type of move. */
  readonly #refusals = new Map<string, Set<string>>();
  readonly #made: Made<G>[] = [];
  readonly #setups: SetupVector[] = [];
  readonly #folds: FoldVector[] = [];

  constructor(game: Game<G>, kit: Kit<G>) {
    this.#game = game;
    this.#kit = kit;
  }

  #optionsOf(table: object): number {
    const options = JSON.stringify('options' in table ? table.options : {});
    const index = this.#options.get(options) ?? this.#options.size;
    this.#options.set(options, index);
    return index;
  }

  /** A position with its refusals; `clauses` are those that it shows. */
  position(state: G['State'], clauses: readonly string[] = []): void {
    const entry = this.#entry(state);
    for (const clause of clauses) entry.clauses.add(clause);
  }

  #entry(state: G['State']): Entry<G> {
    const key = JSON.stringify(state);
    const known = this.#entries.get(key);
    if (known !== undefined) return known;
    const entry: Entry<G> = { state, clauses: new Set(), moves: new Map(), refused: new Map() };
    this.#entries.set(key, entry);
    // The first refusal of each clause and type of move, and each that no position before had.
    const here = new Set<string>();
    for (const refused of refusals(this.#game, this.#kit, state)) {
      const { move, violation } = refused;
      const kind = kindOf(move, violation);
      const params = JSON.stringify(violation.params);
      const known = this.#refusals.get(kind) ?? new Set();
      // A value that is no move is refused alike in every position.
      const isFirst = violation.clause !== 'G-0' && !here.has(kind);
      if (!isFirst && (known.has(params) || known.size >= REFUSALS)) continue;
      here.add(kind);
      this.#refusals.set(kind, known.add(params));
      entry.refused.set(JSON.stringify(refused.move), refused);
    }
    return entry;
  }

  /** The legal moves so far. */
  get made(): readonly Made<G>[] {
    return this.#made;
  }

  /** A refused move of a position. */
  refused(state: G['State'], move: unknown): void {
    const violation = this.#game.whyNot(state, move);
    if (violation !== null) this.#entry(state).refused.set(JSON.stringify(move), { move, violation });
  }

  /** A legal move, with its position, and the position after the last one of a game. */
  move(made: Made<G>, clauses: readonly string[] = []): void {
    const { before, move, chance, events, after } = made;
    this.#made.push(made);
    this.position(before, clauses);
    this.#entry(before).moves.set(JSON.stringify(move), {
      move,
      chance,
      events: events.map((event) => without(event)),
      learned: learnedOf(this.#game, before, events),
      after: changes(before, after),
    });
    if (this.#game.isOver(after)) this.position(after);
  }

  /** Makes legal moves, one after another, and returns the last state. */
  moves(start: G['State'], moves: readonly G['Move'][], clauses: readonly string[]): G['State'] {
    let state = start;
    this.position(state, clauses);
    for (const move of moves) {
      const made = make(this.#game, state, move);
      this.move(made, clauses);
      state = made.after;
    }
    this.position(state, clauses);
    return state;
  }

  setup(
    { state, events }: { readonly state: G['State']; readonly events: readonly G['Event'][] },
    { given, chance, clauses }: Pick<SetupVector, 'given' | 'chance' | 'clauses'>,
  ): void {
    this.#setups.push({
      clauses,
      seats: state.seats,
      given,
      options: this.#optionsOf(state),
      seed: state.seed,
      chance,
      events: events.map((event) => without(event)),
      learned: learnedOf(this.#game, state, events),
      state: without(state, 'options'),
    });
  }

  fold(view: G['View'], event: G['RedactedEvent'], after: G['View']): void {
    const seen = this.#game.view(after, after.viewer);
    this.#folds.push({
      options: this.#optionsOf(view),
      view: without(view, 'options'),
      event: without(event),
      after: changes(view, after),
      forgotten: changes(after, seen),
    });
  }

  vectors(refusedSetups: Vectors['refusedSetups']): Vectors {
    const positions = [...this.#entries.values()].map(
      ({ state, clauses, moves, refused }): PositionVector => ({
        clauses: [...clauses],
        options: this.#optionsOf(state),
        ...answersOf(this.#game, state, [...refused.values()]),
        moves: [...moves.values()],
      }),
    );
    return {
      format: FORMAT,
      game: this.#game.id,
      rules: this.#game.rulesVersion,
      // Each was written by `JSON.stringify` of options.
      options: [...this.#options.keys()].map((options) => JSON.parse(options) as Fields),
      setups: this.#setups,
      refusedSetups,
      positions,
      folds: this.#folds,
    };
  }
}

/** The viewers of a table with their views. */
export function viewsOf<G extends GameTypes>(game: Game<G>, state: G['State']): G['View'][] {
  return viewersOf(state).map((viewer) => game.view(state, viewer));
}
