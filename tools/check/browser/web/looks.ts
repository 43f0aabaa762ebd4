/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// Checks that hold on every screen: axe, the width of the page, the size of the things that can be touched.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Checks a screen; returns the faults. */
export type Visit = (page: Page) => Promise<readonly string[]>;

/** Everything that axe finds, of any impact. */
export const axe: Visit = async (page) => {
  await atRest(page);
  // The empty layer for flying cards covers everything: axe would not judge the colors under it.
  await page.evaluate(() => {
    const air = document.querySelector('hencoop-table')?.shadowRoot?.querySelector<HTMLElement>('.air');
    if (air != null) air.style.display = 'none';
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, html }) => `${id} (${impact}): ${target.join(' ')} ${html.slice(0, 160)}`),
  );
};

/** Waits until the page is drawn and nothing moves. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

/** The boxes of the table's zones, by name. */
export function zones(page: Page): Promise<{ readonly [name: string]: readonly number[] }> {
  return page.evaluate(() => {
    const root = document.querySelector('hencoop-table')?.shadowRoot;
    const found = [...(root?.querySelectorAll('.wood, .title, .middle, .heard, .face, .ask, .buttons, .own') ?? [])];
    return Object.fromEntries(
      found.map((zone) => {
        const { left, top, right, bottom } = zone.getBoundingClientRect();
        return [zone.classList[0] ?? '', [left, top, right, bottom].map(Math.round)];
      }),
    );
  });
}

const WIDTHS = [320, 360, 768, 1280];
const SIDE = 44;

/** No screen scrolls sideways at any width; at 360 px, every touch target has a free circle of 44 px. */
export const layout: Visit = async (page) => {
  const { width: usual, height } = page.viewportSize() ?? { width: 360, height: 640 };
  const wrong: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height });
    await atRest(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) wrong.push(`${wide} px wide at ${width} px`);
  }
  await page.setViewportSize({ width: usual, height });
  await atRest(page);
  return [...wrong, ...(await page.evaluate(smallTargets, { side: SIDE, mayScroll: true }))];
};

/** The touch targets without a free circle of `side` px, after scrolling to them if `mayScroll`. Runs in the page. */
function smallTargets({ side, mayScroll }: { readonly side: number; readonly mayScroll: boolean }): string[] {
  const STEP = 4;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const root = document.querySelector('hencoop-table')?.shadowRoot;
  // A checkbox is touched by its label, a file input by its button; links in a sentence are as high as its lines.
  const outer = [
    ...(dialog ?? document).querySelectorAll(
      'button:not(:disabled), a:not(p a, li a, dd a), select, label:has(input:is([type=checkbox], [type=radio])), input:not([type=checkbox], [type=radio], [hidden])',
    ),
  ];
  const inner =
    dialog === undefined && root != null
      ? [...root.querySelectorAll('button, summary, [role=button]:not([aria-disabled])')]
      : [];
  const small: string[] = [];
  for (const element of [...outer, ...inner]) {
    // A dialog may scroll by itself, and so may the drawer.
    if (mayScroll || dialog !== undefined || element.closest('.panel') !== null)
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    // The contents of a closed list have a size too.
    if (width === 0 || height === 0 || !element.checkVisibility()) continue;
    const scope = root != null && inner.includes(element) ? root : document;
    // The largest circle of free points: buttons have round corners.
    let best = 0;
    for (let y = top + Math.min(height, side) / 2; y <= top + height - Math.min(height, side) / 2 + 0.1; y += STEP) {
      for (let x = left + Math.min(width, side) / 2; x <= left + width - Math.min(width, side) / 2 + 0.1; x += STEP) {
        let radius = Math.min(width, height, side) / 2 - 1;
        for (let turn = 0; turn < 16; turn++) {
          const [across, up] = [Math.cos((turn * Math.PI) / 8), Math.sin((turn * Math.PI) / 8)];
          for (; radius > best; radius -= 0.5) {
            const under = scope.elementFromPoint(x + across * radius, y + up * radius);
            if (under !== null && (element.contains(under) || under.closest('label') === element)) break;
          }
        }
        best = Math.max(best, radius);
      }
    }
    const free = 2 * best + 2;
    if (free < side - 1) {
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      small.push(
        `${Math.round(free)} px of ${Math.round(width)} x ${Math.round(height)}: ${element.tagName} "${name.slice(0, 60)}"`,
      );
    }
  }
  return small;
}

