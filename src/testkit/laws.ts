import fc from 'fast-check';
import { fastChance, strongChance } from '../engine/chance.js';
import { type Draft, settle } from '../engine/draft.js';
import { fold, remember } from '../engine/fold.js';
import type { Game, GameTypes } from '../engine/game.js';
import { playOn, uniform } from '../engine/playout.js';
import { type Seat, seatsUpTo } from '../engine/seats.js';
import type { StandardSchema } from '../engine/standard.js';
import { usedOnce } from './chance.js';
import type { Kit } from './kit.js';
import { deepFreeze, difference, isDeepFrozen, same, text } from './same.js';
import { type Plan, plans, type Stride, type Walk, walk } from './walk.js';
import { evenlyDeterminized } from './worlds.js';

/** How hard to look. */
export interface Effort {
  /** Walks per law. Default 100. */
  readonly runs?: number | undefined;
  /** Makes the run repeatable. Random unless given; every failure prints it. */
  readonly seed?: number | undefined;
  /** Whether a walk on which a law fails is cut down to a short one that fails too. Default true. */
  readonly shrink?: boolean | undefined;
}

/** One law of the house, to be run by any test runner. */
export interface Law {
  readonly number: number;
  readonly name: string;
  /** Throws a {@link LawBroken} with seed, set-up and the shrunk moves where the law does not hold. */
  readonly check: () => void;
}

/** A law does not hold. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken';
  readonly law: number;
  constructor(law: Pick<Law, 'number' | 'name'>, report: string) {
    super(`law ${law.number} (${law.name}) is broken: ${report}`);
    this.law = law.number;
  }
}

/**
 * Every law of the house as a check of its own, so that a test runner lists them one by one.
 *
 * @example
 * ```ts
 * import { laws } from 'hencoop/testkit';
 *
 * // for (const law of laws(myGame, myKit)) test(law.name, law.check);
 * ```
 */
export function laws<G extends GameTypes>(game: Game<G>, kit: Kit<G>, effort: Effort = {}): Law[] {
  const walks = (number: number, name: string, holds: (walk: Walk<G>) => void, picks?: number): Law => ({
    number,
    name,
    check: () => alongWalks(game, kit, { number, name }, effort, picks, holds),
  });
  return [
    walks(1, 'Legality: the legal moves are exactly those that no clause forbids', (w) => legality(game, kit, w), 4),
    walks(2, 'Purity: apply changes nothing, repeats itself, and agrees with the in-place path', (w) =>
      purity(game, w),
    ),
    walks(3, 'Conservation: the cards are exactly the deck', (w) => conservation(kit, w)),
    walks(4, 'JSON: everything survives JSON and its strict schema', (w) => json(game, kit, w), 6),
    walks(5, 'Sight: a view judges as the state does', (w) => sight(game, kit, w), 4),
    walks(6, 'Secrecy: what a seat may not know changes nothing that it gets', (w) => secrecy(game, kit, w), 4),
    walks(7, 'Events: folding what a seat learns gives what it sees', (w) => events(game, w)),
    walks(8, 'Determinize: an imagined world looks the same', (w) => determinized(game, kit, w), 6),
    { number: 8, name: 'Determinize: every world as often as the others', check: () => even(game, kit) },
    walks(9, 'Order: moves of a simultaneous step commute', (w) => order(game, w), 6),
    walks(10, 'Score: the invariants of the sheet hold', (w) => invariants(kit, w)),
    {
      number: 11,
      name: 'End: every game ends within its bound, using each chance once',
      check: () => ends(game, kit, effort),
    },
  ];
}

/** Proves all laws, one after the other. @throws LawBroken for the first that does not hold. */
export function conforms<G extends GameTypes>(game: Game<G>, kit: Kit<G>, effort: Effort = {}): void {
  for (const law of laws(game, kit, effort)) law.check();
}

