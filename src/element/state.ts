// The element's state, as plain data that its functions read and change.
import type { AnyEvent, AnyMove } from '../engine/base.js';
import type { GameTypes } from '../engine/game.js';
import { type Names, withNames } from '../engine/locales/names.js';
import type { Theme } from '../svg/palette.js';
import { definedLocale } from './definedGames.js';
import type { DrawnSizes } from './drawing/size.js';
import type { ElementGame, ElementLocale } from './elementGame.js';
import { EventQueue } from './events/eventQueue.js';
import { News } from './events/news.js';
import type { ElementBox } from './layout/box.js';
import type { Picture } from './layout/zones.js';
import { EMPTY, type Picking } from './picking/picking.js';
import { Shelf } from './picking/shelf.js';

export interface ElementState {
  /** The game of the view, or `null`. */
  game: ElementGame | null;
  /** The view on display, before the queued events. */
  view: GameTypes['View'] | null;
  /** The queued events. */
  readonly queue: EventQueue;
  /** The events that were last shown together. */
  last: AnyEvent[];
  readonly news: News;

  // Set by the page.
  locale: ElementLocale | undefined;
  names: Names;
  pending: AnyMove | null;
  hint: readonly AnyMove[];
  readonly: boolean;
  confirm: boolean;
  speed: number;
  theme: Theme;
  /** The theme of the last drawing. */
  drawnTheme: Theme | null;
  clauseLink: ((clause: string) => string | null) | null;

  picking: Picking;
  readonly shelf: Shelf;
  /** Whether the last press was by finger. */
  isFinger: boolean;
  /** The zones of the table, with a key of what they depend on; `null` for a table of natural height. */
  composed: { readonly key: string; readonly picture: Picture } | null;
  /** Whether the last drawing asked the viewer for a move. */
  wasAsked: boolean;
  /** The last drawing, or `null`. */
  drawn: { readonly box: ElementBox; readonly sizes: DrawnSizes } | null;
  /** Whether events have changed the table since it was drawn. */
  isOwed: boolean;
  /** Whether the page has changed the player's choices since the table was drawn. */
  isStale: boolean;
}

export function initialState(): ElementState {
  return {
    game: null,
    view: null,
    queue: new EventQueue(),
    last: [],
    news: new News(),
    locale: undefined,
    names: [],
    pending: null,
    hint: [],
    readonly: false,
    confirm: false,
    speed: 1,
    theme: 'auto',
    drawnTheme: null,
    clauseLink: null,
    picking: EMPTY,
    shelf: new Shelf(),
    isFinger: false,
    composed: null,
    wasAsked: false,
    drawn: null,
    isOwed: false,
    isStale: false,
  };
}

/** The view after all events so far. */
export function latestView({ game, view, queue }: ElementState): GameTypes['View'] | null {
  return game === null ? null : queue.toArray().reduce((before, event) => game.game.evolve(before, event), view);
}

/** The moves that the viewer can choose from now. */
export function openMoves({ game, view, readonly, pending, queue, shelf }: ElementState): readonly AnyMove[] {
  if (game === null || view === null || view.viewer === null) return [];
  const waits = readonly || pending !== null || queue.size > 0 || shelf.isLaying;
  return waits || !game.game.actors(view).includes(view.viewer) ? [] : game.game.legalMoves(view);
}

/** The texts of the table, with the players' names. */
export function wordsOf({ locale, names }: ElementState, game: ElementGame): ElementLocale {
  const words = locale ?? definedLocale(game);
  return { ...words, game: withNames(words.game, names), labels: withNames(words.labels, names) };
}

/**
 * Whether two views are equal apart from their cards: then they show the same table, perhaps remembered differently.
 */
export function isSameTable(one: GameTypes['View'] | null, other: GameTypes['View'] | null): boolean {
  return withoutCards(one) === withoutCards(other);
}

function withoutCards(view: GameTypes['View'] | null): string {
  return JSON.stringify(view, function (this: unknown, _, value: unknown) {
    return Array.isArray(this) && (typeof value !== 'object' || value === null) ? 0 : value;
  });
}
