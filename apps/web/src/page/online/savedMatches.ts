// The online games of this browser. Its storage holds the keys to the seats, just like the links.
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { isGameId } from 'hencoop/games';
import type { GameId } from '../../protocol.js';
import { readText, writeText } from '../localText.js';

export interface SavedMatch {
  readonly match: string;
  readonly game: GameId;
  /** The key to this player's seat; `null` for a spectator. */
  readonly token: string | null;
  /** By seat. */
  readonly names: readonly string[];
  /** The keys to give to the other players, by seat, if this browser opened the match. */
  readonly links: readonly (string | null)[];
  /** When it was last opened, in milliseconds since 1970. */
  readonly playedAt: number;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TOKEN = /^[0-9a-f]{64}$/;

const KEY = 'hencoop/online';
/** The maximum number of saved matches; older ones are dropped. */
const MOST = 50;

const saved = signal(savedMatchesIn(readText(KEY)));

/** The saved matches, last opened first. */
export const savedMatches: ReadonlySignal<readonly SavedMatch[]> = saved;

export function savedMatch(match: string): SavedMatch | null {
  return saved.peek().find((each) => each.match === match) ?? null;
}

export function saveMatch(match: SavedMatch): void {
  store([match, ...saved.peek().filter((each) => each.match !== match.match)].slice(0, MOST));
}

export function forgetMatch(match: string): void {
  store(saved.peek().filter((each) => each.match !== match));
}

/** The valid matches in a stored text, which may come from an older version or be damaged. */
export function savedMatchesIn(text: string | null): readonly SavedMatch[] {
  let list: unknown;
  try {
    list = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(list) ? list.filter(isSavedMatch).slice(0, MOST) : [];
}

function isTokenOrNull(value: unknown): boolean {
  return value === null || (typeof value === 'string' && TOKEN.test(value));
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 60;
}

function isSavedMatch(value: unknown): value is SavedMatch {
  if (typeof value !== 'object' || value === null) return false;
  const { match, game, token, names, links, playedAt } = value as { readonly [Field in keyof SavedMatch]?: unknown };
  return (
    typeof match === 'string' &&
    ID.test(match) &&
    isGameId(game) &&
    isTokenOrNull(token) &&
    Array.isArray(names) &&
    names.every(isName) &&
    Array.isArray(links) &&
    links.every(isTokenOrNull) &&
    typeof playedAt === 'number'
  );
}

function store(matches: readonly SavedMatch[]): void {
  saved.value = matches;
  writeText(KEY, JSON.stringify(matches));
}
