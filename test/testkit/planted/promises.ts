import { IllegalMoveError, strongChance } from 'hencoop';
import { definition, type State, type Table, type View } from '../../sixth-game/src/peck/index.js';
import { aroundPeck, inPeck } from './inPeck.js';
import type { Planted } from './plant.js';

/** The card on top of the draw pile of a state, which no player may know. */
const top = (table: Table) => table.drawPile.at(-1) ?? 0;

/** `value` with its fields in the opposite order. */
const reversed = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).toReversed()) as Value;

/** Changes the view that a seat gets from a state, but not from a view. */
const seeing = (change: (view: View, state: State) => View) =>
  inView((view, table) => ('seed' in table ? change(view, table as State) : view));

const inView = (change: (view: View, table: Table) => View): Parameters<typeof inPeck>[2] => ({
  view: (table, viewer) => change(definition.view(table, viewer), table),
});

const hiddenField = { enumerable: false } as const;

/** Shuffles as `shuffle` does, but only nine cards or more. */
const ifMany = (
  shuffle: (cards: unknown[], roll: (sides: number) => number) => void,
): Parameters<typeof inPeck>[2] => ({
  determinize: (view, seed, chance) =>
    definition.determinize(view, seed, {
      ...chance,
      shuffle: (site, cards) => {
        if (cards.length < 9) return chance.shuffle(site, cards);
        const shuffled = [...cards];
        shuffle(shuffled, (sides) => chance.roll('by hand', [...Array(sides).keys()], 1)[0] ?? 0);
        return shuffled;
      },
    }),
});

const swap = (cards: unknown[], i: number, j: number) => {
  [cards[i], cards[j]] = [cards[j], cards[i]];
};

let calls = 0;
const states = new WeakMap<object, State>();

