import type { Seat } from '../../engine/seats.js';
import type { RedactedEvent } from '../table.js';

/** The texts for a turn in a few words; `''` for an event that needs none. */
export interface RecapWords {
  readonly event: (event: RedactedEvent) => string;
  /** The player ended the plays before the first one. */
  readonly noPlay: string;
}

/** The line about the last turn of another player: their name, actions and points; `''` if there is none. */
export function recapOf(
  events: readonly RedactedEvent[],
  viewer: Seat | null,
  nameOf: (seat: Seat) => string,
  words: RecapWords,
): string {
  let seat: Seat | null = null;
  let turn: RedactedEvent[] = [];
  let line = '';
  for (const event of events) {
    const next: Seat | null = event.type === 'turnPassed' ? event.to : 'seat' in event ? event.seat : seat;
    if (next !== seat) turn = [];
    seat = next;
    turn.push(event);
    if (seat !== null && seat !== viewer) line = lineOf(turn, nameOf(seat), words) || line;
  }
  return line;
}

function lineOf(turn: readonly RedactedEvent[], name: string, words: RecapWords): string {
  const hasPlayed = turn.some(({ type }) => type === 'played' || type === 'paid');
  const parts = turn.map((event) => (event.type === 'playsEnded' && !hasPlayed ? words.noPlay : words.event(event)));
  const points = turn.flatMap(pointsOf);
  const sum = points.reduce((total, each) => total + each, 0);
  if (points.length > 0) parts.push(sum > 0 ? `+${sum}` : sum < 0 ? `−${-sum}` : '±0');
  const said = parts.filter((part) => part !== '');
  return said.length === 0 ? '' : `${name}: ${said.join(', ')}`;
}

function pointsOf(event: RedactedEvent): readonly number[] {
  switch (event.type) {
    case 'paraded':
      return [event.path.length];
    case 'sentIn':
      return [event.cells.length];
    case 'chickenLost':
      return [-1];
    default:
      return [];
  }
}
