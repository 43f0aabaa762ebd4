import type { Game, GameTypes, Seat } from 'hencoop';

type Event = GameTypes['Event'];
type View = GameTypes['View'];

/** What one observer has learned. */
export interface Learned {
  readonly events: readonly GameTypes['RedactedEvent'][];
  /** How many of the steps taught it something. */
  readonly deliveries: number;
  /** The view that it remembers. */
  readonly view: View;
}

/** Everything that has happened, step by step, and what each observer has learned of it. */
export class Chronicle {
  readonly #game: Game<GameTypes>;
  readonly #steps: readonly (readonly Event[])[];
  readonly #minds = new Map<Seat | null, Mind>();

  /** Each of the steps is the events of one move. There may be more of them later. */
  constructor(game: Game<GameTypes>, steps: readonly (readonly Event[])[]) {
    this.#game = game;
    this.#steps = steps;
  }

  learned(seat: Seat | null): Learned {
    const mind = this.#minds.get(seat) ?? new Mind(this.#game, seat);
    this.#minds.set(seat, mind);
    mind.read(this.#steps);
    return mind;
  }
}

class Mind implements Learned {
  readonly events: GameTypes['RedactedEvent'][] = [];
  deliveries = 0;
  readonly #game: Game<GameTypes>;
  readonly #seat: Seat | null;
  #view: View | null = null;
  #read = 0;

  constructor(game: Game<GameTypes>, seat: Seat | null) {
    this.#game = game;
    this.#seat = seat;
  }

  get view(): View {
    if (this.#view === null) throw new Error('expected a log that begins with its opening event');
    return this.#view;
  }

  read(steps: readonly (readonly Event[])[]): void {
    for (const step of steps.slice(this.#read)) {
      const events = step.map((event) => this.#game.redact(event, this.#seat)).filter((event) => event !== null);
      for (const event of events) this.#view = this.#game.evolve(this.#view, event);
      this.events.push(...events);
      if (events.length > 0) this.deliveries += 1;
    }
    this.#read = steps.length;
  }
}
