// A game on the page, loaded when it is played: its rules, and how the element shows it.

import { describe, type Seat, withNames } from 'hencoop';
import type { ElementGame, ElementLocale } from 'hencoop/element';
import { type AnyGame, type GameId, gameById, type Language } from 'hencoop/games';
import type { Move, RedactedEvent } from '../protocol.js';

/** A game as the page uses it. */
export interface PageGame {
  readonly id: GameId;
  readonly title: string;
  readonly rules: AnyGame;
  readonly element: ElementGame;
}

export async function loadGame(id: GameId): Promise<PageGame> {
  const { title, game, element } = gameById(id);
  // Both load at the same time: the rules do not wait for the element to import them.
  const [rules, shown] = await Promise.all([game(), element()]);
  return { id, title, rules, element: shown };
}

const ELEMENT_WORDS = {
  en: async () => (await import('hencoop/element/en')).enElement,
  de: async () => (await import('hencoop/element/de')).deElement,
  fr: async () => (await import('hencoop/element/fr')).frElement,
} satisfies { readonly [Name in Language]: () => Promise<ElementLocale['words']> };

/** All words of a game at the table, in one language. */
export async function loadLocale(id: GameId, language: Language): Promise<ElementLocale> {
  const [words, locale] = await Promise.all([ELEMENT_WORDS[language](), gameById(id).locales[language]()]);
  return { ...locale, words };
}

/** Sentences about moves and events, addressed to a viewer. */
export type Describe = (described: Move | RedactedEvent, viewer: Seat | null) => string;

/** The sentences of a game, which call the players by these names. */
export function describeWith({ game }: ElementLocale, names: readonly string[]): Describe {
  const locale = withNames(game, names);
  // The locale is that of the game whose moves and events it is given.
  return (described, viewer) => describe(described as never, viewer, locale);
}
