// The checked verbs of a game, derived from its definition.

import { OVER, type TableBase } from './base.js';
import { checkedChance, freshSeed, quick, seeded } from './chance.js';
import { finishDraft } from './draft.js';
import { deepFreeze, frozenCopy } from './freeze.js';
import type {
  Attempt,
  ChanceConfig,
  Emit,
  EndReasonOf,
  Game,
  GameDefinition,
  GameTypes,
  IdOf,
  Opened,
  RedactedOpened,
  RedactedTableEventOf,
  SetupConfig,
  TableEventOf,
} from './game.js';
import { isRecord, isSeat, isWhole } from './guards.js';
import { belongsTo, compileShapes, shapeOf } from './moveShapes.js';
import type { AnyStatement } from './moveStatement.js';
import { refuseOption, refuseUnknown } from './options.js';
import type { Seat } from './seats.js';
import { requireSeed } from './seed.js';
import { type CommonParams, IllegalMoveError, type ViolationOf } from './violation.js';

/** Derives all checked verbs of a game from its definition. The game is frozen; spread it to get a copy to change. */
export function defineGame<G extends GameTypes>(game: GameDefinition<G>): Game<G> {
  const judging = judgingVerbs(game);
  const { id, title, rulesVersion, seats } = game;
  return Object.freeze<Game<G>>({
    id,
    title,
    rulesVersion,
    seats: Object.freeze({ ...seats }),
    // Every statement has this form, whatever its game.
    moves: deepFreeze(game.moves as AnyStatement),
    ...judging.verbs,
    ...transitionVerbs(game, judging.judge),
    ...knowledgeVerbs(game),
    ...(game.undeal && { undeal: game.undeal }),
    rules: Object.freeze<Game<G>['rules']>({
      copy: (state) => game.copy.state(state),
      actors: judging.actors,
      legal: game.movegen.legal,
      ...(game.movegen.possible && { possible: game.movegen.possible }),
      play: game.play,
      evolve: game.evolve,
    }),
  });
}

type OpenedOf<G extends GameTypes> = Opened<IdOf<G>, G['Options']>;
type RedactedOpenedOf<G extends GameTypes> = RedactedOpened<IdOf<G>, G['Options']>;

type JudgingVerb = 'actors' | 'isOver' | 'legalMoves' | 'whyNot' | 'score' | 'outcome';
type TransitionVerb = 'setup' | 'setupWithEvents' | 'apply' | 'tryApply' | 'evolve';
type KnowledgeVerb = 'view' | 'redact' | 'determinize';

/** Legal moves, refusals and standings. */
function judgingVerbs<G extends GameTypes>(
  game: GameDefinition<G>,
): {
  readonly actors: (table: G['Table']) => readonly Seat[];
  /** Like `whyNot`, for a table known to be of this game. */
  readonly judge: Game<G>['whyNot'];
  readonly verbs: Pick<Game<G>, JudgingVerb>;
} {
  const { id } = game;
  const { legal } = game.movegen;
  const shapes = compileShapes<G['Table']>(game.moves as AnyStatement, game.kinds, game.movegen.interned);
  const actorsOf = game.actors ?? seatOfStep;
  const scoreOf = game.score ?? scoresOf;
  const actors = (table: G['Table']) => (isOver(table) ? [] : actorsOf(table));

  /** G-11: the common clauses in their order, then the game's own. */
  function judge(table: G['State'] | G['View'], value: unknown): G['Violation'] | null {
    const shape = shapeOf(shapes, value, table);
    if (typeof shape === 'string') return common<G>({ clause: 'G-0', params: { path: shape } });
    // shapeOf() found exactly the fields of a move of this type.
    const move = value as G['Move'];
    const viewer = viewerOf(table);
    if (viewer !== undefined && viewer !== move.seat) throw otherSeat(viewer, move.seat);
    if (isOver(table)) return common<G>({ clause: 'G-2', params: { reason: reasonOf<G>(table) } });
    const acting = actorsOf(table);
    if (!isAmong(acting, move.seat)) return common<G>({ clause: 'G-1', params: { actors: acting.slice() } });
    if (!belongsTo(shape, table.step.type)) return common<G>({ clause: 'G-3', params: { step: table.step.type } });
    return game.whyNot(table, move);
  }

  function legalMoves(table: G['State'] | G['View'], seat?: Seat): readonly G['Move'][] {
    requireGame('table', id, table);
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
  }

  return {
    actors,
    judge,
    verbs: {
      actors: (table) => copyOfActors(actors(requireGame('table', id, table))),
      isOver: (table) => isOver(requireGame('table', id, table)),
      legalMoves,
      whyNot: (table, move) => judge(requireGame('table', id, table), move),
      score: (table) => scoreOf(requireGame('table', id, table)),
      outcome: (table) =>
        isOver(requireGame('table', id, table)) ? { ranking: game.ranking(table), reason: reasonOf<G>(table) } : null,
    },
  };
}

