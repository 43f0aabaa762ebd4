import type { RedactedEvent } from '../protocol.js';

/** Splits `events` before each new deal, where the page pauses. */
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

/** Types of events that begin the end of a round. */
const ENDINGS: readonly string[] = ['roundEnded', 'gameEnded', 'benefitChosen', 'scored', 'sessionEnded'];

/** Whether the page shows this type of event at the end of a round or game. */
export function isSaidAtEnd(type: RedactedEvent['type']): boolean {
  return ENDINGS.includes(type);
}

/** The events of the end of a round. */
export function endingOf(events: readonly RedactedEvent[]): readonly RedactedEvent[] {
  const first = events.findIndex(({ type }) => ENDINGS.includes(type));
  return first < 0 ? [] : events.slice(first);
}
