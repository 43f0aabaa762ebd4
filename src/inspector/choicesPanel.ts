/// <reference lib="dom" />
import { html } from '../element/drawing/dom.js';
import { labelValueIn, questionIn } from '../engine/locales/labels.js';
import { label } from '../engine/words.js';
import { asked } from './choices.js';
import type { Course } from './course.js';
import { act, type Panel, section } from './section.js';

/** The legal moves, question by question. A completed move becomes a branch. */
export function choicesPanel(course: Course): Panel {
  const { words } = course.given.locale;
  const box = html('div', 'choices', { tabindex: '-1' });
  return {
    element: section('choices', words.moves, box),
    update: () => {
      // The root is the inspector's shadow root, or the document.
      const { activeElement } = box.getRootNode() as ShadowRoot | Document;
      const hadFocus = activeElement !== null && box.contains(activeElement);
      box.replaceChildren(...contentFor(course));
      if (hadFocus) (box.querySelector('button') ?? box).focus();
    },
  };
}

function contentFor(course: Course): (Node | string)[] {
  const { game, locale } = course.given;
  const { labels, words } = locale;
  const moves = game.legalMoves(course.state);
  if (moves.length === 0) return [words.over];
  const { picked } = course;
  const { field, choices, move } = asked(moves, picked);
  const seat = picked.seat ?? (moves.every((each) => each.seat === moves[0]?.seat) ? moves[0]?.seat : undefined);
  // Labels may reveal what the moving seat knows.
  const view = seat === undefined ? undefined : game.view(course.state, seat);
  const buttons = choices.map(({ value, picked: more, move: whole }) =>
    act(labelValueIn(labels, field ?? '', value, view), () => {
      if (whole === null) course.pick(more);
      else course.play(whole);
    }),
  );
  if (move !== null) buttons.unshift(act(label(move, labels, { view }), () => course.play(move)));
  if (Object.keys(picked).length > 0) buttons.push(act(words.takeBack, () => course.takeBack()));
  const question = field === null ? [] : [html('p', '', {}, questionIn(labels, field, picked))];
  return [...question, html('div', 'row', {}, ...buttons)];
}
