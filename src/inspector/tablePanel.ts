/// <reference lib="dom" />
import { html } from '../element/drawing/dom.js';
import { toDom } from '../element/drawing/patch.js';
import type { GameTypes } from '../engine/game.js';
import type { Scene } from '../svg/markup.js';
import type { Course } from './course.js';
import { viewersOf } from './news.js';
import { type InspectorViewer, namesAt } from './options.js';
import { act, type Panel, section } from './section.js';

/** The table as one viewer sees it, as a drawing and as JSON. */
export function tablePanel(course: Course): Panel {
  const { words } = course.given.locale;
  const viewers = html('div', 'row', { role: 'group', 'aria-labelledby': 'table' });
  const picture = html('div', 'picture');
  const json = html('pre', '', { tabindex: '0', 'aria-label': words.json });
  const opened = html('details', '', {}, html('summary', '', {}, words.json), json);
  let shown = -1;
  return {
    element: section('table', words.table, viewers, picture, opened),
    update: () => {
      const { state, viewer } = course;
      if (state.seats !== shown) viewers.replaceChildren(...buttonsFor(course));
      shown = state.seats;
      const all: readonly InspectorViewer[] = everybody(shown);
      for (const [at, button] of [...viewers.children].entries()) {
        button.setAttribute('aria-pressed', `${all[at] === viewer}`);
      }
      picture.replaceChildren(toDom(sceneOf(course).root));
      json.textContent = JSON.stringify(viewer === 'all' ? state : course.given.game.view(state, viewer), null, 1);
    },
  };
}

const everybody = (seats: number): InspectorViewer[] => ['all', ...viewersOf(seats)];

function buttonsFor(course: Course): HTMLElement[] {
  const { words, labels } = course.given.locale;
  return everybody(course.state.seats).map((viewer) => {
    const name = viewer === 'all' ? words.everything : viewer === null ? words.spectator : labels.common.seat(viewer);
    return act(name, () => {
      course.viewer = viewer;
    });
  });
}

/** Draws the current table, with the last move marked. */
function sceneOf({ given, state, viewer, history }: Course): Scene {
  const { game, scene, locale, names, theme } = given;
  const last = history.moments[history.now]?.move ?? undefined;
  const options = { locale: locale.game, theme, last, names: namesAt(names, state.seats), width: 560 };
  if (viewer !== 'all') return scene(game.view(state, viewer), options);
  const faceUp = { ...options, faceUp: true as const };
  // With `faceUp`, drawings accept a state.
  return scene(state as GameTypes['State'] & GameTypes['View'], faceUp);
}
