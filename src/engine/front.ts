// The checked front of a game, made from its definition

import { checkedChance, freshSeed, quick, seeded } from './chance.js';
import { type Draft, settle } from './draft.js';
import {
  type Attempt,
  type ChanceConfig,
  type Game,
  type GameDefinition,
  type GameTypes,
  OVER,
  type Refusal,
  type SetupConfig,
  type TableBase,
  type Tell,
} from './game.js';
import { isRecord, isWhole, refuseOption, refuseUnknown } from './options.js';
import type { Seat } from './seats.js';
import { belongsTo, formOf, formsOf } from './shape.js';
import { IllegalMoveError } from './violation.js';

/** Derives the whole checked front of a game from what its folder writes down. */
export function defineGame<G extends GameTypes>(game: GameDefinition<G>): Game<G> {
  if (!game.candidates && !game.legal) throw new RangeError(`${game.id}: candidates or legal is needed`);
  type State = G['State'];
  type View = G['View'];
  type Move = G['Move'];

  const isOver = (table: TableBase) => table.step.type === OVER;
  const actors = (table: G['Table']) => (isOver(table) ? [] : game.actors(table));

  const { candidates } = game;
  const forms = formsOf<Move, G['Table']>(game.moves, game.kept);
  const legal =
    game.legal ??
    ((table: G['Table'], seat: Seat, room: Move[]) => {
      candidates?.(table, seat, (move) => {
        if (game.whyNot(table, move) === null) room.push(move);
      });
      return room;
    });

  /** G-11: the common clauses in their order, then the game's own. */
  function whyNot(table: State | View, value: unknown): Refusal<G> | null {
    const form = formOf(forms, value, table);
    if (typeof form === 'string') return { clause: 'G-0', params: { path: form } };
    // It has every field of a move of this type and no other.
    const move = value as Move;
    const viewer = viewerOf(table);
    if (viewer !== undefined && viewer !== move.seat) throw otherSeat(viewer, move.seat);
    if (isOver(table)) return { clause: 'G-2', params: { reason: endOf(table) } };
    const acting = game.actors(table);
    if (!isAmong(acting, move.seat)) return { clause: 'G-1', params: { actors: acting.slice() } };
    if (!belongsTo(form, table.step.type)) return { clause: 'G-3', params: { step: table.step.type } };
    return game.whyNot(table, move);
  }

  function endOf(table: G['Table']): string {
    return game.outcome(table).reason;
  }

  /** A `tell` that keeps what it is told. */
  function keeping(events: G['Event'][]): Tell<G> {
    return (table, event) => {
      // Kept after it was read: until then a compiler sees through it.
      game.evolve(table, event);
      events.push(event);
    };
  }

  /** By the number of seats, the options of a table where nothing was said: shared and frozen. */
  const defaults: G['Options'][] = [];

  function setupWithEvents(config: SetupConfig<G['Options']> = {}, given?: ChanceConfig) {
    const { seats, seed, options } = readConfig(game, config, defaults);
    const opening = game.opening(seats, options, seed);
    // A full opening, which carries a seed, opens a state.
    const draft = game.open(opening) as Draft<State>;
    const events = [opening];
    game.begin(draft, keeping(events), given?.chance ? checkedChance(given.chance) : seeded(seed));
    return { state: settle<State>(draft), events };
  }

  function tryApply(state: State, move: unknown, given?: ChanceConfig): Attempt<G> {
    if (viewerOf(state) !== undefined) throw new RangeError('state: a view cannot be played on; determinize it first');
    const violation = whyNot(state, move);
    if (violation !== null) return { ok: false, violation };
    // whyNot() has just found it to be a move.
    const legalMove = move as Move;
    const draft = game.copyState(state, legalMove);
    // Made so, it has room for the few events of a move; a literal has none, and then makes room for many.
    const events = new Array<G['Event']>();
    game.play(draft, legalMove, keeping(events), given?.chance ? checkedChance(given.chance) : seeded(state.seed));
    return { ok: true, state: settle<State>(draft), events };
  }

  function evolve(state: State | null, event: G['Event']): State;
  function evolve(view: View | null, event: G['RedactedEvent']): View;
  function evolve(table: State | View | null, event: G['Event'] | G['RedactedEvent']): State | View {
    if (typeof event !== 'object' || event === null) refuseOption('event', 'an event', event);
    const opened = game.open(event);
    if ((table === null) !== (opened !== null)) {
      throw new RangeError(`event: '${event.type}' cannot come ${table === null ? 'first' : 'again'} in a log`);
    }
    if (opened !== null) return opened as State | View;
    const draft =
      viewerOf(table as State | View) === undefined ? game.copyState(table as State) : game.copyView(table as View);
    game.evolve(draft, event);
    return draft as State | View;
  }

  return {
    id: game.id,
    title: game.title,
    rulesVersion: game.rulesVersion,
    seats: game.seats,
    setup: (config, given) => setupWithEvents(config, given).state,
    setupWithEvents,
    actors: (table) => ownList(actors(table)),
    isOver,
    legalMoves(table, seat) {
      const viewer = viewerOf(table);
      if (seat !== undefined) requireSeat(seat, table.seats);
      if (viewer === null || (viewer !== undefined && seat !== undefined && seat !== viewer)) {
        throw otherSeat(viewer, seat);
      }
      const asked = seat ?? viewer;
      const acting = actors(table);
      if (asked !== undefined) return isAmong(acting, asked) ? legal(table, asked, []) : [];
      const [first] = acting;
      return acting.length === 1 && first !== undefined
        ? legal(table, first, [])
        : acting.flatMap((actor) => legal(table, actor, []));
    },
    whyNot,
    apply(state, move, given) {
      const attempt = tryApply(state, move, given);
      if (!attempt.ok) throw new IllegalMoveError(attempt.violation);
      return attempt.state;
    },
    tryApply,
    score: (table) => game.score(table),
    outcome: (table) => (isOver(table) ? game.outcome(table) : null),
    view(table, seat) {
      if (seat !== null) requireSeat(seat, table.seats);
      const viewer = viewerOf(table);
      if (viewer !== undefined && viewer !== seat) throw otherSeat(viewer, seat);
      return game.view(table, seat);
    },
    redact(event, seat) {
      if (seat !== null && (!isWhole(seat) || seat < 0)) refuseOption('seat', 'a seat, or null for a spectator,', seat);
      return game.redact(event, seat);
    },
    evolve,
    determinize(view, seed) {
      if (viewerOf(view) === undefined) throw new RangeError('view: a view is needed, got a state');
      requireSeed(seed);
      return game.determinize(view, seed, quick(`${seed}/determinize`));
    },
    rules: {
      copy: (state) => game.copyState(state),
      actors,
      legal,
      play: game.play,
      evolve: game.evolve,
    },
  };
}

