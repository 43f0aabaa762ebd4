// The games, each loaded when it is played: its rules, its sentences, and its kit for the table.

import type { Seat } from 'hencoop';
import type { TableKit, TableLocale } from 'hencoop/table';
import type { GameId, Move, RedactedEvent, View } from '../protocol.js';
import type { Language } from './settings.js';

/** A game as the page uses it: with the views and events of one game only. */
export interface PageGame {
  readonly id: GameId;
  readonly kit: TableKit;
  readonly evolve: (view: View | null, event: RedactedEvent) => View;
  /** What lies on the table now, without what its viewer remembers. */
  readonly forget: (view: View) => View;
  readonly score: (view: View) => readonly number[];
  readonly outcome: (view: View) => { readonly ranking: readonly (readonly Seat[])[] } | null;
  /** Loads a language of the game. */
  readonly speak: (language: Language) => Promise<Speech>;
}

/** A game in one language. */
export interface Speech {
  /** For the element; `undefined` is the kit's English. */
  readonly table: TableLocale | undefined;
  /** Sentences that call the players by these names. */
  readonly named: (names: readonly string[]) => (described: Move | RedactedEvent, viewer: Seat | null) => string;
}

const LOADERS: { readonly [Id in GameId]: () => Promise<PageGame> } = {
  chicken: async () => (await import('./games/chicken.js')).pageGame,
  'crazy-chicken': async () => (await import('./games/crazy-chicken.js')).pageGame,
  'chicken-out': async () => (await import('./games/chicken-out.js')).pageGame,
  'blind-chicken-extreme': async () => (await import('./games/blind-chicken-extreme.js')).pageGame,
  'chicken-roundup': async () => (await import('./games/chicken-roundup.js')).pageGame,
};

export function loadGame(game: GameId): Promise<PageGame> {
  return LOADERS[game]();
}
