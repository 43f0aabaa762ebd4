/// <reference lib="dom" />
// Views, events, moves and options of an iframe, whose objects have the prototypes of another realm.
import { expect, test } from '@playwright/test';
import { GAMES } from '../../lib/games.js';
import { bundled } from './bundled.js';

const PAGE = `
  import { defineElement } from 'hencoop/element';
  import { enElement } from 'hencoop/element/en';
  import { GAMES } from 'hencoop/games';

  globalThis.playIn = async (id, way) => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const { JSON: json, structuredClone: clone, Object: other } = frame.contentWindow;
    const foreign = (value) => (way === 'JSON' ? json.parse(json.stringify(value)) : clone(value));
    const doors = GAMES.find((each) => each.id === id);
    const [element, words, game, schemas] =
      await Promise.all([doors.element(), doors.locales.en(), doors.game(), doors.entry().then(({ schemas }) => schemas)]);
    defineElement(element, { ...words, words: enElement });
    const table = document.createElement('hencoop-table');
    table.speed = 0;
    document.body.append(table);
    let state = foreign(game.setup(foreign({ seats: doors.seats.default, seed: 'frame', options: {} })));
    const isForeign = Object.getPrototypeOf(state) === other.prototype;
    table.names = foreign(Array.from({ length: state.seats }, (_, seat) => 'Hen ' + seat));
    const [seat] = game.actors(state);
    table.view = foreign(game.view(state, seat));
    const refusals = [];
    for (let played = 0; played < 12 && !game.isOver(state); played++) {
      const move = foreign(game.legalMoves(state)[played % game.legalMoves(state).length]);
      refusals.push(game.whyNot(state, move));
      if (!schemas.move.safeParse(move).success || !schemas.state.safeParse(state).success) refusals.push('schema');
      if (move.seat === seat) table.pending = move;
      const attempt = game.tryApply(state, move);
      table.pending = null;
      table.events = foreign(attempt.events.map((event) => game.redact(event, seat)).filter((event) => event !== null));
      state = foreign(attempt.state);
    }
    await table.settled;
    const refused = refusals.filter((each) => each !== null);
    return { isForeign, refused, shown: JSON.stringify(game.view(table.view, seat)) === JSON.stringify(game.view(state, seat)) };
  };
`;

const code = bundled(PAGE, { format: 'esm' });

test.describe('values of an iframe', () => {
  for (const id of GAMES) {
    for (const way of ['JSON', 'structuredClone']) {
      test(`are taken by the element and the rules of ${id}: ${way}`, async ({ page }) => {
        await page.setContent('<!doctype html><html lang="en"><title>Frame</title><body></body></html>');
        await page.addScriptTag({ content: await code, type: 'module' });
        await page.waitForFunction('globalThis.playIn');
        const call = `playIn(${JSON.stringify(id)}, ${JSON.stringify(way)})`;
        expect(await page.evaluate(call)).toEqual({ isForeign: true, refused: [], shown: true });
      });
    }
  }
});
