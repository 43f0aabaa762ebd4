import type { Game, GameTypes } from 'hencoop';
import type { Kit } from 'hencoop/testkit';
import { proving as peck } from '../sixth-game/test/peck/smallDecks.js';
import type { Planted } from '../testkit/planted/plant.js';
import { enumerate } from './enumerate.js';
import { BrokenInSmallDeck } from './judge.js';
import { type Proving, provingOf } from './proving.js';

/** A planted bug that does not show in this number of states of each deck counts as unseen. */
const LIMIT = 30_000;

/** Peck is not in the list of games. */
async function provingFor(id: string): Promise<Proving<GameTypes>> {
  // As in `provingOf`.
  if (id === 'peck') return peck as unknown as Proving<GameTypes>;
  return provingOf(id as Parameters<typeof provingOf>[0]);
}

/** The law that a planted bug breaks in the small decks of every run; 0 if it throws, `null` if nothing shows. */
export async function lawThatSees(planted: Planted): Promise<number | null> {
  // The kit and the small decks belong to the game with the planted bug.
  const { game, kit } = planted.run((game, kit) => ({
    game: game as unknown as Game<GameTypes>,
    kit: kit as unknown as Kit<GameTypes>,
  }));
  const proving = await provingFor(game.id);
  for (const deck of proving.decks.filter(({ depth }) => depth === 'ci')) {
    try {
      enumerate(game, kit, proving, deck, LIMIT);
    } catch (error) {
      return error instanceof BrokenInSmallDeck ? error.law : 0;
    }
  }
  return null;
}
