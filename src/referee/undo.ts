import type { CheckedGame, Game, GameTypes } from '../engine/game.js';
import { isSeat } from '../engine/guards.js';
import { deepEqual } from '../engine/json.js';
import type { Seat } from '../engine/seats.js';
import { readConsent, readUndo } from './envelope.js';
import {
  type Delivery,
  forSeat,
  type Match,
  type MatchUpdate,
  type TakeBackResult,
  UNDO_REFUSALS,
  type UndoAnswer,
  type UndoJudgment,
  type UndoRefusal,
  type UndoRequest,
} from './match.js';
import { type PartialLog, rememberedAfter, revisionsOf, stateAfter, type UndoLog, viewersOf } from './place.js';
import { standingEntries } from './standing.js';
import { readUndo as readRequest, requireMatch } from './stored.js';
import { mayTakeBack, seatEntries } from './takeBack.js';

/** The last move of a seat, and the viewers who have seen it. */
interface LastMove<G extends GameTypes> {
  readonly seat: Seat;
  /** The log without it and without all moves taken back. */
  readonly without: PartialLog<G>;
  /** The viewers who received it, each with the number of that delivery. */
  readonly sent: ReadonlyMap<Seat | null, number>;
}

/** Takes back the last move of a seat, without asking the others. */
export function takeBack<G extends GameTypes>(
  game: CheckedGame<G>,
  match: Match<G>,
  seat: Seat | null,
  log: UndoLog<G>,
): TakeBackResult<G> {
  const last = lastMove(game, match, seat, log);
  if (!('refused' in last)) return { ...without(game, match, last), refusal: null };
  const reason = last.refused;
  return { match, deliveries: [], log: null, refusal: { reason, message: UNDO_REFUSALS[reason] } };
}

/** Asks the others whether a seat may take its last move back; takes it back at once if no seat needs to agree. */
export function askUndo<G extends GameTypes>(
  game: CheckedGame<G>,
  match: Match<G>,
  seat: Seat | null,
  given: unknown,
  log: UndoLog<G>,
): UndoJudgment<G> {
  const asked = readUndo(given);
  const { id } = asked;
  const refused = (reason: UndoRefusal) => unchanged(match, id, seat, reason);
  if (!isSeat(seat, match.state.seats)) return refused('notSeated');
  if (id === null || asked.revision === null) return refused('malformed');
  const { revision } = asked;
  const unseen = match.unseen?.[seat];
  if (unseen?.id === id) return settled(match, unseen, seat);
  const known = match.undo;
  if (known?.id === id) return known.seat === seat ? goOn(game, match, known, log) : refused('reused');
  if (forSeat(match.standIns, seat) !== null) return refused('away');
  if (forSeat(match.revisions, seat) !== revision) return refused('stale');
  if (known !== undefined && isOpen(match, known)) return refused('pending');
  if (known?.status === 'declined' && known.seat === seat && known.revision === revision) return refused('declined');
  const last = lastMove(game, match, seat, log);
  if ('refused' in last) return refused(last.refused);
  const request = { id, seat, revision, watched: match.watched };
  const isSeenByOthers = [...last.sent.keys()].some((viewer) => viewer !== seat);
  if (!isSeenByOthers) return unseenDone(game, match, { ...request, waiting: [], status: 'done' }, last);
  const waiting = match.standIns.flatMap((_, other) => (other === seat ? [] : other));
  const undo: UndoRequest = { ...request, waiting, status: 'asked' };
  return goOn(game, { ...match, undo }, undo, log);
}

/** Takes a move back that no other viewer has seen: they must not learn that there was a request. */
function unseenDone<G extends GameTypes>(
  game: CheckedGame<G>,
  match: Match<G>,
  undo: UndoRequest,
  last: LastMove<G>,
): UndoJudgment<G> {
  const unseen = match.standIns.map((_, seat) => (seat === undo.seat ? undo : (match.unseen?.[seat] ?? null)));
  const update = without(game, { ...match, unseen }, last);
  return { ...update, answer: answered(update.match, undo, undo.seat) };
}

/** Takes a seat's answer to a request. */
export function answerUndo<G extends GameTypes>(
  game: CheckedGame<G>,
  match: Match<G>,
  seat: Seat | null,
  answer: unknown,
  log: UndoLog<G>,
): UndoJudgment<G> {
  const { id, accept } = readConsent(answer);
  const refused = (reason: UndoRefusal) => unchanged(match, id, seat, reason);
  if (!isSeat(seat, match.state.seats)) return refused('notSeated');
  if (id === null || accept === null) return refused('malformed');
  const undo = match.undo;
  if (undo === undefined || undo.id !== id || undo.seat === seat) return refused('noRequest');
  if (undo.status !== 'asked') return settled(match, undo, seat);
  if (!isOpen(match, undo)) return refused('stale');
  if (forSeat(match.standIns, seat) !== null) return refused('away');
  if (!accept) {
    const declined: UndoRequest = { ...undo, status: 'declined' };
    return settled({ ...match, undo: declined }, declined, seat);
  }
  const agreed = { ...undo, waiting: undo.waiting.filter((other) => other !== seat) };
  return goOn(game, { ...match, undo: agreed }, agreed, log, seat);
}

/**
 * The open request of a match; `null` if there is no request, or it has expired.
 * @throws RangeError if `match` is not a match.
 */
export function openUndo<G extends GameTypes>(match: Match<G>): UndoRequest | null {
  requireMatch(match);
  return match.undo !== undefined && isOpen(match, match.undo) ? match.undo : null;
}

/**
 * The seats that must still agree to an open request. A policy agrees at once.
 * @throws RangeError if `match` is not a match, or `request` is not a request of one of its seats.
 */
