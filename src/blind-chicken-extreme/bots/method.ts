import tychei from 'seedrandom/lib/tychei.js';
import type { Plan, SearchMethod } from '../../bots/index.js';
import { at } from '../../engine/errors.js';
import type { Policy } from '../../engine/playout.js';
import type { Seat } from '../../engine/seats.js';
import { blindChickenExtreme } from '../index.js';
import type { BlindChickenExtremeTypes, Card, Move, State, View } from '../table.js';
import { arrangementsOf } from './arrangements.js';
import { chanceToWin, WEIGHTS } from './chance.js';
import { heuristic } from './heuristic.js';
import { arranged, isOrderly, someTaste } from './rivals.js';
import { taught } from './taught.js';

/** The number of own plays to plan ahead. */
const PLAYS_AHEAD = 3;

/**
 * Searches whole arrangements, then the next few plays together, and departs from its favorite move only for a clearly
 * better one. It models opponents by random variations of the published rules of thumb, and assumes half the time that
 * they arranged their rows by them. A try ends with the game. With two players, the taught policy picks the favorite
 * move, the opponent plays as taught half the time, and each world's last tricks are solved with both rows open.
 */
export function method(seats: number): SearchMethod<BlindChickenExtremeTypes> {
  return {
    // For more players, there is no proof that `expert` with the taught policy stays above `strong`.
    ...(seats === 2 ? asTaught : byThumbs),
    worlds: arranged,
    plans: plansOf,
    until: isFreshlyDealt,
    isEnding: areLastTricks,
    value: leadOf,
    chanceToWin: chanceToWin(WEIGHTS),
  };
}

/** The policy for playouts, and the move to play unless another one is clearly better. */
type Playing = Pick<SearchMethod<BlindChickenExtremeTypes>, 'policy' | 'favorite'>;

/** By rules of thumb: these searches also teach the policy. */
export const byThumbs: Playing = {
  policy: (seed) => somebody(tychei(`${seed}/taste`)),
  favorite: () => heuristic(),
};

/** How often the opponents play as taught. */
const AS_TAUGHT = 0.5;

const asTaught: Playing = {
  // A search that expects one kind of opponent may do worse against another.
  policy: (seed, view) => {
    const mine = taught(seed, view);
    const fraction = tychei(`${seed}/taste`);
    const others = fraction() < AS_TAUGHT ? mine : somebody(fraction);
    return (moves, table, seat) => (seat === view.viewer ? mine : others)(moves, table, seat);
  },
  favorite: taught,
};

/** A player with a random taste, who may arrange randomly. */
function somebody(fraction: () => number): Policy<BlindChickenExtremeTypes> {
  const orderly = isOrderly(fraction);
  const tasteful = heuristic(someTaste(fraction));
  if (orderly) return tasteful;
  // The hidden hands of sampled worlds are in random order.
  return (moves, table, seat) => (table.step.type === 'arrange' ? at(moves, 0) : tasteful(moves, table, seat));
}

/** The number of last tricks that are searched exhaustively. Five were no stronger, but up to five times as slow. */
const LAST_TRICKS = 4;

/** Whether few tricks are left, for two players: with more players, there are too many lines of play. */
function areLastTricks({ seats, step, rows }: View): boolean {
  if (seats > 2 || step.type === 'arrange') return false;
  return rows.every(({ length }) => length <= LAST_TRICKS);
}

function plansOf(view: View, moves: readonly Move[]): Plan<BlindChickenExtremeTypes>[] {
  switch (view.step.type) {
    case 'arrange':
      return arrangementPlans(view, moves);
    case 'play':
      return moves.flatMap((move) => playPlans(move, at(view.rows, move.seat).length - 1));
    default:
      return [];
  }
}

/** A plan for each order of the whole hand. */
function arrangementPlans(view: View, moves: readonly Move[]): Plan<BlindChickenExtremeTypes>[] {
  // The viewer's own hand shows all its cards.
  const hand = moves.flatMap((move): Card[] => (move.type === 'place' ? [move.card] : []));
  const placing = (among: readonly Move[], card: Card | undefined) =>
    among.find((move) => move.type === 'place' && move.card === card) ?? null;
  return arrangementsOf(view, hand).map((order) => ({
    move: placing(moves, order[0]) ?? at(moves, 0),
    next: (among, _, played) => placing(among, order[played]),
  }));
}

/** Plays a card, and then each choice of ends; `left` cards are left in the row. */
function playPlans(move: Move, left: number): Plan<BlindChickenExtremeTypes>[] {
  // The last card of a row leaves no choice.
  const ahead = Math.max(0, Math.min(PLAYS_AHEAD, left) - 1);
  return Array.from({ length: 2 ** ahead }, (_, ends) => ({
    move,
    next(among, { step }, played) {
      if (step.type !== 'play' || played > ahead) return null;
      return at(among, (ends >> (played - 1)) & 1 ? among.length - 1 : 0);
    },
  }));
}

/**
 * Whether a game has just begun. The first check of a try comes after two moves; if the first of them ended a game, one
 * card is already placed.
 */
function isFreshlyDealt({ step, rows }: State): boolean {
  if (step.type !== 'arrange') return false;
  let placed = 0;
  for (let seat = 0; seat < rows.length; seat++) placed += at(rows, seat).length;
  return placed <= 1;
}

/** Roughly how many points one more game can change the lead by. */
const GAME_SPREAD = 12;

/** The lead on the best opponent, from -1 to 1: a small lead is worth more with fewer games left. */
function leadOf(state: State, seat: Seat): number {
  const scores = blindChickenExtreme.score(state);
  let best = -Infinity;
  for (let other = 0; other < scores.length; other++)
    if (other !== seat && at(scores, other) > best) best = at(scores, other);
  const lead = at(scores, seat) - best;
  const left = state.step.type === 'over' ? 0 : state.options.games - state.gameNumber + 1;
  return lead / (1 + GAME_SPREAD * Math.sqrt(left) + Math.abs(lead));
}
