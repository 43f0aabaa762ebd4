import type { GameTypes } from '../engine/game.js';

type Events<G extends GameTypes> = readonly G['RedactedEvent'][];

/** A match as observed so far: `match` stays the same list until the next match. */
export interface Observed<G extends GameTypes> {
  readonly match: Events<G>;
  /** How many events of `match` belong to it; later ones may follow. */
  readonly count: number;
}

/** The events a bot has observed, and how many of them its worker knows. */
export function newHistory<G extends GameTypes>() {
  let match: G['RedactedEvent'][] = [];
  let known: Observed<G> = { match, count: 0 };
  return {
    /** Adds the next event; the opening begins a new match. */
    add(event: G['RedactedEvent']): void {
      if (event.type === 'opened') match = [];
      match.push(event);
    },
    /** The match so far. */
    now: (): Observed<G> => ({ match, count: match.length }),
    /** The events that the worker still needs to know all of `observed`. */
    pass(observed: Observed<G>): Events<G> {
      const from = known.match === observed.match ? known.count : 0;
      known = observed;
      return observed.match.slice(from, observed.count);
    },
    /** Records that a new worker knows nothing. */
    forget(): void {
      known = { match: [], count: 0 };
    },
  };
}
