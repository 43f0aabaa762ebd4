import type { GameTypes } from 'hencoop';
import { continueLesson, type Lesson, startLesson } from 'hencoop/lesson';

/** The view of the learner at each step of a lesson, by the key of its explanation. */
export function viewsOf<G extends GameTypes, Say extends string, Instead extends string>(
  lesson: Lesson<G, Say, Instead>,
): (say: Say) => G['View'] {
  const views = new Map<Say, G['View']>();
  for (let at = startLesson(lesson); at.step !== null; at = continueLesson(lesson, at, at.step.accepts[0])) {
    views.set(at.step.say, at.view);
  }
  return (say) => {
    const view = views.get(say);
    if (view === undefined) throw new Error(`expected a step ${say}`);
    return view;
  };
}
