import type { AnyGame } from 'hencoop/games';
import type { RedactedEvent, View } from '../../protocol.js';

/** The views of a game by number of events, folded on demand. */
export interface Timeline {
  readonly at: (count: number) => View;
}

/** The distance between cached views; the others are a short fold away. */
const STEP = 25;

/**
 * The timeline of `events` on top of `from`. The events grow with the game, so `events` is a function.
 * @throws RangeError for a view before the opening event.
 */
export function timelineOf(
  rules: Pick<AnyGame, 'evolve'>,
  from: View | null,
  events: () => readonly RedactedEvent[],
): Timeline {
  const views = new Map<number, View | null>([[0, from]]);
  return {
    at(count) {
      const log = events();
      const end = Math.min(count, log.length);
      let begin = end - (end % STEP);
      while (!views.has(begin)) begin -= STEP;
      let view = views.get(begin) ?? null;
      for (let index = begin; index < end; index++) {
        const event = log[index];
        if (event === undefined) break;
        view = rules.evolve(view, event);
        if ((index + 1) % STEP === 0) views.set(index + 1, view);
      }
      if (view === null) throw new RangeError(`count: expected a view after an event, got ${count}`);
      return view;
    },
  };
}