/** Set-up, moves, and the events of a log. */
function transitionVerbs<G extends GameTypes>(
  game: GameDefinition<G>,
  judge: Game<G>['whyNot'],
): Pick<Game<G>, TransitionVerb> {
  type State = G['State'];
  type View = G['View'];
  /** Default options by number of seats, shared and frozen. */
  const defaults: G['Options'][] = [];

  /** An `emit` that collects the events. */
  function collecting(events: G['Event'][]): Emit<G> {
    return (table, event) => {
      // PERF(alloc): pushed after `evolve`, so that V8 can still treat the event as not escaping.
      game.evolve(table, event);
      events.push(event);
    };
  }

  function setupWithEvents(config: SetupConfig<G['Options']> = {}, given?: ChanceConfig) {
    const { seats, seed, options } = readConfig(game, config, defaults);
    const opened: OpenedOf<G> = { game: game.id, type: 'opened', seats, options, seed };
    const draft = game.setup.initial(seats, options, seed);
    // Every game has this event.
    const events: G['Event'][] = [opened as G['Event']];
    game.setup.begin(draft, collecting(events), given?.chance ? checkedChance(given.chance) : seeded(seed));
    return { state: finishDraft<State>(draft), events };
  }

  function tryApply(state: State, value: unknown, given?: ChanceConfig): Attempt<G> {
    if (viewerOf(requireGame('table', game.id, state)) !== undefined)
      throw new RangeError('state: expected a state, got a view; determinize it first');
    const violation = judge(state, value);
    if (violation !== null) return { ok: false, violation };
    // judge() accepted it as a move.
    const move = value as G['Move'];
    const draft = game.copy.state(state, move);
    // PERF(alloc): `new Array()` preallocates a few slots; a literal starts empty and overgrows.
    const events = new Array<G['Event']>();
    game.play(draft, move, collecting(events), given?.chance ? checkedChance(given.chance) : seeded(state.seed));
    return { ok: true, state: finishDraft<State>(draft), events };
  }

  function evolve(state: State | null, event: G['Event']): State;
  function evolve(view: View | null, event: G['RedactedEvent']): View;
  function evolve(table: State | View | null, event: G['Event'] | G['RedactedEvent']): State | View {
    requireEvent(event);
    if ((table === null) !== (event.type === 'opened')) {
      throw new RangeError(`event: '${event.type}' cannot come ${table === null ? 'first' : 'again'} in a log`);
    }
    // Checked above: with a null table the event is an opening, full or redacted.
    if (table === null) return openTable(game, event as unknown as OpenedOf<G> | RedactedOpenedOf<G>);
    const draft =
      viewerOf(requireGame('table', game.id, table)) === undefined
        ? game.copy.state(table as State)
        : game.copy.view(table as View);
    // Not the opening: see above.
    game.evolve(draft, event as TableEventOf<G> | RedactedTableEventOf<G>);
    return draft as State | View;
  }

  return {
    setup: (config, given) => setupWithEvents(config, given).state,
    setupWithEvents,
    apply(state, move, given) {
      const attempt = tryApply(state, move, given);
      if (!attempt.ok) throw new IllegalMoveError(attempt.violation, game.id);
      return attempt.state;
    },
    tryApply,
    evolve,
  };
}

/** Views, redaction, and worlds imagined from a view. */
function knowledgeVerbs<G extends GameTypes>(game: GameDefinition<G>): Pick<Game<G>, KnowledgeVerb> {
  return {
    view(table, seat) {
      requireGame('table', game.id, table);
      if (seat !== null) requireSeat(seat, table.seats);
      const viewer = viewerOf(table);
      if (viewer !== undefined && viewer !== seat) throw otherSeat(viewer, seat);
      return withFrozenOptions(game.view(table, seat));
    },
    redact(event, seat) {
      if (seat !== null) requireSeat(seat, game.seats.max);
      requireEvent(event);
      if (event.type !== 'opened') return game.redact(event as TableEventOf<G>, seat);
      // An event of type `opened` is an opening.
      const { seats, options } = requireGame('event', game.id, event as unknown as OpenedOf<G>);
      if (seat !== null) requireSeat(seat, seats);
      const redacted: RedactedOpenedOf<G> = { game: game.id, type: 'opened', seats, options, viewer: seat };
      // Every game has this event.
      return redacted as G['RedactedEvent'];
    },
    determinize(view, seed) {
      if (viewerOf(requireGame('table', game.id, view)) === undefined)
        throw new RangeError('view: expected a view, got a state');
      requireSeed('seed', seed);
      return withFrozenOptions(game.determinize(view, seed, quick(`${seed}/determinize`)));
    },
  };
}

