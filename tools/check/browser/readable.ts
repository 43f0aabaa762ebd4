/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// What is read on a table: the sizes of its cards, the ground without anything on it, and covered names. The functions
// run in the page.

/** What to look for on a table. */
export interface Wanted {
  /** The least widths of cards in pixels: in the viewer's hand, and in the middle where they count. */
  readonly hand: number;
  readonly middle: number;
  /** The things in the middle that count, as a CSS selector. */
  readonly counts: string;
  /** Whether cards in the middle are at least as large as those in the hand. */
  readonly isMiddleFirst: boolean;
  /** The names on the cards of the hand, if any, by card. */
  readonly names: { readonly [card: string]: string };
}

/** Cards that are too small. */
export function smallCards({ hand, middle, counts, isMiddleFirst }: Wanted): string[] {
  // Many cards of a hand lie in two lines on a small screen, where they may be smaller.
  const FOLDED = 43;
  const root = document.querySelector('hencoop-table')?.shadowRoot;
  const boxesOf = (selector: string) =>
    [...(root?.querySelectorAll(`${selector} rect.hc-s-edge`) ?? [])].map((each) => each.getBoundingClientRect());
  const smallest = (boxes: readonly DOMRect[]) => Math.round(Math.min(...boxes.map(({ width }) => width), 10_000));
  const own = boxesOf('.own [data-card]');
  const tops = own.map(({ top }) => top);
  const isFolded = Math.max(...tops) - Math.min(...tops) > 30;
  const least = isFolded ? Math.min(FOLDED, hand) : hand;
  const [inHand, inMiddle] = [smallest(own), smallest(boxesOf(counts))];
  const wrong: string[] = [];
  if (inHand < least) wrong.push(`a hand card is ${inHand} px wide, expected ${least}`);
  if (inMiddle < middle) wrong.push(`a card in the middle is ${inMiddle} px wide, expected ${middle}`);
  if (isMiddleFirst && inMiddle < inHand - 1)
    wrong.push(`cards in the middle are ${inMiddle} px wide, in the hand ${inHand}`);
  return wrong;
}

/** Too much ground without a zone, while a card that counts is small. The middle is as large as what is drawn in it. */
export function emptyGround({ counts }: Wanted): string[] {
  const MOST = 0.25;
  const LARGE = 60;
  const STEP = 6;
  const root = document.querySelector('hencoop-table')?.shadowRoot;
  const boxesOf = (selector: string) =>
    [...(root?.querySelectorAll(selector) ?? [])]
      .map((each) => each.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0);
  const drawn = boxesOf('.middle svg > :not(.hc-ground, title, desc, style, defs)');
  const [left, top] = [Math.min(...drawn.map((each) => each.left)), Math.min(...drawn.map((each) => each.top))];
  const [right, bottom] = [Math.max(...drawn.map((each) => each.right)), Math.max(...drawn.map((each) => each.bottom))];
  const covered = [
    ...boxesOf('.title, .others > svg, .heard, .face, .ask, .buttons, .facts, .own'),
    new DOMRect(left, top, right - left, bottom - top),
    // The keys of the page.
    new DOMRect(0, 0, 52, 44),
    new DOMRect(innerWidth - 144, 0, 144, 44),
  ];
  let [all, empty] = [0, 0];
  for (let y = STEP / 2; y < innerHeight; y += STEP) {
    for (let x = STEP / 2; x < innerWidth; x += STEP) {
      const isIn = (box: DOMRect) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      all++;
      if (!covered.some(isIn)) empty++;
    }
  }
  const touched = ':is(.own, .middle) [role=button]:not([aria-disabled])';
  const cards = [touched, counts, '.own [data-card]'].flatMap((each) => boxesOf(`${each} rect.hc-s-edge`));
  const smallest = Math.round(Math.min(...cards.map(({ width }) => width)));
  if (smallest >= LARGE || empty <= MOST * all) return [];
  return [`${((100 * empty) / all).toFixed(1)} % of the ground is empty, and a card is ${smallest} px wide`];
}

/** Cards of the hand whose name is missing, or whose name or corner another card covers. */
export function hiddenNames({ names }: Wanted): string[] {
  const root = document.querySelector('hencoop-table')?.shadowRoot;
  const plain = (text: string) => text.replaceAll(/[\u00ad\s-]/g, '').toLowerCase();
  const cards = [...(root?.querySelectorAll('.own [data-card]') ?? [])].map((each) => ({
    name: names[each.getAttribute('data-card') ?? ''] ?? '',
    sheet: (each.querySelector('rect.hc-s-edge') ?? each).getBoundingClientRect(),
  }));
  const texts = [...(root?.querySelectorAll('.own text') ?? [])].map((each) => ({
    words: plain(each.textContent ?? ''),
    box: each.getBoundingClientRect(),
  }));
  const meet = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  const wrong: string[] = [];
  if (Object.keys(names).length > 0 && cards.length === 0) wrong.push('no hand');
  for (const [index, { name, sheet }] of cards.entries()) {
    if (name === '') continue;
    const own = texts.filter(({ box }) => {
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const isOn = ({ left, right, top, bottom }: DOMRect) => x > left && x < right && y > top && y < bottom;
      if (cards.some((other) => other.sheet !== sheet && isOn(other.sheet) && !isOn(sheet))) return false;
      return x > sheet.left && x < sheet.right && y > sheet.top && box.top < sheet.bottom + 30;
    });
    if (!plain(own.map(({ words }) => words).join('')).includes(plain(name))) wrong.push(`${name} has no name`);
    const corner = new DOMRect(sheet.left + sheet.width / 2, sheet.top, sheet.width / 2, sheet.width / 2);
    const read = [corner, ...own.map(({ box }) => box)];
    if (cards.slice(index + 1).some((other) => read.some((each) => meet(each, other.sheet))))
      wrong.push(`a card covers the name or the picture of ${name}`);
    if (read.some((each) => each.right > innerWidth + 1 || each.bottom > innerHeight + 1 || each.left < -1))
      wrong.push(`the name or the picture of ${name} leaves the screen`);
  }
  return wrong;
}
