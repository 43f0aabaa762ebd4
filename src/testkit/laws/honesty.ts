// Law 12: a bot's choice depends on nothing that its seat may not know.

import { fastChance } from '../../engine/chance.js';
import type { Game, GameTypes } from '../../engine/game.js';
import type { Policy } from '../../engine/playout.js';
import type { Seat } from '../../engine/seats.js';
import { shortJson } from '../difference.js';
import { deepFreeze } from '../freeze.js';
import type { Kit } from '../kit.js';
import type { Walk } from '../walk.js';
import type { Judged } from './evidence.js';
import { must, mustEqual } from './must.js';

/** A bot, as law 12 judges it. */
export interface JudgedBot<G extends GameTypes> {
  /** Observes an event that its seat has learned. Called for the seat's whole log, in order, before `choose`. */
  observe?(event: G['RedactedEvent']): void;
  /**
   * Chooses a legal move for the viewer of `view`. The whole result, except for `milliseconds`, must be the same in worlds
   * that look alike.
   */
  choose(view: G['View']): Promise<{ readonly move: G['Move'] }>;
}

/**
 * Seats a bot at a table. `truth` returns the state of that table at any time: an honest bot has no use for it, but a cheater
 * gets the chance. Called for every choice, so that a bot can decide only by its seed.
 */
export type SeatBot<G extends GameTypes> = (truth: () => G['State']) => JudgedBot<G>;

/** Lets the bot choose at the end of the walk, in the real world and in worlds that its seat cannot distinguish. */
export async function honesty<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  seatBot: SeatBot<G>,
  { states, history, transitions }: Walk<G>,
  judged: Judged,
): Promise<void> {
  const state = states.at(-1);
  if (state === undefined) return;
  const events = [...history, ...transitions.flatMap((transition) => transition.events)];
  for (const seat of game.actors(state)) {
    // The seat has learned the same in all worlds that look alike.
    const learned = deepFreeze(events.flatMap((event) => game.redact(event, seat) ?? []));
    const choice = await choiceIn(game, seatBot, state, seat, learned);
    for (const world of twoWorlds(kit, state, seat)) {
      const there = await choiceIn(game, seatBot, world, seat, learned);
      mustEqual(timeless(there), timeless(choice), `choose of seat ${seat}, asked in two worlds that look alike`);
      judged('choices compared in two worlds');
    }
  }
}

/** Seats a bot in a world, passes it the events that its seat has learned, and lets it choose. */
async function choiceIn<G extends GameTypes>(
  game: Game<G>,
  seatBot: SeatBot<G>,
  state: G['State'],
  seat: Seat,
  learned: readonly G['RedactedEvent'][],
): Promise<{ readonly move: G['Move'] }> {
  const bot = seatBot(() => state);
  for (const event of learned) bot.observe?.(event);
  const choice = await bot.choose(game.view(state, seat));
  const violation = game.whyNot(state, choice.move);
  must(
    violation === null,
    `choose of seat ${seat}: expected a legal move, got ${shortJson(choice.move)}, which whyNot refuses by ${violation?.clause}`,
  );
  must(
    choice.move.seat === seat,
    `choose of seat ${seat}: expected a move of that seat, got ${shortJson(choice.move)}`,
  );
  return choice;
}

/** Lets the policy pick at the end of the walk: on the view, on the true table, and on tables that look alike. */
export async function honestPolicy<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  policyOf: (seed: string, view: G['View']) => Policy<G>,
  { states }: Walk<G>,
  judged: Judged,
): Promise<void> {
  const state = states.at(-1);
  if (state === undefined) return;
  for (const seat of game.actors(state)) {
    const view = game.view(state, seat);
    const moves = game.legalMoves(view);
    const pickOn = (table: G['Table']) => policyOf('honesty', view)(moves, table, seat);
    const pick = pickOn(view);
    must(
      moves.includes(pick),
      `policy of seat ${seat}: expected one of its moves, the same object, got ${shortJson(pick)}`,
    );
    mustEqual(pickOn(state), pick, `policy of seat ${seat}, asked on its view and on the table`);
    for (const world of twoWorlds(kit, state, seat)) {
      mustEqual(pickOn(world), pick, `policy of seat ${seat}, asked on two tables that look alike`);
      judged('choices compared in two worlds');
    }
  }
}

/** Two worlds that `seat` cannot distinguish from `state`. */
function twoWorlds<G extends GameTypes>(kit: Kit<G>, state: G['State'], seat: Seat): G['State'][] {
  return ['one', 'two'].map((name) => kit.scramble(state, seat, fastChance(`${state.seed}/honesty/${name}/${seat}`)));
}

/** A choice without the time it took, which no bot can repeat. */
function timeless(choice: object): object {
  return { ...choice, milliseconds: 0 };
}
