import { type Draft, defineGame, type GameDefinition } from 'hencoop';
import { everySetup, type StandardSchema } from 'hencoop/testkit';
import {
  type Card,
  definition,
  evolve,
  type PeckTypes,
  peck,
  type State,
  type View,
} from '../../sixth-game/src/peck/index.js';
import { peckKit as kit } from '../../sixth-game/src/peck/testkit/index.js';
import { aroundPeck, inKit, inPeck } from './inPeck.js';
import type { Planted } from './plant.js';

/** Applies each event as Peck does, then spoils the state. */
const spoiled = (spoil: (state: Draft<State>, type: string) => void): Partial<GameDefinition<PeckTypes>> => ({
  evolve(table, event) {
    evolve(table, event);
    if ('seed' in table) spoil(table as Draft<State>, event.type);
  },
});

/** Lists moves as Peck does, then changes the list. */
const listing = (
  change: (moves: readonly PeckTypes['Move'][], seat: number) => readonly PeckTypes['Move'][],
): Partial<GameDefinition<PeckTypes>> => ({
  movegen: {
    legal(table, seat, out) {
      out.push(...change(definition.movegen.legal(table, seat, []), seat));
      return out;
    },
  },
});

/** Imagines a world with the hidden cards rotated by 0 or 1, in the order of the deck. */
const rotating: Partial<GameDefinition<PeckTypes>> = {
  determinize: (view, seed, chance) =>
    definition.determinize(view, seed, {
      ...chance,
      shuffle: (_, cards) => {
        const [by = 0] = chance.roll('rotate', [0, 1], 1);
        return [...cards.slice(by), ...cards.slice(0, by)];
      },
    }),
};

/** Shows the whole draw pile to everyone. */
const openPile: Partial<GameDefinition<PeckTypes>> = {
  view: (table, viewer) => ({ ...definition.view(table, viewer), drawPile: [...table.drawPile] }),
  redact(event, viewer) {
    const redacted = definition.redact(event, viewer);
    if (event.type === 'dealt' && redacted?.type === 'dealt') return { ...redacted, drawPile: [...event.drawPile] };
    return event.type === 'drew' ? event : redacted;
  },
};

const ANYTHING: StandardSchema = { '~standard': { validate: (value) => ({ value }) } };

const hiddenSum = (cards: readonly (Card | null)[]) => cards.reduce<number>((sum, card) => sum + (card ?? 0), 0);

let calls = 0;
let lastPeck: State | null = null;

