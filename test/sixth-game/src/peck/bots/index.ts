/**
 * Bots for Peck: they choose high cards and draw when they can.
 *
 * @packageDocumentation
 */

import { type GameBots, gameBots, type LevelName, type PolicyOf, worlds } from '../../../../../src/bots/index.js';
import { at } from '../../../../../src/engine/errors.js';
import { deepFreeze } from '../../../../../src/engine/freeze.js';
import { peck } from '../index.js';
import type { Move, PeckTypes } from '../table.js';
import { measures } from './measures.js';

const worth = (move: Move) => (move.type === 'choose' ? move.card : move.type === 'draw' ? 1 : 0);

/** Chooses the highest card, and draws when it can. */
const greedy: PolicyOf<PeckTypes> = () => (moves) =>
  moves.reduce((best, move) => (worth(move) > worth(best) ? move : best), at(moves, 0));

/** Chooses the lowest card, and draws when it can. */
const timid: PolicyOf<PeckTypes> = () => (moves) =>
  moves.reduce((best, move) => (worth(move) < worth(best) ? move : best), at(moves, 0));

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
