import type { Game, GameTypes, Seat } from 'hencoop';
import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { stateSchema as blindChickenExtremeState } from 'hencoop/blind-chicken-extreme/schema';
import { chicken } from 'hencoop/chicken';
import { stateSchema as chickenState } from 'hencoop/chicken/schema';
import { chickenOut } from 'hencoop/chicken-out';
import { stateSchema as chickenOutState } from 'hencoop/chicken-out/schema';
import { chickenRoundup } from 'hencoop/chicken-roundup';
import { stateSchema as chickenRoundupState } from 'hencoop/chicken-roundup/schema';
import { crazyChicken } from 'hencoop/crazy-chicken';
import { stateSchema as crazyChickenState } from 'hencoop/crazy-chicken/schema';
import { createReferee, type Judgement, type Snapshot, type StandardSchema, type Turn } from 'hencoop/referee';

/** A referee with its schema, whatever the types of its game. A stored match is checked whenever it is read. */
export interface Room {
  /** @throws RangeError for seats or options that cannot be. */
  open(seats: unknown, options: unknown): Turn<GameTypes>;
  submit(stored: unknown, seat: Seat, submission: unknown): Judgement<GameTypes>;
  snapshot(stored: unknown, seat: Seat | null): Snapshot<GameTypes>;
}

function room<G extends GameTypes>(game: Game<G>, schema: StandardSchema): Room {
  const referee = createReferee(game);
  return {
    // setup() reads whatever it is given, and refuses what cannot be.
    open: (seats, options) => referee.open({ seats: seats as number, options: options as Partial<G['Options']> }),
    submit: (stored, seat, submission) => referee.submit(referee.read(stored, schema), seat, submission),
    snapshot: (stored, seat) => referee.snapshot(referee.read(stored, schema), seat),
  };
}

/** The games that are played here, by id. */
export const ROOMS: ReadonlyMap<string, Room> = new Map([
  [chicken.id, room(chicken, chickenState)],
  [crazyChicken.id, room(crazyChicken, crazyChickenState)],
  [chickenOut.id, room(chickenOut, chickenOutState)],
  [blindChickenExtreme.id, room(blindChickenExtreme, blindChickenExtremeState)],
  [chickenRoundup.id, room(chickenRoundup, chickenRoundupState)],
]);
