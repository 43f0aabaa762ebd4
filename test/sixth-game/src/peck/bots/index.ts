/**
 * Bots for Peck: they choose high cards, shed the lowest, and draw when they can.
 *
 * @packageDocumentation
 */

import { type GameBots, gameBots, type LevelName, type PolicyOf, worlds } from '../../../../../src/bots/index.js';
import { at } from '../../../../../src/engine/errors.js';
import { deepFreeze } from '../../../../../src/engine/freeze.js';
import { MAX_AFTER_DRAWING } from '../cards.js';
import { peck } from '../index.js';
import type { Move, PeckTypes } from '../table.js';
import { measures } from './measures.js';

/** What a move is worth to a player who wants the highest card, and new cards for the lowest. */
function bold(move: Move): number {
  switch (move.type) {
    case 'choose':
      return move.grain;
    case 'draw':
      return move.count;
    case 'shed':
      return move.grains.every((grain) => grain === 1) ? MAX_AFTER_DRAWING + move.grains.length : -1;
    case 'pass':
      return 0;
  }
}

/** What a move is worth to a player who saves high cards, and draws one at a time. */
function shy(move: Move): number {
  if (move.type === 'choose') return -move.grain;
  return move.type === 'draw' ? 1 / move.count : move.type === 'pass' ? 0 : -1;
}

const best =
  (worth: (move: Move) => number): PolicyOf<PeckTypes> =>
  () =>
  (moves) =>
    moves.reduce((found, move) => (worth(move) > worth(found) ? move : found), at(moves, 0));

/** Chooses the highest card, sheds each 1, and draws as many cards as it can. */
const greedy = best(bold);

/** Chooses the lowest card, and draws one card when it can. */
const timid = best(shy);

const level = (iterations: number) => ({ iterations, elo: {} });

const levels = /* @__PURE__ */ deepFreeze({
  easy: level(0),
  medium: level(0),
  strong: level(100),
  expert: level(400),
} satisfies { readonly [Name in LevelName]: object });

/** The bots of Peck. */
export const peckBots: GameBots<PeckTypes, 'timid'> = gameBots({
  game: peck,
  policy: greedy,
  beginner: timid,
  method: () => ({ favorite: greedy }),
  levels,
  personalities: { timid },
  worlds: (view, seed) => worlds(peck, view, seed),
  chanceOutcomes: () => null,
  measures,
});
