import type { GameTypes, Seat } from 'hencoop';
import type { AnyGame } from 'hencoop/games';

type Event = GameTypes['Event'];
type RedactedEvent = GameTypes['RedactedEvent'];
type View = GameTypes['View'];

/** Everything one viewer has learned. */
export interface Learned {
  readonly events: readonly RedactedEvent[];
  /** The number of steps from which it learned something. */
  readonly deliveries: number;
  /** The view that it remembers. */
  readonly view: View;
}

/** The history of a game by steps, and what each viewer has learned of it. */
export class Chronicle {
  readonly #game: AnyGame;
  readonly #steps: readonly (readonly Event[])[];
  readonly #viewers = new Map<Seat | null, ViewerLog>();

  /** `steps` holds the events of each move, and may grow. */
  constructor(game: AnyGame, steps: readonly (readonly Event[])[]) {
    this.#game = game;
    this.#steps = steps;
  }

  learned(viewer: Seat | null): Learned {
    const log = this.#viewers.get(viewer) ?? new ViewerLog(this.#game, viewer);
    this.#viewers.set(viewer, log);
    log.read(this.#steps);
    return log;
  }
}

class ViewerLog implements Learned {
  readonly events: RedactedEvent[] = [];
  deliveries = 0;
  readonly #game: AnyGame;
  readonly #viewer: Seat | null;
  #view: View | null = null;
  #stepsRead = 0;

  constructor(game: AnyGame, viewer: Seat | null) {
    this.#game = game;
    this.#viewer = viewer;
  }

  get view(): View {
    if (this.#view === null) throw new Error('expected a log that begins with its opening event');
    return this.#view;
  }

  read(steps: readonly (readonly Event[])[]): void {
    for (const step of steps.slice(this.#stepsRead)) {
      const events = step.map((event) => this.#game.redact(event, this.#viewer)).filter((event) => event !== null);
      for (const event of events) this.#view = this.#game.evolve(this.#view, event);
      this.events.push(...events);
      if (events.length > 0) this.deliveries += 1;
    }
    this.#stepsRead = steps.length;
  }
}