function alongWalks<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  law: Pick<Law, 'number' | 'name'>,
  { runs = 100, seed, shrink = true }: Effort,
  picks: number | undefined,
  holds: (walk: Walk<G>) => void,
): void {
  let last: { plan: Plan<G>; moves: readonly G['Move'][]; error: unknown } | null = null;
  const result = fc.check(
    fc.property(plans(kit, picks), (plan) => {
      let moves: readonly G['Move'][] = [];
      try {
        const walked = walk(game, kit, plan);
        moves = walked.moves;
        holds(walked);
      } catch (error) {
        last = { plan, moves, error };
        throw error;
      }
    }),
    { numRuns: runs, endOnFailure: !shrink, ...(seed === undefined ? {} : { seed }) },
  );
  if (!result.failed || last === null) return;
  const { plan, moves, error } = last as { plan: Plan<G>; moves: readonly G['Move'][]; error: unknown };
  throw new LawBroken(
    law,
    [
      error instanceof Error ? error.message : String(error),
      `run again with { seed: ${result.seed} }`,
      `setup ${text({ ...plan.setup, seed: plan.seed })}`,
      `${moves.length} moves ${JSON.stringify(moves)}`,
    ].join('\n  '),
  );
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

function mustBeSame(a: unknown, b: unknown, what: string): void {
  if (!same(a, b)) throw new Error(`${what}: ${difference(a, b)}`);
}

/** All who look on: every seat, and a spectator. */
function viewers(state: { readonly seats: number }): (Seat | null)[] {
  return [...seatsUpTo(state.seats), null];
}

const keyOf = (move: unknown) => JSON.stringify(move);

/** A seat that is at no table, and values that are no move of any game. */
const NO_MOVES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  'play',
  '',
  [],
  [[]],
  {},
  { seat: 0 },
  { type: 'play' },
  { seat: 0, type: {} },
];

function legality<G extends GameTypes>(game: Game<G>, kit: Kit<G>, { states, landmarks }: Walk<G>): void {
  // The catalogue is long: one landmark will do.
  for (const state of [...states, ...landmarks.slice(0, 1).map(({ before }) => before)]) {
    const actors = game.actors(state);
    must(game.isOver(state) === (game.outcome(state) !== null), 'a game is over just when it has an outcome');
    must(game.isOver(state) === (actors.length === 0), 'somebody is to act just until the game is over');
    mustBeSame(
      game.legalMoves(state),
      actors.flatMap((seat) => game.legalMoves(state, seat)),
      'legal moves by seat',
    );
    const lent = structuredClone(state);
    scribble(game.actors(lent));
    mustBeSame(lent, state, 'the state after the list of actors was written to');
    const legal = new Set<string>();
    for (const seat of seatsUpTo(state.seats)) {
      const moves = game.legalMoves(state, seat);
      must(actors.includes(seat) === moves.length > 0, `seat ${seat} has moves just when it is to act`);
      mustBeSame(moves, game.legalMoves(state, seat), 'the order of the legal moves is stable');
      const room: G['Move'][] = [];
      const inPlace = actors.includes(seat) ? game.rules.legal(state, seat, room) : room;
      mustBeSame(inPlace, moves, `the legal moves of seat ${seat} in place`);
      must(
        inPlace === room || Object.isFrozen(inPlace),
        `a list of moves that the game keeps for seat ${seat} is frozen`,
      );
      for (const move of moves) {
        must(move.seat === seat, `a move of seat ${seat} names it: ${text(move)}`);
        must(isDeepFrozen(move), `a listed move is frozen: ${text(move)}`);
        must(!legal.has(keyOf(move)), `a move is listed twice: ${text(move)}`);
        legal.add(keyOf(move));
        refusesMutants(game, state, move);
      }
    }
    const known = new Set<string>();
    const clauses = new Set<string>();
    for (const move of kit.catalogue(state)) {
      known.add(keyOf(move));
      const violation = game.whyNot(state, move);
      if (violation !== null && !clauses.has(violation.clause)) {
        clauses.add(violation.clause);
        lendsNothing(game, state, move);
      }
      must(violation?.clause !== 'G-0', `the catalogue's move is refused as no move at all: ${text(move)}`);
      must(
        (violation === null) === legal.has(keyOf(move)),
        `${text(move)} is ${violation === null ? 'legal but not listed' : `listed but refused by ${violation.clause}`}`,
      );
      if (game.isOver(state)) must(violation?.clause === 'G-2', `after the end ${text(move)} is refused by G-2`);
    }
    for (const key of legal) must(known.has(key), `the catalogue misses the legal move ${key}`);
    for (const value of NO_MOVES) refuses(game, state, value);
  }
}

/** A refusal is its reader's own: writing to it changes neither the table nor the next refusal. */
function lendsNothing<G extends GameTypes>(game: Game<G>, state: G['State'], move: G['Move']): void {
  const told = structuredClone(game.whyNot(state, move));
  // Copies, as the states of a walk are frozen, and the move is the asker's.
  const own = structuredClone(state);
  scribble(game.whyNot(own, structuredClone(move))?.params);
  mustBeSame(own, state, `the state after the refusal of ${text(move)} was written to`);
  mustBeSame(game.whyNot(state, move), told, `the refusal of ${text(move)} after another was written to`);
}

