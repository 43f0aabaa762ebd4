// Shared by all parts of the page: the worker, the settings, the language, the address.
import { effect, type ReadonlySignal, signal } from '@preact/signals-core';
import type { BotLocale } from 'hencoop/bots';
import type { GameId, SetupTexts } from 'hencoop/games';
import type { Texts } from '../texts/en.js';
import { type AnyTrouble, clientOf, type WorkerClient } from './client.js';
import { hashOf, type Route, routeOf } from './router.js';
import { type Settings, storeSettings } from './settings.js';
import { loadTexts, type PageTexts, parameters, port, settingsAtFirst, stored } from './startup.js';

const visited = signal(settingsAtFirst);
/** The settings stored for later visits. */
let lasting = stored;

/** The settings of this visit. */
export const settings: ReadonlySignal<Settings> = visited;

/** Changes settings, for later visits too. */
export function change(changed: Partial<Settings>): void {
  visited.value = { ...visited.value, ...changed };
  lasting = { ...lasting, ...changed };
  storeSettings(lasting);
}

effect(() => {
  const { theme, language } = settings.value;
  document.documentElement.dataset['theme'] = theme;
  document.documentElement.lang = language;
});

const pageTexts = signal<PageTexts | null>(null);

/** The texts of the page in its language, loaded before the first screen. */
export function words(): Texts {
  return loadedTexts().texts;
}

/** The bots' names and hint texts in the language of the page. */
export function botWords(): BotLocale {
  return loadedTexts().bots;
}

/** The texts of a game's set-up in the language of the page. */
export function setupTextsOf(game: GameId): SetupTexts {
  const texts = loadedTexts().games.get(game);
  if (texts === undefined) throw new RangeError(`game: expected a game of the library, got ${game}`);
  return texts;
}

function loadedTexts(): PageTexts {
  if (pageTexts.value === null) throw new Error('a screen is drawn before its texts are loaded');
  return pageTexts.value;
}

/** Switches the page to the language of the settings. */
export async function loadWords(): Promise<void> {
  const { language } = settings.peek();
  const loaded = await loadTexts(language);
  // Another language may have been chosen while this one was loading.
  if (settings.peek().language === language) pageTexts.value = loaded;
}

export const route = signal<Route>(routeOf(location.hash));

addEventListener('hashchange', () => {
  route.value = routeOf(location.hash);
});

/** Goes to another screen; `instead` replaces the current entry of the browser history. */
export function go(to: Route, instead = false): void {
  if (instead) history.replaceState(null, '', hashOf(to));
  else history.pushState(null, '', hashOf(to));
  route.value = to;
}

/** The trouble with the open game, or `null`. */
export const trouble = signal<AnyTrouble | null>(null);

/** Whether the game on the screen is saved, as far as the page knows. */
export function isSaved(): boolean {
  return route.value.page === 'play' && trouble.value !== 'save' && trouble.value !== 'lost';
}

const client = clientOf(port);
client.onTrouble = (what) => {
  // A browser that could not save the last game cannot save the next one, until it has.
  if (what === null || what === 'saved') trouble.value = trouble.peek() === 'save' && what === null ? 'save' : null;
  else trouble.value = what;
};

// Bots wait for the page: it shows each of their moves before the next.
client.ask({ type: 'pace', thinking: parameters.thinking, ahead: 1 }).catch(() => {});

export function worker(): WorkerClient {
  return client;
}
