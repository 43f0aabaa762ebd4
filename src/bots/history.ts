import type { GameTypes } from '../engine/game.js';

type Events<G extends GameTypes> = readonly G['RedactedEvent'][];

/** A match as far as it has been observed: the same list as long as the match goes on. */
export interface Observed<G extends GameTypes> {
  readonly match: Events<G>;
  /** How many of its events belong to it; there may be more by now. */
  readonly count: number;
}

/** Keeps what a bot has observed, and how much of it somebody else knows. */
export function newHistory<G extends GameTypes>() {
  let match: G['RedactedEvent'][] = [];
  let known: Observed<G> = { match, count: 0 };
  return {
    /** Takes the next event; the opening begins a new match. */
    add(event: G['RedactedEvent']): void {
      if (event.type === 'opened') match = [];
      match.push(event);
    },
    /** The match until now. */
    now: (): Observed<G> => ({ match, count: match.length }),
    /** The events to pass on, so that as much is known as in `observed`. */
    pass(observed: Observed<G>): Events<G> {
      const from = known.match === observed.match ? known.count : 0;
      known = observed;
      return observed.match.slice(from, observed.count);
    },
    /** Nothing is known any more, as in a new worker. */
    forget(): void {
      known = { match: [], count: 0 };
    },
  };
}
