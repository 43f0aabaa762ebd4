/// <reference lib="dom" />
// "Keep this order" lays a whole row online: two people lay theirs at the same time, and the server refuses a move in
// the middle of one.
import { lobby } from '@hencoop/client';
import { matchServer, pglite } from '@hencoop/server';
import { type Browser, expect, type Page, test } from '@playwright/test';
import type { HencoopTable } from 'hencoop/element';
import { DIST, openPage, type Watched } from './web/page.js';

const KEEP = 'Keep this order';

/** The match on a fresh server, and the page of each of its two people, which `prepare` may change before it opens. */
async function twoAtATable(
  browser: Browser,
  prepare: (page: Page, seat: number) => Promise<void>,
  play: (pages: readonly [Page, Page]) => Promise<void>,
): Promise<void> {
  const log = { info() {}, warn() {}, error: console.error };
  const server = await matchServer({ store: pglite(), pages: DIST, log });
  const opened: Watched[] = [];
  try {
    const home = await server.listen(0);
    const { id, tokens } = await lobby(home).open({
      game: 'blind-chicken-extreme',
      players: ['person', 'person', 'easy'],
      names: ['Ada', 'Bo', 'Cleo'],
    });
    const open = async (seat: number, size: 'phone' | 'desk') => {
      const watched = await openPage(browser, 'about:blank', { size });
      opened.push(watched);
      await prepare(watched.page, seat);
      await watched.page.goto(`${home}/?lang=en&speed=0&thinking=0#/online/${id}/${tokens[seat]}`);
      await watched.page.getByRole('button', { name: KEEP }).waitFor();
      await watched.page.evaluate(noteShelf);
      return watched.page;
    };
    await play([await open(0, 'phone'), await open(1, 'desk')]);
    const complaints = opened.flatMap((one) => one.complaints).filter((text) => !text.startsWith('requests about:'));
    expect(complaints.filter((text) => !text.startsWith(`requests ${home}/`))).toEqual([]);
  } finally {
    for (const { context } of opened) await context.close();
    await server.stop();
  }
}

/** Notes how many cards of the row are left to place, at each change of the viewer's cards. Runs in the page. */
function noteShelf(): void {
  const own = document.querySelector('hencoop-table')?.shadowRoot?.querySelector('.own');
  if (own == null) throw new Error('expected a table');
  const seen = new Set<number>();
  const note = () => seen.add(own.querySelectorAll('.shelf .card').length);
  note();
  new MutationObserver(note).observe(own, { childList: true, subtree: true });
  Object.assign(globalThis, { seenOnShelf: () => [...seen] });
}

/** The numbers of cards that the row has shown. */
const shownOn = (page: Page) => page.evaluate((): number[] => Reflect.get(globalThis, 'seenOnShelf')());

const cardsOn = (page: Page) => page.locator('hencoop-table .shelf .card');

/** What lies on the table: the viewer's row, its hand, and the step. */
const tableOf = (page: Page) =>
  page.evaluate(() => {
    // The first element of this name is the library's. It shows Blind Chicken.
    const { view } = document.querySelector('hencoop-table') as HencoopTable;
    const { rows, hands, step, viewer } = view as unknown as {
      readonly rows: readonly (readonly (number | null)[])[];
      readonly hands: readonly (readonly unknown[])[];
      readonly step: { readonly type: string };
      readonly viewer: number;
    };
    return { row: rows[viewer] ?? [], hand: hands[viewer]?.length ?? 0, step: step.type };
  });

/** The cards of the row, without their places. */
const cardNames = async (page: Page) =>
  (await cardsOn(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''))).map((name) =>
    name.replace(/, position .*/, ''),
  );

test('two people keep their orders at the same time, each in one step', async ({ browser }) => {
  await twoAtATable(
    browser,
    async () => {},
    async ([ada, bo]) => {
      await ada.getByRole('button', { name: 'Sort' }).tap();
      const count = await cardsOn(ada).count();
      await Promise.all([
        ada.getByRole('button', { name: KEEP }).tap(),
        bo.getByRole('button', { name: KEEP }).press('Enter'),
      ]);
      for (const page of [ada, bo]) {
        await expect(cardsOn(page)).toHaveCount(0);
        expect(await shownOn(page), 'the cards leave together').toEqual([count, 0]);
      }
      await expect.poll(async () => (await tableOf(ada)).step).not.toBe('arrange');
      const { row } = await tableOf(ada);
      // Their game may have begun, and bots play at once.
      expect(row.length).toBeGreaterThanOrEqual(count - 2);
      expect(row).toEqual([...row].sort((one, other) => Number(one) - Number(other)));
    },
  );
});

test('a move that the server refuses in the middle of a row loses no card, and the rest goes on', async ({
  browser,
}) => {
  let placed = 0;
  let last: unknown;
  await twoAtATable(
    browser,
    async (page, seat) => {
      if (seat !== 0) return;
      await page.routeWebSocket(/./, (near) => {
        const far = near.connectToServer();
        near.onMessage((message) => {
          const sent = JSON.parse(String(message)) as { type: string; submission?: { move: { card?: unknown } } };
          const { move } = sent.submission ?? {};
          if (move === undefined) return far.send(message);
          placed += 1;
          // The card before it has left the hand.
          if (placed === 6) move.card = last;
          last = move.card;
          far.send(JSON.stringify(sent));
        });
      });
    },
    async ([ada, bo]) => {
      const all = await cardNames(ada);
      await ada.getByRole('button', { name: KEEP }).tap();
      await expect(ada.locator('hencoop-table .reason:not(:empty)')).toBeVisible();
      await expect(cardsOn(ada)).toHaveCount(all.length - 5);
      expect(await cardNames(ada)).toEqual(all.slice(5));
      expect(await tableOf(ada)).toMatchObject({ hand: all.length - 5, step: 'arrange' });
      expect((await tableOf(ada)).row).toHaveLength(5);
      await ada.getByRole('button', { name: KEEP }).tap();
      await expect(cardsOn(ada)).toHaveCount(0);
      expect(await shownOn(ada)).toEqual([all.length, all.length - 5, 0]);
      expect(placed).toBe(all.length + 1);
      await bo.getByRole('button', { name: KEEP }).click();
      await expect.poll(async () => (await tableOf(ada)).step).not.toBe('arrange');
    },
  );
});