function refusesMutants<G extends GameTypes>(game: Game<G>, state: G['State'], move: G['Move']): void {
  for (const [field, value] of Object.entries(move)) {
    refuses(game, state, Object.fromEntries(Object.entries(move).filter(([name]) => name !== field)));
    for (const wrong of [null, undefined, -1, -0, 0.5, Number.NaN, 2 ** 53, 'hen', '__proto__', [], {}]) {
      if (!same(value, wrong)) {
        const violation = game.whyNot(state, { ...move, [field]: wrong });
        must(violation !== null, `${field}: ${text(wrong)} in ${text(move)} is refused`);
      }
    }
  }
  refuses(game, state, { ...move, extra: 1 });
  refuses(game, state, { ...move, seat: state.seats });
  refuses(game, state, JSON.parse(JSON.stringify(move).replace('{', '{"__proto__":null,')));
}

function refuses<G extends GameTypes>(game: Game<G>, state: G['State'], value: unknown): void {
  mustBeSame(game.whyNot(state, value)?.clause, 'G-0', `${text(value)} is no move of the game`);
  must(!game.tryApply(state, value).ok, `${text(value)} cannot be applied`);
}

function purity<G extends GameTypes>(game: Game<G>, { start, history, strides, landmarks }: Walk<G>): void {
  for (const viewer of viewers(start)) {
    let seen: G['View'] | null = null;
    for (const event of history.slice(0, 4)) seen = foldsApart(game, seen, game.redact(event, viewer));
    for (const { before, events: told } of [...landmarks, ...strides]) {
      let seen: G['View'] | null = game.view(before, viewer);
      for (const event of told) seen = foldsApart(game, seen, game.redact(event, viewer));
    }
  }
  for (const { before, move, events, after } of strides) {
    // The states of a walk are frozen: writing to one throws.
    const again = game.tryApply(before, move);
    must(again.ok, `${text(move)} is legal again`);
    if (!again.ok) return;
    mustBeSame(again.state, after, 'applied again');
    mustBeSame(again.events, events, 'events told again');
    sharesNoList(again.state, again.events);
    for (const viewer of viewers(after)) {
      const seen = game.view(again.state, viewer);
      sharesNoList(writable(again.state), writable(seen));
      sharesNoList(writable(game.determinize(seen, 'apart')), writable(seen));
    }
    const draft = game.rules.copy(before);
    game.rules.play(draft, move, game.rules.evolve, strongChance(before.seed));
    mustBeSame(settle<G['State']>(draft), after, 'played in place');
    const own = structuredClone(move);
    const apart = game.tryApply(before, own);
    if (apart.ok) scribble(own);
    mustBeSame(apart.ok && apart.events, events, 'events after the move object was changed');
    mustBeSame(apart.ok && apart.state, after, 'the state after the move object was changed');
    const illegal = game.tryApply(after, { seat: 0, type: 'nonsense' });
    must(!illegal.ok, 'nonsense is refused');
  }
}

/** The view after an event, with which it shares nothing that could be written to. */
function foldsApart<G extends GameTypes>(
  game: Game<G>,
  view: G['View'] | null,
  event: G['RedactedEvent'] | null,
): G['View'] | null {
  if (event === null) return view;
  // A copy, as what a walk holds is frozen.
  const told = structuredClone(event);
  const after = game.evolve(view, told);
  sharesNoList({ ...after, options: null }, told);
  return after;
}

/** A table without its options and its step, which are replaced as a whole and never written to. */
function writable(table: object): object {
  return { ...table, options: null, step: null };
}

/** No list that could still be written to lies both in a table and in what was told or seen: one would change the other. */
function sharesNoList(state: unknown, told: unknown): void {
  const lists = new Set<unknown>();
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value) && !Object.isFrozen(value)) lists.add(value);
    Object.values(value).forEach(collect);
  };
  collect(told);
  const search = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    must(!lists.has(value), `the table's ${path} is the very list that an event or a view holds`);
    for (const [key, inner] of Object.entries(value)) search(inner, `${path}.${key}`);
  };
  search(state, '');
}

/** Overwrites all that a caller could still write to. */
function scribble(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  for (const inner of Object.values(value)) scribble(inner);
  for (const key of Object.keys(value)) (value as Record<string, unknown>)[key] = 'scribbled';
}

