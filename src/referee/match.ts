import { InternalError } from '../engine/errors.js';
import type { GameTypes } from '../engine/game.js';
import type { Seat } from '../engine/seats.js';

/** The format of a stored {@link Match}. */
export const MATCH_FORMAT = 'hencoop/match/1';
/** The maximum number of accepted submissions that a match remembers for each seat. */
export const MAX_ACCEPTED = 1000;
/** The maximum length of a policy's name. */
export const LONGEST_NAME = 100;
/** The maximum number of events in a delivery: far more than any move leads to. */
export const MAX_DELIVERED = 1000;

/**
 * A game in progress under a referee. It is plain JSON: store it as it is. It contains every secret of the game, so only the
 * host may see it.
 */
export interface Match<G extends GameTypes> {
  /** Always {@link MATCH_FORMAT}; its number is the version of this shape. */
  readonly format: typeof MATCH_FORMAT;
  /** The id of the game. */
  readonly game: string;
  /** The version of the game's rules under which the match is played. */
  readonly rules: number;
  /** The state of the game, with every card and the seed. */
  readonly state: G['State'];
  /** The number of deliveries sent so far, by seat. */
  readonly revisions: readonly number[];
  /** The number of deliveries sent to spectators so far. */
  readonly watched: number;
  /** The last accepted submissions, by seat, newest last. A repeated one gets the same answer. */
  readonly accepted: readonly (readonly Submission<G>[])[];
  /** The name of the policy that plays for each seat; `null` for a seat that has not left. */
  readonly standIns: readonly (string | null)[];
  /** The last request to take back a move that others had seen; absent before the first. */
  readonly undo?: UndoRequest;
  /**
   * By seat, the last request to take back a move that no other viewer had seen, which is done at once; `null` for none, and
   * absent before the first. The other seats' requests and answers do not depend on it.
   */
  readonly unseen?: readonly (UndoRequest | null)[];
}

/** A seat's request to take its last move back, as stored in the match. */
export interface UndoRequest {
  /** Chosen by the sender, new for each request: 1 to 64 letters, digits, `-` and `_`, such as a UUID. */
  readonly id: string;
  /** The seat that asks. */
  readonly seat: Seat;
  /** The revision of that seat when it asked; the request expires when it changes. */
  readonly revision: number;
  /** The revision of spectators when the seat asked; the request expires when it changes. */
  readonly watched: number;
  /** The seats that have not agreed yet. */
  readonly waiting: readonly Seat[];
  /** `asked`: the others must agree. `declined`: one of them has declined. `done`: the move has been taken back. */
  readonly status: 'asked' | 'declined' | 'done';
}

/** A move on its way to the referee. */
export interface Submission<G extends GameTypes> {
  /** Chosen by the sender, new for each move: 1 to 64 letters, digits, `-` and `_`, such as a UUID. */
  readonly id: string;
  /** The revision of the last delivery that the sender has received. */
  readonly revision: number;
  /** The move. The rules judge it, so it may be any value. */
  readonly move: G['Move'];
}

/** Events for a seat, or for all spectators (`null`), without anything that they may not see. */
export interface Delivery<G extends GameTypes> {
  /** The seat that receives it; `null` for all spectators. */
  readonly to: Seat | null;
  /** The number of this delivery to this viewer, from 1. */
  readonly revision: number;
  /**
   * The events of one change as the receiver learns them, in order; empty if the receiver moved and learned nothing.
   */
  readonly events: readonly G['RedactedEvent'][];
  /** Only in the delivery of a move taken back, which has no events: the table without that move. */
  readonly takenBack?: TakenBack<G>;
}

/** A move taken back, as one receiver learns it. */
export interface TakenBack<G extends GameTypes> {
  /** The seat that had made the move. */
  readonly seat: Seat;
  /** The number of the delivery in which the receiver got the move. */
  readonly revision: number;
  /** The table as the receiver remembers it, without that move. */
  readonly view: G['View'];
}

/** A viewer's table at a revision. Send it to a viewer who joins, returns, or has missed a delivery. */
export interface Snapshot<G extends GameTypes> {
  /** The number of the last delivery that `view` includes. */
  readonly revision: number;
  /** The table as the viewer sees or remembers it: `follow` keeps the cards that the viewer has seen. */
  readonly view: G['View'];
}

/** The answer to a submission. Only its sender may see it. */
export type Answer<G extends GameTypes> =
  /** Accepted: the move has been played, and its events are the seat's delivery number `revision`. */
  | { readonly ok: true; readonly id: string; readonly revision: number }
  /** Not accepted. `id` is `null` if it cannot be read; `revision` is the seat's current one, `null` without a seat. */
  | ({ readonly ok: false; readonly id: string | null; readonly revision: number | null } & (
      | {
          /**
           * - `notSeated`: the sender has no seat at this table
           * - `reused`: another submission had this id
           * - `away`: a policy plays for this seat
           * - `notYours`: the move is another seat's
           * - `stale`: its revision is not the seat's current one
           */
          readonly reason: 'notSeated' | 'reused' | 'away' | 'notYours' | 'stale';
        }
      /** Not a submission; `path` is the first wrong field, `''` for the whole value. */
      | { readonly reason: 'malformed'; readonly path: string }
      /** The rules forbid the move. */
      | { readonly reason: 'illegal'; readonly violation: G['Violation'] }
    ));

