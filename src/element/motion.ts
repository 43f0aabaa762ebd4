// The motion on the table: cards fly, a move is foretold, and the table stops for the moments of a game.
import { html, pictureOf, svg } from './dom.js';
import type { Flight } from './elementGame.js';
import { FLIGHT, fly, prefersCalm } from './fly.js';

/** How long a moment stays, in milliseconds. */
const MOMENT = 1_600;
/** How long a table fades in for readers who ask for less motion, in milliseconds. */
const FADE = 150;
/** Things that fly together start one after the other, within this time in milliseconds. */
const STAGGER = 240;

/** An arrow between the middles of two things, bent so that two things that change places have two. */
function arrow([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): SVGElement {
  const [wide, high] = [toX - x, toY - y];
  /** A point that lies this far along, and this far aside. */
  const at = (along: number, aside: number) => `${x + wide * along + high * aside} ${y + high * along - wide * aside}`;
  const head = 14 / (Math.hypot(wide, high) || 1);
  const ends = `M${at(0.8 - 0.99 * head, -0.11 * head)}L${at(0.8, 0)}L${at(0.8 - 0.28 * head, 0.96 * head)}`;
  return svg('path', { d: `M${at(0.2, 0)}Q${at(0.5, 0.2)} ${at(0.8, 0)}${ends}` });
}

const isCard = (width: number) => width >= 24 && width <= 110;

/** The motion on a table. */
export class Motion {
  readonly #root: ShadowRoot;
  readonly #table: HTMLElement;
  readonly #air: HTMLElement;
  readonly #banner: HTMLElement;
  #running: readonly Animation[] = [];
  #endMoment: (() => void) | null = null;
  #ghost: SVGElement | null = null;

  constructor(root: ShadowRoot, table: HTMLElement, air: HTMLElement, banner: HTMLElement) {
    this.#root = root;
    this.#table = table;
    this.#air = air;
    this.#banner = banner;
  }

  /** Ends all motion. */
  skip(): void {
    for (const animation of this.#running) animation.finish();
    this.#endMoment?.();
  }

  /** Shows a change of the table: `flights` say what moves where, and `change` draws the table after it. */
  async show(
    flights: readonly Flight[],
    change: () => void,
    {
      draw,
      speed,
      waiting,
    }: {
      /** Draws a card. */
      readonly draw: (card: unknown, width: number) => SVGElement;
      readonly speed: number;
      /** How many changes wait: a long queue is shown faster. */
      readonly waiting: number;
    },
  ): Promise<void> {
    const starts = flights.map(({ from, card }) => {
      const thing = this.#at(from);
      const picture = thing === null || card !== undefined ? null : pictureOf(thing);
      return { box: thing?.getBoundingClientRect(), picture };
    });
    change();
    if (prefersCalm()) return this.#until([this.#table.animate([{ opacity: 0.6 }, { opacity: 1 }], FADE / speed)]);
    const duration = FLIGHT / speed / Math.min(4, 1 + waiting / 8);
    const hidden: SVGElement[] = [];
    const flying = flights.flatMap(({ to, card, turns }, index) => {
      const start = starts[index];
      const target = this.#at(to);
      if (start?.box === undefined || target === null) return [];
      const width = isCard(start.box.width) ? start.box.width : 48;
      const drawing = start.picture ?? draw(card, width);
      const back = turns === true && card !== null ? draw(null, width) : undefined;
      // A card is not where it flies to until it lands.
      if (target instanceof SVGElement && target.matches('[data-card], [data-played], [data-index]'))
        hidden.push(target);
      const delay = (index * Math.min(40, STAGGER / flights.length)) / speed;
      return fly(this.#air, { drawing, from: start.box, to: target.getBoundingClientRect(), back }, duration, delay);
    });
    for (const target of hidden) target.style.visibility = 'hidden';
    await this.#until(flying);
    for (const target of hidden) target.style.visibility = '';
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

  /** Stops for a moment, and says what happened in large letters. */
  async pause(words: string, speed: number): Promise<void> {
    this.#banner.replaceChildren(html('p', '', {}, words));
    this.#banner.hidden = false;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, MOMENT / speed);
      this.#endMoment = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#endMoment = null;
    this.#banner.hidden = true;
    this.#banner.replaceChildren();
  }

  async #until(animations: readonly Animation[]): Promise<void> {
    this.#running = animations;
    await Promise.allSettled(animations.map(({ finished }) => finished));
    this.#running = [];
  }

  /** The last thing that a selector finds: of equal cards the one in front. */
  #at(selector: string): Element | null {
    return [...this.#root.querySelectorAll(selector)].at(-1) ?? null;
  }
}
