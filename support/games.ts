import type { Game, GameTypes } from 'hencoop';
import type { AnyBots } from 'hencoop/bots';
import { type AnyDoors, GAMES, type GameId, gameById, LANGUAGES, type Language } from 'hencoop/games';
import type { AnyEntry } from 'hencoop/record';
import type { Kit } from 'hencoop/testkit';
import { kitOf } from './kits.js';

export { kitOf };

/** The id of every game, in the order of the documentation. */
export const IDS: readonly GameId[] = GAMES.map(({ id }) => id);

/** A game with its in-place rules, which the laws check and the type for any game omits. */
export async function gameOf(id: GameId): Promise<Game<GameTypes>> {
  // The doors lead to the whole game.
  return (await gameById(id).game()) as unknown as Game<GameTypes>;
}

/** A game and its kit. */
export async function loadGame(id: GameId): Promise<{ readonly game: Game<GameTypes>; readonly kit: Kit<GameTypes> }> {
  return { game: await gameOf(id), kit: await kitOf(id) };
}

/** The bots of a game, for tests shared by all games. */
export function loadBots(id: GameId): Promise<AnyBots> {
  return gameById(id).bots();
}

/** The entry of a game, for tests shared by all games. */
export function entryOf(id: GameId): Promise<AnyEntry> {
  return gameById(id).entry();
}

/** The entry of every game, in the order of the documentation. */
export const ENTRIES: readonly AnyEntry[] = await Promise.all(IDS.map(entryOf));

/** The words of a game by language, for tests shared by all games. */
export async function wordsOf(id: GameId) {
  const { locales }: AnyDoors = gameById(id);
  const words = await Promise.all(LANGUAGES.map(async (language) => [language, await locales[language]()] as const));
  // The list has every language.
  return Object.fromEntries(words) as Record<Language, (typeof words)[number][1]>;
}
