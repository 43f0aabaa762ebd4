/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// Finds controls and cards that are on the screen but cannot be seen.
import { expect, type Page } from '@playwright/test';

/** Something on the screen, by its name and its box. */
interface Seen {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The minimum contrast of a control with its surroundings (WCAG 1.4.11). */
const CONTRAST = 3;

/** The visible controls. Runs in the page. */
function controls(): Seen[] {
  const root = document.querySelector('hencoop-table')?.shadowRoot;
  const outer = document.querySelectorAll('button:not(:disabled), a, select');
  const inner = root?.querySelectorAll('button, summary, [role=button]:not([aria-disabled])') ?? [];
  return [...outer, ...inner].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const isShown =
      element.checkVisibility() && x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 60);
    return isShown && width > 8 && height > 8 ? [{ name, x, y, width, height }] : [];
  });
}

/**
 * The sheets of the cards in the viewer's hand, each cropped to the width of the most covered one. Runs in the page.
 */
function hand(): Seen[] {
  const root = document.querySelector('hencoop-table')?.shadowRoot;
  const sheets = [...(root?.querySelectorAll('.own [data-card]') ?? [])].map((card) => {
    const sheet = card.querySelector('rect.hc-s-edge') ?? card;
    const { x, y, width, height } = sheet.getBoundingClientRect();
    return { name: card.getAttribute('data-card') ?? '', x, y, width, height };
  });
  const shown = sheets.map(({ x, y, width, height }, index) => {
    const next = sheets[index + 1];
    const isCovered = next !== undefined && next.x > x && Math.abs(next.y - y) < height / 2;
    return isCovered ? Math.min(width, next.x - x) : width;
  });
  return sheets.map((sheet) => ({ ...sheet, width: Math.min(...shown) }));
}

/** The highest contrast inside each box, and the pixels of each card's symbols and name. */
async function lookAt(page: Page, seen: readonly Seen[]) {
  const picture = (await page.screenshot()).toString('base64');
  // Use another page, to which the first one's policy does not apply.
  const judge = await page.context().newPage();
  const found = await judge.evaluate(
    async ({ picture, seen }) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (canvas === null) throw new Error('expected a canvas');
      canvas.drawImage(bitmap, 0, 0);
      const channel = (value: number) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      const INSET = 3;
      return seen.map(({ name, x, y, width, height }) => {
        const { data } = canvas.getImageData(x + INSET, y + INSET, width - 2 * INSET, height - 2 * INSET);
        let [least, most] = [1, 0];
        for (let at = 0; at < data.length; at += 4) {
          const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3);
          const light = 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
          [least, most] = [Math.min(least, light), Math.max(most, light)];
        }
        const pixels = (from: number, to: number) => [
          ...canvas.getImageData(x + INSET, y + height * from, width - 2 * INSET, height * (to - from)).data,
        ];
        const signs = [pixels(0.03, 0.35), pixels(0.82, 0.97)];
        return { name, contrast: (most + 0.05) / (least + 0.05), signs };
      });
    },
    { picture, seen },
  );
  await judge.close();
  return found;
}

/**
 * The minimum share of an area that differs between two cards: between 20 and 26, it is a stroke of the second digit.
 */
const DIFFERS = 0.004;

/** Whether more than a few pixels differ clearly in one of the areas. */
function differ(one: readonly number[][], other: readonly number[][]): boolean {
  return one.some((pixels, index) => {
    const differing = pixels.filter((value, at) => Math.abs(value - (other[index]?.[at] ?? 0)) > 32);
    return differing.length > DIFFERS * pixels.length;
  });
}

/** Invisible controls, and pairs of different cards that look the same. */
export async function unseen(page: Page): Promise<readonly string[]> {
  // The first table is on the screen before the page around it.
  await page.waitForSelector('.bar :enabled, .games');
  const looked = await lookAt(page, await page.evaluate(controls));
  expect(looked.length).toBeGreaterThan(2);
  const faint = looked.flatMap(({ name, contrast }) =>
    contrast < CONTRAST ? [`"${name}" has a contrast of ${contrast.toFixed(1)}`] : [],
  );
  const cards = await lookAt(page, await page.evaluate(hand));
  const alike = cards.flatMap((card, index) =>
    cards
      .slice(index + 1)
      .filter((other) => other.name !== card.name && !differ(card.signs, other.signs))
      .map((other) => `the ${card.name} looks like the ${other.name}`),
  );
  return [...faint, ...alike];
}