/** `table` with frozen options, because tables share them; a stored table comes with unfrozen ones. */
function withFrozenOptions<Table extends TableBase>(table: Table & { readonly options?: object }): Table {
  const options = frozenCopy(table.options);
  return options === table.options ? table : { ...table, options };
}

/** A state from a full opening, a view from a redacted one. */
function openTable<G extends GameTypes>(
  { id, setup, copy }: GameDefinition<G>,
  opened: OpenedOf<G> | RedactedOpenedOf<G>,
): G['State'] | G['View'] {
  const { seats } = requireGame('event', id, opened);
  const options = frozenCopy(opened.options);
  if ('seed' in opened) return finishDraft<G['State']>(setup.initial(seats, options, opened.seed));
  if (opened.viewer !== null) requireSeat(opened.viewer, seats, 'event.viewer');
  const { seed: _, ...table } = setup.initial(seats, options, '') as TableBase & { readonly seed: string };
  // A view has the fields of a state, with the viewer instead of the seed.
  return finishDraft<G['View']>(copy.view({ ...table, viewer: opened.viewer } as unknown as G['View']));
}

/** Every game's violations include the common ones. */
function common<G extends GameTypes>(violation: ViolationOf<CommonParams>): G['Violation'] {
  return violation as G['Violation'];
}

function isOver(table: TableBase): boolean {
  return table.step.type === OVER;
}

/** Why the game is over. In every game, the step of type `over` has a reason. */
function reasonOf<G extends GameTypes>(table: TableBase): EndReasonOf<G> {
  return (table.step as TableBase['step'] & { readonly reason: EndReasonOf<G> }).reason;
}

/** The default of {@link GameDefinition.actors}. */
function seatOfStep(table: TableBase): readonly Seat[] {
  const { seat } = table.step as { readonly seat?: Seat };
  return seat === undefined ? [] : [seat];
}

/** The default of {@link GameDefinition.score}. */
function scoresOf(table: TableBase): number[] {
  return (table as TableBase & { readonly scores: readonly number[] }).scores.slice();
}

/** PERF(alloc): the usual list of one seat is faster to build than to copy. */
function copyOfActors(acting: readonly Seat[]): readonly Seat[] {
  const [first] = acting;
  return acting.length === 1 && first !== undefined ? [first] : acting.slice();
}

/** PERF(inline): compares the first actor before searching, since there is usually one. */
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

/**
 * Returns `given`, a table or an opening.
 * @throws RangeError if it is not of the game `id`.
 */
function requireGame<Given extends { readonly game: string }>(path: string, id: string, given: Given): Given {
  if ((given as Given | null | undefined)?.game !== id) refuseGame(path, id, given);
  return given;
}

/** PERF(inline): out of line, since every verb checks this and it hardly ever fails. Callers may bypass the types. */
function refuseGame(path: string, id: string, given: { readonly game: string } | null | undefined): never {
  if (typeof given === 'string') return refuseOption(path, 'a table', given);
  return refuseOption(`${path}.game`, `"${id}"`, given?.game);
}

function requireEvent(event: unknown): void {
  if (typeof event !== 'object' || event === null) refuseOption('event', 'an event', event);
}

export function requireSeat(seat: Seat, seats: number, path = 'seat'): void {
  if (!isSeat(seat, seats)) refuseOption(path, `a seat from 0 to ${seats - 1}`, seat);
}

function readConfig<G extends GameTypes>(game: GameDefinition<G>, config: unknown, defaults: G['Options'][]) {
  if (!isRecord(config)) return refuseOption('config', 'a plain object with seats, seed and options', config);
  refuseUnknown('config', config, ['seats', 'seed', 'options']);
  const { seats: givenSeats, seed: givenSeed, options } = config as { [Name in keyof SetupConfig<object>]: unknown };
  const { min, max } = game.seats;
  const seats = givenSeats === undefined ? game.seats.default : givenSeats;
  if (!isWhole(seats) || seats < min || seats > max) {
    return refuseOption('seats', min === max ? `exactly ${min}` : `a whole number from ${min} to ${max}`, seats);
  }
  const seed = givenSeed === undefined ? freshSeed() : givenSeed;
  requireSeed('seed', seed);
  // All tables of one game share the same options object.
  if (options !== undefined) return { seats, seed, options: frozenCopy(game.readOptions(options, seats)) };
  defaults[seats] ??= frozenCopy(game.readOptions(undefined, seats));
  return { seats, seed, options: defaults[seats] };
}
