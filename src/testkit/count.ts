import type { Chance } from '../engine/chance.js';
import type { Game, GameTypes } from '../engine/game.js';

/** How many decisions, chance outcomes and ends there are, so many moves from a position. */
export interface Counted {
  /** Moves made so far. */
  readonly depth: number;
  /** Positions reached, each as often as there are ways to it: by different moves and by different chance. */
  readonly positions: number;
  /** Of them, those where the game is over. */
  readonly over: number;
  /** The legal moves in all the others. */
  readonly moves: number;
}

/**
 * Counts the whole tree of a game from `state` down to `depth` moves: every legal move of every actor, and every outcome
 * of every roll. A shuffle counts as one outcome, in the order of its script or, without one, the order of its cards.
 * A table of such counts, kept and compared, shows every change in what is legal.
 */
export function countTree<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  depth: number,
  shuffled: { readonly [site: string]: readonly unknown[] } = {},
): Counted[] {
  const counts: Counted[] = [];
  let states: G['State'][] = [state];
  for (let at = 0; at <= depth; at++) {
    const next: G['State'][] = [];
    let over = 0;
    let moves = 0;
    for (const position of states) {
      if (game.isOver(position)) over++;
      for (const move of game.legalMoves(position)) {
        moves++;
        if (at < depth) next.push(...everyOutcome((chance) => game.apply(position, move, { chance }), shuffled));
      }
    }
    counts.push({ depth: at, positions: states.length, over, moves });
    states = next;
  }
  return counts;
}

/** What `act` gives for every way the rolls it asks for can fall. */
function everyOutcome<T>(act: (chance: Chance) => T, shuffled: { readonly [site: string]: readonly unknown[] }): T[] {
  const outcomes: T[] = [];
  const ways: number[][] = [[]];
  for (let way = ways.pop(); way !== undefined; way = ways.pop()) {
    const fixed = way;
    let asked = 0;
    const chance: Chance = {
      // A script holds, for its site, cards of the type that the game shuffles there; `apply` checks it.
      shuffle: <Card>(site: string, cards: readonly Card[]) => [...((shuffled[site] ?? cards) as readonly Card[])],
      roll: (_, faces, count) =>
        Array.from({ length: count }, () => {
          const known = fixed[asked];
          if (known === undefined) {
            for (let face = faces.length - 1; face > 0; face--) ways.push([...fixed, face]);
            fixed.push(0);
          }
          // A way holds an index below the number of faces that were asked for at that place.
          return faces[fixed[asked++] ?? 0] as (typeof faces)[number];
        }),
    };
    outcomes.push(act(chance));
  }
  return outcomes;
}
