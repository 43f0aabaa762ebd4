// What the element knows, as plain data that its functions read and change.
import type { AnyEvent, AnyMove } from '../engine/base.js';
import type { GameTypes } from '../engine/game.js';
import { type Names, withNames } from '../engine/locales/names.js';
import type { Theme } from '../svg/palette.js';
import { definedLocale } from './definedGames.js';
import type { ElementGame, ElementLocale } from './elementGame.js';
import { EventQueue } from './events/eventQueue.js';
import { News } from './events/news.js';
import type { FittedLayout } from './layout/solve.js';
import { type Choice, EMPTY, type Picking } from './picking/picking.js';
import { Shelf } from './picking/shelf.js';

export interface ElementState {
  /** The game of the view; `null` without a view. */
  game: ElementGame | null;
  /** The view as it is shown: before the events that wait. */
  view: GameTypes['View'] | null;
  /** The events that wait. */
  readonly queue: EventQueue;
  /** The events that were shown last, together. */
  last: AnyEvent[];
  readonly news: News;

  // What the page has set.
  locale: ElementLocale | undefined;
  names: Names;
  pending: AnyMove | null;
  hint: AnyMove | null;
  readonly: boolean;
  confirm: boolean;
  speed: number;
  theme: Theme;
  /** The theme of the last drawing. */
  drawnTheme: Theme | null;
  clauseLink: ((clause: string) => string | null) | null;

  picking: Picking;
  readonly shelf: Shelf;
  /** Whether the last press was that of a finger. */
  isFinger: boolean;
  /** The layout of the last drawing; `null` for a table that is as high as it needs. */
  fitted: FittedLayout | null;
  /** Whether the last drawing asked the viewer for a move. */
  wasAsked: boolean;
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
    hint: null,
    readonly: false,
    confirm: false,
    speed: 1,
    theme: 'auto',
    drawnTheme: null,
    clauseLink: null,
    picking: EMPTY,
    shelf: new Shelf(),
    isFinger: false,
    fitted: null,
    wasAsked: false,
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

/** What the viewer picks from now. */
export function choiceOf(state: ElementState): Choice {
  const { game, confirm, isFinger } = state;
  return {
    moves: openMoves(state),
    confirm,
    // Fingers do not hover: before the last touch they see what a move would do.
    waits: (move, isFirst) => (isFinger && game?.preview !== undefined) || (isFirst && game?.waits?.(move) === true),
  };
}

/** All words of the table, with the players' names. */
export function wordsOf({ locale, names }: ElementState, game: ElementGame): ElementLocale {
  const words = locale ?? definedLocale(game);
  return { ...words, game: withNames(words.game, names), labels: withNames(words.labels, names) };
}

/** Whether two views look the same once their cards are left out: then they are of one table, as its viewer remembers it. */
export function isSameTable(one: GameTypes['View'] | null, other: GameTypes['View'] | null): boolean {
  return withoutCards(one) === withoutCards(other);
}

function withoutCards(view: GameTypes['View'] | null): string {
  return JSON.stringify(view, function (this: unknown, _, value: unknown) {
    return Array.isArray(this) && (typeof value !== 'object' || value === null) ? 0 : value;
  });
}
