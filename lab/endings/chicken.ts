// Endings of Chicken for two: the end of a round with few cards, in which each seat knows only its own hand.

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
  /** The public actions so far. */
  readonly history: string;
  /** The cards that each seat was dealt and has drawn. */
  readonly private: readonly [string, string];
  /** Seat 0's share of the match, once the round is over. */
  readonly value: number | null;
}

const letter = (card: Card) => String(KINDS.indexOf(card));
const inOrder = (cards: readonly Card[]) => cards.slice().sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b));

/** The line that begins with this state. */
export function lineFrom(state: State): Line {
  const dealt = state.hands.map((hand) => hand.map(letter).join(''));
  return { state, moves: chicken.legalMoves(state), history: '', private: [at(dealt, 0), at(dealt, 1)], value: null };
}

/** Shuffles nothing, and rolls the first face: for moves whose dice are averaged later. */
const ANY: Chance = {
  shuffle: (_, cards) => cards.slice(),
  // Every die has a face.
  roll: (_, faces, count) => Array.from({ length: count }, () => faces[0] as (typeof faces)[number]),
};

/**
 * Plays an ending to the end of the round. Its value is the bots' estimated chance to win with these scores, averaged
 * over the dice; it is exact if the match is over.
 */
export function chickenPlay(): Play<Line> {
  const known = new Map<string, number>();

  /** The value of a round that `move` ends. */
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

/** Every different way to choose `count` of these sorted cards, with the remaining cards. */
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

/** Every different order of the cards. */
function ordersOf(cards: readonly Card[]): Card[][] {
  if (cards.length === 0) return [[]];
  return [...new Set(cards)].flatMap((card) => {
    const rest = cards.slice();
    rest.splice(rest.indexOf(card), 1);
    return ordersOf(rest).map((order) => [card, ...order]);
  });
}

/**
 * Every deal of the cards in the hands and in the draw pile, with its probability if nothing is known about where they
 * are.
 */
export function dealsOf(state: State): Deal<Line>[] {
  const cards = inOrder([...state.hands.flat(), ...state.drawPile]);
  const ways: { state: State; weight: number }[] = [];
  for (const first of choicesOf(cards, at(state.hands, 0).length)) {
    for (const second of choicesOf(first.left, at(state.hands, 1).length)) {
      // A hand counts once for every order in which it could have been dealt.
      const weight = ordersOf(first.chosen).length * ordersOf(second.chosen).length;
      for (const drawPile of ordersOf(second.left)) {
        ways.push({ state: { ...state, hands: [first.chosen, second.chosen], drawPile }, weight });
      }
    }
  }
  const sum = ways.reduce((total, { weight }) => total + weight, 0);
  return ways.map(({ state, weight }) => ({ state: lineFrom(state), chance: weight / sum }));
}

/** Keeps this many cards in the draw pile, and puts the others under the discard pile, face up. */
export function withShortPile(state: State, cards: number): State {
  const under = state.drawPile.slice(0, -cards);
  // An egg's value depends on the card below it, so no egg goes to the bottom.
  const shown = [...under.filter((card) => card !== 'egg'), ...under.filter((card) => card === 'egg')];
  return {
    ...state,
    drawPile: state.drawPile.slice(-cards),
    discardPile: [...shown, ...state.discardPile],
  };
}
