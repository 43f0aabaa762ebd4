// A game on the page, loaded on demand: its rules and its part for the element.

import { describe, type Seat, withNames } from 'hencoop';
import type { ElementGame, ElementLocale } from 'hencoop/element';
import { type AnyGame, type GameId, gameById, type Language } from 'hencoop/games';
import type { Move, RedactedEvent } from '../protocol.js';

/** A loaded game. */
export interface PageGame {
  readonly id: GameId;
  readonly title: string;
  readonly rules: AnyGame;
  readonly element: ElementGame;
}

export async function loadGame(id: GameId): Promise<PageGame> {
  const { title, game, element } = gameById(id);
  // Load both at the same time instead of waiting for the element to import the rules.
  const [rules, shown] = await Promise.all([game(), element()]);
  return { id, title, rules, element: shown };
}

const ELEMENT_WORDS = {
  en: async () => (await import('hencoop/element/en')).enElement,
  de: async () => (await import('hencoop/element/de')).deElement,
  fr: async () => (await import('hencoop/element/fr')).frElement,
} satisfies { readonly [Name in Language]: () => Promise<ElementLocale['words']> };

/** All texts of a game at the table in one language. */
export async function loadLocale(id: GameId, language: Language): Promise<ElementLocale> {
  const [words, locale] = await Promise.all([ELEMENT_WORDS[language](), gameById(id).locales[language]()]);
  return { ...locale, words };
}

/** Sentences about moves and events, addressed to a viewer. */
export type Describe = (described: Move | RedactedEvent, viewer: Seat | null) => string;

/** The sentences of a game with these player names. */
export function describeWith({ game }: ElementLocale, names: readonly string[]): Describe {
  const locale = withNames(game, names);
  // The locale belongs to the game of these moves and events.
  return (described, viewer) => describe(described as never, viewer, locale);
}