/** Bugs in the smallest game that has everything, at least three for each law. */
export const PECK: readonly Planted[] = [
  inPeck(
    1,
    'a legal move that is not listed',
    listing((moves) => moves.filter(({ type }) => type !== 'pass')),
  ),
  inPeck(
    1,
    'moves that are listed twice',
    listing((moves) => [...moves, ...moves]),
  ),
  inPeck(
    1,
    'a listed move that is illegal',
    listing((moves, seat) => [...moves, Object.freeze({ seat, type: 'pass' })]),
  ),
  inPeck(1, 'an interned list of moves that a caller can write to', {
    movegen: { legal: (table, seat) => definition.movegen.legal(table, seat, []) },
  }),
  inPeck(
    1,
    'a listed move that a caller can change',
    listing((moves) => moves.map((move) => ({ ...move }))),
  ),
  inPeck(1, 'an extra field that gives one move two spellings', {
    moves: {
      ...definition.moves,
      pass: { steps: ['draw'], fields: { extra: { has: () => true } }, tokens: ['P'] } as never,
    },
  }),
  aroundPeck(1, 'moves after the end', (game) => ({
    actors: (table) => (game.isOver(table) ? [0] : game.actors(table)),
  })),

  inPeck(2, 'a shallow copy', { copy: { ...definition.copy, state: (state) => ({ ...state }) as Draft<State> } }),
  inPeck(2, 'a copy for one move that shares a list which the move changes', {
    copy: {
      ...definition.copy,
      state: (state, move) => {
        const draft = definition.copy.state(state);
        if (move?.type === 'choose') draft.chosen = state.chosen as Draft<State>['chosen'];
        return draft;
      },
    },
  }),
  inPeck(2, 'a view that shares a list with the state', {
    view: (table, viewer) => ({ ...definition.view(table, viewer), scores: table.scores }),
  }),
  inPeck(2, 'chance keyed by call order', {
    play: (state, move, emit, chance) =>
      definition.play(state, move, emit, {
        ...chance,
        roll: (_, faces, count) => chance.roll(`call/${calls++}`, faces, count),
      }),
  }),
  inPeck(2, 'an event that shares its list with the table', {
    evolve(table, event) {
      evolve(table, event);
      if (event.type === 'revealed') table.shown = event.cards as Card[];
    },
  }),
  aroundPeck(2, 'an in-place path that plays by other rules', (game) => ({
    rules: {
      ...game.rules,
      play: (state, move, emit, chance) =>
        game.rules.play(state, { seat: move.seat, type: 'pass' } as never, emit, chance),
    },
  })),
  inPeck(2, "the caller's move object used as an event", {
    play(state, move, emit, chance) {
      definition.play(
        state,
        move,
        (table, event) => emit(table, event.type === 'chose' ? Object.assign(move, event) : event),
        chance,
      );
    },
  }),
  inPeck(2, 'a view that shares its step with the state', {
    view: (table, viewer) => ({ ...definition.view(table, viewer), step: table.step }),
  }),
  inPeck(2, 'a world that shares its step with the view', {
    determinize: (view, seed, chance) => ({ ...definition.determinize(view, seed, chance), step: view.step }),
  }),
  aroundPeck(2, 'a view that lends the options of a stored game', (game) => ({
    view: (table, viewer) => ({ ...game.view(table, viewer), options: table.options }),
  })),
  {
    law: 2,
    bug: 'Peck: options that the host can still write to',
    run: (look) => {
      const correct = defineGame(definition);
      const setupWithEvents: typeof correct.setupWithEvents = (config, given) => {
        const opened = correct.setupWithEvents(config, given);
        // The kit sets every option.
        return { ...opened, state: { ...opened.state, options: config?.options as State['options'] } };
      };
      return look({ ...correct, setupWithEvents }, { ...kit, setups: everySetup(peck, [{ rounds: 3 }]) });
    },
  },

  inPeck(
    3,
    'a drawn card that is lost',
    spoiled((state, type) => void (type === 'drew' && state.hands.at(-1)?.pop())),
  ),
  inPeck(3, 'a chosen card that stays in the hand', {
    evolve(table, event) {
      evolve(table, event);
      if (event.type === 'chose') table.hands[event.seat]?.push(event.card);
    },
  }),
  inPeck(
    3,
    'a card that turns into another',
    spoiled((state, type) => void (type === 'drew' && state.drawPile.fill(1))),
  ),
  inKit(3, 'a kit that counts no cards', { deck: () => [], cards: () => [] }),

  inPeck(
    4,
    'an undefined field',
    spoiled((state) => Object.assign(state, { note: undefined })),
  ),
  inPeck(
    4,
    'a score of minus zero',
    spoiled((state, type) => void (type === 'dealt' && state.scores.fill(-0))),
  ),
  inPeck(
    4,
    'a score that is not a number',
    spoiled((state, type) => void (type === 'dealt' && state.scores.fill(Number.NaN))),
  ),
  inPeck(4, 'an event with an undeclared field', {
    play: (state, move, emit, chance) =>
      definition.play(state, move, (table, event) => emit(table, Object.assign({}, event, { note: 'x' })), chance),
  }),
  inKit(4, 'schemas that take anything', {
    schemas: { state: ANYTHING, view: ANYTHING, move: ANYTHING, event: ANYTHING, redactedEvent: ANYTHING },
  }),

  inPeck(5, 'legality that depends on a hidden card', {
    whyNot: (table, move) =>
      move.type === 'draw' && table.drawPile.at(-1) === 1
        ? { clause: 'PK-4.2', params: { need: move.count, have: 0 } }
        : definition.whyNot(table, move),
  }),
  inPeck(5, 'a score counted from hidden cards', {
    score: (table) => table.scores.map((score) => score + hiddenSum(table.drawPile)),
  }),
  inPeck(5, 'a list of actors that depends on a hidden card', {
    actors: (table) =>
      table.step.type === 'choose' && hiddenSum(table.drawPile) > 9
        ? definition.actors(table).slice(0, 1)
        : definition.actors(table),
  }),
  inPeck(5, 'a refusal that counts hidden cards', {
    whyNot: (table, move) =>
      move.type === 'choose' && definition.whyNot(table, move) !== null
        ? { clause: 'PK-4.3', params: { have: hiddenSum(table.drawPile) } }
        : definition.whyNot(table, move),
  }),

  inPeck(6, 'a view that shows the top of the draw pile', {
    view: (table, viewer) => ({
      ...definition.view(table, viewer),
      drawPile: table.drawPile.map((card, i, pile) => (i === pile.length - 1 ? card : null)),
    }),
    redact(event, viewer) {
      return event.type === 'dealt'
        ? { ...event, drawPile: [...event.drawPile], hands: (definition.redact(event, viewer) as typeof event).hands }
        : definition.redact(event, viewer);
    },
  }),
  inPeck(6, 'an event that shows the card another seat has chosen', {
    redact: (event, viewer) => (event.type === 'chose' ? event : definition.redact(event, viewer)),
  }),
  inPeck(6, 'a hidden card in an event whose size still shows it', {
    redact(event, viewer) {
      const redacted = definition.redact(event, viewer);
      return event.type === 'chose' && event.seat !== viewer && redacted !== null
        ? ({ ...redacted, note: 'x'.repeat(event.card) } as never)
        : redacted;
    },
  }),
  inPeck(6, 'a deal that shows all hands to everyone', {
    redact: (event, viewer) => (event.type === 'dealt' ? event : definition.redact(event, viewer)),
  }),
  inPeck(6, 'a secret revealed by one event more', {
    play(state, move, emit, chance) {
      if (move.type === 'choose' && move.grain === 4) emit(state, { type: 'rolled', die: 0, winners: [] });
      definition.play(state, move, emit, chance);
    },
  }),
  inPeck(6, 'a sorted list that shows the order of hidden cards', {
    view: (table, viewer) => {
      const view = definition.view(table, viewer);
      const order = table.hands
        .map((hand, seat) => [hiddenSum(hand as Card[]), seat])
        .sort()
        .map(([, seat]) => view.scores[seat ?? 0] ?? 0);
      return 'seed' in table ? { ...view, scores: order } : view;
    },
  }),
  inPeck(6, 'a list of actors in the order of hidden cards', {
    actors: (table) =>
      table.step.type === 'choose' && hiddenSum(table.hands[0] ?? []) > 7
        ? definition.actors(table).toReversed()
        : definition.actors(table),
  }),
  inPeck(6, 'a seed that shows in a view', {
    view: (table, viewer) => ({
      ...definition.view(table, viewer),
      round: 'seed' in table ? String(table.seed).length : table.round,
    }),
  }),
  inKit(
    6,
    'a draw pile that everyone sees, and a scramble that changes nothing but the seed',
    { scramble: (state) => ({ ...state, seed: `${state.seed}/scrambled` }) },
    openPile,
  ),
  inKit(6, 'a scramble that leaves the draw pile alone', {
    scramble: (state, viewer, chance) => ({ ...kit.scramble(state, viewer, chance), drawPile: state.drawPile }),
  }),
  inKit(6, 'a kit by which every event changes for nobody', { scrambleEvent: (event) => event }),
  inKit(6, 'a kit by which every event reveals something', { reveals: (event) => event }),

  inPeck(7, 'an event that a seat does not receive', {
    redact: (event, viewer) => (event.type === 'turnPassed' && viewer === 1 ? null : definition.redact(event, viewer)),
  }),
  inPeck(7, 'a view that is changed instead of copied', {
    copy: { ...definition.copy, view: (view) => view as Draft<View> },
  }),
  inPeck(7, 'a view opened from the log with the seed in it', {
    copy: { ...definition.copy, view: (view) => ({ ...definition.copy.view(view), seed: 'secret' }) as Draft<View> },
  }),
  inPeck(7, 'a stale step on views', {
    evolve(table, event) {
      const { step } = table;
      evolve(table, event);
      if ('viewer' in table && event.type === 'roundBegan') table.step = step;
    },
  }),
  inPeck(7, 'a change without an event', {
    play(state, move, emit, chance) {
      definition.play(state, move, emit, chance);
      if (move.type === 'pass') state.scores[move.seat] = (state.scores[move.seat] ?? 0) + 1;
    },
  }),
  inPeck(7, 'an evolve that counts hidden cards', {
    evolve(table, event) {
      evolve(table, event);
      if (event.type === 'rolled') table.scores[0] = (table.scores[0] ?? 0) + (hiddenSum(table.drawPile) > 6 ? 1 : 0);
    },
  }),

  inPeck(8, 'a world that is not shuffled', {
    determinize: (view, seed, chance) =>
      definition.determinize(view, seed, { ...chance, shuffle: (_, cards) => [...cards] }),
  }),
  inPeck(8, 'a shuffle that never leaves a card where it was', {
    determinize: (view, seed, chance) =>
      definition.determinize(view, seed, {
        ...chance,
        shuffle: (_, cards) => {
          const shuffled = [...cards];
          for (let i = shuffled.length - 1; i > 0; i--) {
            const [j = 0] = chance.roll(
              'sattolo',
              Array.from({ length: i }, (_, index) => index),
              1,
            );
            [shuffled[i], shuffled[j]] = [shuffled[j] as (typeof cards)[number], shuffled[i] as (typeof cards)[number]];
          }
          return shuffled;
        },
      }),
  }),
  inPeck(8, 'a world that is always the truth', {
    view(table, viewer) {
      if ('seed' in table) lastPeck = table as State;
      return definition.view(table, viewer);
    },
    determinize: (view, seed, chance) =>
      lastPeck !== null &&
      JSON.stringify(definition.view(lastPeck, view.viewer)) === JSON.stringify(definition.view(view, view.viewer))
        ? { ...lastPeck, seed }
        : definition.determinize(view, seed, chance),
  }),
  inPeck(8, 'a world that ignores what the viewer remembers', {
    determinize: (view, seed, chance) => definition.determinize(definition.view(view, view.viewer), seed, chance),
  }),
  inPeck(8, 'a world with one card too many', {
    determinize: (view, seed, chance) => {
      const world = definition.determinize(view, seed, chance);
      return { ...world, drawPile: [...world.drawPile, 1] };
    },
  }),
  inPeck(8, 'a world that differs for the same seed', {
    determinize: (view, seed, chance) => definition.determinize(view, `${seed}/${calls++}`, chance),
  }),
  inPeck(8, 'hidden cards that are only rotated, by 0 or 1', rotating),
  inKit(8, 'hidden cards that are only rotated, and a kit without small positions', { small: () => [] }, rotating),
  inKit(8, 'a small position with a single world', {
    *small() {
      const view = peck.view(
        { ...peck.setup({ seed: 'known' }), hands: [[4], [4]], drawPile: [], chosen: [[], []] },
        null,
      );
      const known = { ...view, hands: [[4], [4]], shown: [1, 1, 1, 2, 2, 2, 3, 3, 3, 4] } as const satisfies View;
      yield { view: known, worlds: [{ state: peck.determinize(known, 'known') }] };
    },
  }),

  inPeck(9, 'a list in the order in which seats chose', {
    evolve(table, event) {
      evolve(table, event);
      if (event.type === 'chose') table.scores.push(event.seat);
    },
  }),
  inPeck(9, 'chance keyed by the seat that came last', {
    play: (state, move, emit, chance) =>
      definition.play(state, move, emit, {
        ...chance,
        roll: (site, faces, count) => chance.roll(`${site}/${move.seat}`, faces, count),
      }),
  }),
  inPeck(9, 'a point for the seat that chose first', {
    evolve(table, event) {
      const first = table.chosen.every((cards) => cards.length === 0);
      evolve(table, event);
      if (event.type === 'chose' && first) table.scores[event.seat] = (table.scores[event.seat] ?? 0) + 1;
    },
  }),
  inKit(9, 'a reason for not judging simultaneous moves, which there are', {
    notProven: { 'simultaneous moves': 'players move in turn' },
  }),

  inPeck(10, 'a score off by one', {
    evolve: (table, event) => evolve(table, event.type === 'rolled' ? { ...event, die: event.die + 1 } : event),
  }),
  inPeck(10, 'points for the lowest card', {
    play: (state, move, emit, chance) =>
      definition.play(
        state,
        move,
        (table, event) => {
          const cards = table.shown.slice(-table.seats);
          const lowest = cards.flatMap((card, seat) => (card === Math.min(...cards) ? [seat] : []));
          emit(table, event.type === 'rolled' ? { ...event, winners: lowest } : event);
        },
        chance,
      ),
  }),
  inPeck(10, 'a tie that only the first seat wins', {
    evolve: (table, event) =>
      evolve(table, event.type === 'rolled' ? { ...event, winners: event.winners.slice(0, 1) } : event),
  }),
  inPeck(10, 'a pass that costs a point', {
    play(state, move, emit, chance) {
      definition.play(state, move, emit, chance);
      if (move.type === 'pass') emit(state, { type: 'rolled', die: -1, winners: [move.seat] });
    },
  }),
  inKit(10, 'a kit without invariants', { invariants: {} }),

  inPeck(11, 'a game that never ends', {
    evolve: (table, event) => evolve(table, event.type === 'gameEnded' ? { type: 'roundBegan', round: 1 } : event),
  }),
  inPeck(11, 'one chance site for the rolls of all rounds', {
    play: (state, move, emit, chance) =>
      definition.play(state, move, emit, { ...chance, roll: (_, faces, count) => chance.roll('die', faces, count) }),
  }),
  aroundPeck(11, 'an end without an outcome', () => ({ outcome: () => null })),
  inKit(11, 'a kit without set-ups', { setups: [] }),
];
