import { lobby } from '@hencoop/client';
import { matchServer, pglite } from '@hencoop/server';
import { test } from '@playwright/test';
import { DIST, openPage } from './web/page.js';
import { fits } from './web/looks.js';
test('shots', async ({ browser }) => {
  const log = { info() {}, warn() {}, error: console.error };
  const server = await matchServer({ store: pglite(), pages: DIST, log });
  const home = await server.listen(0);
  for (const [game, n] of [['chicken', 2], ['crazy-chicken', 2], ['chicken-roundup', 2], ['blind-chicken-extreme', 5], ['chicken-out', 4]] as const) {
    const players = Array.from({ length: n }, () => 'person' as const);
    const { id, tokens } = await lobby(home).open({ game, players, names: ['Ada', 'Bo', 'Cy', 'Dee', 'Eve'].slice(0, n), clock: { move: 120 } } as never);
    const w = await openPage(browser, home, { size: { width: 390, height: 844 }, lang: 'de', speed: 0, hash: `#/online/${id}/${tokens[0]}` } as never);
    await w.page.waitForSelector('.people-menu');
    for (const [width, height] of [[360, 640], [390, 844], [740, 360], [844, 390], [820, 1180], [1366, 650], [1366, 768], [1440, 900], [2560, 1440]] as const) {
      if (game !== 'chicken' && ![360, 740, 1366].includes(width)) continue;
      await w.page.setViewportSize({ width, height });
      await w.page.waitForTimeout(400);
      console.log(game, width, height, JSON.stringify(await fits(w.page)));
      await w.page.screenshot({ path: `/tmp/shots/${game}-${width}x${height}.png` });
    }
    await w.page.locator('.people-menu summary').click();
    await w.page.setViewportSize({ width: 360, height: 640 });
    await w.page.screenshot({ path: `/tmp/shots/${game}-open.png` });
    await w.context.close();
  }
  await server.stop();
});
