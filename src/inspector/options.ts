import type { AnyMove } from '../engine/base.js';
import type { AnyGame, GameTypes } from '../engine/game.js';
import { isRecord } from '../engine/guards.js';
import { type Names, plainName, withNames } from '../engine/locales/names.js';
import { refuseOption } from '../engine/options.js';
import type { Seat } from '../engine/seats.js';
import type { AnyLabels, AnySentences } from '../engine/words.js';
import type { History } from '../record/history.js';
import type { AnyDrawings, SvgLocale } from '../svg/options.js';
import type { Theme } from '../svg/palette.js';
import { requireHistory } from './timeline.js';
import type { InspectorWords } from './words.js';

/**
 * All words of the inspector in one language.
 *
 * @example
 * ```ts
 * import { de, deLabels } from 'hencoop/chicken/de';
 * import type { InspectorLocale } from 'hencoop/inspector';
 * import { deInspector } from 'hencoop/inspector/de';
 *
 * const german: InspectorLocale = { game: de, labels: deLabels, words: deInspector };
 * ```
 */
export interface InspectorLocale {
  /** The game's sentences and the words in its pictures: `en` of the game's `en` entry. */
  readonly game: AnySentences & SvgLocale;
  /** Its labels: `enLabels` of the same entry. */
  readonly labels: AnyLabels;
  /** What the inspector says itself: `enInspector` of `hencoop/inspector/en`. */
  readonly words: InspectorWords;
}

/** Whose eyes the inspector looks through: a seat, a spectator (`null`), or nobody's, with all cards open (`'all'`). */
export type InspectorViewer = Seat | null | 'all';

/** The game to inspect, and its words. An entry that is `undefined` counts as absent. */
export interface InspectorOptions<State extends GameTypes['State'], Move extends AnyMove> {
  /** The rules: `chicken` of `hencoop/chicken`, for example. */
  readonly game: Pick<AnyGame, 'id' | 'view' | 'redact' | 'legalMoves' | 'tryApply'>;
  /** Draws its table: `drawChicken` of `hencoop/chicken/svg`, for example. */
  readonly draw: AnyDrawings['draw'];
  /** All words. */
  readonly locale: InspectorLocale;
  /** The states of the game with the moves between them, as `hencoop/record` keeps them. */
  readonly history: History<State, Move>;
  /** Whose eyes it looks through at first. Default `'all'`. */
  readonly viewer?: InspectorViewer | undefined;
  /** The players' names, by seat; any text. */
  readonly names?: Names | undefined;
  /** Light, dark, or the setting of the reader's system, which is the default. */
  readonly theme?: Theme | undefined;
  /** Called with the history each time that the reader has gone to another moment, or made a move. */
  readonly onChange?: ((history: History<State, Move>) => void) | undefined;
}

/** The history of some game. */
export type AnyHistory = History<GameTypes['State'], AnyMove>;

/** What the panels need of the options. */
export interface Given extends Pick<InspectorOptions<GameTypes['State'], AnyMove>, 'game' | 'draw'> {
  readonly locale: InspectorLocale;
  readonly names: Names;
  readonly theme: Theme;
}

/** @throws RangeError for a value that is not a history, and for a history of another game. */
export function requireHistoryOf(game: { readonly id: string }, history: AnyHistory): void {
  requireHistory(history);
  for (const [index, { state }] of history.moments.entries()) {
    const id: unknown = isRecord(state) ? state['game'] : undefined;
    if (id !== game.id) refuseOption(`history.moments[${index}].state.game`, game.id, id);
  }
}

/** @throws RangeError for a viewer whom the table does not have. */
export function requireViewer(viewer: InspectorViewer, seats: number): void {
  const isViewer = viewer === 'all' || viewer === null || (Number.isInteger(viewer) && viewer >= 0 && viewer < seats);
  if (!isViewer) refuseOption('viewer', `a seat from 0 to ${seats - 1}, null or 'all'`, viewer);
}

/** The options that stay the same, checked. @throws RangeError naming the first that cannot be used. */
export function readOptions<State extends GameTypes['State'], Move extends AnyMove>(
  options: InspectorOptions<State, Move>,
): Given {
  if (!isRecord(options)) refuseOption('options', 'an object', options);
  const { game, draw, locale, names = [], theme = 'auto', onChange } = options;
  if (typeof game?.tryApply !== 'function') refuseOption('options.game', 'a game, such as `chicken`', game);
  if (typeof draw !== 'function') refuseOption('options.draw', 'the drawing of a game, such as `drawChicken`', draw);
  if (locale?.game?.common === undefined || locale.labels?.labels === undefined || locale.words?.title === undefined) {
    refuseOption('options.locale', 'words such as `{ game: en, labels: enLabels, words: enInspector }`', locale);
  }
  if (typeof names !== 'function' && !Array.isArray(names)) {
    refuseOption('options.names', "a list of the players' names, or a function of a seat", names);
  }
  if (theme !== 'auto' && theme !== 'light' && theme !== 'dark')
    refuseOption('options.theme', 'auto, light or dark', theme);
  if (onChange !== undefined && typeof onChange !== 'function') {
    refuseOption('options.onChange', 'a function of a history', onChange);
  }
  const named = { ...locale, game: withNames(locale.game, names), labels: withNames(locale.labels, names) };
  return { game, draw, locale: named, names, theme };
}

/** The players' names for a drawing. */
export const namesAt = (names: Names, seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => plainName(typeof names === 'function' ? names(seat) : names[seat]));
