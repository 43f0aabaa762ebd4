import { GAMES, type GameId } from '../../../../src/games.js';

/** Every game, by id. */
export const GAME_IDS: readonly GameId[] = GAMES.map(({ id }) => id);

/** The options for the shortest match; each game has some of them. */
const SHORTEST: { readonly [option: string]: number } = { target: 10, rounds: 1, games: 1 };

/** The match parameters in a page's URL. */
export interface MatchQuery {
  readonly players: string;
  readonly options: string;
}

/** Short matches by game, against bots that win quickly: two random players may never lay a set. */
export const SHORT: ReadonlyMap<GameId, MatchQuery> = new Map(
  await Promise.all(
    GAMES.map(async (doors): Promise<[GameId, MatchQuery]> => {
      const game = await doors.game();
      const { options } = game.setup({ seats: doors.seats.default }) as unknown as { readonly options: object };
      const short = Object.entries(SHORTEST).filter(([name]) => Object.hasOwn(options, name));
      return [
        doors.id,
        { players: playersOf(doors.seats.default, 'easy'), options: JSON.stringify(Object.fromEntries(short)) },
      ];
    }),
  ),
);

/** The short match of a game. */
export function shortMatch(id: GameId): MatchQuery {
  const query = SHORT.get(id);
  if (query === undefined) throw new RangeError(`game: expected one of ${GAME_IDS.join(', ')}, got ${id}`);
  return query;
}

/** One person, and bots of this name in the other seats. */
export function playersOf(seats: number, bot: string): string {
  return ['person', ...Array.from({ length: seats - 1 }, () => bot)].join();
}
