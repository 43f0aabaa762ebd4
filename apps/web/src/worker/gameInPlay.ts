import type { GameTypes, Seat, SetupConfig } from 'hencoop';
import type { AnyBots } from 'hencoop/bots';
import type { Player } from '../protocol.js';
import { Chronicle, type Learned } from './chronicle.js';
import type { LoadedGame } from './loadedGame.js';
import { PERSON } from './players.js';

type Move = GameTypes['Move'];
type State = GameTypes['State'];

/** The set-up of a game. `options` are unchecked: the game checks them. */
export interface GameSetup {
  readonly seats: number;
  readonly seed: string;
  readonly options: unknown;
}

/** The set-up of a game or a move, with its events. */
export interface PlayedStep {
  /** `null` for the set-up. */
  readonly move: Move | null;
  readonly events: readonly GameTypes['Event'][];
}

/** The players of a game, and the seed of its bots. */
export interface Lineup {
  readonly players: readonly Player[];
  readonly names: readonly string[];
  /** Independent of the game's seed, so that the bots' choices reveal nothing about the deal. */
  readonly botSeed: string;
}

/** A game in play, with all its secrets. */
export class GameInPlay {
  readonly loaded: LoadedGame;
  readonly lineup: Lineup;
  readonly setup: GameSetup;
  /** The number of decisions taken back. */
  undone = 0;
  #state: State;
  #moves: Move[] = [];
  /** The events of each move. */
  #steps: (readonly GameTypes['Event'][])[];
  #chronicle: Chronicle;
  /** What the bots remember, created for the first bot. */
  #botChronicle: Chronicle | null = null;

  /** @throws RangeError if the game refuses the set-up. */
  constructor(loaded: LoadedGame, setup: GameSetup, lineup: Lineup) {
    this.loaded = loaded;
    this.setup = setup;
    this.lineup = lineup;
    const { state, events } = dealt(loaded, setup);
    this.#state = state;
    this.#steps = [events];
    this.#chronicle = new Chronicle(loaded.game, this.#steps);
  }

  get state(): State {
    return this.#state;
  }

  get moves(): readonly Move[] {
    return this.#moves;
  }

  /** The set-up, then each move. */
  get steps(): readonly PlayedStep[] {
    return this.#steps.map((events, index) => ({ move: this.#moves[index - 1] ?? null, events }));
  }

  /** The seats of persons. */
  get persons(): readonly Seat[] {
    return this.lineup.players.flatMap((player, seat) => (player === PERSON ? [seat] : []));
  }

  learned(viewer: Seat | null): Learned {
    return this.#chronicle.learned(viewer);
  }

  /** What a bot at this seat has learned and remembers: bots of some games remember more than a view shows. */
  learnedByBot({ game }: AnyBots, seat: Seat): Pick<Learned, 'events' | 'view'> {
    this.#botChronicle ??= new Chronicle(game, this.#steps);
    return this.#botChronicle.learned(seat);
  }

  /** Makes a move, or returns why it is refused. Accepts any value. */
  make(move: unknown): GameTypes['Violation'] | null {
    const attempt = this.loaded.game.tryApply(this.#state, move);
    if (!attempt.ok) return attempt.violation;
    this.#state = attempt.state;
    // The rules have just accepted it as a move.
    this.#moves.push(move as Move);
    this.#steps.push(attempt.events);
    return null;
  }

  /** The only person, if their last decision can be taken back; else `null`. */
  get undoes(): Seat | null {
    const [person, another] = this.persons;
    if (person === undefined || another !== undefined) return null;
    return this.#moves.some(({ seat }) => seat === person) ? person : null;
  }

  /** Goes back to before the last move of `person`. The bots decide their later moves again. */
  takeBack(person: Seat): void {
    const last = this.#moves.findLastIndex(({ seat }) => seat === person);
    const moves = this.#moves.slice(0, last);
    const { state, events } = dealt(this.loaded, this.setup);
    this.#state = state;
    this.#moves = [];
    this.#steps = [events];
    this.#chronicle = new Chronicle(this.loaded.game, this.#steps);
    this.#botChronicle = null;
    for (const move of moves) this.make(move);
    this.undone += 1;
  }
}

function dealt({ game }: LoadedGame, { seats, seed, options }: GameSetup) {
  // setup() checks the options, and refuses values of other types.
  return game.setupWithEvents({ seats, seed, options: options as SetupConfig<object>['options'] });
}
