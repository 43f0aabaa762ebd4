// The online games of this browser. Its storage holds the keys to its own seats, and no others.
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { isGameId } from 'hencoop/games';
import type { GameId } from '../../protocol.js';
import { readText, writeText } from '../localText.js';

export interface SavedMatch {
  readonly match: string;
  readonly game: GameId;
  /** The key to this player's seat; `null` for a spectator. */
  readonly token: string | null;
  /** The seat of the token; `null` in matches of earlier versions. */
  readonly seat: number | null;
  /** Whether this screen only shows the table: then `token` invites, until a player sits down on its seat. */
  readonly watches: boolean;
  /** By seat. */
  readonly names: readonly string[];
  /** The codes of this browser's unused invitations, by seat; for the own seat, to play on another device. */
  readonly codes: readonly (string | null)[];
  /** The token of spectators, for their link; `null`: there is none, or this browser does not have it. */
  readonly watchCode: string | null;
  /** When it was last opened, in milliseconds since 1970. */
  readonly playedAt: number;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TOKEN = /^[0-9a-f]{64}$/;

const KEY = 'hencoop/online';
/** The maximum number of saved matches; older ones are dropped. */
const MOST = 50;

const stored = readText(KEY);
const saved = signal(savedMatchesIn(stored));
// Earlier versions kept the keys of the other players, too.
if (stored !== null) store(saved.peek());

/** The saved matches, last opened first. */
export const savedMatches: ReadonlySignal<readonly SavedMatch[]> = saved;

export function savedMatch(match: string): SavedMatch | null {
  return saved.peek().find((each) => each.match === match) ?? null;
}

/** Saves a match that was just opened; what is not given stays as it was. */
export function saveMatch(
  match: Pick<SavedMatch, 'match' | 'game' | 'token' | 'seat' | 'names'> & Partial<SavedMatch>,
): void {
  const before = savedMatch(match.match);
  const whole = { watches: false, codes: [], watchCode: null, ...before, playedAt: Date.now(), ...match };
  store([whole, ...saved.peek().filter((each) => each.match !== match.match)].slice(0, MOST));
}

/** Keeps the code of an unused invitation; `null`: it was used or withdrawn. */
export function saveCode(match: string, seat: number, code: string | null): void {
  const codesOf = ({ names, codes }: SavedMatch) =>
    names.map((_, each) => (each === seat ? code : (codes[each] ?? null)));
  store(saved.peek().map((each) => (each.match === match ? { ...each, codes: codesOf(each) } : each)));
}

export function forgetMatch(match: string): void {
  store(saved.peek().filter((each) => each.match !== match));
}

/** Whether the storage holds the match: some browsers refuse. */
export function isStored(match: string): boolean {
  return savedMatchesIn(readText(KEY)).some((each) => each.match === match);
}

/** The valid matches in a stored text, which may come from an older version or be damaged. */
export function savedMatchesIn(text: string | null): readonly SavedMatch[] {
  let list: unknown;
  try {
    list = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(list) ? list.flatMap(savedMatchIn).slice(0, MOST) : [];
}

function isTokenOrNull(value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && TOKEN.test(value));
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 60;
}

function savedMatchIn(value: unknown): readonly SavedMatch[] {
  if (typeof value !== 'object' || value === null) return [];
  const {
    match,
    game,
    token,
    seat = null,
    watches = false,
    names,
    codes = [],
    watchCode = null,
    playedAt,
  } = value as { readonly [Field in keyof SavedMatch]?: unknown };
  const isValid =
    typeof match === 'string' &&
    ID.test(match) &&
    isGameId(game) &&
    isTokenOrNull(token) &&
    (seat === null || Number.isInteger(seat)) &&
    typeof watches === 'boolean' &&
    Array.isArray(names) &&
    names.every(isName) &&
    Array.isArray(codes) &&
    codes.every(isTokenOrNull) &&
    isTokenOrNull(watchCode) &&
    typeof playedAt === 'number';
  // Each field has just been checked.
  return isValid ? [{ match, game, token, seat, watches, names, codes, watchCode, playedAt } as SavedMatch] : [];
}

function store(matches: readonly SavedMatch[]): void {
  saved.value = matches;
  writeText(KEY, JSON.stringify(matches));
}
