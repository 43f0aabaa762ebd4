// The first code to run: the starting point of a visit.
import type { BotLocale } from 'hencoop/bots';
import { GAMES, type GameId, type Language, type SetupTexts } from 'hencoop/games';
import type { Texts } from '../texts/en.js';
import { parametersOf, type Settings, storedSettings } from './settings.js';

export const parameters = parametersOf(location.search);
export const stored = storedSettings();
/** The initial settings of this visit: the stored ones, overridden by the address. */
export const settingsAtFirst: Settings = { ...stored, ...parameters.settings };

/** The page's own texts in one language. */
export interface PageTexts {
  readonly texts: Texts;
  readonly bots: BotLocale;
  readonly games: ReadonlyMap<GameId, SetupTexts>;
}

const TEXTS: { readonly [Name in Language]: () => Promise<Texts> } = {
  en: async () => (await import('../texts/en.js')).en,
  de: async () => (await import('../texts/de.js')).de,
  fr: async () => (await import('../texts/fr.js')).fr,
};

const BOT_TEXTS: { readonly [Name in Language]: () => Promise<BotLocale> } = {
  en: async () => (await import('hencoop/bots/en')).enBots,
  de: async () => (await import('hencoop/bots/de')).deBots,
  fr: async () => (await import('hencoop/bots/fr')).frBots,
};

export async function loadTexts(language: Language): Promise<PageTexts> {
  const setups = GAMES.map(async ({ id, setup }) => [id, await setup[language]()] as const);
  const [texts, bots, ...games] = await Promise.all([TEXTS[language](), BOT_TEXTS[language](), ...setups]);
  return { texts, bots, games: new Map(games) };
}

/** The game to start at once; `null` if the address names a screen, or no game. */
export const startAtOnce = location.hash === '' ? parameters.start : null;

/** The part of the browser's Trusted Types that the page needs; TypeScript does not have them yet. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string }): unknown;
}

// The page's policy asks here about the address of each worker.
const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes');
trustedTypes?.createPolicy('default', {
  createScriptURL(url) {
    if (new URL(url, location.href).origin === location.origin) return url;
    throw new TypeError(`${url}: expected a script of this page`);
  },
});

/** Starts a worker. */
export const openPort = () =>
  new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: 'games' });

/** The worker, which starts while the rest of the page loads. */
export const port = openPort();
