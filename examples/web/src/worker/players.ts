import { type GameTypes, uniform } from 'hencoop';
import { type Bot, LEVELS, policyBot } from 'hencoop/bots';
import type { Player } from '../protocol.js';
import type { Loaded } from './games.js';

export const PERSON = 'person';
const RANDOM = 'random';

/** How a bot is made of who takes a seat. `thinking` is the most playouts for a move; `null`: what the level takes. */
export type MakeBot = (loaded: Loaded, player: Player, seed: string, thinking: number | null) => Bot<GameTypes>;

/** Who can take a seat in a game with these bots, besides persons. */
export function botsOf({ bots }: Loaded): readonly string[] {
  return [...LEVELS, ...bots.personalities, RANDOM];
}

export const makeBot: MakeBot = ({ game, bots }, player, seed, thinking) => {
  if (player === RANDOM) return policyBot(game, uniform<GameTypes>, { seed });
  const level = LEVELS.find((name) => name === player);
  if (level === undefined) return bots.personality(player, { seed });
  const { iterations } = bots.levels[level];
  if (thinking === null || iterations <= thinking) return bots.level(level, { seed });
  return thinking === 0 ? bots.heuristic({ seed }) : bots.search({ iterations: thinking, seed });
};
