import type { GameTypes, Seat } from 'hencoop';
import type { CloseReason, ConnectionState } from './connection.js';
import type { Emote, MatchInfo } from './contract.js';

/** The events of a followed match, with the value that listeners receive. */
export interface MatchEvents<G extends GameTypes> {
  /** Events have arrived; `seen` already includes them. */
  readonly delivery: { readonly revision: number; readonly events: readonly G['RedactedEvent'][] };
  /** `seen` was replaced: too many deliveries were missed or, with `takenBack`, a seat has taken its last move back. */
  readonly snapshot: { readonly revision: number; readonly takenBack: TakenBackOf | null };
  /** The players, the clock or the status of the match have changed. */
  readonly info: MatchInfo;
  /** The connected seats have changed. */
  readonly present: readonly Seat[];
  /** The number of connected spectators has changed. */
  readonly watching: number;
  /** A spectator sees all hands as they were after a later move. */
  readonly hands: HandsOf<G>;
  /** A player has sent an emote. Emotes are not stored; disconnected players miss them. */
  readonly emote: { readonly seat: Seat; readonly emote: Emote };
  /** The connection state has changed. */
  readonly connection: ConnectionState;
  /** The match was closed; `broken`: the server sent an impossible message; `protocol`: it speaks another version. */
  readonly closed: CloseReason;
}

/** A move that was taken back: its seat, and the delivery that it had caused. */
export interface TakenBackOf {
  /** The seat that has taken its move back. */
  readonly seat: Seat;
  /** The viewer's revision that the move had caused. */
  readonly revision: number;
}

/** All hands, as spectators see them: a number of moves behind, or at the end. */
export interface HandsOf<G extends GameTypes> {
  /** The spectators' revision after which it was so. */
  readonly revision: number;
  /** The table as each seat saw it then, by seat. */
  readonly views: readonly G['View'][];
}
