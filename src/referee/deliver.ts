import type { CheckedGame, GameTypes } from '../engine/game.js';
import type { Seat } from '../engine/seats.js';
import type { Delivery, Match, MatchUpdate } from './match.js';

/** The match once `events` have led to `state`, with the deliveries of those events. */
export function deliver<G extends GameTypes>(
  game: CheckedGame<G>,
  match: Match<G>,
  state: G['State'],
  events: readonly G['Event'][],
  /** Whether to send the viewer a delivery even if it learns nothing. */
  always: (viewer: Seat | null) => boolean,
): Pick<MatchUpdate<G>, 'match' | 'deliveries'> {
  const deliveries: Delivery<G>[] = [];
  const next = (to: Seat | null, revision: number): number => {
    const learned = events.map((event) => game.redact(event, to)).filter((event) => event !== null);
    if (learned.length === 0 && !always(to)) return revision;
    deliveries.push({ to, revision: revision + 1, events: learned });
    return revision + 1;
  };
  const revisions = match.revisions.map((revision, seat) => next(seat, revision));
  const watched = next(null, match.watched);
  return { match: { ...match, state, revisions, watched }, deliveries };
}

/** The match once `mover` has played. Its revision increases even if it learns nothing, so that no move is played twice. */
export function deliverMove<G extends GameTypes>(
  game: CheckedGame<G>,
  match: Match<G>,
  mover: Seat,
  move: G['Move'],
  { state, events }: { readonly state: G['State']; readonly events: readonly G['Event'][] },
): MatchUpdate<G> {
  return { ...deliver(game, match, state, events, (viewer) => viewer === mover), log: { move, events } };
}
