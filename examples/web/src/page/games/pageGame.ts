import { type Game, type GameTypes, type Seat, withNames } from 'hencoop';
import type { TableKit, TableLocale } from 'hencoop/table';
import type { GameId, View } from '../../protocol.js';
import type { PageGame, Speech } from '../games.js';
import type { Language } from '../settings.js';

/** The common part of the languages of a game. */
type Words = Parameters<typeof withNames>[0];

interface Spoken<Locale extends Words> {
  readonly words: Locale;
  readonly table: TableLocale | undefined;
}

/** A game for the page. Its verbs are only ever given views, moves and events of this game. */
export function pageGameOf<G extends GameTypes, Locale extends Words>(
  game: Game<G>,
  kit: TableKit,
  {
    sentences,
    en,
    de,
  }: {
    /** Loads what describes moves and events. */
    readonly sentences: () => Promise<
      (described: G['Move'] | G['RedactedEvent'], viewer: Seat | null, locale: Locale) => string
    >;
    readonly en: Spoken<Locale>;
    readonly de: () => Promise<Spoken<Locale>>;
  },
): PageGame {
  const spoken = (language: Language) => (language === 'de' ? de() : en);
  return {
    id: game.id as GameId,
    kit,
    evolve: (view, event) => game.evolve(view as G['View'], event as G['RedactedEvent']) as unknown as View,
    forget: (view) => game.view(view as unknown as G['View'], view.viewer) as unknown as View,
    score: (view) => game.score(view as unknown as G['View']),
    outcome: (view) => game.outcome(view as unknown as G['View']),
    tableWords: async (language) => (await spoken(language)).table,
    async speak(language): Promise<Speech> {
      const [describe, { words }] = await Promise.all([sentences(), spoken(language)]);
      return {
        named: (names) => {
          const locale = withNames(words, names);
          return (described, viewer) => describe(described as G['RedactedEvent'], viewer, locale);
        },
      };
    },
  };
}
