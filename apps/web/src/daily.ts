// The deal of the day: one per day and game, the same for everyone.
import { isGameId } from 'hencoop/games';
import { dailyName } from './dailyName.js';
import type { GameId } from './protocol.js';

/** A deal of the day. */
export interface Daily {
  readonly game: GameId;
  /** In UTC, `2026-11-24`. */
  readonly date: string;
}

const END = /(?<date>\d{4}-\d\d-\d\d)-(?<game>[a-z-]+)$/;

/** The deal of the day saved under this name; `null` for another game. */
export function dailyIn(saved: string): Daily | null {
  const { date = '', game = '' } = END.exec(saved)?.groups ?? {};
  const isDate = dateOf(Date.parse(date)) === date;
  return isGameId(game) && isDate && dailyName(date, game) === saved ? { game, date } : null;
}

/** The UTC date of a time in milliseconds since 1970; `''` for an invalid time. */
export function dateOf(time: number): string {
  return Number.isFinite(time) ? new Date(time).toISOString().slice(0, 10) : '';
}