/** A copy of `acting`: of one seat, as mostly, a new list is quicker than a copy. */
function ownList(acting: readonly Seat[]): readonly Seat[] {
  const [first] = acting;
  return acting.length === 1 && first !== undefined ? [first] : acting.slice();
}

/** Whether `seat` is one of `acting`: mostly the first, which needs no search. */
function isAmong(acting: readonly Seat[], seat: Seat): boolean {
  return acting[0] === seat || acting.includes(seat);
}

/** The viewer of a view, or `undefined` for a state. */
function viewerOf(table: TableBase & { readonly viewer?: Seat | null }): Seat | null | undefined {
  return table.viewer;
}

function otherSeat(viewer: Seat | null, seat: Seat | null | undefined): RangeError {
  const whose = viewer === null ? "a spectator's view" : `the view of seat ${viewer}`;
  return new RangeError(
    `seat: ${whose} cannot answer for ${seat === undefined || seat === null ? 'a player' : `seat ${seat}`}`,
  );
}

function requireSeat(seat: Seat, seats: number): void {
  if (!isWhole(seat) || seat < 0 || seat >= seats) refuseOption('seat', `a seat from 0 to ${seats - 1}`, seat);
}

function requireSeed(seed: unknown): asserts seed is string {
  if (typeof seed !== 'string') refuseOption('seed', 'a string', seed);
}

function readConfig<G extends GameTypes>(game: GameDefinition<G>, config: unknown, defaults: G['Options'][]) {
  if (!isRecord(config)) return refuseOption('config', 'an object with seats, seed and options', config);
  refuseUnknown('config', config, ['seats', 'seed', 'options']);
  const { seats: givenSeats, seed: givenSeed, options } = config as { [Name in keyof SetupConfig<object>]: unknown };
  const { least, most, usual } = game.seats;
  const seats = givenSeats === undefined ? usual : givenSeats;
  if (!isWhole(seats) || seats < least || seats > most) {
    return refuseOption(
      'seats',
      least === most ? `exactly ${least}` : `a whole number from ${least} to ${most}`,
      seats,
    );
  }
  const seed = givenSeed === undefined ? freshSeed() : givenSeed;
  requireSeed(seed);
  if (options !== undefined) return { seats, seed, options: game.readOptions(options, seats) };
  defaults[seats] ??= Object.freeze(game.readOptions(undefined, seats));
  return { seats, seed, options: defaults[seats] };
}
