import type { GameTypes, Seat } from 'hencoop';
import { type GameRecord, recordOf, replay } from 'hencoop/record';
import { type OpenedGame, playGame, redactedFor, type Session } from './playing.js';
import type { TerminalGame } from './terminalGame.js';

/** How a new game is set up. `options` are as they were typed: the game checks them. */
export interface SetupRequest {
  readonly seats?: number | undefined;
  readonly seed: string;
  readonly options?: unknown;
}

/** A game that is set up and ready to be played, and its moves so far. */
export class OpenGame {
  readonly terminalGame: TerminalGame;
  readonly #position: OpenedGame;
  readonly #viewer: Seat | null;
  readonly #moves: GameTypes['Move'][];
  /** The record that the game continues; `null` for a new game. */
  readonly #loaded: GameRecord | null;
  readonly #learned: number;
  #state: GameTypes['State'];

  private constructor(
    terminalGame: TerminalGame,
    position: OpenedGame,
    viewer: Seat | null,
    loaded: GameRecord | null = null,
    learned = 0,
  ) {
    // Refuses a seat that is not at the table.
    terminalGame.game.view(position.state, viewer);
    this.terminalGame = terminalGame;
    this.#position = position;
    this.#viewer = viewer;
    this.#learned = learned;
    this.#moves = loaded?.moves.slice() ?? [];
    this.#loaded = loaded;
    this.#state = position.state;
  }

  /** @throws RangeError for invalid seats, options or viewer. */
  static start(terminalGame: TerminalGame, { seats, seed, options }: SetupRequest, viewer: Seat | null): OpenGame {
    // setup() checks the options, and refuses invalid ones with a RangeError.
    const opened = terminalGame.game.setupWithEvents({ seats, seed, options: options as object | undefined });
    return new OpenGame(terminalGame, { ...opened, from: null, past: [] }, viewer);
  }

  /**
   * Continues a game from a verified record of it.
   * @throws RangeError for a viewer that is not at the table.
   */
  static resume(terminalGame: TerminalGame, record: GameRecord, viewer: Seat | null): OpenGame {
    const past: GameTypes['Event'][] = [];
    const { game } = terminalGame;
    let learned = 0;
    let state: GameTypes['State'] | null = null;
    for (const step of replay(terminalGame.entry, record)) {
      past.push(...step.events);
      if (step.move !== null && redactedFor(game, step.events, viewer).length > 0) learned += 1;
      ({ state } = step);
    }
    if (state === null) throw new Error('a replay begins with the set-up');
    return new OpenGame(terminalGame, { state, events: [], from: record.start ?? null, past }, viewer, record, learned);
  }

  get seats(): number {
    return this.#state.seats;
  }

  /** The number of moves of which the viewer has learned; the number of all moves may be secret. */
  get movesLearned(): number {
    return this.#learned;
  }

  get movesPlayed(): number {
    return this.#moves.length;
  }

  /** The record of the game so far, with the comments and tags of the one that it continues. */
  record(): GameRecord {
    const { entry } = this.terminalGame;
    return { ...this.#loaded, ...recordOf(entry, this.#state, this.#moves, this.#loaded?.start) };
  }

  play(session: Omit<Session, 'viewer'>): Promise<void> {
    return playGame(this.terminalGame, this.#position, { ...session, viewer: this.#viewer }, (move, state) => {
      this.#moves.push(move);
      this.#state = state;
    });
  }
}
