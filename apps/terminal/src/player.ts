import type { AnyMove, ChoiceOf, FieldOf, GameTypes, PartialMove, Seat } from 'hencoop';

/** A move of some game: its fields besides `seat` and `type` differ from game to game. */
export type Move = AnyMove;

/** Asks a player for a move. Everything in it comes from the view of that seat. */
export interface MoveRequest {
  readonly seat: Seat;
  /** Every legal move of the seat, never empty. */
  readonly moves: readonly Move[];
  /** The seat's remembered view, for bots. */
  readonly remembered: GameTypes['View'];
  /** The seat's log from the opening on, for bots. */
  readonly learned: readonly GameTypes['RedactedEvent'][];
  /** The name of a move in a menu. */
  label(move: Move): string;
  /** The question for a field, given what has been picked. */
  question(field: FieldOf<Move>, picked: PartialMove<Move>): string;
  /** The name of a value of a field in a menu. */
  value(field: FieldOf<Move>, value: ChoiceOf<Move, FieldOf<Move>>): string;
  /** The first field that makes `value` no move of the game (G-0); `null` if it is a move, legal or not. */
  wrongField(value: unknown): string | null;
}

/** Chooses a move. The answer may be any value: a refusal is explained, and the player asked again. */
export type Player = (request: MoveRequest) => Promise<unknown>;
