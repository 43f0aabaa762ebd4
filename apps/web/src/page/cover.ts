import { GAMES, type GameId } from 'hencoop/games';

/** The number of a game's box, for its colors. */
export const coverOf = (id: GameId): number => 1 + GAMES.findIndex((game) => game.id === id);