/** Bugs in the promises of verbs beyond their results: plain data, the same bytes, the same answer from every verb. */
export const PROMISES: readonly Planted[] = [
  aroundPeck(1, 'moves that a caller can change, of stored states alone', (game) => ({
    legalMoves: (table, seat) =>
      Object.isFrozen(table) ? game.legalMoves(table, seat) : structuredClone(game.legalMoves(table, seat)),
  })),
  aroundPeck(1, 'an apply that plays what tryApply refuses', (game) => ({
    apply: (state, move, given) => {
      const attempt = game.tryApply(state, move, given);
      return attempt.ok ? attempt.state : state;
    },
  })),
  aroundPeck(1, 'a seat that is listed twice among those who may move', (game) => ({
    actors: (table) => game.actors(table).flatMap((seat) => (seat === 0 ? [seat, seat] : [seat])),
    legalMoves: (table, seat) =>
      seat === undefined && !('viewer' in table) && game.actors(table).includes(0)
        ? [...game.legalMoves(table, 0), ...game.legalMoves(table)]
        : game.legalMoves(table, seat),
  })),
  aroundPeck(1, 'a refusal that crashes on a value that holds itself', (game) => ({
    whyNot: (table, move) => (JSON.stringify(move) === '' ? null : game.whyNot(table, move)),
  })),

  aroundPeck(2, 'an apply unlike tryApply', (game) => ({
    apply: (state, move, given) => ({ ...game.apply(state, move, given), round: state.round }),
  })),
  aroundPeck(2, 'a setup unlike setupWithEvents', (game) => ({
    setup: (config, given) => ({ ...game.setup(config, given), round: 2 }),
  })),
  aroundPeck(2, 'options that a caller can write to after evolve', (game) => ({
    evolve: ((table: never, event: never) => {
      const after = game.evolve(table, event);
      return { ...after, options: { ...after.options } };
    }) as typeof game.evolve,
  })),
  aroundPeck(2, 'a set-up that deals differently every time', (game) => {
    const setupWithEvents: typeof game.setupWithEvents = (config, given) =>
      game.setupWithEvents(config, { chance: given?.chance ?? strongChance(`call/${calls++}`) });
    return { setupWithEvents, setup: (config, given) => setupWithEvents(config, given).state };
  }),
  aroundPeck(2, 'the same seed for every game of a host who names none', (game) => ({
    setup: (config, given) => game.setup({ ...config, seed: config?.seed ?? 'hen' }, given),
  })),
  aroundPeck(2, "an apply that ignores the host's chance", (game) => ({
    apply: (state, move) => game.apply(state, move),
  })),
  aroundPeck(2, 'other seats to move in place', (game) => ({
    rules: { ...game.rules, actors: (table) => game.rules.actors(table).toReversed() },
  })),

  inPeck(
    4,
    'a view with a hidden field that holds the state',
    inView((view, table) => Object.defineProperty(view, 'table', { ...hiddenField, value: table })),
  ),
  inPeck(
    4,
    'a view with a symbol that holds the state',
    inView((view, table) => Object.assign(view, { [Symbol('table')]: table })),
  ),
  inPeck(
    4,
    'a view whose prototype is the state',
    inView((view, table) => Object.setPrototypeOf(view, table)),
  ),
  inPeck(
    4,
    'a list of a view with a hidden field',
    inView((view, table) => ({
      ...view,
      scores: Object.defineProperty([...view.scores], 'table', { ...hiddenField, value: table }),
    })),
  ),
  inPeck(
    4,
    'a field of a view that is counted when it is read',
    inView((view, { scores }) => ({
      ...view,
      get scores() {
        return [...scores];
      },
    })),
  ),
  aroundPeck(4, 'points of minus zero that only score returns', (game) => ({
    score: (table) => game.score(table).map((points) => (points === 0 ? -0 : points)),
  })),
  aroundPeck(4, 'points that are no number once the game is over', (game) => ({
    score: (table) => game.score(table).map((points) => (game.isOver(table) ? points / 0 - points / 0 : points)),
  })),
  inPeck(4, 'parameters of a refusal that JSON does not keep', {
    whyNot: (table, move) => {
      const violation = definition.whyNot(table, move);
      return violation === null
        ? null
        : ({ ...violation, params: { ...violation.params, since: new Date(0) } } as never);
    },
  }),
  inPeck(4, 'a refusal with a field besides its clause and parameters', {
    whyNot: (table, move) => {
      const violation = definition.whyNot(table, move);
      return violation === null ? null : ({ ...violation, table: table.round } as never);
    },
  }),
  aroundPeck(4, 'an attempt that carries the state before it', (game) => ({
    tryApply: (state, move, given) => ({ ...game.tryApply(state, move, given), before: state }),
  })),

  aroundPeck(5, 'a view for a seat that is not at the table', (game) => ({
    view: (table, seat) => game.view(table, seat !== null && seat >= table.seats ? null : seat),
  })),
  aroundPeck(5, 'an answer that only the very view gets that view returned', (game) => ({
    view: (table, seat) => {
      const view = game.view(table, seat);
      states.set(view, table as State);
      return view;
    },
    legalMoves: (table, seat) =>
      'viewer' in table && !states.has(table) ? Object.freeze([]) : game.legalMoves(table, seat),
  })),
  aroundPeck(5, 'a view of a view that is not the same', (game) => ({
    view: (table, seat) => ('viewer' in table ? reversed(game.view(table, seat)) : game.view(table, seat)),
  })),

  inPeck(
    6,
    'a view whose fields are in an order that depends on hidden cards',
    seeing((view, state) => (top(state) > 2 ? reversed(view) : view)),
  ),
  inPeck(6, 'a redacted event whose fields are in an order that depends on the hidden card', {
    redact(event, viewer) {
      const redacted = definition.redact(event, viewer);
      return event.type === 'drew' && event.card > 2 && redacted !== null ? reversed(redacted) : redacted;
    },
  }),
  inPeck(6, 'a deal that a seat learns in full that is not at the table', {
    redact: (event, viewer) =>
      event.type === 'dealt' && viewer !== null && viewer >= event.hands.length
        ? event
        : definition.redact(event, viewer),
  }),
  aroundPeck(6, 'a violation of tryApply that shows the top of the draw pile', (game) => ({
    tryApply: (state, move, given) => {
      const attempt = game.tryApply(state, move, given);
      if (attempt.ok) return attempt;
      const { clause, params } = attempt.violation;
      return { ok: false, violation: { clause, params: { ...params, next: top(state) } } as never };
    },
  })),
  aroundPeck(6, 'a message of apply that shows the hands', (game) => ({
    apply: (state, move, given) => {
      const attempt = game.tryApply(state, move, given);
      if (attempt.ok) return attempt.state;
      const error = new IllegalMoveError(attempt.violation, 'peck');
      error.message += ` in ${JSON.stringify(state.hands)}`;
      throw error;
    },
  })),
  aroundPeck(6, 'an error of apply that carries the state', (game) => ({
    apply: (state, move, given) => {
      const attempt = game.tryApply(state, move, given);
      if (attempt.ok) return attempt.state;
      throw Object.defineProperty(new IllegalMoveError(attempt.violation, 'peck'), 'state', {
        ...hiddenField,
        value: state,
      });
    },
  })),
  aroundPeck(6, 'a refusal of a malformed move that shows the top of the draw pile', (game) => ({
    whyNot: (table, move) => {
      const violation = game.whyNot(table, move);
      return violation?.clause === 'G-0' && 'seed' in table
        ? { clause: 'G-0', params: { path: `${violation.params.path}${top(table) > 2 ? '.' : ''}` } }
        : violation;
    },
  })),
  aroundPeck(6, 'an error about a seat that shows the hands', (game) => ({
    view: (table, seat) => {
      if (seat !== null && seat >= table.seats) throw new RangeError(`seat: none of ${JSON.stringify(table.hands)}`);
      return game.view(table, seat);
    },
  })),

  inPeck(
    8,
    'hidden cards that are only rotated, nine or more alone',
    ifMany((cards, roll) => {
      if (roll(2) === 1) cards.push(cards.shift());
    }),
  ),
  inPeck(
    8,
    'hidden cards of which the first stays where it was, nine or more alone',
    ifMany((cards, roll) => {
      for (let i = cards.length - 1; i > 1; i--) swap(cards, i, 1 + roll(i));
    }),
  ),
  aroundPeck(8, 'a world that is every other time the state behind the view', (game) => ({
    view: (table, seat) => {
      const view = game.view(table, seat);
      if ('seed' in table) states.set(view, table);
      return view;
    },
    determinize: (view, seed) => {
      const state = states.get(view);
      return state !== undefined && seed.length % 2 === 0 ? { ...state, seed } : game.determinize(view, seed);
    },
  })),

  aroundPeck(10, 'a ranking with a seat twice', (game) => ({
    outcome: (table) => {
      const outcome = game.outcome(table);
      return outcome === null ? null : { ...outcome, ranking: [[0], ...outcome.ranking] };
    },
  })),
  aroundPeck(10, 'points for a seat that is not at the table', (game) => ({
    score: (table) => [...game.score(table), 0],
  })),
  aroundPeck(10, 'a place of the ranking that nobody has', (game) => ({
    outcome: (table) => {
      const outcome = game.outcome(table);
      return outcome === null ? null : { ...outcome, ranking: [...outcome.ranking, []] };
    },
  })),
];
