import {
  type Chance,
  type CommonParams,
  type Draft,
  defineGame,
  type Emit,
  type Game,
  type GameDefinition,
  type Opened,
  type RedactedOpened,
  type Seat,
  type ViolationOf,
} from 'hencoop';

/**
 * Peck, the smallest game that has everything: hidden hands, a face-down pile, a simultaneous step, chance, and an end.
 *
 * PK-1 Twelve cards, 1 to 4 three times each; each of 2 or 3 players gets three, the rest is the draw pile.
 * PK-2 All players choose a card of their hand at the same time, face down; which players have chosen is public.
 * PK-3 When all have chosen, the cards are shown. A die of 1 to 3 is rolled, and every player who showed the highest card
 *      scores it. The cards shown leave the game.
 * PK-4 Then each player in turn, from the first seat, draws a card or passes. Nobody may draw from an empty pile.
 * PK-5 Nobody with three or more cards may draw.
 * PK-6 After three rounds the game is over; the most points win.
 */
export type Card = 1 | 2 | 3 | 4;

export interface Options {
  readonly rounds: number;
}

export type Step =
  | { readonly type: 'choose' }
  | { readonly type: 'draw'; readonly seat: Seat }
  | { readonly type: 'over'; readonly reason: 'rounds' };

export interface Table<Hidden extends null = null> {
  readonly game: 'peck';
  readonly seats: number;
  readonly options: Options;
  readonly round: number;
  readonly step: Step;
  readonly drawPile: readonly (Card | Hidden)[];
  readonly shown: readonly Card[];
  readonly hands: readonly (readonly (Card | Hidden)[])[];
  readonly chosen: readonly (readonly (Card | Hidden)[])[];
  readonly scores: readonly number[];
}

export interface State extends Table<never> {
  readonly seed: string;
}

export interface View extends Table<null> {
  readonly viewer: Seat | null;
}

export type Move =
  | { readonly seat: Seat; readonly type: 'choose'; readonly card: Card }
  | { readonly seat: Seat; readonly type: 'draw' }
  | { readonly seat: Seat; readonly type: 'pass' };

export type TableEvent<Hidden extends null> =
  | {
      readonly type: 'dealt';
      readonly hands: readonly (readonly (Card | Hidden)[])[];
      readonly drawPile: readonly (Card | Hidden)[];
    }
  | { readonly type: 'chose'; readonly seat: Seat; readonly card: Card | Hidden }
  | { readonly type: 'revealed'; readonly cards: readonly Card[] }
  | { readonly type: 'rolled'; readonly die: number; readonly winners: readonly Seat[] }
  | { readonly type: 'turnPassed'; readonly to: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card | Hidden }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'gameEnded' };

export type Event = Opened<'peck', Options> | TableEvent<never>;

export type RedactedEvent = RedactedOpened<'peck', Options> | TableEvent<null>;

export interface Params {
  'G-4': { readonly card: Card };
  'PK-4': { readonly left: number };
  'PK-5': { readonly have: number };
}

export type Violation = ViolationOf<Params & CommonParams>;

export interface PeckTypes {
  Options: Options;
  Table: Table;
  State: State;
  View: View;
  Move: Move;
  Event: Event;
  RedactedEvent: RedactedEvent;
  Violation: Violation;
}

export const DECK: readonly Card[] = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4];

const seatsOf = (table: { readonly seats: number }) => Array.from({ length: table.seats }, (_, seat) => seat);

function initialState(seats: number, options: Options, seed: string): Draft<State> {
  const each = <T>(of: () => T) => Array.from({ length: seats }, of);
  return {
    game: 'peck',
    seats,
    options,
    round: 1,
    step: { type: 'choose' },
    drawPile: [],
    shown: [],
    hands: each(() => []),
    chosen: each(() => []),
    scores: each(() => 0),
    seed,
  };
}

const copyTable = (table: Table) => ({
  ...table,
  drawPile: table.drawPile.slice(),
  shown: table.shown.slice(),
  hands: table.hands.map((hand) => hand.slice()),
  chosen: table.chosen.map((cards) => cards.slice()),
  scores: table.scores.slice(),
});

function take(hand: (Card | null)[], card: Card | null): void {
  const index = hand.indexOf(card) < 0 ? hand.indexOf(null) : hand.indexOf(card);
  hand.splice(index, 1);
}

export function evolve(table: Draft<Table>, event: TableEvent<null>): void {
  switch (event.type) {
    case 'dealt':
      table.hands = event.hands.map((hand) => hand.slice());
      table.drawPile = event.drawPile.slice();
      break;
    case 'chose':
      take(table.hands[event.seat] ?? [], event.card);
      table.chosen[event.seat] = [event.card];
      break;
    case 'revealed':
      table.shown.push(...event.cards);
      table.chosen = table.chosen.map(() => []);
      break;
    case 'rolled':
      for (const seat of event.winners) table.scores[seat] = (table.scores[seat] ?? 0) + event.die;
      break;
    case 'turnPassed':
      table.step = { type: 'draw', seat: event.to };
      break;
    case 'drew':
      table.drawPile.pop();
      table.hands[event.seat]?.push(event.card);
      break;
    case 'roundBegan':
      table.round = event.round;
      table.step = { type: 'choose' };
      break;
    case 'gameEnded':
      table.step = { type: 'over', reason: 'rounds' };
      break;
  }
}

function endTurn(state: Draft<State>, seat: Seat, emit: Emit<PeckTypes>): void {
  if (seat + 1 < state.seats) emit(state, { type: 'turnPassed', to: seat + 1 });
  else if (state.round === state.options.rounds) emit(state, { type: 'gameEnded' });
  else emit(state, { type: 'roundBegan', round: state.round + 1 });
}