function conservation<G extends GameTypes>(kit: Kit<G>, { states, landmarks }: Walk<G>): void {
  const sorted = (cards: readonly unknown[]) => cards.map(cardKey).sort();
  for (const state of [...states, ...landmarks.map(({ after }) => after)])
    mustBeSame(sorted(kit.cards(state)), sorted(kit.deck(state)), 'the cards on the table');
}

function cardKey(card: unknown): string {
  if (typeof card !== 'object' || card === null) return JSON.stringify(card);
  return JSON.stringify(Object.entries(card).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function json<G extends GameTypes>(game: Game<G>, kit: Kit<G>, { history, states, strides, landmarks }: Walk<G>): void {
  const { schemas } = kit;
  for (const state of states) {
    survives(schemas.state, state, 'the state');
    for (const viewer of viewers(state)) survives(schemas.view, game.view(state, viewer), `the view of ${viewer}`);
    for (const move of game.legalMoves(state)) survives(schemas.move, move, 'a move');
  }
  const start = states[0];
  if (start === undefined) return;
  for (const event of [...history.slice(0, 4), ...[...landmarks, ...strides].flatMap((stride) => stride.events)]) {
    survives(schemas.event, event, 'an event');
    for (const viewer of viewers(start)) {
      const redacted = game.redact(event, viewer);
      if (redacted !== null) survives(schemas.redactedEvent, redacted, `the event for ${viewer}`);
    }
  }
}

function survives(schema: StandardSchema, value: unknown, what: string): void {
  mustBeSame(JSON.parse(JSON.stringify(value)), value, `${what} through JSON`);
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw new Error(`${what}: a schema that answers at once is needed`);
  if (result.issues !== undefined)
    throw new Error(`${what} is refused by its schema: ${text(result.issues)} in ${text(value)}`);
  mustBeSame(result.value, value, `${what} through its schema`);
}

function sight<G extends GameTypes>(game: Game<G>, kit: Kit<G>, { states, landmarks }: Walk<G>): void {
  for (const state of [...states, ...landmarks.map(({ after }) => after)]) {
    for (const viewer of viewers(state)) {
      const view = game.view(state, viewer);
      mustBeSame(game.actors(view), game.actors(state), `actors on the view of ${viewer}`);
      mustBeSame(game.score(view), game.score(state), `score on the view of ${viewer}`);
      mustBeSame(game.outcome(view), game.outcome(state), `outcome on the view of ${viewer}`);
      must(game.isOver(view) === game.isOver(state), `the end on the view of ${viewer}`);
      if (viewer === null) {
        throws(() => game.legalMoves(view), "a spectator's view has no moves");
        continue;
      }
      mustBeSame(game.legalMoves(view), game.legalMoves(state, viewer), `legal moves on the view of ${viewer}`);
      for (const move of kit.catalogue(state)) {
        if (move.seat !== viewer) continue;
        mustBeSame(game.whyNot(view, move), game.whyNot(state, move), `whyNot ${text(move)} on the view of ${viewer}`);
      }
      const other = (viewer + 1) % state.seats;
      throws(() => game.legalMoves(view, other), `the view of ${viewer} cannot answer for ${other}`);
      throws(() => game.view(view, other), `the view of ${viewer} is not the view of ${other}`);
    }
  }
}

function throws(act: () => unknown, what: string): void {
  try {
    act();
  } catch (error) {
    must(error instanceof RangeError, `${what}: a RangeError is needed, got ${String(error)}`);
    return;
  }
  throw new Error(`${what}: a RangeError is needed`);
}

function secrecy<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  { history, start, states, strides, moves, landmarks }: Walk<G>,
): void {
  for (const [index, event] of [...history, ...strides.flatMap((stride) => stride.events)].entries()) {
    for (const viewer of viewers(start)) {
      const other = kit.scrambleEvent(event, viewer, fastChance(`${start.seed}/${index}/${viewer}`));
      const told = other === null ? null : game.redact(other, viewer);
      mustBeSame(game.redact(event, viewer), told, `what ${viewer} is told of '${event.type}'`);
    }
  }
  const moments = [
    ...states.map((state, index) => ({ state, move: strides[index]?.move })),
    ...landmarks.flatMap(({ before, move, after }) => [
      { state: before, move },
      { state: after, move: undefined },
    ]),
  ];
  for (const [index, { state, move }] of moments.entries()) {
    for (const viewer of viewers(state)) {
      const luck = fastChance(`${state.seed}/${moves.length}/${index}/${viewer}`);
      const otherSeed: G['State'] = { ...state, seed: `${state.seed}/other` };
      for (const world of [kit.scramble(state, viewer, luck), otherSeed]) {
        cannotTell(game, kit, state, world, viewer);
        if (move !== undefined) learnsTheSame(game, kit, state, move, world, viewer);
      }
    }
  }
}

/** What `viewer` gets to see and is allowed is the same in both worlds. */
function cannotTell<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  state: G['State'],
  world: G['State'],
  viewer: Seat | null,
): void {
  mustBeSame(game.view(world, viewer), game.view(state, viewer), `the view of ${viewer} in two worlds`);
  mustBeSame(game.actors(world), game.actors(state), 'the actors in two worlds');
  mustBeSame(game.score(world), game.score(state), 'the score in two worlds');
  mustBeSame(game.outcome(world), game.outcome(state), 'the outcome in two worlds');
  if (viewer === null) return;
  mustBeSame(game.legalMoves(world, viewer), game.legalMoves(state, viewer), `the moves of ${viewer} in two worlds`);
  for (const move of kit.catalogue(state)) {
    if (move.seat !== viewer) continue;
    mustBeSame(game.whyNot(world, move), game.whyNot(state, move), `whyNot ${text(move)} in two worlds`);
  }
}

