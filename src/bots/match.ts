import { at } from '../engine/errors.js';
import { remember } from '../engine/fold.js';
import type { Game, GameTypes } from '../engine/game.js';
import { refuseOption } from '../engine/options.js';
import { perSeat, type Seat } from '../engine/seats.js';
import { IllegalMoveError } from '../engine/violation.js';
import type { Bot } from './bot.js';

/** A match between bots. */
export interface MatchConfig<G extends GameTypes> {
  /** The deal: the same seed deals the same cards and rolls the same dice wherever the same things happen. */
  readonly seed: string;
  /** Options of the rules; each one that is absent has the default of the rule book. */
  readonly options?: Partial<G['Options']> | undefined;
}

/** How a match ended. */
export interface MatchResult {
  /** All seats from best to worst, shared places together. */
  readonly ranking: readonly (readonly Seat[])[];
  /** The final points by seat, as `score` of the game gives them. */
  readonly scores: readonly number[];
  /** How many moves were played. */
  readonly moves: number;
}

/**
 * Plays a game to its end, a bot at every seat. Each bot sees the remembered view of its seat, and observes its
 * events, and nothing else.
 *
 * @example
 * ```ts
 * import { playMatch, search } from 'hencoop/bots';
 * import { chicken } from 'hencoop/chicken';
 *
 * const bots = [1, 50].map((iterations) => search(chicken, { iterations }));
 * playMatch(chicken, bots, { seed: 'hen' }).ranking.flat().length; // 2
 * ```
 *
 * @throws RangeError for an invalid number of bots, something else than a bot, and an invalid seed or options.
 * @throws IllegalMoveError if a bot plays an illegal move.
 */
export function playMatch<G extends GameTypes>(
  game: Game<G>,
  bots: readonly Bot<G>[],
  { seed, options }: MatchConfig<G>,
): MatchResult {
  const opened = game.setupWithEvents({ seats: bots.length, seed, options });
  perSeat(bots.length, (seat) => {
    if (typeof bots[seat]?.chooseNow !== 'function') refuseOption(`bots[${seat}]`, 'a bot', bots[seat]);
  });
  let { state } = opened;
  const views = perSeat(bots.length, (seat) => remember(game, opened.events, seat));
  bots.forEach((bot, seat) => {
    for (const event of opened.events) {
      const redacted = game.redact(event, seat);
      if (redacted !== null) bot.observe?.(redacted);
    }
  });
  let moves = 0;
  while (!game.isOver(state)) {
    const seat = at(game.actors(state), 0);
    const { move } = at(bots, seat).chooseNow(at(views, seat));
    const attempt = game.tryApply(state, move);
    if (!attempt.ok) throw new IllegalMoveError(attempt.violation, game.id);
    state = attempt.state;
    for (const event of attempt.events) {
      views.forEach((view, viewer) => {
        const redacted = game.redact(event, viewer);
        if (redacted === null) return;
        views[viewer] = game.evolve(view, redacted);
        at(bots, viewer).observe?.(redacted);
      });
    }
    moves += 1;
  }
  // The game is over.
  return { ranking: game.outcome(state)?.ranking ?? [], scores: game.score(state), moves };
}
