import { type GameTypes, uniform } from 'hencoop';
import { type AnyBots, type Bot, LEVELS, policyBot } from 'hencoop/bots';
import type { Player } from '../protocol.js';
import { RANDOM } from './players.js';

/** Creates the bot of a seat. `thinking` is the maximum playouts for a move; `null` for as many as the level takes. */
export function makeBot(bots: AnyBots, player: Player, seed: string, thinking: number | null): Bot<GameTypes> {
  if (player === RANDOM) return policyBot(bots.game, uniform<GameTypes>, { seed });
  const level = LEVELS.find((name) => name === player);
  if (level === undefined) return bots.personality(player, { seed });
  const { iterations } = bots.levels[level];
  if (iterations === 0) return bots.level(level, { seed });
  return thinking === 0
    ? bots.heuristic({ seed })
    : bots.search({ iterations: Math.min(iterations, thinking ?? iterations), seed });
}
