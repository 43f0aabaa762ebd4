// Puts the zones of the table into their places.
import { estimate, wrapped } from '../../svg/text.js';
import type { Padding } from '../layout/box.js';
import type { Picture, Zone } from '../layout/zones.js';
import { setProperty } from './dom.js';
import { partIn } from './skeleton.js';

const SIDES = ['left', 'top', 'width', 'height'] as const;

/** Puts an element into a zone inside this padding, or back into the flow of the page. A content security policy allows this way alone. */
function put(element: HTMLElement | SVGElement, zone: Zone | null, { left, top }: Padding): void {
  const at = zone === null ? null : [left + zone.x, top + zone.y, zone.width, zone.height];
  for (const [index, side] of SIDES.entries()) {
    const length = at?.[index];
    setProperty(element, side, length === undefined ? '' : `${Math.round(length * 10) / 10}px`);
  }
}

/** The size of a question, and the smallest, in pixels before they grow. */
const ASK = { upright: 20, flat: 18, wide: 27 } as const;
const LEAST_ASK = 14;
const ASK_LINE = 1.12;

/** The width of the button after a question, in pixels before it grows. */
const BACK = 56;

/** The largest size at which a question fits into its zone, next to the button if there is one. */
function askSize({ form, grow, ask }: Picture, question: string, hasBack: boolean): number {
  const width = ask.width - (hasBack ? BACK * grow : 0);
  const lines = (size: number) => wrapped(question, size, width, true).length;
  let size = ASK[form] * grow;
  while (size > LEAST_ASK * grow && lines(size) * size * ASK_LINE > ask.height) size -= grow / 2;
  return size;
}

/** The size of the words on a key, and the smallest, in pixels before they grow. */
const KEY = 16;
const LEAST_KEY = 10;

/** The largest size at which the words of all keys, and a price below them, fit into their places. */
function keySize({ grow, buttons }: Picture, keys: HTMLElement): number {
  const labels = [...keys.children].map((key) => {
    const price = key.querySelector('.price') === null ? 0 : 1.4;
    return { words: key.firstChild?.textContent ?? '', price };
  });
  const gap = KEY * grow * 0.5;
  const share =
    keys.closest('.ends') === null ? (buttons.width + gap) / Math.max(1, labels.length) - gap : buttons.width * 0.285;
  const fits = (size: number) =>
    labels.every(({ words, price }) => {
      const width = share - size * 0.8 - 2;
      const lines = wrapped(words, size, width, true);
      return lines.every((line) => !line.endsWith('…')) && (lines.length + price) * size * 1.1 <= buttons.height - 6;
    });
  let size = KEY * grow;
  while (size > LEAST_KEY * grow && !fits(size)) size -= grow / 2;
  return size;
}

/** The size of a title, and the smallest, in pixels before they grow. A longer title takes two lines. */
const TITLE = { upright: 15, flat: 15, wide: 17 } as const;
const LEAST_TITLE = 13;

function titleSize({ form, grow, title }: Picture, words: string): number {
  const least = form === 'wide' ? 0 : LEAST_TITLE * grow;
  return Math.max(least, Math.min(TITLE[form] * grow, (title?.width ?? 0) / Math.max(1, estimate(words, 1, true))));
}

/** The parts of the table with a zone of the same name. */
const PARTS = ['wood', 'title', 'middle', 'heard', 'face', 'ask', 'buttons', 'own'] as const;

/** Puts every part into its zone; `null` is a table of natural height. */
export function placeParts(table: HTMLElement, picture: Picture | null, padding: Padding): void {
  const question = partIn(table, 'ask').textContent ?? '';
  const title = partIn(table, 'title').firstChild?.textContent ?? '';
  setProperty(table, '--title', picture === null ? '' : String(titleSize(picture, title)));
  for (const name of PARTS) {
    const zone = picture?.[name] ?? null;
    put(partIn(table, name), zone, padding);
    partIn(table, name).classList.toggle('unplaced', picture !== null && zone === null);
  }
  const facts = partIn(table, 'facts');
  put(facts, picture?.odds ?? null, padding);
  facts.classList.toggle('unplaced', picture !== null && picture.odds === null);
  setProperty(
    table,
    '--ask',
    picture === null ? '' : String(askSize(picture, question, partIn(table, 'ask').querySelector('.back') !== null)),
  );
  setProperty(table, '--key', picture === null ? '' : String(keySize(picture, partIn(table, 'buttons'))));
  setProperty(table, '--em', picture === null ? '' : String(16 * picture.grow));
}

/** Puts the other players into their zones. */
export function placeOthers(table: HTMLElement, picture: Picture | null, padding: Padding): void {
  for (const [index, chip] of [...partIn(table, 'others').children].entries()) {
    if (chip instanceof SVGElement) put(chip, picture?.others[index] ?? null, padding);
  }
}
