// The online games of this browser. Whoever reads its storage has the seats, as with the links themselves.
import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { GameId } from '../../protocol.js';
import { isGameId } from '../../rules.js';
import { keepText, readText } from '../localText.js';

export interface KeptMatch {
  readonly match: string;
  readonly game: GameId;
  /** The key to this player's seat; `null` for a table that is only watched. */
  readonly token: string | null;
  /** By seat. */
  readonly names: readonly string[];
  /** By seat, the keys that were given to whoever opened the match, to hand out. */
  readonly links: readonly (string | null)[];
  /** When it was last opened, in milliseconds since 1970. */
  readonly playedAt: number;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TOKEN = /^[0-9a-f]{64}$/;

const KEY = 'hencoop/online';
/** More than these are forgotten, the oldest first. */
const MOST = 50;

const kept = signal(keptIn(readText(KEY)));

/** The last one opened first. */
export const keptMatches: ReadonlySignal<readonly KeptMatch[]> = kept;

export function keptMatch(match: string): KeptMatch | null {
  return kept.peek().find((each) => each.match === match) ?? null;
}

export function keepMatch(match: KeptMatch): void {
  store([match, ...kept.peek().filter((each) => each.match !== match.match)].slice(0, MOST));
}

export function forgetMatch(match: string): void {
  store(kept.peek().filter((each) => each.match !== match));
}

/** What was stored, by an older version or by anybody else: what is not of this shape is left out. */
export function keptIn(text: string | null): readonly KeptMatch[] {
  let list: unknown;
  try {
    list = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(list) ? list.filter(isKept).slice(0, MOST) : [];
}

function isTokenOrNull(value: unknown): boolean {
  return value === null || (typeof value === 'string' && TOKEN.test(value));
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 60;
}

function isKept(value: unknown): value is KeptMatch {
  if (typeof value !== 'object' || value === null) return false;
  const { match, game, token, names, links, playedAt } = value as { readonly [Field in keyof KeptMatch]?: unknown };
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

function store(matches: readonly KeptMatch[]): void {
  kept.value = matches;
  keepText(KEY, JSON.stringify(matches));
}