/** The result of one step: the match after it, the deliveries to send, and the entry to log. */
export interface MatchUpdate<G extends GameTypes> {
  /** The match after the step. Store it in place of the old one. */
  readonly match: Match<G>;
  /** The deliveries to send. A viewer who learns nothing gets none. */
  readonly deliveries: readonly Delivery<G>[];
  /** The move and its events in full, for your own log. Never send it: it contains hidden cards. */
  readonly log: LogEntry<G>;
}

/** An entry of the host's log of a match. */
export interface LogEntry<G extends GameTypes> {
  /** `null` for the opening, and for a move taken back. */
  readonly move: G['Move'] | null;
  /** Every event in full, in order; none for a move taken back. */
  readonly events: readonly G['Event'][];
  /**
   * Only in an entry that takes a move back: the seat, and the number of the delivery in which it got the move. The entry of
   * the move itself stays in the log.
   */
  readonly takenBack?: { readonly seat: Seat; readonly revision: number };
}

/** The result of a submission. */
export type Judgment<G extends GameTypes> =
  | (MatchUpdate<G> & { readonly answer: Extract<Answer<G>, { ok: true }> })
  /** Nothing was played: the submission was refused, or accepted before. `match` is unchanged. */
  | {
      readonly match: Match<G>;
      readonly deliveries: readonly [];
      readonly log: null;
      readonly answer: Answer<G>;
    };

/** The answer to a request to take a move back, or to another seat's consent. Only its sender may see it. */
export type UndoAnswer =
  /** `asked`: the others must agree. `declined`: one of them has declined. `done`: the move has been taken back. */
  | { readonly ok: true; readonly id: string; readonly revision: number; readonly status: UndoRequest['status'] }
  /** Nothing has changed. `id` is `null` if it cannot be read; `revision` is the seat's current one, `null` without a seat. */
  | {
      readonly ok: false;
      readonly id: string | null;
      readonly revision: number | null;
      readonly reason: UndoRefusal;
      /** The reason as a sentence. */
      readonly message: string;
    };

/** The reason why a move is not taken back. */
export type UndoRefusal = keyof typeof UNDO_REFUSALS;

/** The reasons why a move is not taken back, as sentences. */
export const UNDO_REFUSALS = Object.freeze({
  notSeated: 'Only a seat of this match can take a move back.',
  malformed: 'This is not a request to take a move back.',
  away: 'A stand-in plays for this seat.',
  over: 'The game is over, and its moves stand.',
  noMove: 'This seat has made no move that it could take back.',
  learned: 'This seat has learned something by its last move, or since then.',
  stale: 'Something has happened at the table since.',
  reused: 'Another request had this id.',
  pending: 'Another request to take a move back is open.',
  declined: 'The others want this move to stand.',
  noRequest: 'There is no such request to take a move back.',
});

/** The result of taking a move back without asking the others. */
export type TakeBackResult<G extends GameTypes> =
  | (MatchUpdate<G> & { readonly refusal: null })
  /** The move stands; the refusal gives the reason, for programs and as a sentence. `match` is unchanged. */
  | {
      readonly match: Match<G>;
      readonly deliveries: readonly [];
      readonly log: null;
      readonly refusal: { readonly reason: UndoRefusal; readonly message: string };
    };

/** The result of a request to take a move back, or of another seat's consent. */
export type UndoJudgment<G extends GameTypes> =
  /** The move has been taken back. */
  | (MatchUpdate<G> & { readonly answer: Extract<UndoAnswer, { ok: true }> })
  /** It has not, or not yet. `match` changes if it now holds the request, or a seat's answer to it. */
  | {
      readonly match: Match<G>;
      readonly deliveries: readonly [];
      readonly log: null;
      readonly answer: UndoAnswer;
    };

/** Plays for a seat that has left, knowing only its view. Picks one of its legal `moves`, a list that is never empty. */
export type SeatPolicy<G extends GameTypes> = (moves: readonly G['Move'][], view: G['View']) => G['Move'];

/** The entry of `seat`, a seat at the table, in one of the lists of a match. It may be `null`. */
export function forSeat<T>(list: readonly T[], seat: Seat): T {
  if (seat >= list.length) throw new InternalError(`no entry ${seat} in a match of ${list.length} seats`);
  // The list has an entry there, which may be `null`, but not `undefined`.
  return list[seat] as T;
}
