import type { Plan, SearchMethod } from '../../bots/index.js';
import { at } from '../../engine/errors.js';
import type { Seat } from '../../engine/seats.js';
import { TWENTY_ONE } from '../cards.js';
import { countAfter, sameAfter } from '../rules.js';
import type { ChickenOutTypes, Move, State, View } from '../table.js';
import { TASTE, thumbs } from './heuristic.js';

/** How many moves a try is played on: about five rounds of two. Games of players who remember can go on for thousands. */
const HORIZON = 40;

/** What the first place is worth, in cards. */
const FIRST_PLACE = 30;

/** Plays each try on for a while, to the end of an own count, and compares the piles. */
export function method(): SearchMethod<ChickenOutTypes> {
  return { until, value, plans: stopping, favourite: thumbs(TASTE) };
}

function until({ seats, wentOut, step }: State, played: number): boolean {
  // Of two, the one who goes out has won.
  return (seats === 2 && wentOut.length > 0) || (played >= HORIZON && step.type !== 'ownCount');
}

/** How many cards fewer `seat` has than the others have on average, and what it gets for going out. */
function value({ seats, piles, wentOut }: State, seat: Seat): number {
  let others = 0;
  for (let other = 0; other < seats; other++) if (other !== seat) others += at(piles, other).length;
  const lead = others / (seats - 1) - at(piles, seat).length;
  if (wentOut[0] === undefined) return lead;
  if (wentOut[0] === seat) return lead + FIRST_PLACE;
  return wentOut.includes(seat) ? lead : lead - FIRST_PLACE / (seats - 1);
}

/** Where the viewer knows what comes: every way to stop the own count, now or after chickening out. */
function stopping(view: View, moves: readonly Move[]): readonly Plan<ChickenOutTypes>[] {
  const { step } = view;
  const first = moves.find(({ type }) => type === (step.type === 'turn' ? 'chickenOut' : 'play'));
  if (first === undefined || (step.type !== 'turn' && step.type !== 'ownCount')) return [];
  const before = step.type === 'turn' ? 1 : 0;
  return stops(view).map((cards) => stopAfter(first, before + cards));
}

/** After how many more known cards the own count can be stopped. */
function stops({ viewer, piles, options, ...table }: View): number[] {
  const pile = at(piles, viewer ?? 0);
  const isOwn = table.step.type === 'ownCount';
  let { count, sameAs } = isOwn ? table : { count: 0, sameAs: null };
  let length = isOwn ? table.series.length : 0;
  const found: number[] = [];
  for (let played = 1; played <= pile.length; played++) {
    const card = at(pile, pile.length - played);
    if (card === null) break;
    count = countAfter(count, card, sameAs);
    if (count > TWENTY_ONE) break;
    sameAs = sameAfter(sameAs, card, options);
    length += 1;
    if (count === TWENTY_ONE) [count, sameAs, length] = [0, null, 0];
    else if (length >= options.ownCountMin) found.push(played);
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
