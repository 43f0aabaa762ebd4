import type { Game, GameTypes, Seat } from 'hencoop';
import { entryOf, GAME_ENTRIES, type GameId } from 'hencoop/record';
import { createReferee, type Judgement, type Snapshot, type StandardSchema, type Turn } from 'hencoop/referee';

/** A referee with its schema, whatever the types of its game. A stored match is checked whenever it is read. */
export interface Room {
  /** @throws RangeError for invalid seats or options. */
  open(seats: unknown, options: unknown): Turn<GameTypes>;
  submit(stored: unknown, seat: Seat, submission: unknown): Judgement<GameTypes>;
  snapshot(stored: unknown, seat: Seat | null): Snapshot<GameTypes>;
}

function room<G extends GameTypes>(game: Game<G>, schema: StandardSchema): Room {
  const referee = createReferee(game);
  return {
    // setup() checks whatever it is given.
    open: (seats, options) => referee.open({ seats: seats as number, options: options as Partial<G['Options']> }),
    submit: (stored, seat, submission) => referee.submit(referee.read(stored, schema), seat, submission),
    snapshot: (stored, seat) => referee.snapshot(referee.read(stored, schema), seat),
  };
}

function roomOfGame<Id extends GameId>(id: Id): Room {
  const { game, schemas } = entryOf(id);
  return room(game, schemas.state);
}

// The keys of the library's games are their ids.
const IDS = Object.keys(GAME_ENTRIES) as GameId[];

/** The games that are played here, by id: all that the library has. */
export const ROOMS: ReadonlyMap<string, Room> = new Map(IDS.map((id) => [id, roomOfGame(id)]));
