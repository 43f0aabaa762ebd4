/// <reference lib="dom" />
import { html } from '../element/drawing/dom.js';
import type { Seat } from '../engine/seats.js';
import { describe } from '../engine/words.js';
import type { Course } from './course.js';
import { type News, newsNow } from './news.js';
import type { Given } from './options.js';
import { type Panel, section } from './section.js';

/** The events of the last move, and what each viewer learned of them. */
export function newsPanel(course: Course): Panel {
  const { given } = course;
  const { words } = given.locale;
  const box = html('div', 'events', { 'aria-live': 'polite' });
  return {
    element: section('news', words.news, box),
    update: () => {
      const news = newsNow(given.game, course.history);
      if (news === 'start') box.replaceChildren(words.noNews);
      else if (news === 'unknown') box.replaceChildren(words.unknownNews);
      else box.replaceChildren(html('ol', '', {}, ...news.map((each) => itemOf(each, given))));
    },
  };
}

function itemOf(news: News, { locale: { game, labels, words } }: Given): HTMLElement {
  const nameOf = (viewer: Seat | null) => (viewer === null ? words.spectator : labels.common.seat(viewer));
  const lessons = news.learned.map(({ viewers, event, isAll }) => {
    const who = viewers.map(nameOf).join(', ');
    const what = event === null ? words.nothing : isAll ? words.all : describe(event, null, game);
    return html('li', '', {}, html('b', '', {}, who), `${labels.common.colon}${what}`);
  });
  const code = html('code', '', {}, JSON.stringify(news.event));
  return html('li', '', {}, `${describe(news.event, null, game)} `, code, html('ul', '', {}, ...lessons));
}
