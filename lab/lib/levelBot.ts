import type { GameTypes } from 'hencoop';
import type { Bot, BotConfig, GameBots, LevelName } from 'hencoop/bots';

/** The bot of a level, even at tables where the game does not offer it: its strength is measured all the same. */
export function levelBot<G extends GameTypes>(bots: GameBots<G>, name: LevelName, config: BotConfig): Bot<G> {
  const { iterations } = bots.levels[name];
  return iterations > 0 ? bots.search({ ...config, iterations }) : bots.level(name, config);
}
