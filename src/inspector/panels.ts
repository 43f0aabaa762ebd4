/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// The parts of the inspector as elements.
import { html } from '../element/drawing/dom.js';
import { choicesPanel } from './choicesPanel.js';
import type { Course } from './course.js';
import { newsPanel } from './newsPanel.js';
import type { Panel } from './section.js';
import { tablePanel } from './tablePanel.js';
import { timePanel } from './timePanel.js';

/** All parts of the inspector. */
export function panelsOf(course: Course): Panel {
  const { locale, theme } = course.given;
  const panels = [timePanel(course), tablePanel(course), newsPanel(course), choicesPanel(course)];
  const element = html(
    'section',
    `inspector hc-${theme}`,
    { 'aria-label': locale.words.title, lang: locale.game.common.language },
    ...panels.map((panel) => panel.element),
  );
  return {
    element,
    update: () => {
      for (const panel of panels) panel.update();
    },
  };
}
