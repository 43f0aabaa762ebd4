import type { GameTypes } from 'hencoop';
import type { Bot, BotConfig, GameBots, LevelName } from 'hencoop/bots';

/** The bot of a level, even for numbers of seats at which the game does not offer it. */
export function levelBot<G extends GameTypes>(bots: GameBots<G>, name: LevelName, config: BotConfig): Bot<G> {
  const { iterations } = bots.levels[name];
  return iterations > 0 ? bots.search({ ...config, iterations }) : bots.level(name, config);
}
