import { moveKey } from 'hencoop/bots';
import type { ChickenOutTypes } from 'hencoop/chicken-out';
import { chickenOutBots } from 'hencoop/chicken-out/bots';
import { chickenOutEntry } from 'hencoop/chicken-out/record';
import { chickenOutEndings } from '../../endings/chickenOut.js';
import { graphOf } from '../../endings/graph.js';
import { movesOfFirst, solve } from '../../endings/solve.js';
import { at } from '../../inside.js';
import { anyMine } from '../anyMine.js';

/** The maximum number of cards in an ending. */
const MOST_CARDS = 8;
/** The maximum number of positions in an ending, and of turns until its values settle. */
const MOST_POSITIONS = 20_000;
const MOST_TURNS = 200;

export const mine = anyMine<ChickenOutTypes>({
  bots: chickenOutBots,
  entry: chickenOutEntry,
  options: [{}],
  theme({ step }, { type }) {
    if (type !== 'play') return type;
    return step.type === 'ownCount' ? 'count' : 'oneMore';
  },
  endings: {
    begins: (view) => chickenOutEndings.isEnding(view) && chickenOutEndings.cards(view) <= MOST_CARDS,
    values,
  },
});

/** The values of an ending with few cards, in which both seats know the same; `null` if it is too large. */
function values(view: ChickenOutTypes['View']): ReadonlyMap<string, number> | null {
  const graph = graphOf(chickenOutEndings.positions(view), view, MOST_POSITIONS);
  if (graph === null) return null;
  const solved = solve(graph, Math.min(MOST_TURNS, chickenOutEndings.turnsLeft(view)));
  // Otherwise the value of a position depends on the remaining turns.
  if (solved.settled === null) return null;
  const { actor, moves } = graph.positions.node(view);
  const worths = movesOfFirst(graph, solved);
  return new Map(moves.map((move, index) => [moveKey(move), actor === 0 ? at(worths, index) : 1 - at(worths, index)]));
}
