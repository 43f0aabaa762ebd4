import type { Game, GameTypes } from 'hencoop';
import type { GameBots } from 'hencoop/bots';
import type { GameId } from '../protocol.js';

/** The rules and the bots of one game. What follows needs no more of its types than any game has. */
export interface Loaded {
  readonly game: Game<GameTypes>;
  readonly bots: GameBots<GameTypes>;
}

/** Loads one game: a page of one game downloads that game. */
export type Load = (id: GameId) => Promise<Loaded>;

const LOADERS: { readonly [Id in GameId]: () => Promise<Loaded> } = {
  async chicken() {
    const [{ chicken }, { chickenBots }] = await Promise.all([
      import('hencoop/chicken'),
      import('hencoop/chicken/bots'),
    ]);
    return anyGame(chicken, chickenBots);
  },
  async 'crazy-chicken'() {
    const [{ crazyChicken }, { crazyChickenBots }] = await Promise.all([
      import('hencoop/crazy-chicken'),
      import('hencoop/crazy-chicken/bots'),
    ]);
    return anyGame(crazyChicken, crazyChickenBots);
  },
  async 'chicken-out'() {
    const [{ chickenOut }, { chickenOutBots }] = await Promise.all([
      import('hencoop/chicken-out'),
      import('hencoop/chicken-out/bots'),
    ]);
    return anyGame(chickenOut, chickenOutBots);
  },
  async 'blind-chicken-extreme'() {
    const [{ blindChickenExtreme }, { blindChickenExtremeBots }] = await Promise.all([
      import('hencoop/blind-chicken-extreme'),
      import('hencoop/blind-chicken-extreme/bots'),
    ]);
    return anyGame(blindChickenExtreme, blindChickenExtremeBots);
  },
  async 'chicken-roundup'() {
    const [{ chickenRoundup }, { chickenRoundupBots }] = await Promise.all([
      import('hencoop/chicken-roundup'),
      import('hencoop/chicken-roundup/bots'),
    ]);
    return anyGame(chickenRoundup, chickenRoundupBots);
  },
};

export const GAME_IDS = Object.keys(LOADERS);

export function isGameId(value: unknown): value is GameId {
  return typeof value === 'string' && Object.hasOwn(LOADERS, value);
}

export const loadGame: Load = (id) => LOADERS[id]();

function anyGame<G extends GameTypes, Personality extends string>(
  game: Game<G>,
  bots: GameBots<G, Personality>,
): Loaded {
  // A game is given its own states, views and moves alone: whoever is handed one takes them from it.
  return { game, bots } as unknown as Loaded;
}
