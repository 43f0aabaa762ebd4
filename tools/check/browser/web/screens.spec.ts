/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// Every screen around the table: axe finds nothing, and at every size no word is cut, lies over another one, or is off
// the screen.
import { expect, test } from '../fixtures.js';
import { cutWords } from './faults.js';
import { axe } from './looks.js';
import { LANGUAGES } from './page.js';
import { SCREENS } from './screens.js';
import { SIZES } from './sizes.js';

/** CI looks at every third screen in one language; the nightly run looks at all. */
const tagOf = (screen: number, language: number) =>
  screen % 3 === 0 && language === (screen / 3) % LANGUAGES.length ? [] : ['@nightly'];

for (const [index, screen] of SCREENS.entries()) {
  for (const [place, lang] of LANGUAGES.entries()) {
    test(`the screen ${screen.name}, ${lang}`, { tag: tagOf(index, place) }, async ({ open }) => {
      const page = await screen.go(async (query) => (await open({ size: 'desk', lang, ...query })).page);
      const wrong = new Set<string>();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const each of await axe(page)) wrong.add(`${colorScheme}: ${each}`);
      }
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const faults = () => page.evaluate(cutWords, [...(screen.scrolls ?? []), '.panel', '.note']);
        // The table and what stands on it follow a new size step by step.
        await expect
          .poll(faults, { timeout: 3000 })
          .toEqual([])
          .catch(async () => {
            for (const each of await faults()) wrong.add(`${width}x${height}: ${each}`);
            await page.screenshot({ path: test.info().outputPath(`${width}x${height}.png`) });
          });
      }
      expect([...wrong]).toEqual([]);
    });
  }
}
