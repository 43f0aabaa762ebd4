// The motion on the table: skipping it, previewing moves, and pausing for the moments of a game.
import { html, pictureOf, svg } from '../drawing/dom.js';
import type { Flight } from '../elementGame.js';
import { foretell } from './foretell.js';

/** How long the table pauses for a moment, in milliseconds. */
const MOMENT = 1_600;

/** The motion on a table. */
export class Motion {
  readonly #table: HTMLElement;
  readonly #air: HTMLElement;
  readonly #banner: HTMLElement;
  #running: readonly Animation[] = [];
  #endMoment: (() => void) | null = null;
  #ghost: SVGElement | null = null;

  constructor(table: HTMLElement, air: HTMLElement, banner: HTMLElement) {
    this.#table = table;
    this.#air = air;
    this.#banner = banner;
  }

  /** Ends all motion. */
  skip(): void {
    for (const animation of this.#running) animation.finish();
    this.#endMoment?.();
  }

  /** Resolves once this motion has ended, naturally or by {@link skip}. */
  async until(animations: readonly Animation[]): Promise<void> {
    this.#running = animations;
    await Promise.allSettled(animations.map(({ finished }) => finished));
    this.#running = [];
  }

  /** Shows where things would go, or have gone, until {@link forget}. */
  foretell(flights: readonly Flight[], isPast = false): void {
    this.forget();
    if (flights.length === 0) return;
    this.#ghost = foretell({ table: this.#table, air: this.#air, svg, pictureOf }, flights, isPast);
  }

  /** Removes the arrows and pictures of {@link foretell}. */
  forget(): void {
    this.#ghost?.remove();
    this.#ghost = null;
  }

  /** Shows large dice. Call the returned function to show the words below them. */
  showDice(dice: readonly SVGElement[], words: string): () => void {
    const said = html('p', '', {}, words);
    said.style.visibility = 'hidden';
    this.#banner.replaceChildren(html('div', 'dice', {}, ...dice), said);
    this.#banner.hidden = false;
    return () => {
      said.style.visibility = '';
    };
  }

  /** Pauses with an announcement in large letters; the dice of {@link showDice} stay. */
  async pause(words: string, speed: number): Promise<void> {
    if (this.#banner.hidden) this.#banner.replaceChildren(html('p', '', {}, words));
    this.#banner.hidden = false;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, MOMENT / speed);
      this.#endMoment = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#endMoment = null;
    this.clear();
  }

  /** Hides the announcement. */
  clear(): void {
    this.#banner.hidden = true;
    this.#banner.replaceChildren();
  }
}
