/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// A whole game by touch, by keys, by the names that a screen reader says, on an enlarged page, with enlarged text, and
// in forced colors: it has no dead end, the focus is never lost, axe finds nothing, and nothing is cut.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { playToEnd } from '../hands.js';
import { cut, focusFault, noteKeys } from './faults.js';
import { GAME_IDS, shortMatch } from './games.js';
import { axe, fits } from './looks.js';
import { playByNames } from './names.js';
import type { OpenOptions } from './page.js';
import { proceed, toResult } from './proceed.js';
import { unseen } from './unseen.js';

/** A way to play, and what must hold at each new kind of moment besides axe. */
interface WayToPlay {
  readonly size: OpenOptions['size'];
  readonly lang: 'en' | 'de';
  readonly hands: 'tap' | 'keys' | 'names';
  readonly prepare?: (page: Page) => Promise<void>;
  readonly look: (page: Page) => Promise<readonly string[]>;
}

const fitting = async (page: Page) => [...(await fits(page)), ...(await page.evaluate(cut))];

const LAPTOP = { width: 1366, height: 768 };

const WAYS_TO_PLAY: { readonly [name: string]: WayToPlay } = {
  touch: { size: 'phone', lang: 'en', hands: 'tap', look: fitting },
  keys: { size: 'desk', lang: 'en', hands: 'keys', prepare: (page) => page.evaluate(noteKeys), look: fitting },
  names: { size: 'desk', lang: 'en', hands: 'names', look: async () => [] },
  'a page of 200 %': { size: { width: 683, height: 384 }, lang: 'de', hands: 'tap', look: fitting },
  'text of 200 %': {
    size: LAPTOP,
    lang: 'de',
    hands: 'tap',
    async prepare(page) {
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        });
      });
      await page.reload();
    },
    look: fitting,
  },
  'forced colors': {
    size: LAPTOP,
    lang: 'en',
    hands: 'tap',
    prepare: (page) => page.emulateMedia({ forcedColors: 'active' }),
    look: unseen,
  },
};

/** What the player is asked, and whether something is picked; `null` without a table. */
const momentOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const table = document.querySelector('hencoop-table');
    const isPicked = table?.shadowRoot?.querySelector('.chip, .shelf [aria-pressed=true]') != null;
    // The element's view, which every page can read.
    const view = Reflect.get(table ?? {}, 'view') as { readonly step: { readonly type: string } } | null | undefined;
    return view == null ? null : `${view.step.type}${isPicked ? ', picked' : ''}`;
  });

for (const [index, game] of GAME_IDS.entries()) {
  for (const [place, [name, way]] of Object.entries(WAYS_TO_PLAY).entries()) {
    // CI plays each game in half of the ways, alternating; the nightly run plays all.
    const tag = (index + place) % 2 === 0 ? [] : ['@nightly'];
    test(`a whole game: ${game}, ${name}`, { tag }, async ({ open }) => {
      const { page } = await open({ ...way, speed: 0, thinking: 0, game, ...shortMatch(game) });
      await way.prepare?.(page);
      await page.waitForSelector('.bar :enabled');
      const wrong = new Set<string>();
      const seen = new Set<string>();
      const look = async (moment: string, more: WayToPlay['look'] = way.look) => {
        if (seen.has(moment)) return;
        seen.add(moment);
        for (const fault of [...(await axe(page)), ...(await more(page))]) wrong.add(`${moment}: ${fault}`);
      };
      const hands = {
        way: way.hands === 'keys' ? 'keys' : 'tap',
        size: way.size === 'phone' ? 'phone' : 'desk',
      } as const;
      let isBegun = false;
      const isEnough = async () => {
        const isAsked = (await page.locator('dialog[open]').count()) > 0;
        const moment = isAsked ? null : await momentOf(page);
        if (isBegun && way.hands === 'keys' && !isAsked) {
          for (const fault of await page.evaluate(focusFault)) wrong.add(`${moment}: ${fault}`);
        }
        isBegun = true;
        if (moment !== null) await look(moment);
        return false;
      };
      const answer = async () => {
        if ((await page.locator('dialog[open]').count()) > 0) await look('the end of a round', async () => []);
        await proceed(page, hands);
      };
      if (way.hands === 'names') await playByNames(page, { seed: index, isEnough });
      else await playToEnd(page, way.hands, { seed: index, isTouch: way.size === 'phone', isEnough, answer });
      await toResult(page, hands);
      await look('the end', async () => []);
      await page.keyboard.press('Escape');
      await page.locator('.strip').getByRole('button').waitFor();
      await look('the table after the end', async (after) => after.evaluate(cut));
      expect([...wrong]).toEqual([]);
    });
  }
}
