// The points that each turn brought.
import type { Seat } from 'hencoop';
import type { Session } from './session/session.js';
import type { Timeline } from './session/timeline.js';
import type { Turn } from './turns.js';

/** The scores by number of events: what has happened does not change. */
const KNOWN = new WeakMap<Timeline, Map<number, readonly number[]>>();

/** The points that players won or lost in a turn. */
export function gainsIn(
  session: Session,
  { first, last }: Pick<Turn, 'first' | 'last'>,
): readonly { readonly seat: Seat; readonly by: number }[] {
  const before = scoresAt(session, first);
  return scoresAt(session, last).flatMap((points, seat) => {
    const by = points - (before[seat] ?? 0);
    return by === 0 ? [] : [{ seat, by }];
  });
}

function scoresAt({ firstView, game, timeline }: Session, count: number): readonly number[] {
  // There is no table before the first cards.
  if (count < firstView) return [];
  const line = timeline.value;
  const known = KNOWN.get(line) ?? new Map<number, readonly number[]>();
  KNOWN.set(line, known);
  const scores = known.get(count) ?? game.rules.score(line.at(count));
  known.set(count, scores);
  return scores;
}