/**
 * The minimum width of hand cards on a screen of this size, also in a hand of more than ten or between the ends of a
 * row.
 */
const BIG = { width: 1280, height: 650, card: 84, cardOfMany: 64, many: 10 };

/**
 * The table fits: nothing scrolls, every touch target is on the screen with a free circle of 44 px, and hand cards are
 * large on a large screen.
 */
export const fits: Visit = async (page) => {
  await atRest(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const isBig = width >= BIG.width && height >= BIG.height;
  const wrong = await page.evaluate(notFitting, isBig ? BIG : null);
  return [...wrong, ...(await page.evaluate(smallTargets, { side: SIDE, mayScroll: false }))];
};

/** The layout faults of the table. Runs in the page. */
function notFitting(big: typeof BIG | null): string[] {
  const wrong: string[] = [];
  const { scrollHeight, scrollWidth } = document.documentElement;
  if (scrollHeight > innerHeight) wrong.push(`the page is ${scrollHeight} px high`);
  if (scrollWidth > innerWidth) wrong.push(`the page is ${scrollWidth} px wide`);
  const table = document.querySelector('hencoop-table')?.shadowRoot?.querySelector('.table');
  if (table == null || document.querySelector('dialog[open]') !== null) return wrong;
  const ground = table.getBoundingClientRect();
  if (ground.left > 0 || ground.top > 0 || ground.bottom < innerHeight)
    wrong.push(`the ground ends at ${[ground.left, ground.top, ground.bottom].map(Math.round)}`);
  if (!table.classList.contains('fit')) wrong.push(`the table does not fit: ${table.className}`);
  // A blocked thing explains itself when touched, so it must be there too.
  const targets = [...table.querySelectorAll('button, summary, [role=button]')];
  for (const target of [...targets, ...document.querySelectorAll('.bar :is(button, a)')]) {
    const { left, top, right, bottom, width } = target.getBoundingClientRect();
    // A ring around a card may reach over the edge.
    const isOut = left < -4 || top < -4 || right > innerWidth + 4 || bottom > innerHeight + 4;
    if (width > 0 && isOut) {
      const name = target.getAttribute('aria-label') ?? target.textContent ?? '';
      wrong.push(`off the screen (${[left, top, right, bottom].map(Math.round)}): "${name.slice(0, 60)}"`);
    }
  }
  // Nothing is cut off: each drawing is inside its zone, and zones do not overlap.
  for (const zone of table.querySelectorAll('.others, .middle, .own')) {
    const around = zone.getBoundingClientRect();
    for (const drawing of zone.querySelectorAll(':scope > svg')) {
      const { top, bottom, left, right } = drawing.getBoundingClientRect();
      const over = Math.max(around.top - top, bottom - around.bottom, around.left - left, right - around.right);
      // The viewer's drawing extends over the margin below the buttons.
      if (over > 8) wrong.push(`${zone.className}: a drawing reaches ${Math.round(over)} px out of its zone`);
    }
  }
  if (big === null) return [...new Set(wrong)];
  // Measure the sheet, which is as wide as the card: the card's box also has the touch strip and clipped curves.
  const sheets = [...table.querySelectorAll('.own [data-card]')].flatMap(
    (card) => card.querySelector('.hc-s-edge') ?? [],
  );
  const widths = sheets.map((sheet) => sheet.getBoundingClientRect().width);
  for (const width of widths) {
    const isBetween = width < Math.max(...widths) - 1;
    const least = isBetween || sheets.length > big.many ? big.cardOfMany : big.card;
    if (width < least - 1) wrong.push(`a card of ${sheets.length} is ${Math.round(width)} px wide, expected ${least}`);
  }
  return [...new Set(wrong)];
}
