/// <reference lib="dom" />
import { keepGame, shareGame } from './definedGames.js';
import { HencoopTable } from './element.js';
import type { ElementGame, ElementLocale } from './elementGame.js';

const TAG = 'hencoop-table';

declare global {
  interface HTMLElementTagNameMap {
    'hencoop-table': HencoopTable;
  }
}

/**
 * Defines `<hencoop-table>` for this game, with a default language; call it again for other games. The `locale` of a
 * table overrides the language. Outside a browser it only registers the game, so that servers can import it.
 *
 * @example
 * ```ts
 * import { chickenElement } from 'hencoop/chicken/element';
 * import { enChicken, enChickenLabels } from 'hencoop/chicken/en';
 * import { defineElement } from 'hencoop/element';
 * import { enElement } from 'hencoop/element/en';
 *
 * defineElement(chickenElement, { game: enChicken, labels: enChickenLabels, words: enElement });
 * ```
 * Several bundles on a page may call it, if they contain the same version of this library.
 *
 * @throws RangeError if `game` is not an element game, or `locale` is not its locale.
 * @throws Error if another version of this library, or other code, has defined `<hencoop-table>` on this page.
 */
export function defineElement(game: ElementGame, locale?: ElementLocale): void {
  keepGame(game, locale);
  if (typeof customElements === 'undefined') return;
  const known = customElements.get(TAG);
  if (known === undefined) customElements.define(TAG, HencoopTable);
  else if (known !== HencoopTable) shareGame(known, game, locale);
}
