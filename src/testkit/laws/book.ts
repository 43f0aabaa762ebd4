// Laws 1 and 10 by the book of the kit: the rules once more.

import type { Game, GameTypes } from '../../engine/game.js';
import { shortJson } from '../difference.js';
import type { Book, Kit, Made } from '../kit.js';
import { afterMove, madeBy, type Walk } from '../walk.js';
import type { EvidenceCount } from './evidenceCount.js';
import { must, mustEqual, someOf } from './must.js';

/** Law 1: the book allows exactly the moves that `whyNot` does, and lets the same seats move next. */
export function allowed<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  walk: Walk<G>,
  { judged }: EvidenceCount,
): void {
  const book = bookOf(kit);
  const check = (state: G['State'], when: string, turn: number) => {
    if (game.isOver(state)) return;
    const legal = game.legalMoves(state);
    // Everything that the game allows, and a share of everything else.
    for (const move of [...legal, ...someOf([...kit.allMoves(state)], turn)]) {
      const violation = game.whyNot(state, move);
      const mayMove = book.mayMove(state, move);
      must(
        mayMove === (violation === null),
        `whyNot ${mayMove ? `refuses, by ${violation?.clause},` : 'allows'} ${shortJson(move)} of seat ${move.seat}, unlike the book, ${when}`,
      );
      judged('moves judged by the book');
    }
  };
  for (const [index, state] of walk.states.entries()) check(state, madeBy(walk, index), walk.moves.length + index);
  for (const [index, { move, after }] of walk.rare.entries()) check(after, afterMove(move), index);
  for (const made of madeIn(walk)) {
    const actors = game.actors(made.after);
    mustEqual(actors, book.actors(made), `actors, and those of the book, ${afterMove(made.move)}`);
  }
}

/** Law 10: the points, and whether and why the game is over, are those of the book. */
export function results<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  walk: Walk<G>,
  { judged }: EvidenceCount,
): void {
  const book = bookOf(kit);
  for (const made of madeIn(walk)) {
    const when = `${afterMove(made.move)} of seat ${made.move.seat}`;
    mustEqual(game.score(made.after), book.score(made), `score, and the points of the book, ${when}`);
    const end = game.outcome(made.after)?.reason ?? null;
    mustEqual(end, book.end(made), `outcome: the reason, and that of the book, ${when}`);
    judged('results judged by the book');
  }
}

function bookOf<G extends GameTypes>({ book }: Kit<G>): Book<G> {
  if (book === undefined) throw new Error('the kit has no book');
  return book;
}

/** All moves of a walk: a book is quick to ask. */
const madeIn = <G extends GameTypes>({ skipped, transitions }: Walk<G>): readonly Made<G>[] => [
  ...skipped,
  ...transitions,
];
