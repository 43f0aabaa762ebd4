import type { RedactedEvent, View } from '../protocol.js';

/** The tables of a game by how many events lie behind them, each folded when it is first looked at. */
export interface Past {
  readonly at: (count: number) => View;
}

/** How far apart the tables are that are kept: any other is a short fold away. */
const STEP = 25;

/**
 * The past of a game: `events` on top of `from`. Both grow with the game, so they are asked for each time.
 * @throws RangeError for a table before the opening event.
 */
export function pastOf(
  evolve: (view: View | null, event: RedactedEvent) => View,
  from: View | null,
  events: () => readonly RedactedEvent[],
): Past {
  const kept = new Map<number, View | null>([[0, from]]);
  return {
    at(count) {
      const log = events();
      const end = Math.min(count, log.length);
      let begin = end - (end % STEP);
      while (!kept.has(begin)) begin -= STEP;
      let view = kept.get(begin) ?? null;
      for (let index = begin; index < end; index++) {
        const event = log[index];
        if (event === undefined) break;
        view = evolve(view, event);
        if ((index + 1) % STEP === 0) kept.set(index + 1, view);
      }
      if (view === null) throw new RangeError(`count: expected a table with an event, got ${count}`);
      return view;
    },
  };
}

/** `events` cut where a new round is dealt: the table stops before it. */
export function roundsOf(events: readonly RedactedEvent[]): readonly (readonly RedactedEvent[])[] {
  const rounds: RedactedEvent[][] = [];
  for (const [index, event] of events.entries()) {
    const last = rounds.at(-1);
    const begins = event.type === 'dealt' && events[index - 1]?.type !== 'opened';
    if (last === undefined || begins) rounds.push([event]);
    else last.push(event);
  }
  return rounds;
}

/** Events that begin to say how a round went. */
const ENDINGS: readonly string[] = ['roundEnded', 'gameEnded', 'benefitChosen', 'scored', 'sessionEnded'];

/** Whether the end of a round or of the game says this. */
export function isSaidAtEnd(type: RedactedEvent['type']): boolean {
  return ENDINGS.includes(type);
}

/** What is said of the end of a round: the events from the first that speaks of it. */
export function endingOf(events: readonly RedactedEvent[]): readonly RedactedEvent[] {
  const first = events.findIndex(({ type }) => ENDINGS.includes(type));
  return first < 0 ? [] : events.slice(first);
}
