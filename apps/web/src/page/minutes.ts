import type { GameId } from '../protocol.js';

/** How long a usual game takes, in minutes. */
export const MINUTES: { readonly [Id in GameId]: number } = {
  chicken: 15,
  'crazy-chicken': 25,
  'chicken-out': 10,
  'blind-chicken-extreme': 20,
  'chicken-roundup': 30,
};
