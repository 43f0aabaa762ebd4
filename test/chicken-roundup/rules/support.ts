import { explain } from 'hencoop';
import {
  type Card,
  type Cell,
  chickenRoundup,
  type Event,
  type Move,
  type State,
  type View,
} from 'hencoop/chicken-roundup';
import { enChickenRoundup } from 'hencoop/chicken-roundup/en';
import { card, position } from '../../../src/chicken-roundup/testkit/position.js';

export const G_DOG = card('G', 'dog');
export const W_DOG = card('W', 'dog');
export const FARMER = card('R', 'farmer');
export const PARADE = card('B', 'parade');
export const END: Move = { seat: 0, type: 'endPlays' };

export const farmer = (target: Cell): Move => ({ seat: 0, type: 'farmer', card: FARMER, target });
export const dog = (end: 'west' | 'east', seat = 0): Move => ({ seat, type: 'dog', card: G_DOG, end });
export const parade = (...path: Cell[]): Move => ({ seat: 0, type: 'parade', card: PARADE, path });
export const pay = (pay: Card, target: Cell): Move => ({ seat: 0, type: 'catch', pay, target });
export const close = (toward: 'west' | 'east', seat = 0): Move => ({ seat, type: 'closeGap', toward });
export const diagram = (action: string, ...cells: Cell[]): Move => ({
  seat: 0,
  type: 'diagram',
  card: card('S', action),
  cells,
});

/** A position in which seat 0 holds these cards. */
export const holding = (cards: readonly Card[], given: Parameters<typeof position>[0] = {}) =>
  position({ ...given, hands: [cards, []] });

export const clauseOf = (state: State | View, move: unknown) => chickenRoundup.whyNot(state, move)?.clause ?? null;
export const playAll = (state: State, ...moves: Move[]) =>
  moves.reduce((now, move) => chickenRoundup.apply(now, move), state);

/** The state and the events after a legal move. */
export function played(state: State, move: Move): { state: State; events: readonly Event[]; types: string[] } {
  const attempt = chickenRoundup.tryApply(state, move);
  if (!attempt.ok) throw new Error(explain(attempt.violation, enChickenRoundup));
  return { ...attempt, types: attempt.events.map(({ type }) => type) };
}

export const movesOf = <Type extends Move['type']>(state: State, type: Type, seat?: number) =>
  chickenRoundup.legalMoves(state, seat).filter((move): move is Extract<Move, { type: Type }> => move.type === type);
export const targets = (state: State, type: 'farmer' | 'foxTrot' | 'catch') =>
  movesOf(state, type).map(({ target }) => target);
export const lists = (state: State, seat?: number) =>
  movesOf(state, 'diagram', seat).map(({ cells }) => cells.join(' '));