/** What `viewer` is told of a move is the same in both worlds, up to the first thing that the book reveals. */
function learnsTheSame<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  state: G['State'],
  move: G['Move'],
  world: G['State'],
  viewer: Seat | null,
): void {
  const here = game.tryApply(state, move);
  if (!here.ok) throw new Error(`a legal move was refused: ${text(move)}`);
  const others =
    move.seat === viewer || kit.counterparts === undefined ? [move] : kit.counterparts(move, world, viewer, state);
  for (const other of others) {
    const there = game.tryApply(world, other);
    if (!there.ok) {
      must(
        move.seat !== viewer,
        `${text(move)} of ${viewer} itself is legal in one world only: ${text(there.violation)}`,
      );
      continue;
    }
    const told = toldUntilRevealed(game, kit, state, here.events, viewer);
    const toldThere = toldUntilRevealed(game, kit, world, there.events, viewer);
    mustBeSame(toldThere.secret, told.secret, `what ${viewer} is told of ${text(move)} and of ${text(other)}`);
    mustBeSame(toldThere.revealing, told.revealing, `the kind of event that reveals something to ${viewer}`);
  }
}

/** The redacted events before the first that reveals something, and the type of that one. */
function toldUntilRevealed<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  before: G['State'],
  all: readonly G['Event'][],
  viewer: Seat | null,
) {
  const secret: G['RedactedEvent'][] = [];
  for (const event of all) {
    if (kit.reveals(event, viewer, before)) return { secret, revealing: event.type };
    const redacted = game.redact(event, viewer);
    if (redacted !== null) secret.push(redacted);
  }
  return { secret, revealing: null };
}

function events<G extends GameTypes>(game: Game<G>, { history, start, strides, landmarks }: Walk<G>): void {
  mustBeSame(fold(game, history), start, 'the events folded from nothing');
  for (const viewer of viewers(start)) {
    let remembered = deepFreeze(remember(game, history, viewer));
    mustBeSame(game.view(remembered, viewer), game.view(start, viewer), `what ${viewer} was told, folded from nothing`);
    for (const stride of landmarks) foldsAlong(game, stride, viewer);
    for (const stride of strides) remembered = foldsAlong(game, stride, viewer, remembered);
  }
}

/** Folds the events of one move, for the state and for what `viewer` sees and remembers. Answers the memory after them. */
function foldsAlong<G extends GameTypes>(
  game: Game<G>,
  { before, move, events: told, after }: Stride<G>,
  viewer: Seat | null,
  memory?: G['View'],
): G['View'] {
  let state = before;
  let seen = deepFreeze(game.view(before, viewer));
  let remembered = memory ?? seen;
  for (const event of told) {
    state = deepFreeze(game.evolve(state, event));
    const redacted = game.redact(event, viewer);
    if (redacted !== null) {
      seen = deepFreeze(game.evolve(seen, redacted));
      remembered = memory === undefined ? seen : deepFreeze(game.evolve(remembered, redacted));
    }
    const expected = game.view(state, viewer);
    mustBeSame(game.view(seen, viewer), expected, `the view of ${viewer} after '${event.type}' of ${text(move)}`);
    mustBeSame(
      game.view(remembered, viewer),
      expected,
      `the memory of ${viewer} after '${event.type}' of ${text(move)}`,
    );
  }
  mustBeSame(state, after, `the events of ${text(move)} folded`);
  return remembered;
}

