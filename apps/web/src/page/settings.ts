import { isGameId, LANGUAGES, type Language } from 'hencoop/games';
import type { GameId, Player } from '../protocol.js';
import { readText, writeText } from './localText.js';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const SPEEDS = [0, 0.5, 1, 2] as const;

/** The player's settings, stored between visits. */
export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  /** 0 without motion, 2 twice as fast. */
  readonly speed: (typeof SPEEDS)[number];
  /** Whether each move must be confirmed with a button. */
  readonly confirm: boolean;
  readonly hints: boolean;
  /** Whether a coach warns before a mistake, in games against bots. */
  readonly coach: boolean;
  /** Whether the table shows cards that its viewer could remember. */
  readonly memory: boolean;
  readonly sound: boolean;
  /** Whether to show other players' emotes in online games. */
  readonly emotes: boolean;
  /** The player's name. */
  readonly name: string;
}

/** A game to start at once. */
export interface Start {
  readonly game: GameId;
  readonly players: readonly Player[] | null;
  readonly seats: number | null;
  readonly options: object | null;
}

/** The parameters in `location.search`, for links and tests. They are not stored. The README lists them. */
export interface Parameters {
  readonly settings: Partial<Settings>;
  /** The maximum playouts for a bot's move; 0 for rules of thumb alone, without a pause before the move. */
  readonly thinking: number | null;
  readonly start: Start | null;
}

/** Reads `location.search`. Invalid values count as absent. */
export function parametersOf(search: string): Parameters {
  const given = new URLSearchParams(search);
  const flag = (name: string) => ({ '1': true, '0': false })[given.get(name) ?? ''];
  const settings: { -readonly [Name in keyof Settings]?: Settings[Name] | undefined } = {
    language: LANGUAGES.find((language) => language === given.get('lang')),
    theme: THEMES.find((theme) => theme === given.get('theme')),
    speed: SPEEDS.find((speed) => String(speed) === given.get('speed')),
    confirm: flag('confirm'),
    hints: flag('hints'),
    coach: flag('coach'),
    memory: flag('memory'),
    sound: flag('sound'),
    name: given.get('name')?.slice(0, 60),
  };
  return {
    settings: present(settings),
    thinking: wholeNumber(given.get('thinking'), 1_000_000),
    start: startOf(given),
  };
}

function startOf(given: URLSearchParams): Start | null {
  const game = given.get('game');
  if (game === null || !isGameId(game)) return null;
  const players = given.get('players');
  return {
    game,
    players: players === null ? null : players.slice(0, 200).split(','),
    seats: wholeNumber(given.get('seats'), 5),
    options: objectOf(given.get('options')),
  };
}

function wholeNumber(text: string | null, max: number): number | null {
  return text !== null && /^\d{1,7}$/.test(text) && Number(text) <= max ? Number(text) : null;
}

function objectOf(text: string | null): object | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** The settings in a stored text, which may come from an older version or be damaged. */
export function settingsFrom(stored: string | null, languages: readonly string[]): Settings {
  const given = objectOf(stored) as { readonly [Name in keyof Settings]?: unknown } | null;
  const flag = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise);
  return {
    language:
      LANGUAGES.find((language) => language === given?.language) ??
      LANGUAGES.find((language) => language === languages[0]?.slice(0, 2).toLowerCase()) ??
      'en',
    theme: THEMES.find((theme) => theme === given?.theme) ?? 'auto',
    speed: SPEEDS.find((speed) => speed === given?.speed) ?? 1,
    confirm: flag(given?.confirm, false),
    hints: flag(given?.hints, true),
    coach: flag(given?.coach, false),
    memory: flag(given?.memory, false),
    sound: flag(given?.sound, false),
    emotes: flag(given?.emotes, true),
    name: typeof given?.name === 'string' ? given.name.slice(0, 60) : '',
  };
}

function present<Fields extends object>(fields: Fields): { [Name in keyof Fields]: Exclude<Fields[Name], undefined> } {
  // The rest are the fields whose value is not `undefined`.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>;
  };
}

const KEY = 'hencoop/settings';

/** The settings of earlier visits. */
export function storedSettings(): Settings {
  return settingsFrom(readText(KEY), navigator.languages);
}

/** Stores the settings for later visits. */
export function storeSettings(settings: Settings): void {
  writeText(KEY, JSON.stringify(settings));
}
