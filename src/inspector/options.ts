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
 * All texts of the inspector in one language.
 *
 * @example
 * ```ts
 * import { deChicken, deChickenLabels } from 'hencoop/chicken/de';
 * import type { InspectorLocale } from 'hencoop/inspector';
 * import { deInspector } from 'hencoop/inspector/de';
 *
 * const german: InspectorLocale = { game: deChicken, labels: deChickenLabels, words: deInspector };
 * ```
 */
export interface InspectorLocale {
  /** The game's sentences and the texts of its drawings: `enChicken` of `hencoop/chicken/en`, for example. */
  readonly game: AnySentences & SvgLocale;
  /** The game's labels: `enChickenLabels` of the same entry. */
  readonly labels: AnyLabels;
  /** The inspector's own texts: `enInspector` of `hencoop/inspector/en`. */
  readonly words: InspectorWords;
}

/** The viewer whose table the inspector shows: a seat, a spectator (`null`), or `'all'` for all cards face up. */
export type InspectorViewer = Seat | null | 'all';

/** Options of {@link openInspector}. An entry that is `undefined` counts as absent. */
export interface InspectorOptions<State extends GameTypes['State'], Move extends AnyMove> {
  /** The rules, such as `chicken` of `hencoop/chicken`. */
  readonly game: Pick<AnyGame, 'id' | 'view' | 'redact' | 'legalMoves' | 'tryApply'>;
  /** Draws the table, such as `chickenScene` of `hencoop/chicken/svg`. */
  readonly scene: AnyDrawings['scene'];
  /** The texts. */
  readonly locale: InspectorLocale;
  /** The states of the game and the moves between them, as built with `hencoop/record`. */
  readonly history: History<State, Move>;
  /** The initial viewer. Default `'all'`. */
  readonly viewer?: InspectorViewer | undefined;
  /** The players' names by seat: any text. */
  readonly names?: Names | undefined;
  /** Light, dark, or `'auto'`, the default: the setting of the user's system. */
  readonly theme?: Theme | undefined;
  /** Called with the history whenever the user goes to another moment or makes a move. */
  readonly onChange?: ((history: History<State, Move>) => void) | undefined;
}

/** The history of any game. */
export type AnyHistory = History<GameTypes['State'], AnyMove>;

/** The options that the panels need. */
export interface Given extends Pick<InspectorOptions<GameTypes['State'], AnyMove>, 'game' | 'scene'> {
  readonly locale: InspectorLocale;
  readonly names: Names;
  readonly theme: Theme;
}

/** @throws RangeError if `history` is not a history of the game. */
export function requireHistoryOf(game: { readonly id: string }, history: AnyHistory): void {
  requireHistory(history);
  for (const [index, { state }] of history.moments.entries()) {
    const id: unknown = isRecord(state) ? state['game'] : undefined;
    if (id !== game.id) refuseOption(`history.moments[${index}].state.game`, game.id, id);
  }
}

/** @throws RangeError if the table does not have this viewer. */
export function requireViewer(viewer: InspectorViewer, seats: number): void {
  const isViewer = viewer === 'all' || viewer === null || (Number.isInteger(viewer) && viewer >= 0 && viewer < seats);
  if (!isViewer) refuseOption('viewer', `a seat from 0 to ${seats - 1}, null or 'all'`, viewer);
}

/** Checks the options that stay the same. @throws RangeError if one is invalid; the message names the first one. */
export function readOptions<State extends GameTypes['State'], Move extends AnyMove>(
  options: InspectorOptions<State, Move>,
): Given {
  if (!isRecord(options)) refuseOption('options', 'an object', options);
  const { game, scene, locale, names = [], theme = 'auto', onChange } = options;
  if (typeof game?.tryApply !== 'function') refuseOption('options.game', 'a game, such as `chicken`', game);
  if (typeof scene !== 'function') refuseOption('options.scene', 'the scene of a game, such as `chickenScene`', scene);
  if (locale?.game?.common === undefined || locale.labels?.labels === undefined || locale.words?.title === undefined) {
    refuseOption(
      'options.locale',
      'words such as `{ game: enChicken, labels: enChickenLabels, words: enInspector }`',
      locale,
    );
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
  return { game, scene, locale: named, names, theme };
}

/** The players' names for a drawing. */
export const namesAt = (names: Names, seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => plainName(typeof names === 'function' ? names(seat) : names[seat]));
