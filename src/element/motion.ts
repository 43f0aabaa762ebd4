// The motion on the table: it can be ended, a move is foretold, and the table stops for the moments of a game.
import { html, pictureOf, svg } from './dom.js';
import type { Flight } from './elementGame.js';

/** How long a moment stays, in milliseconds. */
const MOMENT = 1_600;

/** An arrow between the middles of two things, bent so that two things that change places have two. */
function arrow([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): SVGElement {
  const [wide, high] = [toX - x, toY - y];
  /** A point that lies this far along, and this far aside. */
  const at = (along: number, aside: number) => `${x + wide * along + high * aside} ${y + high * along - wide * aside}`;
  const head = 14 / (Math.hypot(wide, high) || 1);
  const ends = `M${at(0.8 - 0.99 * head, -0.11 * head)}L${at(0.8, 0)}L${at(0.8 - 0.28 * head, 0.96 * head)}`;
  return svg('path', { d: `M${at(0.2, 0)}Q${at(0.5, 0.2)} ${at(0.8, 0)}${ends}` });
}

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

  /** Resolves once this motion has ended, by itself or by {@link skip}. */
  async until(animations: readonly Animation[]): Promise<void> {
    this.#running = animations;
    await Promise.allSettled(animations.map(({ finished }) => finished));
    this.#running = [];
  }

  /** Shows where the things on cells would go: an arrow for each, and its picture there, unless they have gone already. */
  foretell(flights: readonly Flight[], isPast = false): void {
    this.forget();
    const space = this.#air.getBoundingClientRect();
    const arrows = flights.flatMap(({ from, to, closesUp }) => {
      if (closesUp === true || from === to) return [];
      const [start, end] = [this.#at(from), this.#at(to)];
      return start === null || end === null || !start.matches('[data-cell]') ? [] : [{ start, end }];
    });
    if (arrows.length === 0) return;
    const ghost = svg('svg', { class: isPast ? 'ghost past' : 'ghost', width: space.width, height: space.height });
    const middle = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2 - space.left, top + height / 2 - space.top] as const;
    };
    for (const { start, end } of arrows) {
      const picture = isPast ? null : pictureOf(start);
      const [x, y] = middle(end);
      if (picture !== null) {
        picture.setAttribute('x', String(x - Number(picture.getAttribute('width')) / 2));
        picture.setAttribute('y', String(y - Number(picture.getAttribute('height')) / 2));
        ghost.append(picture);
      }
    }
    for (const { start, end } of arrows) ghost.append(arrow(middle(start), middle(end)));
    this.#air.append(ghost);
    this.#ghost = ghost;
  }

  /** Removes the arrows and pictures of {@link foretell}. */
  forget(): void {
    this.#ghost?.remove();
    this.#ghost = null;
  }

  /** Shows dice in large, and the words below them once the result is called. */
  showDice(dice: readonly SVGElement[], words: string): () => void {
    const said = html('p', '', {}, words);
    said.style.visibility = 'hidden';
    this.#banner.replaceChildren(html('div', 'dice', {}, ...dice), said);
    this.#banner.hidden = false;
    return () => {
      said.style.visibility = '';
    };
  }

  /** Stops for a moment, and says what happened in large letters; dice of {@link showDice} stay. */
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

  /** Hides the words of a moment. */
  clear(): void {
    this.#banner.hidden = true;
    this.#banner.replaceChildren();
  }

  /** The last thing that a selector finds: of equal cards the one in front. */
  #at(selector: string): Element | null {
    return [...this.#table.querySelectorAll(selector)].at(-1) ?? null;
  }
}
