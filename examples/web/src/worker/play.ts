import type { GameTypes, Seat, SetupConfig } from 'hencoop';
import type { GameId, Player } from '../protocol.js';
import { Chronicle, type Learned } from './chronicle.js';
import type { Bots, Loaded } from './games.js';
import { PERSON } from './players.js';

type Move = GameTypes['Move'];
type State = GameTypes['State'];

/** How a game begins. `options` are as they were given: the game checks them. */
export interface Beginning {
  readonly seats: number;
  readonly seed: string;
  readonly options: unknown;
}

/** Who plays a game, and what its bots draw from. */
export interface Company {
  readonly players: readonly Player[];
  readonly names: readonly string[];
  /** The seed of the bots, drawn apart from that of the game: what they choose says nothing about what is dealt. */
  readonly botSeed: string;
}

/** A game that is being played, with everything that is secret in it. */
export class Play {
  readonly loaded: Loaded;
  readonly company: Company;
  readonly beginning: Beginning;
  /** How many times a decision was taken back. */
  undone = 0;
  #state: State;
  #moves: Move[] = [];
  /** The events of each move. */
  #steps: (readonly GameTypes['Event'][])[];
  #seen: Chronicle;
  /** What bots remember, as soon as one of them is asked. */
  #remembered: Chronicle | null = null;

  /** @throws RangeError for a set-up that the game refuses. */
  constructor(loaded: Loaded, beginning: Beginning, company: Company) {
    this.loaded = loaded;
    this.beginning = beginning;
    this.company = company;
    const { state, events } = opened(loaded, beginning);
    this.#state = state;
    this.#steps = [events];
    this.#seen = new Chronicle(loaded.game, this.#steps);
  }

  get game(): GameId {
    // The games of the library name themselves.
    return this.loaded.game.id as GameId;
  }

  get state(): State {
    return this.#state;
  }

  get moves(): readonly Move[] {
    return this.#moves;
  }

  /** The seats of persons. */
  get persons(): readonly Seat[] {
    return this.company.players.flatMap((player, seat) => (player === PERSON ? [seat] : []));
  }

  /** What an observer has learned. */
  learned(seat: Seat | null): Learned {
    return this.#seen.learned(seat);
  }

  /** What a bot at this seat remembers: bots of some games remember more than a view shows. */
  remembered({ game }: Bots, seat: Seat): GameTypes['View'] {
    this.#remembered ??= new Chronicle(game, this.#steps);
    return this.#remembered.learned(seat).view;
  }

  /** Makes a move, or returns why it is refused. Any value is judged. */
  make(move: unknown): GameTypes['Violation'] | null {
    const attempt = this.loaded.game.tryApply(this.#state, move);
    if (!attempt.ok) return attempt.violation;
    this.#state = attempt.state;
    // The rules have just found it to be a move.
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

  /** Goes back to before the last move of `person`. What bots did since then, they decide again. */
  takeBack(person: Seat): void {
    const kept = this.#moves.slice(
      0,
      this.#moves.findLastIndex(({ seat }) => seat === person),
    );
    const { state, events } = opened(this.loaded, this.beginning);
    this.#state = state;
    this.#moves = [];
    this.#steps = [events];
    this.#seen = new Chronicle(this.loaded.game, this.#steps);
    this.#remembered = null;
    for (const move of kept) this.make(move);
    this.undone += 1;
  }
}

function opened({ game }: Loaded, { seats, seed, options }: Beginning) {
  // setup() checks the options, whatever they are.
  return game.setupWithEvents({ seats, seed, options: options as SetupConfig<object>['options'] });
}
