import type { Game, GameTypes, Seat } from 'hencoop';
import { entryOf, GAME_ENTRIES, type GameId } from 'hencoop/record';
import { createReferee, type Judgement, type MatchUpdate, type Snapshot, type StandardSchema } from 'hencoop/referee';

/** A game that the server offers, whatever its types. A stored match is checked whenever it is read. */
export interface ServedGame {
  /** @throws RangeError for invalid seats or options. */
  open(seats: unknown, options: unknown): MatchUpdate<GameTypes>;
  submit(stored: unknown, seat: Seat, submission: unknown): Judgement<GameTypes>;
  snapshot(stored: unknown, seat: Seat | null): Snapshot<GameTypes>;
}

function served<G extends GameTypes>(game: Game<G>, schema: StandardSchema): ServedGame {
  const referee = createReferee(game);
  return {
    // setup() checks whatever it is given.
    open: (seats, options) => referee.open({ seats: seats as number, options: options as Partial<G['Options']> }),
    submit: (stored, seat, submission) => referee.submit(referee.read(stored, schema), seat, submission),
    snapshot: (stored, seat) => referee.snapshot(referee.read(stored, schema), seat),
  };
}

function servedGame<Id extends GameId>(id: Id): ServedGame {
  const { game, schemas } = entryOf(id);
  return served(game, schemas.state);
}

// The keys of the library's games are their ids.
const IDS = Object.keys(GAME_ENTRIES) as GameId[];

/** The games that the server offers, by id: all games of the library. */
export const SERVED_GAMES: ReadonlyMap<string, ServedGame> = new Map(IDS.map((id) => [id, servedGame(id)]));
