import type { GameTypes, Seat } from 'hencoop';
import type { Par } from 'hencoop/analysis';
import type { AnyBots, Bot } from 'hencoop/bots';
import type { FromWorker, Player } from '../protocol.js';
import type { Autosave } from './autosave.js';
import type { GameReview } from './gameReview.js';
import type { GameSource } from './gameSource.js';
import type { LoadGame } from './loadedGame.js';
import type { Storage } from './storage.js';

/** What a host needs of the world. */
export interface HostConfig {
  readonly storage: Storage;
  /** Sends a message to the page. It is plain JSON, and may share parts with what the host keeps: copy it. */
  readonly post: (message: FromWorker) => void;
  readonly load: LoadGame;
  /** Makes the bot of a seat. `thinking` is the most playouts for a move; `null`: as many as the level takes. */
  readonly makeBot: (
    bots: AnyBots,
    player: Player,
    seed: string,
    thinking: number | null,
  ) => Bot<GameTypes> | Promise<Bot<GameTypes>>;
  /** A fresh secret: the seed of a game, that of its bots, or the name of a saved game. */
  readonly draw: (what: 'game' | 'bots' | 'saved') => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What a host knows, as plain data that its functions read and change. */
export interface HostState {
  readonly config: HostConfig;
  open: OpenGame | null;
  pace: Pace;
  /** Ends the hint that a bot thinks about. */
  hint: AbortController | null;
}

/** The game that is open. */
export interface OpenGame {
  readonly source: GameSource;
  viewer: Seat | null;
  /** Added to the number of the viewer's deliveries for its revision, so that no revision occurs again after undo. */
  revisionOffset: number;
  /** Up to which revision the page has shown everything. */
  shownUpTo: number;
  /** `null` for a game that is not saved. */
  readonly saving: Saving | null;
  /** Ends what bots are thinking about; another one after each decision that is taken back. */
  thinking: AbortController;
  /** Whether a loop is asking the bots for their moves: there is one loop at a time. */
  isServing: boolean;
  served: Promise<void>;
  /** Whether a bot has failed: the game stands still. */
  isStuck: boolean;
  /** The findings in the game once it is over, by viewer. */
  readonly reviews: Map<Seat | null, GameReview>;
  /** The par of the deal of the day, as far as the page has asked. */
  par?: DailyPar;
}

/** A par that goes on whenever the page asks for more. */
interface DailyPar {
  readonly estimates: Promise<AsyncGenerator<Par, void, undefined>>;
  last: Par | null;
}

/** Where a game is saved, and when a person last played it. */
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
