import { waitingSames } from '../cards.js';
import { countAfter, sameAfter } from '../rules.js';
import type { Card, Copied, Options, Table } from '../table.js';

/** A series in short. */
export interface Tally {
  readonly count: number;
  /** The card that a SAME would copy. */
  readonly sameAs: Copied | null;
  /** The number of SAMEs that wait for the next card (CO-3.4). */
  readonly waiting: number;
  /** The number of cards. */
  readonly length: number;
}

export const EMPTY: Tally = { count: 0, sameAs: null, waiting: 0, length: 0 };

/** The series on the table. */
export function tallyOf({ count, sameAs, series, options }: Table): Tally {
  return { count, sameAs, waiting: waitingSames(series, options), length: series.length };
}

/** The count after `card`. */
export function countWith({ count, sameAs, waiting }: Tally, card: Card): number {
  return countAfter(count, card, sameAs, waiting);
}

/** The series after `card`, which makes this count. */
export function tallyAfter(tally: Tally, card: Card, count: number, options: Options): Tally {
  const waits = card === 'SAME' && options.sameFirst === 'next' && tally.waiting === tally.length;
  return {
    count,
    sameAs: sameAfter(tally.sameAs, card, options),
    waiting: waits ? tally.waiting + 1 : 0,
    length: tally.length + 1,
  };
}
