// Chicken as fast as readable JavaScript gets on the library's JSON tables: the yardstick for the cost of its laws.
// The casts of elements hold because seats and values in the circle are indexes of their lists.
import {
  type Card,
  type ChickenTypes,
  DECK,
  FACES,
  type Face,
  HAND_SIZE,
  KINDS,
  type Move,
  type State,
  VALUES,
  type Value,
} from 'hencoop/chicken';
import type { Chance } from '../../../src/engine/chance.js';
import type { Draft } from '../../../src/engine/draft.js';
import type { HandWritten } from './engine.js';

type Table = Draft<State>;

const EGG = 7;
const OPTIONS = { firstSeat: 0, drawOnlyIfStuck: false, eggMergesWithNumber: false, target: 50, maxRounds: 100 };
const TURNS = [0, 1, 2, 3, 4].map((seat) => ({ type: 'turn' as const, seat }));

/** The index of a card in the circle 1 to 6, chick; the egg comes last. */
function circleIndex(card: Card): number {
  return typeof card === 'number' ? card - 1 : card === 'chick' ? 6 : EGG;
}

function next(value: Value): Value {
  return VALUES[(circleIndex(value) + 1) % EGG] as Value;
}

function worth(value: Value | Face): number {
  return value === 'chick' ? 10 : value;
}

/** The kinds in a hand, a bit for each. */
function kindsIn(hand: readonly Card[]): number {
  let kinds = 0;
  for (let i = 0; i < hand.length; i++) kinds |= 1 << circleIndex(hand[i] as Card);
  return kinds;
}

/** The cards that fit on each value: an equal card, the next one, the egg. */
const FITTING = VALUES.map((_, index) => (1 << index) | (1 << ((index + 1) % EGG)) | (1 << EGG));

/** The points of each set of kinds in a hand, without the egg. */
const POINTS = Array.from({ length: 256 }, (_, kinds) =>
  KINDS.reduce<number>((sum, card, index) => (card !== 'egg' && kinds & (1 << index) ? sum + worth(card) : sum), 0),
);

const DRAW = 256;

/** The moves of each seat, by the set of kinds that it can play, and {@link DRAW} if it can draw. */
const MOVES = TURNS.map(({ seat }) => {
  const plays = KINDS.map((card): Move => ({ seat, type: 'play', card }));
  const draw: Move = { seat, type: 'draw' };
  const withdraw: Move = { seat, type: 'withdraw' };
  return Array.from({ length: 2 * DRAW }, (_, key): readonly Move[] => [
    ...plays.filter((_, index) => key & (1 << index)),
    ...(key & DRAW ? [draw] : []),
    withdraw,
  ]);
});

function listMoves(table: Table, seat: number): readonly Move[] {
  const playable = kindsIn(table.hands[seat] as Card[]) & (FITTING[circleIndex(table.topValue)] as number);
  const canDraw = table.drawPile.length > 0 && hasOthers(table, seat);
  return (MOVES[seat] as (readonly Move[])[])[canDraw ? playable | DRAW : playable] as readonly Move[];
}

/** Whether any player but `seat` is still in the round. */
function hasOthers({ withdrawn }: Table, seat: number): boolean {
  for (let other = 0; other < withdrawn.length; other++) if (withdrawn[other] === false && other !== seat) return true;
  return false;
}

function playMove(table: Table, move: Move, chance: Chance): void {
  const { seat } = move;
  const hand = table.hands[seat] as Card[];
  switch (move.type) {
    case 'play': {
      const { card } = move;
      let index = 0;
      while (hand[index] !== card) index++;
      for (; index + 1 < hand.length; index++) hand[index] = hand[index + 1] as Card;
      hand.pop();
      table.discardPile.push(card);
      table.topValue = card === 'egg' ? next(table.topValue) : card;
      table.lastPlayer = seat;
      if (hand.length === 0) {
        endRound(table, seat, chance);
        return;
      }
      break;
    }
    case 'draw':
      hand.push(table.drawPile.pop() as Card);
      break;
    case 'withdraw':
      table.withdrawn[seat] = true;
      if (!hasOthers(table, seat)) {
        endRound(table, null, chance);
        return;
      }
      break;
  }
  let to = seat;
  do to = to + 1 === table.seats ? 0 : to + 1;
  while (table.withdrawn[to] === true);
  table.step = TURNS[to] as (typeof TURNS)[number];
}

function endRound(table: Table, wentOut: number | null, chance: Chance): void {
  const { hands, scores, topValue } = table;
  let highest = 0;
  for (let seat = 0; seat < hands.length; seat++) {
    const kinds = kindsIn(hands[seat] as Card[]);
    const egg = kinds >> EGG ? worth(topValue) : 0;
    scores[seat] = (scores[seat] as number) + (POINTS[kinds] as number) + egg;
  }
  if (wentOut !== null && (scores[wentOut] as number) > 0) {
    const dice = chance.roll('dice', FACES, 2);
    const left = (scores[wentOut] as number) - worth(dice[0] as Face) - worth(dice[1] as Face);
    scores[wentOut] = Math.max(left, 0);
  }
  for (let seat = 0; seat < scores.length; seat++)
    if ((scores[seat] as number) > highest) highest = scores[seat] as number;
  if (highest >= table.options.target) table.step = { type: 'over', reason: 'target' };
  else if (table.round >= table.options.maxRounds) table.step = { type: 'over', reason: 'maxRounds' };
  else dealRound(table, table.round + 1, table.lastPlayer ?? table.starter, chance);
}

function dealRound(table: Table, round: number, starter: number, chance: Chance): void {
  const { seats, hands, withdrawn } = table;
  const deck = chance.shuffle('deal', DECK);
  for (let seat = 0; seat < seats; seat++) {
    const top = deck.length - 1 - ((seat - starter + seats) % seats);
    const hand = hands[seat] as Card[];
    while (hand.length > 0) hand.pop();
    for (let row = 0; row < HAND_SIZE; row++) hand.push(deck[top - row * seats] as Card);
    withdrawn[seat] = false;
  }
  const pile = deck.slice(0, deck.length - HAND_SIZE * seats);
  if (pile[pile.length - 1] === 'egg') {
    pile.pop();
    pile.unshift('egg');
  }
  // The only egg lies at the bottom, or in a hand.
  const first = pile.pop() as Value;
  table.round = round;
  table.starter = starter;
  table.step = TURNS[starter] as (typeof TURNS)[number];
  table.drawPile = pile;
  table.discardPile = [first];
  table.topValue = first;
  table.lastPlayer = null;
}

export const handWritten: HandWritten<ChickenTypes> = {
  deal(seats, seed, chance) {
    const hands: Card[][] = [];
    const withdrawn: boolean[] = [];
    const scores: number[] = [];
    for (let seat = 0; seat < seats; seat++) {
      hands.push([]);
      withdrawn.push(false);
      scores.push(0);
    }
    const table: Table = {
      game: 'chicken',
      seats,
      options: OPTIONS,
      round: 0,
      starter: 0,
      step: { type: 'turn', seat: 0 },
      drawPile: [],
      discardPile: [],
      topValue: 1,
      lastPlayer: null,
      hands,
      withdrawn,
      scores,
      seed,
    };
    dealRound(table, 1, 0, chance);
    return table;
  },
  playOn(table, policy, chance) {
    let moves = 0;
    while (table.step.type === 'turn') {
      const { seat } = table.step;
      playMove(table, policy(listMoves(table, seat), table, seat), chance);
      moves++;
    }
    return moves;
  },
};
