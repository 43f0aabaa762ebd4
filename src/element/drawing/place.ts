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

/** The size of the text on buttons, and the smallest, in pixels before they grow, and the space around it. */
const KEY = 16;
const LEAST_KEY = 12;
const KEY_PAD = 14;
/** The share of the width that a button over an end of a row takes. */
const AT_END = 0.285;

/** The largest size at which the text of every button fits, in two lines, or in one with a price; `null` for none. */
function keySize({ grow, ask, buttons }: Picture, keys: readonly Element[], hasUnits: boolean): number | null {
  // The question stands between the buttons over both ends of a row, and above all others.
  const isAtEnds = ask.y + ask.height > buttons.y;
  const each = isAtEnds ? buttons.width * AT_END : (buttons.width + 8 * grow) / Math.max(1, keys.length) - 8 * grow;
  const width = each - KEY_PAD * grow;
  const fits = (key: Element, size: number) => {
    const lozenge = key.querySelector('.price');
    const whole = lozenge?.textContent ?? '';
    const price = hasUnits ? whole : (lozenge?.firstChild?.textContent ?? '');
    const label = (key.textContent ?? '').slice(0, whole === '' ? undefined : -whole.length);
    const isNarrow = [...label.split(/[\s-]/), price].some((word) => estimate(word, size, true) > width);
    return !isNarrow && wrapped(label, size, width, true).length <= (whole === '' ? 2 : 1);
  };
  for (let size = KEY * grow; size >= LEAST_KEY * grow; size -= grow / 2) {
    if (keys.every((key) => fits(key, size))) return size;
  }
  return null;
}

/** Sizes the text of the buttons. The units of prices go if they have no room. */
function fitKeys(table: HTMLElement, picture: Picture | null): void {
  const zone = partIn(table, 'buttons');
  const keys = [...zone.querySelectorAll('button:not(.number), .none')];
  const whole = picture === null ? 0 : keySize(picture, keys, true);
  zone.classList.toggle('brief', whole === null);
  const size = picture === null ? '' : (whole ?? keySize(picture, keys, false) ?? LEAST_KEY * picture.grow);
  setProperty(table, '--key', String(size));
}

/** The size of a title, and the smallest, in pixels before they grow; its lines, and the goal below it. */
const TITLE = { upright: 15, flat: 15, wide: 17 } as const;
const LEAST_TITLE = 13;
const TITLE_LINE = 1.12;
const GOAL = 0.85;

/** Sizes the title so that it fits above the goal. Without room for both, the goal stands alone: who leads depends on it. */
function fitTitle(table: HTMLElement, { form, grow, title }: Picture): void {
  const [name, goal] = [...partIn(table, 'title').children].map(({ textContent }) => textContent ?? '');
  const { width, height } = title;
  const high = (words = '', size: number, bold: boolean) =>
    words === '' ? 0 : wrapped(words, size, width, bold).length * size * TITLE_LINE;
  const isLine = height < 2 * TITLE_LINE * LEAST_TITLE * grow;
  const fits = (size: number) =>
    isLine
      ? estimate(`${name} `, size, true) + estimate(goal ?? '', size * GOAL) <= width
      : high(name, size, true) + high(goal, size * GOAL, false) <= height;
  let size = TITLE[form] * grow;
  while (size > LEAST_TITLE * grow && !fits(size)) size -= grow / 2;
  setProperty(table, '--title', String(size));
  const { classList } = partIn(table, 'title');
  classList.toggle('line', isLine);
  classList.toggle('brief', goal !== '' && !fits(size));
}

/** The size of the text on the strip of odds, the space beside it, and the least width of its middle, in pixels before they grow. */
const ODDS = 14;
const ODDS_PAD = 20;
const BEST = 28;

/** Leaves the words out of the sections of the strip of odds that have no room for them. */
function fitOdds({ grow, odds }: Picture, facts: HTMLElement): void {
  const sections = [...facts.querySelectorAll<HTMLElement>('.odds span')];
  const shareOf = ({ style }: HTMLElement) => Number(style.flexGrow) || 0;
  const all = sections.reduce((sum, section) => sum + shareOf(section), 0);
  for (const section of sections) {
    let room = (((odds?.width ?? 0) - BEST * grow) * shareOf(section)) / all - ODDS_PAD * grow;
    for (const word of section.querySelectorAll('i')) {
      room -= estimate(word.textContent ?? '', ODDS * grow, true);
      word.hidden = room < 0;
    }
  }
}

/** The parts of the table with a zone of the same name. */
const PARTS = ['wood', 'title', 'middle', 'heard', 'face', 'ask', 'buttons', 'own'] as const;

/** Puts every part into its zone; `null` is a table of natural height. */
export function placeParts(table: HTMLElement, picture: Picture | null, padding: Padding): void {
  const question = partIn(table, 'ask').textContent ?? '';
  if (picture !== null) fitTitle(table, picture);
  for (const name of PARTS) {
    const zone = picture?.[name] ?? null;
    put(partIn(table, name), zone, padding);
    partIn(table, name).classList.toggle('unplaced', picture !== null && zone === null);
  }
  fitKeys(table, picture);
  const facts = partIn(table, 'facts');
  put(facts, picture?.odds ?? null, padding);
  if (picture !== null) fitOdds(picture, facts);
  facts.classList.toggle('unplaced', picture !== null && picture.odds === null);
  setProperty(
    table,
    '--ask',
    picture === null ? '' : String(askSize(picture, question, partIn(table, 'ask').querySelector('.back') !== null)),
  );
  setProperty(table, '--em', picture === null ? '' : String(16 * picture.grow));
}

/** Puts the other players into their zones. */
export function placeOthers(table: HTMLElement, picture: Picture | null, padding: Padding): void {
  for (const [index, chip] of [...partIn(table, 'others').children].entries()) {
    if (chip instanceof SVGElement) put(chip, picture?.others[index] ?? null, padding);
  }
}
