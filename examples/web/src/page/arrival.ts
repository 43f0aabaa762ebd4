// What runs first: what the visit begins with.
import type { Texts } from '../texts/en.js';
import { type Language, parametersOf, type Settings, storedSettings } from './settings.js';

export const parameters = parametersOf(location.search);
export const stored = storedSettings();
/** The settings as this visit begins: those that are stored, with what the address asks for instead. */
export const settingsAtFirst: Settings = { ...stored, ...parameters.settings };

export const TEXTS: { readonly [Name in Language]: () => Promise<Texts> } = {
  en: async () => (await import('../texts/en.js')).en,
  de: async () => (await import('../texts/de.js')).de,
};

/** The game that is to begin at once; `null` if the address leads to a screen already, or to none. */
export const startAtOnce = location.hash === '' ? parameters.start : null;

/** The worker, which starts while the rest of the page is loaded. */
export const port = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: 'table' });
