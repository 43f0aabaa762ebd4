import type { GameTypes } from '../engine/game.js';
import type { Json } from '../engine/json.js';
import type { Seat } from '../engine/seats.js';

/** The format of a stored {@link Match}. */
export const MATCH_FORMAT = 'hencoop/match/1';

/**
 * A game that is being played under a referee: plain JSON, to be stored as it is. It holds every secret of the game:
 * nobody but the host may see it.
 */
export interface Match<G extends GameTypes> {
  readonly format: typeof MATCH_FORMAT;
  /** The id of the game. */
  readonly game: string;
  /** The version of the game's rules that the match is played under. */
  readonly rules: number;
  readonly state: G['State'];
  /** How many deliveries each seat has been sent. */
  readonly revisions: readonly number[];
  /** How many deliveries spectators have been sent. */
  readonly watched: number;
  /** The last submissions of each seat that were accepted, the latest last. */
  readonly accepted: readonly (readonly Accepted[])[];
  /** The name of the policy that plays for a seat that has left, by seat. */
  readonly standIns: readonly (string | null)[];
}

/** A submission that was accepted, remembered so that it can be answered again. */
export interface Accepted {
  readonly id: string;
  /** The revision that it was for. */
  readonly revision: number;
  readonly move: Json;
}

/** What a seat sends. */
export interface Submission<G extends GameTypes> {
  /** Chosen by the sender, new for each move: 1 to 64 letters, digits, `-` and `_`, such as a UUID. */
  readonly id: string;
  /** The revision of the last delivery that the sender has received. */
  readonly revision: number;
  readonly move: G['Move'];
}

/** What may be sent to a seat, or to all spectators (`null`): nothing that they may not know is in it. */
export interface Delivery<G extends GameTypes> {
  readonly to: Seat | null;
  /** The number of this delivery among those to this receiver, from 1. */
  readonly revision: number;
  readonly events: readonly G['RedactedEvent'][];
}

/** A receiver's table as of a revision, for one who comes, comes back, or has lost a delivery. */
export interface Snapshot<G extends GameTypes> {
  readonly revision: number;
  readonly view: G['View'];
}

/** What the submitting seat, and nobody else, is answered. */
export type Answer<G extends GameTypes> =
  /** Accepted: the move is played, and its events are the seat's delivery number `revision`. */
  { readonly ok: true; readonly id: string; readonly revision: number } | NotAccepted<G>;

/**
 * Why a submission was not accepted, where no word more is needed:
 *
 * - `notSeated`: it comes from nobody at the table
 * - `reused`: its id was that of another submission
 * - `away`: a policy plays for this seat
 * - `notYours`: the move is another seat's
 * - `stale`: it is for another revision than the seat's current one
 */
export type Reason = 'notSeated' | 'reused' | 'away' | 'notYours' | 'stale';

/** Why a submission was not accepted. */
export type NotAccepted<G extends GameTypes> = {
  readonly ok: false;
  /** The id of the submission, where it can be read. */
  readonly id: string | null;
  /** The seat's current revision; where there is no such seat, `null`. */
  readonly revision: number | null;
} & (
  | { readonly reason: Reason }
  /** It is no submission; `path` is the first field that is wrong, `''` for the whole. */
  | { readonly reason: 'malformed'; readonly path: string }
  /** The rules forbid the move. */
  | { readonly reason: 'illegal'; readonly violation: G['Violation'] }
);

/** What was played, in full, for the host's own log. Never send it: it holds what is hidden. */
export interface LogEntry<G extends GameTypes> {
  /** `null` for the opening. */
  readonly move: G['Move'] | null;
  readonly events: readonly G['Event'][];
}

/** A step of a match. */
export interface Turn<G extends GameTypes> {
  /** The match from now on. */
  readonly match: Match<G>;
  /** What is to be sent. Who learns nothing is sent nothing. */
  readonly deliveries: readonly Delivery<G>[];
  readonly log: LogEntry<G>;
}

/** What comes of a submission. */
export type Judgement<G extends GameTypes> =
  | (Turn<G> & { readonly answer: Extract<Answer<G>, { ok: true }> })
  /** Nothing was played: it was refused, or had been accepted before. `match` is the one that was given. */
  | {
      readonly match: Match<G>;
      readonly deliveries: readonly [];
      readonly log: null;
      readonly answer: Answer<G>;
    };

/** Plays for a seat that has left, knowing no more than the seat does: chooses one of its legal `moves`, never empty. */
export type SeatPolicy<G extends GameTypes> = (moves: readonly G['Move'][], view: G['View']) => G['Move'];
