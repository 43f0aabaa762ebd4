import type { GameTypes } from 'hencoop';
import type { AnyBots, Bot } from 'hencoop/bots';

/** A bot that has observed a match, and says how many choices it has made of it. */
export interface Observing {
  readonly bots: AnyBots;
  readonly choices: () => number;
}

/**
 * The bots of a game, each of whose levels proves at every choice that it was told the whole log of its seat and nothing
 * else: folded, the events give, byte for byte, the view that it is to choose on. All play as the level medium.
 */
export function observing(bots: AnyBots): Observing {
  let choices = 0;
  const proving = (bot: Bot<GameTypes>): Bot<GameTypes> => {
    let folded: GameTypes['View'] | null = null;
    const prove = (view: GameTypes['View']) => {
      if (JSON.stringify(folded) !== JSON.stringify(view)) {
        throw new Error(`expected ${JSON.stringify(view)}, observed ${JSON.stringify(folded)}`);
      }
      choices += 1;
    };
    return {
      observe(event) {
        folded = bots.game.evolve(event.type === 'opened' ? null : folded, event);
      },
      async choose(view, config) {
        prove(view);
        return bot.choose(view, config);
      },
      chooseNow(view) {
        prove(view);
        return bot.chooseNow(view);
      },
    };
  };
  return { bots: { ...bots, level: (_, config) => proving(bots.level('medium', config)) }, choices: () => choices };
}
