import type { Mark } from 'hencoop/analysis';

/** The signs next to a move, as in chess, each followed by its name. */
export const SIGNS: { readonly [Name in Mark]: string } = { inaccuracy: '?!', mistake: '?', blunder: '??' };
