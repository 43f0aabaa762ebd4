/**
 * The rules of Peck, a small game for 2 or 3 players that shows how to add a game to Hencoop.
 *
 * @packageDocumentation
 */
import { defineGame } from '../../../../src/engine/defineGame.js';
import { deepFreeze } from '../../../../src/engine/freeze.js';
import type { Game, GameDefinition } from '../../../../src/engine/game.js';
import { readOptions } from '../../../../src/engine/options.js';
import { copyState, copyView, evolve, initialState } from './evolve.js';
import { INTERNED_MOVES, legal, possible } from './movegen.js';
import { MOVES } from './moves.js';
import { OPTIONS, SEATS } from './options.js';
import { actors, deal, play, ranking, whyNot } from './rules.js';
import type { PeckTypes } from './table.js';
import { determinize, redact, view } from './view.js';

export * from './cards.js';
export { evolve } from './evolve.js';
export type * from './table.js';

/** The definition of Peck. */
export const definition: GameDefinition<PeckTypes> & Required<Pick<GameDefinition<PeckTypes>, 'actors'>> =
  /* @__PURE__ */ deepFreeze({
    id: 'peck',
    title: 'Peck',
    rulesVersion: 1,
    seats: SEATS,
    readOptions: (given, seats) => readOptions(OPTIONS, given, seats),
    moves: MOVES,
    setup: { initial: initialState, begin: deal },
    undeal: ({ hands, drawPile }) => ({ deal: [...hands.flat(), ...drawPile] }),
    actors,
    whyNot,
    movegen: { legal, possible, interned: INTERNED_MOVES },
    play,
    ranking,
    evolve,
    copy: { state: copyState, view: copyView },
    view,
    redact,
    determinize,
  });

/** Peck, 2 or 3 players: all choose a card at the same time, and the highest scores. */
export const peck: Game<PeckTypes> = defineGame<PeckTypes>(definition);
