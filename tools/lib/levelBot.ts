import type { GameTypes } from 'hencoop';
import type { Bot, BotConfig, GameBots, LevelName } from 'hencoop/bots';

/** The bot of a level, even of one that the game does not offer: its strength is measured all the same. */
export function levelBot<G extends GameTypes>(bots: GameBots<G>, name: LevelName, config: BotConfig): Bot<G> {
  if (bots.levelNames.includes(name)) return bots.level(name, config);
  return bots.search({ ...config, iterations: bots.levels[name].iterations });
}
