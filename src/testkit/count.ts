import type { Chance } from '../engine/chance.js';
import type { Game, GameTypes } from '../engine/game.js';

/** The tree of a game at one depth. */
export interface Counted {
  /** The number of moves from the first position. */
  readonly depth: number;
  /** The positions, each counted once for every sequence of moves and rolls that leads to it. */
  readonly positions: number;
  /** The positions in which the game is over. */
  readonly over: number;
  /** The legal moves in all other positions. */
  readonly moves: number;
}

/**
 * Counts the whole tree of a game from `state` down to `depth` moves: every legal move of every actor, and every result
 * of every roll. A shuffle counts as one result: the order in `shuffled` for its site, or else its cards in the order given.
 * Store the counts: they change whenever the legal moves do.
 */
export function countTree<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  depth: number,
  shuffled: { readonly [site: string]: readonly unknown[] } = {},
): Counted[] {
  const order = (site: string, cards: readonly unknown[]) => shuffled[site] ?? cards;
  const counts: Counted[] = [];
  let states: G['State'][] = [state];
  for (let made = 0; made <= depth; made++) {
    const next: G['State'][] = [];
    let over = 0;
    let moves = 0;
    for (const position of states) {
      if (game.isOver(position)) over++;
      for (const move of game.legalMoves(position)) {
        moves++;
        if (made < depth) next.push(...everyResult((chance) => game.apply(position, move, { chance }), order));
      }
    }
    counts.push({ depth: made, positions: states.length, over, moves });
    states = next;
  }
  return counts;
}

/** The results of `act` for every combination of results of its rolls; `order` returns the one order of a shuffle. */
export function everyResult<T>(
  act: (chance: Chance) => T,
  order: (site: string, cards: readonly unknown[]) => readonly unknown[],
): T[] {
  const results: T[] = [];
  /** Combinations still to try: the index of the face for each roll, as far as fixed. */
  const pending: number[][] = [[]];
  for (let faceIndexes = pending.pop(); faceIndexes !== undefined; faceIndexes = pending.pop()) {
    const fixed = faceIndexes;
    let asked = 0;
    const chance: Chance = {
      // `order` returns cards of the type that the game shuffles at this site; `apply` checks them.
      shuffle: <Card>(site: string, cards: readonly Card[]) => [...(order(site, cards) as readonly Card[])],
      roll: (_, faces, count) =>
        Array.from({ length: count }, () => {
          if (fixed[asked] === undefined) {
            for (let face = faces.length - 1; face > 0; face--) pending.push([...fixed, face]);
            fixed.push(0);
          }
          // Every fixed index is below the number of faces of its roll.
          return faces[fixed[asked++] ?? 0] as (typeof faces)[number];
        }),
    };
    results.push(act(chance));
  }
  return results;
}
