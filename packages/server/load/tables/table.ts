import type { Game, GameTypes } from 'hencoop';

/** A seat of a table at some server, as a player who trusts the server: views are not parsed, so that the driver costs little. */
export interface DrivenSeat {
  /** `null` until something came. */
  readonly view: GameTypes['View'] | null;
  /** Grows with everything that the seat is sent. */
  readonly revision: number;
  /** Called whenever the seat was sent something. */
  onChange: (() => void) | null;
  /** Resolves once the move is answered: `false` for a refusal. */
  submit(move: GameTypes['Move']): Promise<boolean>;
  close(): void;
}

export interface OpenConfig {
  readonly game: Game<GameTypes>;
  readonly seats: number;
  readonly options: object;
  /** Seat by seat, the address of the server that it speaks to. */
  readonly urls: readonly string[];
}

/** Opens a table with all its seats; resolves once each of them has its view. */
export type OpenTable = (config: OpenConfig) => Promise<readonly DrivenSeat[]>;