function reveal(state: Draft<State>, emit: Emit<PeckTypes>, chance: Chance): void {
  const cards = state.chosen.flat();
  const highest = Math.max(...cards);
  emit(state, { type: 'revealed', cards });
  const [die = 1] = chance.roll(`die/${state.round}`, [1, 2, 3], 1);
  emit(state, { type: 'rolled', die, winners: seatsOf(state).filter((seat) => cards[seat] === highest) });
  emit(state, { type: 'turnPassed', to: 0 });
}

/** All moves of `seat` in the pending step, legal or not. */
function candidates({ step }: Table, seat: Seat): Move[] {
  const choices = ([1, 2, 3, 4] as const).map((card): Move => ({ seat, type: 'choose', card }));
  return step.type === 'choose'
    ? choices
    : [
        { seat, type: 'draw' },
        { seat, type: 'pass' },
      ];
}

/** PK-4: a draw pile that is empty. PK-5: a hand of three. */
function whyNot(table: Table, move: Move): Violation | null {
  const hand = table.hands[move.seat] ?? [];
  if (move.type === 'choose') return hand.includes(move.card) ? null : { clause: 'G-4', params: { card: move.card } };
  if (move.type === 'pass') return null;
  if (table.drawPile.length === 0) return { clause: 'PK-4', params: { left: 0 } };
  return hand.length < 3 ? null : { clause: 'PK-5', params: { have: hand.length } };
}

/** The definition of Peck; a variant replaces a part of it. */
export const definition: GameDefinition<PeckTypes> & Required<Pick<GameDefinition<PeckTypes>, 'actors'>> = {
  id: 'peck',
  title: 'Peck',
  rulesVersion: 1,
  seats: { min: 2, max: 3, default: 2 },
  readOptions: (given) => ({ rounds: 3, ...(given as Partial<Options> | undefined) }),
  moves: {
    choose: { steps: ['choose'], fields: { card: (value) => [1, 2, 3, 4].some((card) => Object.is(card, value)) } },
    draw: { steps: ['draw'], fields: {} },
    pass: { steps: ['draw'], fields: {} },
  },
  setup: {
    initial: initialState,
    begin(state, emit, chance) {
      const cards = chance.shuffle('deal', DECK);
      const hands = seatsOf(state).map(() =>
        [cards.pop(), cards.pop(), cards.pop()].filter((card) => card !== undefined),
      );
      emit(state, { type: 'dealt', hands, drawPile: cards });
    },
  },
  actors: (table) => {
    const { step } = table;
    if (step.type === 'draw') return [step.seat];
    return seatsOf(table).filter((seat) => table.chosen[seat]?.length === 0);
  },
  whyNot,
  movegen: {
    legal(table, seat, out) {
      for (const move of candidates(table, seat)) if (whyNot(table, move) === null) out.push(Object.freeze(move));
      return out;
    },
  },
  play(state, move, emit, chance) {
    if (move.type === 'choose') {
      emit(state, { type: 'chose', seat: move.seat, card: move.card });
      if (state.chosen.every((cards) => cards.length > 0)) reveal(state, emit, chance);
      return;
    }
    const top = state.drawPile.at(-1);
    if (move.type === 'draw' && top !== undefined) emit(state, { type: 'drew', seat: move.seat, card: top });
    endTurn(state, move.seat, emit);
  },
  ranking(table) {
    const points = [...new Set(table.scores)].sort((a, b) => b - a);
    return points.map((score) => seatsOf(table).filter((seat) => table.scores[seat] === score));
  },
  evolve,
  copy: {
    // The lists of a state hold no hidden cards, and neither do their copies.
    state: (state) => ({ ...state, ...copyTable(state) }) as Draft<State>,
    view: ({ viewer, ...table }) => ({ ...copyTable(table), viewer }),
  },
  view(table, viewer) {
    const hide = (cards: readonly (Card | null)[], seat: Seat) => cards.map((card) => (seat === viewer ? card : null));
    const { game, seats, options, round, step, shown, scores } = table;
    return {
      game,
      seats,
      options,
      round,
      step: { ...step },
      drawPile: table.drawPile.map(() => null),
      shown: [...shown],
      hands: table.hands.map(hide),
      chosen: table.chosen.map(hide),
      scores: [...scores],
      viewer,
    };
  },
  redact(event, viewer) {
    switch (event.type) {
      case 'dealt':
        return {
          type: 'dealt',
          hands: event.hands.map((hand, seat) => hand.map((card) => (seat === viewer ? card : null))),
          drawPile: event.drawPile.map(() => null),
        };
      case 'chose':
      case 'drew':
        return event.seat === viewer ? event : { ...event, card: null };
      default:
        return event;
    }
  },
  determinize(view, seed, chance) {
    const left = [...DECK];
    for (const card of [...view.shown, ...view.hands.flat(), ...view.chosen.flat(), ...view.drawPile]) {
      if (card !== null) left.splice(left.indexOf(card), 1);
    }
    const hidden = chance.shuffle('hidden', left);
    const fill = (card: Card | null) => card ?? (hidden.pop() as Card);
    const { viewer: _, ...table } = view;
    return {
      ...table,
      step: { ...view.step },
      shown: [...view.shown],
      scores: [...view.scores],
      hands: view.hands.map((hand) => hand.map(fill)),
      chosen: view.chosen.map((cards) => cards.map(fill)),
      drawPile: view.drawPile.map(fill),
      seed,
    };
  },
};

export const peck: Game<PeckTypes> = defineGame(definition);
