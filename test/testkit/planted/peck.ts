import { type Draft, defineGame, type Game, type GameDefinition } from 'hencoop';
import { kit } from '../peck/kit.js';
import { type Card, definition, evolve, type PeckTypes, type State, type View } from '../peck/peck.js';
import type { Planted } from './plant.js';

const inPeck = (law: number, bug: string, pieces: Partial<GameDefinition<PeckTypes>>): Planted => ({
  law,
  bug: `Peck: ${bug}`,
  run: (look) => look(defineGame({ ...definition, ...pieces }), kit),
});

const aroundPeck = (
  law: number,
  bug: string,
  change: (game: Game<PeckTypes>) => Partial<Game<PeckTypes>>,
): Planted => ({
  law,
  bug: `Peck: ${bug}`,
  run: (look) => {
    const sound = defineGame(definition);
    return look({ ...sound, ...change(sound) }, kit);
  },
});

/** Plays as Peck does, then spoils the state. */
const spoiled = (spoil: (state: Draft<State>, type: string) => void): Partial<GameDefinition<PeckTypes>> => ({
  evolve(table, event) {
    evolve(table, event);
    if ('seed' in table) spoil(table as Draft<State>, event.type);
  },
});

const hiddenSum = (cards: readonly (Card | null)[]) => cards.reduce<number>((sum, card) => sum + (card ?? 0), 0);

let calls = 0;
let lastPeck: State | null = null;

