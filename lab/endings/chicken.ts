// Endings of Chicken for two: the end of a round with few cards, in which each seat knows its own hand alone.

import type { Chance } from 'hencoop';
import { type ChickenTypes, chicken, KINDS } from 'hencoop/chicken';
import { at, chanceToWin, everyResult } from '../inside.js';
import type { Deal, Play } from './tree.js';

type State = ChickenTypes['State'];
type Move = ChickenTypes['Move'];
type Card = State['drawPile'][number];

/** A line of play from a deal. */
export interface Line {
  readonly state: State;
  /** The legal moves; none once the round is over. */
  readonly moves: readonly Move[];
  /** What everyone has seen. */
  readonly history: string;
  /** What each seat was dealt and has drawn. */
  readonly private: readonly [string, string];
  /** The share of seat 0 in the match, once the round is over. */
  readonly value: number | null;
}

const letter = (card: Card) => String(KINDS.indexOf(card));
const inOrder = (cards: readonly Card[]) => cards.slice().sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b));

/** The line in which nothing has happened yet. */
export function lineFrom(state: State): Line {
  const dealt = state.hands.map((hand) => hand.map(letter).join(''));
  return { state, moves: chicken.legalMoves(state), history: '', private: [at(dealt, 0), at(dealt, 1)], value: null };
}

/** Shuffles nothing, and rolls the first face: for moves whose dice are weighed later. */
const ANY: Chance = {
  shuffle: (_, cards) => cards.slice(),
  // A die has faces.
  roll: (_, faces, count) => Array.from({ length: count }, () => faces[0] as (typeof faces)[number]),
};

/**
 * How an ending is played to the end of the round. The end is worth the chance to win that the bots of the game give the
 * scores, on average over the dice; once the match is over, it is exact.
 */
export function chickenPlay(): Play<Line> {
  const known = new Map<string, number>();

  /** The value after a move that ends the round. */
  function valueAfter(state: State, move: Move, ended: readonly ChickenTypes['Event'][], starter: number): number {
    const key = JSON.stringify([
      state.scores,
      starter,
      ended.filter(({ type }) => type === 'scored' || type === 'rolled'),
    ]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const ends = everyResult(
      (chance) => chicken.apply(state, move, { chance }),
      (_, cards) => cards,
    );
    const value = ends.reduce((sum, end) => sum + chanceToWin(end, 0), 0) / ends.length;
    known.set(key, value);
    return value;
  }

  function afterMove(line: Line, move: Move): Line {
    const { state } = line;
    const attempt = chicken.tryApply(state, move, { chance: ANY });
    if (!attempt.ok) throw new Error('expected a legal move');
    const after = attempt.state;
    const drawn = attempt.events.find((event) => event.type === 'drew');
    const [first, second] = line.private;
    const learned = drawn?.type === 'drew' ? letter(drawn.card) : '';
    const isOver = attempt.events.some(({ type }) => type === 'roundEnded');
    return {
      state: after,
      moves: isOver ? [] : chicken.legalMoves(after),
      history: `${line.history} ${move.type === 'play' ? letter(move.card) : move.type}`,
      private: move.seat === 0 ? [first + learned, second] : [first, second + learned],
      value: isOver ? valueAfter(state, move, attempt.events, after.starter) : null,
    };
  }

  return {
    actor: ({ state, value }) => (value !== null || state.step.type === 'over' ? null : state.step.seat === 0 ? 0 : 1),
    value: ({ value }) => value ?? 0,
    known: ({ state, history, private: dealt }) =>
      `${state.step.type === 'turn' && state.step.seat === 1 ? dealt[1] : dealt[0]}${history}`,
    after: (line) => line.moves.map((move) => afterMove(line, move)),
  };
}

/** Every way to choose `count` of the cards, which are in order, each once, with the cards that are left. */
function choicesOf(cards: readonly Card[], count: number): { chosen: Card[]; left: Card[] }[] {
  if (count === 0) return [{ chosen: [], left: [...cards] }];
  if (cards.length < count) return [];
  const [first, ...rest] = cards;
  if (first === undefined) return [];
  const copies = cards.filter((card) => card === first).length;
  const others = rest.slice(copies - 1);
  return Array.from({ length: Math.min(copies, count) + 1 }, (_, taken) =>
    choicesOf(others, count - taken).map(({ chosen, left }) => ({
      chosen: [...Array.from({ length: taken }, () => first), ...chosen],
      left: [...Array.from({ length: copies - taken }, () => first), ...left],
    })),
  ).flat();
}

/** Every order of the cards, each once. */
function ordersOf(cards: readonly Card[]): Card[][] {
  if (cards.length === 0) return [[]];
  return [...new Set(cards)].flatMap((card) => {
    const rest = cards.slice();
    rest.splice(rest.indexOf(card), 1);
    return ordersOf(rest).map((order) => [card, ...order]);
  });
}

/**
 * Every deal of the cards in the hands and in the draw pile, each as likely as it is if nothing is known about where they
 * lie.
 */
export function dealsOf(state: State): Deal<Line>[] {
  const cards = inOrder([...state.hands.flat(), ...state.drawPile]);
  const ways: { state: State; weight: number }[] = [];
  for (const first of choicesOf(cards, at(state.hands, 0).length)) {
    for (const second of choicesOf(first.left, at(state.hands, 1).length)) {
      // A hand counts once for every order in which it could have come.
      const weight = ordersOf(first.chosen).length * ordersOf(second.chosen).length;
      for (const drawPile of ordersOf(second.left)) {
        ways.push({ state: { ...state, hands: [first.chosen, second.chosen], drawPile }, weight });
      }
    }
  }
  const sum = ways.reduce((total, { weight }) => total + weight, 0);
  return ways.map(({ state, weight }) => ({ state: lineFrom(state), chance: weight / sum }));
}

/** Leaves the draw pile this number of cards: the others go under the discard pile, in sight of all. */
export function withShortPile(state: State, cards: number): State {
  const under = state.drawPile.slice(0, -cards);
  // The value of an egg depends on the card below it: it is not the lowest.
  const shown = [...under.filter((card) => card !== 'egg'), ...under.filter((card) => card === 'egg')];
  return {
    ...state,
    drawPile: state.drawPile.slice(-cards),
    discardPile: [...shown, ...state.discardPile],
  };
}
