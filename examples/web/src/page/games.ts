// The games, each loaded when it is played: its rules, and its kit for the table.

import type { Seat } from 'hencoop';
import type { TableKit, TableLocale } from 'hencoop/table';
import type { GameId, Move, RedactedEvent, View } from '../protocol.js';
import { RULES } from '../rules.js';
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
  /** The words of the element in a language; `undefined` is the kit's English. */
  readonly tableWords: (language: Language) => Promise<TableLocale | undefined>;
  /** Loads the sentences of the game in a language. */
  readonly speak: (language: Language) => Promise<Speech>;
}

/** What is said of a game in one language. */
export interface Speech {
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

export async function loadGame(id: GameId): Promise<PageGame> {
  // The rules are asked for at the same time, not once the rest of the game asks for them.
  const [game] = await Promise.all([LOADERS[id](), RULES[id]()]);
  return game;
}
