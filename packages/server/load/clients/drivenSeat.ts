import type { GameTypes } from 'hencoop';
import type { AnyGame } from 'hencoop/games';

/** A seat of a match on any of the servers. To keep the driver cheap, it trusts the server and validates nothing. */
export interface DrivenSeat {
  /** `null` until the first delivery. */
  readonly view: GameTypes['View'] | null;
  /** Increases with everything the server sends to the seat. */
  readonly revision: number;
  /** The process that serves it, if known. */
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
  /** The server address for each seat. */
  readonly urls: readonly string[];
}

/** Opens a match with all its seats; resolves once each has its view. */
export type OpenMatch = (config: MatchConfig) => Promise<readonly DrivenSeat[]>;
