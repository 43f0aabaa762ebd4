import {
  ASSUMED_CARDS,
  type Benefit,
  type Card,
  type Event,
  blindChickenExtreme as game,
  type Move,
  type Options,
  type Played,
  type Reward,
  type State,
} from 'hencoop/blind-chicken-extreme';
import { position } from '../../../src/blind-chicken-extreme/testkit/position.js';

export const place = (seat: number, card: Card): Move => ({ seat, type: 'place', card });
export const play = (seat: number, card: Card): Move => ({ seat, type: 'play', card });
export const takeReward = (seat: number, reward: Reward): Move => ({ seat, type: 'takeReward', reward });
export const chooseLeader = (seat: number, leader: number): Move => ({ seat, type: 'chooseLeader', leader });
export const benefit = (seat: number, chosen: 'none' | Exclude<Benefit, 'cancelGame'>): Move => ({
  seat,
  type: 'chooseBenefit',
  benefit: chosen,
});
export const cancel = (seat: number, number: number): Move => ({
  seat,
  type: 'chooseBenefit',
  benefit: 'cancelGame',
  game: number,
});

export const playable = (state: State, seat: number) =>
  game.legalMoves(state, seat).flatMap((move) => (move.type === 'play' ? [move.card] : []));

/** Applies all moves, each of which must be legal. */
export const playAll = (state: State, ...moves: Move[]) => moves.reduce((now, move) => game.apply(now, move), state);

/** Plays these legal moves; returns the events of the last one. */
export function emitted(state: State, ...moves: Move[]) {
  const last = moves.at(-1);
  const attempt = game.tryApply(playAll(state, ...moves.slice(0, -1)), last);
  if (!attempt.ok) throw new Error(JSON.stringify(attempt.violation));
  return attempt;
}

export const eventOf = <Type extends Event['type']>(events: readonly Event[], type: Type) =>
  events.find((event): event is Extract<Event, { type: Type }> => event.type === type);

export const typesOf = (events: readonly Event[]) => events.map(({ type }) => type);

export const options = (given: Partial<Options> = {}): Options => ({
  firstSeat: 0,
  games: 3,
  cards: ASSUMED_CARDS,
  ...given,
});

export const played = (seat: number, card: Card): Played<never> => ({ seat, card, faceDown: null });

/** All play their last cards, seat 0 leading; returns the events of the trick, after a choice of rewards if given. */
export function lastTrick(state: State, cards: readonly Card[], ...then: Move[]) {
  return emitted(state, ...cards.map((card, seat) => play(seat, card)), ...then);
}

/** A position with one card left for each player, and the given piles. */
export const lastCards = (cards: readonly Card[], given: Partial<State> = {}) =>
  position({ rows: cards.map((card) => [card]), piles: cards.map(() => []), ...given });