/** Bugs in the smallest game that has everything: each law fails by at least three distinct means. */
export const PECK: readonly Planted[] = [
  inPeck(1, 'a forgotten candidate', {
    candidates: (table, seat, offer) =>
      definition.candidates(table, seat, (move) => move.type !== 'pass' && offer(move)),
  }),
  inPeck(1, 'a candidate offered twice', {
    candidates(table, seat, offer) {
      definition.candidates(table, seat, offer);
      definition.candidates(table, seat, offer);
    },
  }),
  inPeck(1, 'a list of its own in place that is not exact', {
    legal(table, seat, out) {
      definition.candidates(table, seat, (move) => out.push(move));
      out.push(Object.freeze({ seat, type: 'pass' }));
      return out;
    },
  }),
  inPeck(1, 'a list kept ready that a caller could write to', {
    legal(table, seat) {
      const moves: PeckTypes['Move'][] = [];
      definition.candidates(table, seat, (move) => {
        if (definition.whyNot(table, move) === null) moves.push(move);
      });
      return moves;
    },
  }),
  inPeck(1, 'a listed move that a caller could change', {
    candidates: (table, seat, offer) => definition.candidates(table, seat, (move) => offer({ ...move })),
  }),
  inPeck(1, 'an extra field that makes two moves of one', {
    moves: { ...definition.moves, pass: { steps: ['draw'], fields: { extra: () => true } as never } },
  }),
  aroundPeck(1, 'moves after the end', (game) => ({
    actors: (table) => (game.isOver(table) ? [0] : game.actors(table)),
  })),

  inPeck(2, 'a shallow copy', { copyState: (state) => ({ ...state }) as Draft<State> }),
  inPeck(2, 'a copy for one move that shares a list which the move writes', {
    copyState: (state, move) => {
      const draft = definition.copyState(state);
      if (move?.type === 'choose') draft.chosen = state.chosen as Draft<State>['chosen'];
      return draft;
    },
  }),
  inPeck(2, "a view that lends out the state's own lists", {
    view: (table, viewer) => ({ ...definition.view(table, viewer), scores: table.scores }),
  }),
  inPeck(2, 'randomness by call order', {
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
  aroundPeck(2, 'an in-place path that plays another game', (game) => ({
    rules: {
      ...game.rules,
      play: (state, move, emit, chance) =>
        game.rules.play(state, { seat: move.seat, type: 'pass' } as never, emit, chance),
    },
  })),
  inPeck(2, "the caller's own move object kept in an event", {
    play(state, move, emit, chance) {
      definition.play(
        state,
        move,
        (table, event) => emit(table, event.type === 'chose' ? Object.assign(move, event) : event),
        chance,
      );
    },
  }),

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
    'a score that is no number',
    spoiled((state, type) => void (type === 'dealt' && state.scores.fill(Number.NaN))),
  ),
  inPeck(4, 'an event with a field nobody declared', {
    play: (state, move, emit, chance) =>
      definition.play(state, move, (table, event) => emit(table, Object.assign({}, event, { note: 'x' })), chance),
  }),

  inPeck(5, 'legality that asks a hidden card', {
    whyNot: (table, move) =>
      move.type === 'draw' && table.drawPile.at(-1) === 1
        ? { clause: 'PK-4', params: { left: 0 } }
        : definition.whyNot(table, move),
  }),
  inPeck(5, 'a score counted from hidden cards', {
    score: (table) => table.scores.map((score) => score + hiddenSum(table.drawPile)),
  }),
  inPeck(5, 'an actor list that asks a hidden card', {
    actors: (table) =>
      table.step.type === 'choose' && hiddenSum(table.drawPile) > 9
        ? definition.actors(table).slice(0, 1)
        : definition.actors(table),
  }),
  inPeck(5, 'a refusal that counts hidden cards', {
    whyNot: (table, move) =>
      move.type === 'choose' && definition.whyNot(table, move) !== null
        ? { clause: 'PK-5', params: { have: hiddenSum(table.drawPile) } }
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
  inPeck(6, 'an event that tells the card another seat has chosen', {
    redact: (event, viewer) => (event.type === 'chose' ? event : definition.redact(event, viewer)),
  }),
  inPeck(6, 'an event with a null that still counts', {
    redact(event, viewer) {
      const redacted = definition.redact(event, viewer);
      return event.type === 'chose' && event.seat !== viewer && redacted !== null
        ? ({ ...redacted, note: 'x'.repeat(event.card) } as never)
        : redacted;
    },
  }),
  inPeck(6, 'a deal that tells all hands to all', {
    redact: (event, viewer) => (event.type === 'dealt' ? event : definition.redact(event, viewer)),
  }),
  inPeck(6, 'a secret told as one event more', {
    play(state, move, emit, chance) {
      if (move.type === 'choose' && move.card === 4) emit(state, { type: 'rolled', die: 0, winners: [] });
      definition.play(state, move, emit, chance);
    },
  }),
  inPeck(6, 'a sorted list that tells the order of hidden cards', {
    view: (table, viewer) => {
      const view = definition.view(table, viewer);
      const order = table.hands
        .map((hand, seat) => [hiddenSum(hand as Card[]), seat])
        .sort()
        .map(([, seat]) => view.scores[seat ?? 0] ?? 0);
      return 'seed' in table ? { ...view, scores: order } : view;
    },
    score: (table) => [...table.scores],
  }),
  inPeck(6, 'an actor list in the order of hidden cards', {
    actors: (table) =>
      table.step.type === 'choose' && hiddenSum(table.hands[0] ?? []) > 7
        ? definition.actors(table).toReversed()
        : definition.actors(table),
  }),
  inPeck(6, 'a seed that shows', {
    view: (table, viewer) => ({
      ...definition.view(table, viewer),
      round: 'seed' in table ? String(table.seed).length : table.round,
    }),
  }),

  inPeck(7, 'an event that a seat is not told', {
    redact: (event, viewer) => (event.type === 'turnPassed' && viewer === 1 ? null : definition.redact(event, viewer)),
  }),
  inPeck(7, 'a view that is written to where it should be copied', { copyView: (view) => view as Draft<View> }),
  inPeck(7, 'a stale step on views', {
    evolve(table, event) {
      const { step } = table;
      evolve(table, event);
      if ('viewer' in table && event.type === 'roundBegan') table.step = step;
    },
  }),
  inPeck(7, 'a change that no event tells', {
    play(state, move, emit, chance) {
      definition.play(state, move, emit, chance);
      if (move.type === 'pass') state.scores[move.seat] = (state.scores[move.seat] ?? 0) + 1;
    },
  }),
  inPeck(7, 'a writer that counts hidden cards', {
    evolve(table, event) {
      evolve(table, event);
      if (event.type === 'rolled') table.scores[0] = (table.scores[0] ?? 0) + (hiddenSum(table.drawPile) > 6 ? 1 : 0);
    },
  }),

  inPeck(8, 'a sample that is not shuffled', {
    determinize: (view, seed, chance) =>
      definition.determinize(view, seed, { ...chance, shuffle: (_, cards) => [...cards] }),
  }),
  inPeck(8, 'a shuffle that never leaves a card in its place', {
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
  inPeck(8, 'a sample that returns the truth', {
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
  inPeck(8, 'a memory that the sample forgets', {
    determinize: (view, seed, chance) => definition.determinize(definition.view(view, view.viewer), seed, chance),
  }),
  inPeck(8, 'a sample with a card too many', {
    determinize: (view, seed, chance) => {
      const world = definition.determinize(view, seed, chance);
      return { ...world, drawPile: [...world.drawPile, 1] };
    },
  }),
  inPeck(8, 'a fresh world that is not the same for the same seed', {
    determinize: (view, seed, chance) => definition.determinize(view, `${seed}/${calls++}`, chance),
  }),

  inPeck(9, 'a list in the order in which seats chose', {
    evolve(table, event) {
      evolve(table, event);
      if (event.type === 'chose') table.scores.push(event.seat);
    },
  }),
  inPeck(9, 'luck keyed by who came last', {
    play: (state, move, emit, chance) =>
      definition.play(state, move, emit, {
        ...chance,
        roll: (site, faces, count) => chance.roll(`${site}/${move.seat}`, faces, count),
      }),
  }),
  inPeck(9, 'a point for whoever chose first', {
    evolve(table, event) {
      const first = table.chosen.every((cards) => cards.length === 0);
      evolve(table, event);
      if (event.type === 'chose' && first) table.scores[event.seat] = (table.scores[event.seat] ?? 0) + 1;
    },
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
  inPeck(10, 'a score that a pass takes away', {
    play(state, move, emit, chance) {
      definition.play(state, move, emit, chance);
      if (move.type === 'pass') emit(state, { type: 'rolled', die: -1, winners: [move.seat] });
    },
  }),

  inPeck(11, 'a game that never ends', {
    evolve: (table, event) => evolve(table, event.type === 'gameEnded' ? { type: 'roundBegan', round: 1 } : event),
    candidates: (table, seat, offer) => definition.candidates(table, seat, offer),
    whyNot: (table, move) => (move.type === 'choose' ? null : definition.whyNot(table, move)),
  }),
  inPeck(11, 'one roll for all rounds', {
    play: (state, move, emit, chance) =>
      definition.play(state, move, emit, { ...chance, roll: (_, faces, count) => chance.roll('die', faces, count) }),
  }),
  aroundPeck(11, 'an end without an outcome', () => ({ outcome: () => null })),
];
