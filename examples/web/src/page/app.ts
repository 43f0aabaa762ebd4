// What every part of the page shares: the worker, the settings, the language, the address.
import { signal } from '@preact/signals';
import type { Texts } from '../texts/en.js';
import { type Client, clientOf } from './client.js';
import { hashOf, type Route, routeOf } from './router.js';
import { type Language, openSettings, parametersOf } from './settings.js';

export const parameters = parametersOf(location.search);
export const { settings, change } = openSettings(parameters);

const LOADERS: { readonly [Name in Language]: () => Promise<Texts> } = {
  en: async () => (await import('../texts/en.js')).en,
  de: async () => (await import('../texts/de.js')).de,
};

const texts = signal<Texts | null>(null);

/** The texts of the page in its language. They are loaded before the first screen. */
export function words(): Texts {
  if (texts.value === null) throw new Error('a screen is drawn before its texts are loaded');
  return texts.value;
}

/** Switches the page to the language of the settings. */
export async function loadWords(): Promise<void> {
  const { language } = settings.peek();
  const loaded = await LOADERS[language]();
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

let started: Client | null = null;

/** The worker, started when it is first asked for. */
export function worker(): Client {
  if (started === null) {
    started = clientOf(new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: 'table' }));
    started.onTrouble = ({ what }) => {
      trouble.value = what;
    };
  }
  return started;
}

/** What went wrong that nobody asked for: `null` for nothing. */
export const trouble = signal<'save' | 'bot' | null>(null);