function determinized<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  { history, start, strides, states }: Walk<G>,
): void {
  const told = [...history];
  for (const [index, state] of states.entries()) {
    for (const viewer of viewers(start)) {
      const view = game.view(state, viewer);
      for (const known of [view, remember(game, told, viewer)]) {
        const world = game.determinize(known, `dream-${index}`);
        mustBeSame(game.view(world, viewer), view, `the view of ${viewer} of an imagined world`);
        mustBeSame(game.determinize(known, `dream-${index}`), world, 'the same world from the same seed');
        survives(kit.schemas.state, world, 'an imagined world');
        must(world.seed !== state.seed, 'an imagined world has a seed of its own');
        if (!game.isOver(world)) must(game.legalMoves(world).length > 0, 'an imagined world can be played on');
      }
      knowsNoTruth(game, kit, state, view);
      throws(() => game.determinize(state as unknown as G['View'], 'dream'), 'a state is not determinized');
    }
    told.push(...(strides[index]?.events ?? []));
  }
}

/** Where other worlds are possible, not every imagined one is the truth. */
function knowsNoTruth<G extends GameTypes>(game: Game<G>, kit: Kit<G>, state: G['State'], view: G['View']): void {
  const unseeded = (world: G['State']) => ({ ...world, seed: '' });
  const other = kit.scramble(state, view.viewer, fastChance(`${state.seed}/truth`));
  if (same(unseeded(other), unseeded(state))) return;
  for (let dream = 0; dream < 64; dream++) {
    if (!same(unseeded(game.determinize(view, `truth-${dream}`)), unseeded(state))) return;
  }
  throw new Error(`64 imagined worlds of ${view.viewer} are all the truth`);
}

function even<G extends GameTypes>(game: Game<G>, kit: Kit<G>): void {
  for (const { view, worlds } of kit.small?.() ?? []) {
    try {
      evenlyDeterminized(game, view, worlds);
    } catch (error) {
      throw new LawBroken({ number: 8, name: 'Determinize' }, error instanceof Error ? error.message : String(error));
    }
  }
}

function order<G extends GameTypes>(game: Game<G>, { states }: Walk<G>): void {
  for (const state of states) {
    const [first, second] = game.actors(state);
    if (first === undefined || second === undefined) continue;
    const one = game.legalMoves(state, first)[0] as G['Move'];
    for (const two of game.legalMoves(state, second)) {
      const there = game.apply(game.apply(state, one), two);
      const back = game.apply(game.apply(state, two), one);
      mustBeSame(there, back, `${text(one)} and ${text(two)} in either order`);
    }
  }
}

function invariants<G extends GameTypes>(kit: Kit<G>, { start, strides, landmarks }: Walk<G>): void {
  for (const [title, holds] of Object.entries(kit.invariants)) {
    const named = (state: G['State'], before: G['State'] | null) => {
      try {
        holds(state, before);
      } catch (error) {
        throw new Error(`${title}: ${error instanceof Error ? error.message : String(error)}`);
      }
    };
    named(start, null);
    for (const { before, after } of [...landmarks, ...strides]) named(after, before);
  }
}

function ends<G extends GameTypes>(game: Game<G>, kit: Kit<G>, { runs = 100, seed = 1 }: Effort): void {
  for (let run = 0; run < runs; run++) {
    const setup = kit.setups[run % kit.setups.length];
    if (setup === undefined) return;
    const name = `end-${seed}-${run}`;
    const chance = usedOnce(strongChance(name));
    const state = game.setup({ ...setup, seed: name }, { chance });
    const draft: Draft<G['State']> = game.rules.copy(state);
    const longest = kit.longest(setup);
    let played = 0;
    const policy = uniform<G>(name);
    playOn(
      game,
      draft,
      (moves, table, seat) => {
        must(++played <= longest, `a game of ${text(setup)} goes on after ${longest} moves (seed ${name})`);
        return policy(moves, table, seat);
      },
      chance,
    );
    must(game.outcome(settle<G['State']>(draft)) !== null, 'an ended game has an outcome');
  }
}
