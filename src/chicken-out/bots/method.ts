import type { Plan, SearchMethod } from '../../bots/index.js';
import { at } from '../../engine/errors.js';
import type { Seat } from '../../engine/seats.js';
import { TWENTY_ONE } from '../cards.js';
import { ranking } from '../rules.js';
import type { ChickenOutTypes, Move, Options, State, View } from '../table.js';
import { chanceToWin, pointsIn, WEIGHTS } from './chance.js';
import { solve } from './ending.js';
import { TASTE, thumbs } from './heuristic.js';
import { countWith, EMPTY, tallyAfter, tallyOf } from './tally.js';

/**
 * The maximum number of moves in a try: about five rounds for two. Games between players who remember cards can last
 * thousands of moves.
 */
const HORIZON = 40;

/**
 * The value of a point in the scores of a session, as a chance of winning it: an estimate, since sessions have many
 * games.
 */
const SCORED: { readonly [Scoring in Options['scoring']]: number } = { rank: 0.1, cards: 0.005 };

/**
 * Plays out each try for a while, or to the end of the game, and weighs the piles. With two seats, it solves small
 * endings.
 */
export function method(): SearchMethod<ChickenOutTypes> {
  return {
    solve,
    until,
    value,
    chanceToWin: chanceToWin(WEIGHTS),
    plans: stopping,
    favorite: thumbs(TASTE),
    isSteady: true,
  };
}

/** Never stops in an own count, or in the last series, which is short. */
function until({ gameNumber, wentOut, step }: State, played: number, view: View): boolean {
  if (gameNumber !== view.gameNumber) return true;
  return played >= HORIZON && step.type !== 'ownCount' && wentOut.length === 0;
}

/** The chance of `seat` to win, from the sizes of all piles; at the end, its share of first place. */
function value(state: State, seat: Seat): number {
  const { seats, step, scores, options } = state;
  if (step.type === 'over') {
    const [first = []] = ranking(state);
    return first.includes(seat) ? 1 / first.length : 0;
  }
  let [weights, others] = [0, 0];
  for (let other = 0; other < seats; other++) {
    weights += weight(state, other);
    if (other !== seat) others += at(scores, other);
  }
  const lead = others / (seats - 1) - at(scores, seat);
  return weight(state, seat) / weights + lead * SCORED[options.scoring];
}

/** The relative chance of a pile to win: fitted to a few thousand positions from games for two and for four. */
function weight({ piles, options }: State, seat: Seat): number {
  const pile = at(piles, seat);
  const load = 10 + pointsIn(pile, options);
  return 1 / (load * load * load);
}

/** If the viewer knows the next cards, every way to stop the own count, now or after chickening out. */
function stopping(view: View, moves: readonly Move[]): readonly Plan<ChickenOutTypes>[] {
  const { step } = view;
  const first = moves.find(({ type }) => type === (step.type === 'turn' ? 'chickenOut' : 'play'));
  if (first === undefined || (step.type !== 'turn' && step.type !== 'ownCount')) return [];
  const before = step.type === 'turn' ? 1 : 0;
  return stops(view).map((cards) => stopAfter(first, before + cards));
}

/** The numbers of further known cards after which the own count can stop. */
function stops(view: View): number[] {
  const { viewer, piles, options, step } = view;
  const pile = at(piles, viewer ?? 0);
  let series = step.type === 'ownCount' ? tallyOf(view) : EMPTY;
  const found: number[] = [];
  for (let played = 1; played <= pile.length; played++) {
    const card = at(pile, pile.length - played);
    if (card === null) break;
    const count = countWith(series, card);
    if (count > TWENTY_ONE) break;
    series = count === TWENTY_ONE ? EMPTY : tallyAfter(series, card, count, options);
    if (count < TWENTY_ONE && series.length >= options.ownCountMin) found.push(played);
  }
  return found;
}

/** Begins with `move`, and stops after `moves` moves. */
function stopAfter(move: Move, moves: number): Plan<ChickenOutTypes> {
  return {
    move,
    next([play, stop], table, played) {
      if (table.step.type !== 'ownCount' || play === undefined || played > moves) return null;
      return played < moves ? play : (stop ?? null);
    },
  };
}
