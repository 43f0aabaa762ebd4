import type { Game, GameTypes } from 'hencoop';
import type { GameBots } from 'hencoop/bots';
import type { GameId } from '../protocol.js';
import { RULES } from '../rules.js';

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
  chicken: anyGame(RULES.chicken, async () => (await import('hencoop/chicken/bots')).chickenBots),
  'crazy-chicken': anyGame(
    RULES['crazy-chicken'],
    async () => (await import('hencoop/crazy-chicken/bots')).crazyChickenBots,
  ),
  'chicken-out': anyGame(RULES['chicken-out'], async () => (await import('hencoop/chicken-out/bots')).chickenOutBots),
  'blind-chicken-extreme': anyGame(
    RULES['blind-chicken-extreme'],
    async () => (await import('hencoop/blind-chicken-extreme/bots')).blindChickenExtremeBots,
  ),
  'chicken-roundup': anyGame(
    RULES['chicken-roundup'],
    async () => (await import('hencoop/chicken-roundup/bots')).chickenRoundupBots,
  ),
};

export const loadGame: Load = (id) => LOADERS[id]();

function anyGame<G extends GameTypes, Personality extends string>(
  rules: () => Promise<Game<G>>,
  bots: () => Promise<GameBots<G, Personality>>,
): () => Promise<Loaded> {
  // A game is given its own states, views and moves alone: whoever is handed one takes them from it.
  return async () => ({ game: await rules(), bots }) as unknown as Loaded;
}
