import type { Game, GameTypes } from 'hencoop';
import type { GameBots } from 'hencoop/bots';
import type { GameId } from '../protocol.js';

/** The bots of one game. */
export type Bots = GameBots<GameTypes>;

/** The rules of one game, and its bots. What follows needs no more of its types than any game has. */
export interface Loaded {
  readonly game: Game<GameTypes>;
  /** Loads the bots: the first hand is dealt without them. */
  readonly bots: () => Promise<Bots>;
}

/** Loads one game: a page of one game downloads that game. */
export type Load = (id: GameId) => Promise<Loaded>;

const LOADERS: { readonly [Id in GameId]: () => Promise<Loaded> } = {
  async chicken() {
    const { chicken } = await import('hencoop/chicken');
    return anyGame(chicken, async () => (await import('hencoop/chicken/bots')).chickenBots);
  },
  async 'crazy-chicken'() {
    const { crazyChicken } = await import('hencoop/crazy-chicken');
    return anyGame(crazyChicken, async () => (await import('hencoop/crazy-chicken/bots')).crazyChickenBots);
  },
  async 'chicken-out'() {
    const { chickenOut } = await import('hencoop/chicken-out');
    return anyGame(chickenOut, async () => (await import('hencoop/chicken-out/bots')).chickenOutBots);
  },
  async 'blind-chicken-extreme'() {
    const { blindChickenExtreme } = await import('hencoop/blind-chicken-extreme');
    return anyGame(
      blindChickenExtreme,
      async () => (await import('hencoop/blind-chicken-extreme/bots')).blindChickenExtremeBots,
    );
  },
  async 'chicken-roundup'() {
    const { chickenRoundup } = await import('hencoop/chicken-roundup');
    return anyGame(chickenRoundup, async () => (await import('hencoop/chicken-roundup/bots')).chickenRoundupBots);
  },
};

export const GAME_IDS = Object.keys(LOADERS);

export function isGameId(value: unknown): value is GameId {
  return typeof value === 'string' && Object.hasOwn(LOADERS, value);
}

export const loadGame: Load = (id) => LOADERS[id]();

function anyGame<G extends GameTypes, Personality extends string>(
  game: Game<G>,
  load: () => Promise<GameBots<G, Personality>>,
): Loaded {
  // A game is given its own states, views and moves alone: whoever is handed one takes them from it.
  return { game, bots: load } as unknown as Loaded;
}
