// What every part of the page shares: the worker, the settings, the language, the address.
import { effect, type ReadonlySignal, signal } from '@preact/signals-core';
import type { Texts } from '../texts/en.js';
import { parameters, port, settingsAtFirst, stored, TEXTS } from './arrival.js';
import { type Client, clientOf } from './client.js';
import { hashOf, type Route, routeOf } from './router.js';
import { type Settings, storeSettings } from './settings.js';

const visited = signal(settingsAtFirst);
let kept = stored;

/** The settings of this visit. */
export const settings: ReadonlySignal<Settings> = visited;

/** Changes settings, for later visits too. */
export function change(changed: Partial<Settings>): void {
  visited.value = { ...visited.value, ...changed };
  kept = { ...kept, ...changed };
  storeSettings(kept);
}

effect(() => {
  const { theme, language } = settings.value;
  document.documentElement.dataset['theme'] = theme;
  document.documentElement.lang = language;
});

const texts = signal<Texts | null>(null);

/** The texts of the page in its language. They are loaded before the first screen. */
export function words(): Texts {
  if (texts.value === null) throw new Error('a screen is drawn before its texts are loaded');
  return texts.value;
}

/** Switches the page to the language of the settings. */
export async function loadWords(): Promise<void> {
  const { language } = settings.peek();
  const loaded = await TEXTS[language]();
  // Another language may have been chosen while this one was loading.
  if (settings.peek().language === language) texts.value = loaded;
}

export const route = signal<Route>(routeOf(location.hash));

addEventListener('hashchange', () => {
  route.value = routeOf(location.hash);
});

/** Goes to another screen; `instead` replaces the one that Back would lead to. */
export function go(to: Route, instead = false): void {
  if (instead) history.replaceState(null, '', hashOf(to));
  else history.pushState(null, '', hashOf(to));
  route.value = to;
}

/** What went wrong that nobody asked for: `null` for nothing. */
export const trouble = signal<'save' | 'bot' | null>(null);

const client = clientOf(port);
client.onTrouble = ({ what }) => {
  trouble.value = what;
};

// Bots wait for the page: it shows each of their moves before the next.
client.ask({ type: 'pace', thinking: parameters.thinking, ahead: 1 }).catch(() => {});

export function worker(): Client {
  return client;
}
