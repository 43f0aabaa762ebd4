import type { GameTypes } from 'hencoop';
import type { AnyBots, Bot } from 'hencoop/bots';

/** Bots that observe a match, and the number of choices they have made. */
export interface Observing {
  readonly bots: AnyBots;
  readonly choices: () => number;
}

/**
 * The bots of a game, whose levels check at every choice that they observed exactly the log of their seat: folding the
 * events must give, byte for byte, the view passed to the bot. All play like the level medium.
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
