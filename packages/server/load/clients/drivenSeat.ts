import type { GameTypes } from 'hencoop';
import type { AnyGame } from 'hencoop/games';

/** A seat of a match on some server. It trusts the server and parses nothing, so that the driver costs little. */
export interface DrivenSeat {
  /** `null` until the first delivery. */
  readonly view: GameTypes['View'] | null;
  /** Grows with everything that the seat is sent. */
  readonly revision: number;
  /** The process that serves it, if that says so. */
  readonly servedBy?: string | null;
  /** Called after each delivery to the seat. */
  onChange: (() => void) | null;
  /** Resolves with whether the move was accepted. */
  submit(move: GameTypes['Move']): Promise<boolean>;
  close(): void;
}

export interface MatchConfig {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: object;
  /** By seat, the address of the server that it connects to. */
  readonly urls: readonly string[];
}

/** Opens a match with all its seats; resolves once each of them has its view. */
export type OpenMatch = (config: MatchConfig) => Promise<readonly DrivenSeat[]>;
