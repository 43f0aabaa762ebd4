import { handsOn as here } from './hands.js';

/** The hands of a table, so that a click answers at once. A page that loads them later puts `null` in the place of this file. */
export const handsOn: typeof here | null = here;
