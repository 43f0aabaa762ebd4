import type { Game, GameTypes } from 'hencoop';
import type { Kit } from 'hencoop/testkit';
import { Collector } from './collector.js';
import { addDrawn, type Drawn } from './drawn.js';
import type { Fields, Vectors } from './format.js';
import { type Effort, search } from './search.js';

/** Far enough for every rule to act. */
const EFFORT: Effort = { games: 80, length: 40, times: 1 };

/** The vectors of a game: the figures of its sheet, the scenarios of its rule book, and what a search finds. */
export function vectorsOf<G extends GameTypes>(game: Game<G>, kit: Kit<G>, drawn: Drawn): Vectors {
  const collector = new Collector(game, kit);
  addDrawn(game, kit, drawn, collector);
  search(game, kit, EFFORT, collector);
  return collector.vectors(refusedSetups(game));
}

/** G-12: set-ups with a wrong option each. */
function refusedSetups<G extends GameTypes>(game: Game<G>): Vectors['refusedSetups'] {
  const { options } = game.setup({ seed: 'options' }) as G['State'] & { readonly options: object };
  const seats = game.seats.default;
  const wrong: readonly unknown[] = [0, -1, 1.5, 10_001, seats, '1', 'other', true, null, []];
  const givens: Fields[] = [{ other: 1 }];
  for (const name of Object.keys(options)) for (const value of wrong) givens.push({ [name]: value });
  return [
    ...givens.filter((given) => isRefused(game, seats, given)).map((given) => ({ seats, given })),
    { seats: game.seats.min - 1, given: {} },
    { seats: game.seats.max + 1, given: {} },
  ];
}

function isRefused<G extends GameTypes>(game: Game<G>, seats: number, given: Fields): boolean {
  try {
    // Wrong on purpose.
    game.setup({ seats, seed: 'options', options: given as Partial<G['Options']> });
    return false;
  } catch (error) {
    if (error instanceof RangeError) return true;
    throw error;
  }
}
