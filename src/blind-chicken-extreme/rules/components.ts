// 1 Components: what a trick carries
import { at } from '../../engine/errors.js';
import type { Emit } from '../../engine/game.js';
import {
  type BlindChickenExtremeTypes,
  CARDS,
  type Card,
  type CardTable,
  type Move,
  type Penalty,
  type Played,
  type Table,
} from '../table.js';

/** How these rules report what happens. */
export type TellEvent = Emit<BlindChickenExtremeTypes>;

/** A move of one kind. */
export type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

const PENALTY_BY_CHICKENS: readonly (Penalty | null)[] = [null, null, -3, -6, -10, -15];

/** The penalty for so many chickens in a trick (BC-1.2), if there is one (BC-4.1). */
export function penaltyFor(chickens: number): Penalty | null {
  return PENALTY_BY_CHICKENS[chickens] ?? null;
}

/** A card table as answers by card, which are quicker to look up than lists. */
type Marks = { readonly [What in keyof CardTable]: readonly boolean[] };

const MARKS = new WeakMap<CardTable, Marks>();

/** What the cards carry (BC-1.4); made once for each card table, none of which is ever written to. */
export function marksOf({ options }: Table): Marks {
  const known = MARKS.get(options.cards);
  if (known !== undefined) return known;
  const { chickens, pigs, faceDown } = options.cards;
  const marked = (list: readonly Card[]) => CARDS.map((card) => list.includes(card));
  const marks = { chickens: marked(chickens), pigs: marked(pigs), faceDown: marked(faceDown) };
  MARKS.set(options.cards, marks);
  return marks;
}

/** How many cards of a trick carry a chicken, or a pig (BC-1.1). */
export function countIn(trick: readonly Played<never>[], marked: readonly boolean[]): number {
  let count = 0;
  for (let i = 0; i < trick.length; i++) if (marked[at(trick, i).card]) count++;
  return count;
}
