import type { Mark } from 'hencoop/analysis';

/** What is written next to a move, as in chess; a word follows it. */
export const SIGNS: { readonly [Name in Mark]: string } = { inaccuracy: '?!', mistake: '?', blunder: '??' };
