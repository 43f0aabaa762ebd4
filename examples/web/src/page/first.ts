// The first screen where it is a table: the table itself comes first, and everything around it once it lies there.
import { effect } from '@preact/signals-core';
import { route } from './app.js';
import { startAtOnce } from './arrival.js';
import { type LiveTable, liveTable } from './liveTable.js';
import { hashOf, isTableRoute } from './router.js';
import { type Sitting, sit, WIDE } from './sit.js';
import { startGame, usualPlayers } from './start.js';

let first: { readonly hash: string; readonly sitting: Sitting } | null = null;

/** The first table, for the screen that goes on with it, if it is the one of this address. */
export function takeFirst(hash: string): Sitting | null {
  const sitting = first?.hash === hash ? first.sitting : null;
  first = null;
  return sitting;
}

async function begin(): Promise<void> {
  if (startAtOnce !== null) {
    const { game, players, seats, options } = startAtOnce;
    const usual = async () => usualPlayers(seats ?? (await import('./catalogue.js')).entryOf(game).seats.usual);
    await startGame(game, players ?? (await usual()), options ?? {}, undefined, true);
  }
  const to = route.peek();
  if (!isTableRoute(to)) return;
  // The screen opens again what cannot be opened, and says why.
  const sitting = await sit(to, () => true).catch(() => null);
  const root = document.getElementById('page');
  if (sitting === null || root === null) return;
  const { session, locale } = sitting;
  const wide = matchMedia(WIDE).matches ? ' wide' : '';
  // Its parts lie where those of the whole screen will.
  root.innerHTML = `<div class="screen${wide}"><header class="bar"><h1></h1></header><main class="table"><div class="place"></div></main></div>`;
  const [title, place] = ['h1', '.place'].map((selector) => root.querySelector(selector));
  if (title == null || place == null) return;
  title.textContent = session.game.kit.game.title;
  let live: LiveTable | null = liveTable(session, place, locale);
  const takeLive = () => {
    const taken = live;
    live = null;
    return taken;
  };
  first = { hash: hashOf(to), sitting: { ...sitting, takeLive } };
  await new Promise<void>((resolve) => {
    effect(() => {
      if (session.onScreen.value) resolve();
    });
  });
}

/** Once the first table lies there. @throws Refused if a game cannot begin at once */
export const begun = begin();
