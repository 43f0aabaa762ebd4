import type { GameTypes } from 'hencoop';
import { type Bot, type BotMaker, playMatch } from 'hencoop/bots';
import type { Ready } from './tournament.js';

/** How long a bot thinks about a move. */
export interface Pace {
  readonly seats: number;
  /** The average processor time of a move with a choice, in milliseconds. */
  readonly milliseconds: number;
  /** The number of timed moves. */
  readonly moves: number;
}

/** Enough moves, or enough microseconds, to stop after the match: first to warm up, then to measure. */
const WARM_UP_MOVES = 1_000;
const MOVES = 300;
const LONG = 3_000_000;

/**
 * Measures how long the bots of `own` think about a move, against rules of thumb at a table with `seats` seats. It
 * measures the process's processor time, which a busy machine distorts less than the clock, so nothing else may run in
 * this process.
 */
export function paceOf(
  { game, bots: { heuristic }, tournament }: Ready,
  own: BotMaker<GameTypes>,
  seats: number,
): Pace {
  let [microseconds, moves] = [0, 0];
  const timed = (bot: Bot<GameTypes>): Bot<GameTypes> => ({
    ...bot,
    chooseNow(view) {
      const before = process.cpuUsage();
      const choice = bot.chooseNow(view);
      const { user, system } = process.cpuUsage(before);
      if (choice.analysis.length !== 1) {
        microseconds += user + system;
        moves += 1;
      }
      return choice;
    },
  });
  let match = 0;
  const playEnough = (enough: number) => {
    [microseconds, moves] = [0, 0];
    while (moves < enough && microseconds < LONG) {
      const makers: BotMaker<GameTypes>[] = Array.from({ length: seats }, (_, seat) =>
        seat === match % seats ? (config) => timed(own(config)) : heuristic,
      );
      const bots = makers.map((make, seat) => make({ seed: `pace/${match}/${seat}` }));
      playMatch(game, bots, { seed: `${tournament.dealKey}/pace/${match}`, options: tournament.options });
      match += 1;
    }
  };
  playEnough(WARM_UP_MOVES);
  playEnough(MOVES);
  return { seats, milliseconds: microseconds / 1000 / moves, moves };
}
