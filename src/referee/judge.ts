import type { CheckedGame, GameTypes } from '../engine/game.js';
import { isRecord, isSeat } from '../engine/guards.js';
import { deepEqual, type Json } from '../engine/json.js';
import type { Seat } from '../engine/seats.js';
import { deliverMove } from './deliver.js';
import { type Envelope, readEnvelope } from './envelope.js';
import { type Answer, forSeat, type Judgment, type Match, type Submission } from './match.js';

/** Judges any submission, even a malformed one. The match remembers the last `maxAccepted` submissions of each seat. */
export function judge<G extends GameTypes>(
  game: CheckedGame<G>,
  maxAccepted: number,
  match: Match<G>,
  seat: Seat | null,
  submission: unknown,
): Judgment<G> {
  const envelope = readEnvelope(submission);
  if (!isSeat(seat, match.state.seats)) {
    return unplayed(match, { ok: false, id: envelope.id, revision: null, reason: 'notSeated' });
  }
  if (!('path' in envelope)) return judgeMove(game, maxAccepted, match, seat, envelope);
  const { id, path } = envelope;
  return unplayed(match, { ok: false, id, revision: forSeat(match.revisions, seat), reason: 'malformed', path });
}

function judgeMove<G extends GameTypes>(
  game: CheckedGame<G>,
  maxAccepted: number,
  match: Match<G>,
  seat: Seat,
  { id, revision, move }: Envelope,
): Judgment<G> {
  const current = forSeat(match.revisions, seat);
  const refused = (reason: 'reused' | 'away' | 'notYours' | 'stale'): Judgment<G> =>
    unplayed(match, { ok: false, id, revision: current, reason });

  const before = forSeat(match.accepted, seat).find((accepted) => accepted.id === id);
  if (before !== undefined) {
    const isRepeated = before.revision === revision && deepEqual(before.move, move);
    return isRepeated ? unplayed(match, acceptance(before)) : refused('reused');
  }
  if (forSeat(match.standIns, seat) !== null) return refused('away');
  // Checked before the rules judge it: the reason why another seat's move is illegal may reveal that seat's cards.
  if (isOfAnotherSeat(move, seat, match.state.seats)) return refused('notYours');
  if (revision !== current) return refused('stale');
  const attempt = game.tryApply(match.state, move);
  if (!attempt.ok) {
    return unplayed(match, { ok: false, id, revision: current, reason: 'illegal', violation: attempt.violation });
  }
  // tryApply() accepted it as a move; the compiler sees no overlap between JSON and a type parameter.
  const accepted: Submission<G> = { id, revision, move: move as unknown as G['Move'] };
  const memory = match.accepted.map((list, by) => (by === seat ? [...list, accepted].slice(-maxAccepted) : list));
  const played = deliverMove(game, { ...match, accepted: memory }, seat, accepted.move, attempt);
  return { ...played, answer: acceptance(accepted) };
}

function isOfAnotherSeat(move: Json, seat: Seat, seats: number): boolean {
  if (!isRecord(move)) return false;
  const { seat: mover }: { readonly [field: string]: unknown } = move;
  return isSeat(mover, seats) && mover !== seat;
}

function unplayed<G extends GameTypes>(match: Match<G>, answer: Answer<G>): Judgment<G> {
  return { match, deliveries: [], log: null, answer };
}

/** An accepted submission gives its mover exactly one delivery: the one after the revision it was for. */
function acceptance({ id, revision }: Pick<Envelope, 'id' | 'revision'>) {
  return { ok: true, id, revision: revision + 1 } as const;
}
