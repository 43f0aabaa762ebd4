// Chicken (default options) for boardgame.io, as its documentation recommends: `G`, moves that mutate it, a turn order,
// `endIf`. The decisions are the same as in Hencoop, so that the numbers of moves per game agree.
import type { Ctx, Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';

type Value = number | 'chick';
type Card = Value | 'egg';

export interface Chicken {
  round: number;
  starter: number;
  /** Whose turn it is after this move. */
  next: number;
  drawPile: Card[];
  discardPile: Card[];
  topValue: Value;
  lastPlayer: number | null;
  hands: Card[][];
  withdrawn: boolean[];
  scores: number[];
  over: boolean;
}

/** A decision: the name of a move and its arguments. */
export type Choice = readonly [name: 'play' | 'draw' | 'withdraw', ...args: Card[]];

const VALUES: readonly Value[] = [1, 2, 3, 4, 5, 6, 'chick'];
const KINDS: readonly Card[] = [...VALUES, 'egg'];
const DECK: readonly Card[] = [...VALUES.flatMap((value) => Array<Card>(7).fill(value)), 'egg'];
const TARGET = 50;
const MOST_ROUNDS = 100;

interface RandomPlugin {
  Shuffle<T>(deck: T[]): T[];
  D6(count: number): number[];
}

const worth = (value: Value) => (value === 'chick' ? 10 : value);
const nextValue = (value: Value): Value => (value === 'chick' ? 1 : value === 6 ? 'chick' : value + 1);
const fits = (card: Card, top: Value) => card === 'egg' || card === top || card === nextValue(top);
const inRound = (G: Chicken) => G.withdrawn.filter((out) => !out).length;

/** The current player's legal moves, as a bot enumerates them. */
export function choices(G: Chicken, ctx: Ctx): Choice[] {
  const hand = G.hands[Number(ctx.currentPlayer)] ?? [];
  const plays = KINDS.filter((card) => fits(card, G.topValue) && hand.includes(card)).map(
    (card): Choice => ['play', card],
  );
  const draws: Choice[] = G.drawPile.length > 0 && inRound(G) > 1 ? [['draw']] : [];
  return [...plays, ...draws, ['withdraw']];
}

function deal(G: Chicken, numPlayers: number, random: RandomPlugin): void {
  G.drawPile = random.Shuffle([...DECK]);
  G.hands = Array.from({ length: numPlayers }, () => []);
  for (let i = 0; i < 6; i++) for (const hand of G.hands) hand.push(take(G.drawPile));
  if (G.drawPile.at(-1) === 'egg') G.drawPile.unshift(take(G.drawPile));
  const first = take(G.drawPile);
  if (first !== 'egg') G.topValue = first;
  G.discardPile = [first];
  G.lastPlayer = null;
  G.withdrawn = G.hands.map(() => false);
  G.next = G.starter;
}

function take(pile: Card[]): Card {
  const card = pile.pop();
  if (card === undefined) throw new Error('an empty pile');
  return card;
}

function passTurn(G: Chicken, from: number): void {
  let seat = from;
  do seat = (seat + 1) % G.hands.length;
  while (G.withdrawn[seat]);
  G.next = seat;
}

function endRound(G: Chicken, wentOut: number | null, random: RandomPlugin): void {
  G.hands.forEach((hand, seat) => {
    const points = [...new Set(hand)].reduce<number>((sum, card) => sum + worth(card === 'egg' ? G.topValue : card), 0);
    G.scores[seat] = (G.scores[seat] ?? 0) + points;
  });
  if (wentOut !== null && (G.scores[wentOut] ?? 0) > 0) {
    const dice = random.D6(2).reduce((sum, face) => sum + (face === 6 ? 10 : face), 0);
    G.scores[wentOut] = Math.max(0, (G.scores[wentOut] ?? 0) - dice);
  }
  G.over = G.scores.some((score) => score >= TARGET) || G.round >= MOST_ROUNDS;
  if (G.over) return;
  G.round += 1;
  G.starter = G.lastPlayer ?? G.starter;
  deal(G, G.hands.length, random);
}

export const chicken: Game<Chicken> = {
  name: 'chicken',
  setup: ({ ctx, random }) => {
    const G: Chicken = {
      round: 1,
      starter: 0,
      next: 0,
      drawPile: [],
      discardPile: [],
      topValue: 1,
      lastPlayer: null,
      hands: [],
      withdrawn: [],
      scores: Array<number>(ctx.numPlayers).fill(0),
      over: false,
    };
    deal(G, ctx.numPlayers, random);
    return G;
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.next, next: ({ G }) => G.next },
  },
  moves: {
    play: ({ G, ctx, random }, card: Card) => {
      const seat = Number(ctx.currentPlayer);
      const hand = G.hands[seat];
      const index = hand?.indexOf(card) ?? -1;
      if (hand === undefined || index < 0 || !fits(card, G.topValue)) return INVALID_MOVE;
      hand.splice(index, 1);
      G.discardPile.push(card);
      G.topValue = card === 'egg' ? nextValue(G.topValue) : card;
      G.lastPlayer = seat;
      if (hand.length === 0) endRound(G, seat, random);
      else passTurn(G, seat);
      return undefined;
    },
    draw: ({ G, ctx }) => {
      if (G.drawPile.length === 0 || inRound(G) === 1) return INVALID_MOVE;
      const seat = Number(ctx.currentPlayer);
      G.hands[seat]?.push(take(G.drawPile));
      passTurn(G, seat);
      return undefined;
    },
    withdraw: ({ G, ctx, random }) => {
      const seat = Number(ctx.currentPlayer);
      G.withdrawn[seat] = true;
      if (inRound(G) === 0) endRound(G, null, random);
      else passTurn(G, seat);
      return undefined;
    },
  },
  endIf: ({ G }) => (G.over ? { scores: G.scores } : undefined),
};
