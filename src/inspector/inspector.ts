/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { AnyMove } from '../engine/base.js';
import type { GameTypes } from '../engine/game.js';
import { refuseOption } from '../engine/options.js';
import type { History } from '../record/history.js';
import { Course } from './course.js';
import { type InspectorOptions, type InspectorViewer, readOptions } from './options.js';
import { panelsOf } from './panels.js';
import { stylesFor } from './styles.js';

/** An inspector on a page, as {@link openInspector} opens it. */
export interface Inspector<State extends GameTypes['State'], Move extends AnyMove> {
  /**
   * The history with the present moment. Setting it shows another one, such as that of a game that goes on.
   * @throws RangeError for a value that is not a history of the game.
   */
  history: History<State, Move>;
  /**
   * Whose eyes it looks through.
   * @throws RangeError for a viewer whom the table does not have.
   */
  viewer: InspectorViewer;
  /** Removes the inspector from the page. */
  close(): void;
}

/**
 * Opens the inspector in an element of the page: the moves with all branches, the table as each seat sees it, the events of
 * the last move with what everybody learns of them, and the legal moves. The reader goes back and on, and makes other moves, which
 * become branches.
 *
 * It shows a state, and so every card: it belongs on the page of somebody who may see them.
 *
 * @example
 * ```ts
 * import { chicken, type Move, type State } from 'hencoop/chicken';
 * import { en, enLabels } from 'hencoop/chicken/en';
 * import { drawChicken } from 'hencoop/chicken/svg';
 * import { openInspector } from 'hencoop/inspector';
 * import { enInspector } from 'hencoop/inspector/en';
 * import { startHistory } from 'hencoop/record';
 *
 * const history = startHistory<State, Move>(chicken.setup({ seats: 2, seed: 'hen' }));
 * const locale = { game: en, labels: enLabels, words: enInspector };
 * const inspectIn = (host: HTMLElement) => openInspector(host, { game: chicken, draw: drawChicken, locale, history });
 * ```
 *
 * @throws RangeError naming the first option that cannot be used.
 */
export function openInspector<State extends GameTypes['State'], Move extends AnyMove>(
  host: HTMLElement,
  options: InspectorOptions<State, Move>,
): Inspector<State, Move> {
  if (typeof HTMLElement === 'undefined' || !(host instanceof HTMLElement)) {
    refuseOption('host', 'an element of the page', host);
  }
  const given = readOptions(options);
  // Its moments are those that the page gave, and what the rules made of them.
  const typed = () => course.history as History<State, Move>;
  const course = new Course(
    given,
    options.history,
    options.viewer === undefined ? 'all' : options.viewer,
    (byReader) => {
      panels.update();
      if (byReader) options.onChange?.(typed());
    },
  );
  const panels = panelsOf(course);
  const box = document.createElement('div');
  const root = box.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(stylesFor(given.theme));
  root.adoptedStyleSheets = [sheet];
  root.append(panels.element);
  panels.update();
  host.append(box);
  return {
    get history() {
      return typed();
    },
    set history(history) {
      course.history = history;
    },
    get viewer() {
      return course.viewer;
    },
    set viewer(viewer) {
      course.viewer = viewer;
    },
    close: () => box.remove(),
  };
}
