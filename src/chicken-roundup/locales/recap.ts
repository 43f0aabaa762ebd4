import { capital } from '../../engine/locales/labels.js';
import type { Seat } from '../../engine/seats.js';
import type { RedactedEvent } from '../table.js';

/** The texts for a turn in a few words; `''` for an event that needs none. Those for the reader name them: "you catch …". */
export interface RecapWords {
  readonly event: (event: RedactedEvent, isYou: boolean) => string;
  /** The player, who may be the reader, ended the plays before the first one. */
  readonly noPlay: (isYou: boolean) => string;
  /** The colon after a name. */
  readonly colon: string;
}

/** The line about the last turn of another player, or else of the viewer: name, actions and points; `''` if there is none. */
export function recapOf(
  events: readonly RedactedEvent[],
  viewer: Seat | null,
  nameOf: (seat: Seat) => string,
  words: RecapWords,
): string {
  let seat: Seat | null = null;
  let turn: RedactedEvent[] = [];
  let line = '';
  let own = '';
  for (const event of events) {
    const next: Seat | null = event.type === 'turnPassed' ? event.to : 'seat' in event ? event.seat : seat;
    if (next !== seat) turn = [];
    seat = next;
    turn.push(event);
    if (seat === null) continue;
    const said = lineOf(turn, nameOf(seat), seat === viewer, words);
    if (seat === viewer) own = said || own;
    else line = said || line;
  }
  return line || own;
}

/** The sentence about the turn of one player, addressed to `reader`; `''` if there is nothing to say. */
export function turnOf(
  events: readonly RedactedEvent[],
  seat: Seat,
  reader: Seat | null,
  nameOf: (seat: Seat) => string,
  words: RecapWords,
): string {
  const line = lineOf(events, nameOf(seat), seat === reader, words, false);
  return line === '' ? '' : `${line}.`;
}

/** The events that make a sentence about the player. */
const SENTENCES: readonly string[] = ['caught', 'chickenLost', 'drawn', 'playsEnded'];

function lineOf(
  turn: readonly RedactedEvent[],
  name: string,
  isYou: boolean,
  words: RecapWords,
  hasPoints = true,
): string {
  const hasPlayed = turn.some(({ type }) => type === 'played' || type === 'paid');
  const parts = turn.map((event) =>
    event.type === 'playsEnded' && !hasPlayed ? words.noPlay(isYou) : words.event(event, isYou),
  );
  const points = hasPoints ? turn.flatMap(pointsOf) : [];
  const sum = points.reduce((total, each) => total + each, 0);
  if (points.length > 0) parts.push(sum > 0 ? `+${sum}` : sum < 0 ? `−${-sum}` : '±0');
  const said = parts.filter((part) => part !== '');
  if (said.length === 0) return '';
  const first = turn.find((_, index) => parts[index] !== '')?.type ?? '';
  // A sentence about the reader needs no name before it.
  const isSentence = isYou && SENTENCES.includes(first);
  return isSentence ? capital(said.join(', ')) : `${name}${words.colon}${said.join(', ')}`;
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
