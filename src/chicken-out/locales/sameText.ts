import { waitingSames } from '../cards.js';
import type { Table } from '../table.js';
import type { ChickenOutSvgWords } from './locale.js';

/** What a SAME would do next, or what the SAMEs that wait will do (CO-3.3, CO-3.4); `''` if there is nothing to copy. */
export function sameText({ series, sameAs, options }: Table, words: ChickenOutSvgWords): string {
  if (sameAs !== null) return words.same(words.card(sameAs));
  const waiting = waitingSames(series, options);
  const waits = options.sameFirst === 'next' && waiting === series.length;
  return waits ? words.sameWaits(waiting + 1) : '';
}
