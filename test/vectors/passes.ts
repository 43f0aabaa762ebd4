// Checks a game against its vectors, as a port would: docs/port.md lists the checks.
import type { Game, GameTypes, SetupConfig } from 'hencoop';
import { scriptedChance } from 'hencoop/testkit';
import { changes, learnedOf, viewersOf, without } from './answers.js';
import type { Fields, FoldVector, Learned, MoveVector, PositionVector, SetupVector, Vectors } from './format.js';

/** `value` as JSON; `sorted` with the fields of objects in the order of their names. */
function spell(value: unknown, sorted: boolean): string {
  const inOrder = (_: string, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part;
  return JSON.stringify(value, sorted ? inOrder : undefined);
}

function same(what: string, got: unknown, expected: unknown): void {
  if (spell(got, false) === spell(expected, false) || spell(got, true) === spell(expected, true)) return;
  throw new Error(`${what}: expected ${spell(expected, false)}, got ${spell(got, false)}`);
}

/** The order of legal moves is not part of the rules. */
const inAnyOrder = (moves: readonly object[]) => moves.map((move) => spell(move, true)).sort();

/** The vectors of one game, read for that game. */
export class Checker<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #vectors: Vectors;

  constructor(game: Game<G>, vectors: Vectors) {
    this.#game = game;
    this.#vectors = vectors;
  }

  /** The table of a vector. */
  #table<Table extends G['State'] | G['View']>(fields: Fields, options: number): Table {
    // The vectors belong to this game.
    return { ...fields, options: this.#vectors.options[options] } as unknown as Table;
  }

  setup({ seats, given, options, seed, chance: results, ...told }: SetupVector): void {
    const chance = scriptedChance(results);
    // The options of a vector are those of this game.
    const config = { seats, seed, options: given } as SetupConfig<G['Options']>;
    const { state, events } = this.#game.setupWithEvents(config, { chance });
    chance.done();
    same('state', state, this.#table(told.state, options));
    this.#events(state, events, told);
    viewersOf(state).forEach((viewer, index) => {
      const views = told.learned[index] ?? [];
      this.#folded(null, views, told.events, this.#game.view(state, viewer));
    });
  }

  refusedSetup({ seats, given }: Vectors['refusedSetups'][number]): void {
    try {
      this.#game.setup({ seats, seed: 'refused', options: given } as SetupConfig<G['Options']>);
    } catch {
      return;
    }
    throw new Error(`${seats} seats, ${JSON.stringify(given)}: expected a refusal`);
  }

  position(position: PositionVector): void {
    const game = this.#game;
    const state = this.#table<G['State']>(position.state, position.options);
    same('actors', game.actors(state), position.actors);
    same('legal moves', inAnyOrder(game.legalMoves(state)), inAnyOrder(position.legal));
    for (const move of position.legal) same(`refusal of ${JSON.stringify(move)}`, game.whyNot(state, move), null);
    for (const { move, violation } of position.refused) {
      same(`refusal of ${JSON.stringify(move)}`, game.whyNot(state, move), violation);
    }
    same('score', game.score(state), position.score);
    same('outcome', game.outcome(state), position.outcome);
    viewersOf(state).forEach((viewer, index) => {
      const expected = { ...without(state, 'seed'), ...position.views[index] };
      same(`view of ${viewer}`, game.view(state, viewer), expected);
    });
    for (const move of position.moves) this.#move(state, move);
  }

  #move(state: G['State'], { move, chance: results, after, ...told }: MoveVector): void {
    const game = this.#game;
    const chance = scriptedChance(results);
    const attempt = game.tryApply(state, move, { chance });
    if (!attempt.ok) throw new Error(`${attempt.violation.clause} refuses ${JSON.stringify(move)}`);
    chance.done();
    same(`state after ${JSON.stringify(move)}`, attempt.state, { ...state, ...after });
    this.#events(state, attempt.events, told);
    viewersOf(state).forEach((viewer, index) => {
      const view = game.view(state, viewer);
      this.#folded(view, told.learned[index] ?? [], told.events, game.view(attempt.state, viewer));
    });
  }

  #events(
    table: { readonly seats: number },
    events: readonly G['Event'][],
    told: { readonly events: readonly Fields[]; readonly learned: Learned },
  ): void {
    same('events', events, told.events);
    same('learned events', learnedOf(this.#game, table, events), told.learned);
  }

  /** The events that a viewer learns lead from view to view. */
  #folded(view: G['View'] | null, learned: Learned[number], events: readonly Fields[], expected: G['View']): void {
    let folded = view;
    for (const each of learned) {
      // The vectors belong to this game.
      const event = (typeof each === 'number' ? events[each] : each) as unknown as G['RedactedEvent'];
      folded = this.#game.evolve(folded, event);
    }
    if (folded === null) throw new Error('the viewer learns nothing');
    same(`view of ${expected.viewer} from events`, this.#game.view(folded, expected.viewer), expected);
  }

  fold({ options, view, event, after, forgotten }: FoldVector): void {
    const before = this.#table<G['View']>(view, options);
    // The vectors belong to this game.
    const folded = this.#game.evolve(before, event as unknown as G['RedactedEvent']);
    same(`view after ${event['type']}`, folded, { ...before, ...after });
    same('view without memory', changes(folded, this.#game.view(folded, folded.viewer)), forgotten);
  }
}
