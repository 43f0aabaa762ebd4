import type { RedactedEvent } from '../protocol.js';

/** `events` cut where a new round is dealt: the page stops before it. */
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

/** Whether the page says this at the end of a round or of the game. */
export function isSaidAtEnd(type: RedactedEvent['type']): boolean {
  return ENDINGS.includes(type);
}

/** The end of a round: the events from the first that says how it went. */
export function endingOf(events: readonly RedactedEvent[]): readonly RedactedEvent[] {
  const first = events.findIndex(({ type }) => ENDINGS.includes(type));
  return first < 0 ? [] : events.slice(first);
}
