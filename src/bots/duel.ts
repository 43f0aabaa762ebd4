import { at } from '../engine/errors.js';
import type { Game, GameTypes } from '../engine/game.js';
import { perSeat } from '../engine/seats.js';
import type { Bot } from './bot.js';
import { type MatchConfig, playMatch, winsOf } from './match.js';
import { type DealResult, type Strength, strengthOf } from './strength.js';

/** Makes a bot for one match, from a seed. */
export type BotMaker<G extends GameTypes> = (config: { readonly seed: string }) => Bot<G>;

/** A comparison of two bots on the same deals. */
export interface DuelConfig<G extends GameTypes> extends MatchConfig<G> {
  readonly seats: number;
  /** How many deals are played, each as often as there are seats. */
  readonly deals: number;
}

/**
 * Plays one deal with `candidate` at each seat in turn, `rival` at all the others.
 */
export function playDeal<G extends GameTypes>(
  game: Game<G>,
  candidate: BotMaker<G>,
  rival: BotMaker<G>,
  { seats, seed, options }: Omit<DuelConfig<G>, 'deals'>,
): DealResult {
  let [wins, margin] = [0, 0];
  for (let own = 0; own < seats; own++) {
    const bots = perSeat(seats, (seat) => (seat === own ? candidate : rival)({ seed: `${seed}/bot/${seat}` }));
    const result = playMatch(game, bots, { seed, options });
    const sum = result.scores.reduce((total, score) => total + score, 0);
    const score = at(result.scores, own);
    wins += winsOf(result, own) / seats;
    margin += (score - (sum - score) / (seats - 1)) / seats;
  }
  return { wins, margin };
}

/** Plays `deals` deals, one after another, and says how strong `candidate` is against `rival`. */
export function duel<G extends GameTypes>(
  game: Game<G>,
  candidate: BotMaker<G>,
  rival: BotMaker<G>,
  { seats, deals, seed, options }: DuelConfig<G>,
): Strength {
  const results = perSeat(deals, (deal) =>
    playDeal(game, candidate, rival, { seats, seed: `${seed}/${deal}`, options }),
  );
  return strengthOf(results, seats);
}
