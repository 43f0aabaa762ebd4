import type { GameId } from './protocol.js';

/** Loads the rules of a game, which both the page and its worker run. */
export const RULES = {
  chicken: async () => (await import('hencoop/chicken')).chicken,
  'crazy-chicken': async () => (await import('hencoop/crazy-chicken')).crazyChicken,
  'chicken-out': async () => (await import('hencoop/chicken-out')).chickenOut,
  'blind-chicken-extreme': async () => (await import('hencoop/blind-chicken-extreme')).blindChickenExtreme,
  'chicken-roundup': async () => (await import('hencoop/chicken-roundup')).chickenRoundup,
} as const satisfies { readonly [Id in GameId]: () => Promise<unknown> };

/** Whether `value` is the id of a game. */
export function isGameId(value: unknown): value is GameId {
  return typeof value === 'string' && Object.hasOwn(RULES, value);
}
