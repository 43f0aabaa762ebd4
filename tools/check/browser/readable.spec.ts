/// <reference lib="dom" />
// What is read decides: cards that count are large, their names are free, and no ground is wasted.
import { expect, test } from '@playwright/test';
import type { GameTypes } from 'hencoop';
import { type GameId, gameById } from 'hencoop/games';
import { GAMES } from '../../../src/games.js';
import { bundled } from './bundled.js';
import { diceOf } from './hands.js';
import { emptyGround, hiddenNames, smallCards, type Wanted } from './readable.js';
import { SIZES } from './web/sizes.js';

/** Shows views on a table that fills the screen, with the bar of the page over it. */
const PAGE = `
  import { defineElement } from 'hencoop/element';
  import { enElement } from 'hencoop/element/en';
  import { gameById } from 'hencoop/games';

  globalThis.show = async (view) => {
    const doors = gameById(view.game);
    const [shown, texts] = await Promise.all([doors.element(), doors.locales.en()]);
    const locale = { ...texts, words: enElement };
    defineElement(shown, locale);
    document.querySelector('hencoop-table')?.remove();
    const table = document.createElement('hencoop-table');
    table.style.cssText =
      'position:fixed;inset:0;--hencoop-bar:44px;--hencoop-bar-start:52px;--hencoop-bar-end:144px';
    table.speed = 0;
    table.locale = locale;
    table.view = view;
    document.body.append(table);
  };
`;

const code = bundled(PAGE);

/** The things in the middle that count. */
const COUNTS: { readonly [Id in GameId]?: string } = {
  'crazy-chicken': '.middle [data-seat] [data-set]',
  'blind-chicken-extreme': '.middle [data-played]',
  'chicken-roundup': '.middle [data-cell]',
};

/** The least cards by game and screen; of Blind Chicken Extreme, with the most seats. */
const LEAST: { readonly [Id in GameId]?: { readonly [size: string]: Partial<Pick<Wanted, 'hand' | 'middle'>> } } = {
  chicken: {
    '360x640': { hand: 68 },
    '390x844': { hand: 74 },
    '740x360': { hand: 58 },
    '844x390': { hand: 66 },
    '1366x650': { hand: 108 },
    '1440x900': { hand: 140 },
    '2560x1440': { hand: 238 },
  },
  'crazy-chicken': {
    '360x640': { hand: 60, middle: 55 },
    '390x844': { hand: 65, middle: 60 },
    '740x360': { hand: 48, middle: 51 },
    '844x390': { hand: 54, middle: 59 },
    '1366x650': { hand: 108, middle: 80 },
    '1440x900': { hand: 140, middle: 97 },
    '2560x1440': { hand: 238, middle: 172 },
  },
  'blind-chicken-extreme': {
    '360x640': { hand: 50, middle: 59 },
    '390x844': { hand: 53, middle: 63 },
    '740x360': { hand: 52, middle: 77 },
    '844x390': { hand: 60, middle: 82 },
    '1366x650': { hand: 94, middle: 134 },
    '1440x900': { hand: 100, middle: 147 },
    '2560x1440': { hand: 177, middle: 263 },
  },
  'chicken-roundup': {
    '360x640': { hand: 53, middle: 53 },
    '390x844': { hand: 60, middle: 60 },
    '740x360': { hand: 44, middle: 53 },
    '844x390': { hand: 50, middle: 60 },
    '1366x650': { hand: 101, middle: 110 },
    '1440x900': { hand: 108, middle: 116 },
    '2560x1440': { hand: 192, middle: 206 },
  },
};

/** The moves after which a player looks at the table. */
const MOMENTS = [0, 6, 25, 60, 110];

/** Views of a random game at the first decisions of its first player after these numbers of moves. */
async function viewsOf(id: GameId, seats: number): Promise<readonly GameTypes['View'][]> {
  const game = await gameById(id).game();
  const dice = diceOf(seats);
  const moments = [...MOMENTS];
  const views: GameTypes['View'][] = [];
  let state = game.setup({ seats, seed: 'read' });
  for (let made = 0; moments.length > 0 && !game.isOver(state); made++) {
    if (made >= (moments[0] ?? 0) && game.actors(state).includes(0)) {
      views.push(game.view(state, 0));
      moments.shift();
    }
    const moves = game.legalMoves(state);
    const move = moves[Math.floor(dice() * moves.length)];
    if (move === undefined) break;
    state = game.apply(state, move);
  }
  return views;
}

/** The names of the actions in the viewer's hand. */
async function namesIn(view: GameTypes['View']): Promise<Wanted['names']> {
  if (view.game !== 'chicken-roundup') return {};
  const { game } = await gameById('chicken-roundup').locales.en();
  // The locale of this game.
  const { picture } = game as unknown as { readonly picture: { action(action: string): string } };
  // The views of this game have hands.
  const { hands } = view as unknown as { readonly hands: readonly (readonly (string | null)[])[] };
  const hand = hands[view.viewer ?? 0] ?? [];
  return Object.fromEntries(
    hand.flatMap((card) => (card === null ? [] : [[card, picture.action(card.split(' ')[1] ?? '')]])),
  );
}

for (const { id, seats } of GAMES) {
  test(`everything that is read on the table of ${id} is large and free`, async ({ page }) => {
    await page.setContent('<!doctype html><html lang="en"><title>Read</title><body></body></html>');
    await page.addScriptTag({ content: await code });
    const wrong: string[] = [];
    for (const count of new Set([seats.min, seats.max])) {
      const views = await viewsOf(id, count);
      expect(views.length).toBeGreaterThan(0);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        for (const [moment, view] of views.entries()) {
          await page.evaluate((shown) => Reflect.get(globalThis, 'show')(shown), view);
          await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
          const wanted: Wanted = {
            hand: 0,
            middle: 0,
            ...LEAST[id]?.[`${width}x${height}`],
            counts: COUNTS[id] ?? '.none',
            isMiddleFirst: id === 'chicken-roundup',
            names: await namesIn(view),
          };
          for (const check of [smallCards, emptyGround, hiddenNames]) {
            for (const what of await page.evaluate(check, wanted))
              wrong.push(`${count} seats, ${width}x${height}, moment ${moment}: ${what}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });
}
