import type { GameTypes, Seat } from 'hencoop';
import type { Par } from 'hencoop/analysis';
import type { AnyBots, Bot } from 'hencoop/bots';
import type { FromWorker, Player } from '../protocol.js';
import type { Autosave } from './autosave.js';
import type { GameReview } from './gameReview.js';
import type { GameSource } from './gameSource.js';
import type { LoadGame } from './loadedGame.js';
import type { Storage } from './storage.js';

/** The dependencies of a host. */
export interface HostConfig {
  readonly storage: Storage;
  /** Sends a message to the page. It is plain JSON, and may share parts with the host's state: copy it. */
  readonly post: (message: FromWorker) => void;
  readonly load: LoadGame;
  /**
   * Creates the bot of a seat. `thinking` is the maximum playouts for a move; `null` for as many as the level takes.
   */
  readonly makeBot: (
    bots: AnyBots,
    player: Player,
    seed: string,
    thinking: number | null,
  ) => Bot<GameTypes> | Promise<Bot<GameTypes>>;
  /** A fresh secret: the seed of a game or of its bots, or the name of a saved game. */
  readonly draw: (what: 'game' | 'bots' | 'saved') => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The state of a host, as plain data that its functions read and change. */
export interface HostState {
  readonly config: HostConfig;
  open: OpenGame | null;
  pace: Pace;
  /** Aborts the hint in progress. */
  hint: AbortController | null;
}

/** The open game. */
export interface OpenGame {
  readonly source: GameSource;
  viewer: Seat | null;
  /** Added to the number of the viewer's deliveries to give the revision, so that no revision repeats after undo. */
  revisionOffset: number;
  /** The revision up to which the page has shown everything. */
  shownUpTo: number;
  /** `null` for a game that is not saved. */
  readonly saving: Saving | null;
  /** Aborts the bots' thinking; replaced after each decision that is taken back. */
  thinking: AbortController;
  /** Whether the loop of bot moves is running; there is only one at a time. */
  isServing: boolean;
  served: Promise<void>;
  /** Whether a bot has failed, which stops the game. */
  isStuck: boolean;
  /** The findings in the game once it is over, by viewer. */
  readonly reviews: Map<Seat | null, GameReview>;
  /** The par of the deal of the day, as far as requested. */
  par?: DailyPar;
}

/** A par that continues whenever the page asks for more. */
interface DailyPar {
  readonly estimates: Promise<AsyncGenerator<Par, void, undefined>>;
  last: Par | null;
}

/** The saving of a game, and when a person last played it. */
export interface Saving {
  readonly saved: string;
  readonly autosave: Autosave;
  playedAt: number;
}

/** How the bots play: see the request of this name. */
export interface Pace {
  readonly thinking: number | null;
  readonly ahead: number | null;
}
