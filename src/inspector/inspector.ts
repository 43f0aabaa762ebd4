/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { adopt } from '../element/drawing/styles.js';
import type { AnyMove } from '../engine/base.js';
import type { GameTypes } from '../engine/game.js';
import { refuseOption } from '../engine/options.js';
import type { History } from '../record/history.js';
import { Course } from './course.js';
import { type InspectorOptions, type InspectorViewer, readOptions } from './options.js';
import { panelsOf } from './panels.js';
import { stylesFor } from './styles.js';

/** An inspector opened by {@link openInspector}. */
export interface Inspector<State extends GameTypes['State'], Move extends AnyMove> {
  /**
   * The history with the current moment. Set it to show another history, such as a longer one of a running game.
   * @throws RangeError if the value is not a history of the game.
   */
  history: History<State, Move>;
  /**
   * The viewer whose table is shown.
   * @throws RangeError if the table does not have this viewer.
   */
  viewer: InspectorViewer;
  /** Removes the inspector from the page. */
  close(): void;
}

/**
 * Opens the inspector in an element of the page. It shows the moves with all branches, the table as each seat sees it,
 * the events of the last move with what each viewer learns of them, and the legal moves. Users step back and forward,
 * and make other moves, which become branches.
 *
 * It shows full states, and so every card: open it only for users who may see them all.
 *
 * @example
 * ```ts
 * import { chicken, type Move, type State } from 'hencoop/chicken';
 * import { enChicken, enChickenLabels } from 'hencoop/chicken/en';
 * import { chickenScene } from 'hencoop/chicken/svg';
 * import { openInspector } from 'hencoop/inspector';
 * import { enInspector } from 'hencoop/inspector/en';
 * import { startHistory } from 'hencoop/record';
 *
 * const history = startHistory<State, Move>(chicken.setup({ seats: 2, seed: 'hen' }));
 * const locale = { game: enChicken, labels: enChickenLabels, words: enInspector };
 * const inspectIn = (host: HTMLElement) => openInspector(host, { game: chicken, scene: chickenScene, locale, history });
 * ```
 *
 * @throws RangeError if an option is invalid; the message names the first one.
 */
export function openInspector<State extends GameTypes['State'], Move extends AnyMove>(
  host: HTMLElement,
  options: InspectorOptions<State, Move>,
): Inspector<State, Move> {
  // An element of an iframe is no instance of this window's HTMLElement.
  const view = host?.ownerDocument?.defaultView;
  if (!view || !(host instanceof view.HTMLElement)) refuseOption('host', 'an element of the page', host);
  const given = readOptions(options);
  // All moments come from the page or from the rules of its game.
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
  const box = boxWith(() => adopt(root, stylesFor(given.theme)));
  const root = box.attachShadow({ mode: 'open' });
  adopt(root, stylesFor(given.theme));
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

const TAG = 'hencoop-inspector';

/** An element that calls `adopted` when it moves to another document, where the styles of the old one do not apply. */
function boxWith(adopted: () => void): HTMLElement {
  if (customElements.get(TAG) === undefined) {
    customElements.define(
      TAG,
      class extends HTMLElement {
        adopted?: () => void;
        adoptedCallback(): void {
          this.adopted?.();
        }
      },
    );
  }
  return Object.assign(document.createElement(TAG), { adopted });
}
