/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// Checks that hold on every screen: axe, the width of the page, the size of the things that can be touched.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Looks at a screen; the result is what is wrong with it. */
export type Visit = (page: Page) => Promise<readonly string[]>;

/** Everything that axe finds, of any impact. */
export const axe: Visit = async (page) => {
  await atRest(page);
  // The empty layer that cards fly in lies over everything: axe would not judge the colors under it.
  await page.evaluate(() => {
    const air = document.querySelector('hencoop-table')?.shadowRoot?.querySelector<HTMLElement>('.air');
    if (air != null) air.style.display = 'none';
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, html }) => `${id} (${impact}): ${target.join(' ')} ${html.slice(0, 160)}`),
  );
};

/** Waits until the page is drawn, and nothing moves. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

const WIDTHS = [320, 360, 768, 1280];
const SIDE = 44;

/** No screen scrolls sideways at any width; at 360 px everything that can be touched shows a free circle of 44 px. */
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
  return [...wrong, ...(await page.evaluate(smallTargets, SIDE))];
};

/** The things that can be touched and show no free circle of `side` px. Runs in the page. */
function smallTargets(side: number): string[] {
  const STEP = 4;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const root = document.querySelector('hencoop-table')?.shadowRoot;
  // A box to check is touched by its label, a file by its button; links in a sentence are as high as its lines.
  const outer = [
    ...(dialog ?? document).querySelectorAll(
      'button:not(:disabled), a:not(p a, li a, dd a), select, label:has(input[type=checkbox]), input:not([type=checkbox], [hidden])',
    ),
  ];
  const inner =
    dialog === undefined && root != null
      ? [...root.querySelectorAll('button, summary, [role=button]:not([aria-disabled])')]
      : [];
  const small: string[] = [];
  for (const element of [...outer, ...inner]) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    const scope = root != null && inner.includes(element) ? root : document;
    // The largest circle of free points: buttons have round corners.
    let free = 0;
    for (let y = top + Math.min(height, side) / 2; y <= top + height - Math.min(height, side) / 2 + 0.1; y += STEP) {
      for (let x = left + Math.min(width, side) / 2; x <= left + width - Math.min(width, side) / 2 + 0.1; x += STEP) {
        let radius = Math.min(width, height, side) / 2 - 1;
        for (let turn = 0; turn < 16; turn++) {
          const [across, up] = [Math.cos((turn * Math.PI) / 8), Math.sin((turn * Math.PI) / 8)];
          for (; radius > free / 2; radius -= 2) {
            const under = scope.elementFromPoint(x + across * radius, y + up * radius);
            if (under !== null && (element.contains(under) || under.closest('label') === element)) break;
          }
        }
        free = Math.max(free, 2 * radius + 2);
      }
    }
    if (free < side - 1) {
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      small.push(
        `${Math.round(free)} px of ${Math.round(width)} x ${Math.round(height)}: ${element.tagName} "${name.slice(0, 60)}"`,
      );
    }
  }
  return small;
}