export function waitingFor<G extends GameTypes>(match: Match<G>, request: UndoRequest): readonly Seat[] {
  requireMatch(match);
  const { waiting } = readRequest('request', request, match.state.seats);
  return waiting.filter((seat) => forSeat(match.standIns, seat) === null);
}

function withRules<G extends GameTypes>(game: CheckedGame<G>): Game<G> {
  // Only the type hides `rules`, unless a caller deleted it.
  if ((game as Partial<Game<G>>).rules !== undefined) return game as Game<G>;
  throw new RangeError('game: expected a game with its rules, as its entry point exports it, to take moves back');
}

/** Whether the request is pending, and neither the seat that asked nor a spectator has received anything since. */
function isOpen<G extends GameTypes>(match: Match<G>, { seat, revision, watched, status }: UndoRequest): boolean {
  return status === 'asked' && forSeat(match.revisions, seat) === revision && match.watched === watched;
}

/** Takes the move back if all have agreed. The answer is for `sender`, by default the seat that asked. */
function goOn<G extends GameTypes>(
  game: CheckedGame<G>,
  match: Match<G>,
  undo: UndoRequest,
  log: UndoLog<G>,
  sender: Seat = undo.seat,
): UndoJudgment<G> {
  if (undo.status !== 'asked') return settled(match, undo, sender);
  if (!isOpen(match, undo)) return unchanged(match, undo.id, sender, 'stale');
  if (waitingFor(match, undo).length > 0) return settled(match, undo, sender);
  const last = lastMove(game, match, undo.seat, log);
  if ('refused' in last) return unchanged(match, undo.id, sender, last.refused);
  const done: UndoRequest = { ...undo, waiting: [], status: 'done' };
  const update = without(game, { ...match, undo: done }, last);
  return { ...update, answer: answered(update.match, done, sender) };
}

/** The seat's last move, if it may honestly be taken back. @throws RangeError if the log does not belong to the match. */
function lastMove<G extends GameTypes>(
  game: CheckedGame<G>,
  match: Match<G>,
  seat: Seat | null,
  given: UndoLog<G>,
): LastMove<G> | { readonly refused: UndoRefusal } {
  if (!isSeat(seat, match.state.seats)) return { refused: 'notSeated' };
  if (forSeat(match.standIns, seat) !== null) return { refused: 'away' };
  if (game.isOver(match.state)) return { refused: 'over' };
  const partial = typeof given === 'function' ? given() : { from: null, entries: given };
  const { from, entries: log } = partial;
  const { entries } = standingEntries(log);
  requireLog(isLogOf(game, match, { from, entries }));
  const last = [...entries].reverse().find(({ move }) => move?.seat === seat);
  if (last === undefined) return { refused: 'noMove' };
  const known = from === null ? null : forSeat(from.remembered, seat);
  if (!mayTakeBack(withRules(game), seatEntries(game, log, seat), known)) return { refused: 'learned' };
  const sent = new Map<Seat | null, number>();
  for (const viewer of viewersOf(match.state)) {
    const { revision, numbers } = revisionsOf(game, partial, viewer);
    requireLog(revision === (viewer === null ? match.watched : forSeat(match.revisions, viewer)));
    const number = numbers.get(last);
    if (number !== undefined) sent.set(viewer, number);
  }
  return { seat, without: { from, entries: entries.filter((entry) => entry !== last) }, sent };
}

/** The match without the move. Only viewers who received the move get a delivery: others may not know that there was one. */
function without<G extends GameTypes>(
  game: CheckedGame<G>,
  match: Match<G>,
  { seat, without: rest, sent }: LastMove<G>,
): MatchUpdate<G> {
  const next = (viewer: Seat | null, revision: number) => (sent.has(viewer) ? revision + 1 : revision);
  const revisions = match.revisions.map((revision, viewer) => next(viewer, revision));
  const watched = next(null, match.watched);
  const deliveries = [...sent].map(([to, revision]): Delivery<G> => {
    const takenBack = { seat, revision, view: rememberedAfter(game, rest, to) };
    return { to, revision: to === null ? watched : forSeat(revisions, to), events: [], takenBack };
  });
  // The mover always received its own move.
  const log = { move: null, events: [], takenBack: { seat, revision: sent.get(seat) ?? 0 } };
  return { match: { ...match, state: stateAfter(game, rest), revisions, watched }, deliveries, log };
}

function isLogOf<G extends GameTypes>(game: CheckedGame<G>, match: Match<G>, log: PartialLog<G>): boolean {
  try {
    return deepEqual(stateAfter(game, log), match.state);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    // It holds events that no game has.
    return false;
  }
}

function requireLog(isOfMatch: boolean): void {
  if (!isOfMatch) throw new RangeError('log: expected the log of this match up to now, got another');
}

function answered<G extends GameTypes>(match: Match<G>, { id, status }: UndoRequest, sender: Seat) {
  return { ok: true, id, revision: forSeat(match.revisions, sender), status } as const;
}

function settled<G extends GameTypes>(match: Match<G>, undo: UndoRequest, sender: Seat): UndoJudgment<G> {
  return { match, deliveries: [], log: null, answer: answered(match, undo, sender) };
}

function unchanged<G extends GameTypes>(
  match: Match<G>,
  id: string | null,
  seat: Seat | null,
  reason: UndoRefusal,
): UndoJudgment<G> {
  const revision = isSeat(seat, match.state.seats) ? forSeat(match.revisions, seat) : null;
  const answer: UndoAnswer = { ok: false, id, revision, reason, message: UNDO_REFUSALS[reason] };
  return { match, deliveries: [], log: null, answer };
}
