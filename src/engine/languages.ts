import { deepFreeze } from './freeze.js';

/**
 * The languages that every game, the bots and the element speak, as BCP 47 tags.
 *
 * @example
 * ```ts
 * import { gameById, LANGUAGES } from 'hencoop/games';
 *
 * LANGUAGES.includes('fr'); // true
 * const words = await gameById('chicken').locales.fr();
 * words.game.common.language; // 'fr'
 * ```
 */
export const LANGUAGES = /* @__PURE__ */ deepFreeze(['en', 'de', 'fr'] as const);

/** A language that every game speaks. */
export type Language = (typeof LANGUAGES)[number];
