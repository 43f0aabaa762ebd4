import type { GameTypes, Seat, SeatRange, SetupConfig } from 'hencoop';
import { type Party, playGame, type Room } from './loop.js';

/** What a game is set up with. `options` are as they were typed: the game judges them. */
export interface Wish {
  readonly seats?: number | undefined;
  readonly seed: string;
  readonly options?: unknown;
}

/** A game on offer, its types closed over, so that games of all kinds stand in one list. */
export interface Offer {
  readonly id: string;
  readonly title: string;
  readonly seats: SeatRange;
  /** @throws RangeError for seats, options or a viewer that cannot be. */
  open(wish: Wish, viewer: Seat | null): OpenGame;
}

/** A game that is set up and waits to be played. */
export interface OpenGame {
  readonly seats: number;
  play(party: Omit<Party, 'viewer'>): Promise<void>;
}

export function offer<G extends GameTypes>(room: Room<G>): Offer {
  const { id, title, seats } = room.game;
  return {
    id,
    title,
    seats,
    open(wish, viewer) {
      // setup() refuses with a RangeError whatever is no option of the game.
      const options = wish.options as SetupConfig<G['Options']>['options'];
      const opened = room.game.setupWithEvents({ seats: wish.seats, seed: wish.seed, options });
      // Refuses a seat that is not at the table.
      room.game.view(opened.state, viewer);
      return { seats: opened.state.seats, play: (party) => playGame(room, opened, { ...party, viewer }) };
    },
  };
}
