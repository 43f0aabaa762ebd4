// Collects searched decisions from matches between bots.
import type { GameTypes } from 'hencoop';
import { type AnyBots, botSeed, moveKey, type SearchMethod, search } from 'hencoop/bots';
import tychei from 'seedrandom/lib/tychei.js';
import { at } from '../inside.js';

/** The playouts per decision, as a multiple of `strong`. */
const THOROUGH = 3;
/** The share of random moves, which lead to positions that a search avoids. */
const ERRORS = 0.1;

/** A searched decision: the value of each tried move, by its key. */
export interface SearchedDecision {
  readonly view: GameTypes['View'];
  readonly values: ReadonlyMap<string, number>;
}

/** How the searches play. */
export type Teacher = Pick<SearchMethod<GameTypes>, 'policy' | 'favorite'>;

/** The decisions of one match between searches. */
export function decisionsOf(bots: AnyBots, match: number, teacher: Teacher = {}): SearchedDecision[] {
  const { game } = bots;
  const seats = match % 2 === 0 ? game.seats.min : Math.min(game.seats.max, 4);
  const own = `thumbs/${match}`;
  const random = tychei(own);
  const iterations = THOROUGH * bots.levels.strong.iterations;
  const players = Array.from({ length: seats }, (_, seat) =>
    search(game, { ...bots.method(seats), ...teacher, iterations, seed: botSeed(own, seat) }),
  );
  const decisions: SearchedDecision[] = [];
  let { state, events } = game.setupWithEvents({ seats, seed: own });
  const views = players.map((): GameTypes['View'] | null => null);
  for (;;) {
    for (const event of events) {
      views.forEach((seen, viewer) => {
        const redacted = game.redact(event, viewer);
        if (redacted !== null) views[viewer] = game.evolve(seen, redacted);
      });
    }
    const seat = game.actors(state)[0];
    if (seat === undefined) return decisions;
    const view = views[seat];
    if (view == null) throw new Error('expected a view');
    const { move, analysis } = at(players, seat).chooseNow(view);
    const tried = analysis.filter(({ visits }) => visits > 0);
    if (tried.length > 1) {
      decisions.push({ view, values: new Map(tried.map(({ move, value }) => [moveKey(move), value])) });
    }
    const moves = game.legalMoves(view);
    const isError = random() < ERRORS;
    const attempt = game.tryApply(state, isError ? at(moves, Math.floor(random() * moves.length)) : move);
    if (!attempt.ok) throw new Error('expected a legal move');
    ({ state, events } = attempt);
  }
}
