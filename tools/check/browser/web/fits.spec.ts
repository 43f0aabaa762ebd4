// The table fills the screen at every size, and everything on it is visible and touchable, after every step of whole
// games.
import { GAMES } from '../../../../src/games.js';
import { DEALS } from '../../../site/fixDeal.js';
import { expect, test } from '../fixtures.js';
import { playToEnd } from '../hands.js';
import { playersOf, shortMatch } from './games.js';
import { fits } from './looks.js';
import { proceed } from './proceed.js';
import { SIZES } from './sizes.js';

/**
 * A phone, a phone held sideways, and a laptop, alternating between the fewest and the most seats, with the same deals
 * every time. The nightly run checks every size with both, and with new deals.
 */
const IN_CI: readonly string[] = ['360x640', '740x360', '1366x650'];

for (const [game, { id, seats }] of GAMES.entries()) {
  for (const [index, count] of [...new Set([seats.min, seats.max])].entries()) {
    for (const [width, height] of SIZES) {
      const size = `${width}x${height}`;
      const turn = IN_CI.indexOf(size);
      const isInCi = turn >= 0 && (seats.min === seats.max || index === (turn + game) % 2);
      const tag = isInCi ? [] : ['@nightly'];
      test(`${id} with ${count} fits ${size}`, { tag }, async ({ open }) => {
        const { options } = shortMatch(id);
        const players = playersOf(count, 'easy');
        const deal = isInCi ? width % DEALS : Math.floor(Math.random() * DEALS);
        const { page } = await open({
          size: { width, height },
          speed: 0,
          thinking: 0,
          game: id,
          players,
          options,
          deal,
        });
        await page.waitForSelector('hencoop-table');
        const wrong = new Set<string>();
        const run = { way: 'tap', size: 'desk' } as const;
        await playToEnd(page, run.way, {
          seed: width,
          answer: () => proceed(page, run),
          async isEnough() {
            for (const each of await fits(page)) wrong.add(each);
            if (wrong.size === 0) return false;
            await page.screenshot({ path: test.info().outputPath('table.png') });
            return true;
          },
        });
        expect([...wrong], `deal ${deal}`).toEqual([]);
      });
    }
  }
}
