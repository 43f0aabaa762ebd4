import { defineGame } from '../engine/front.js';
import type { Game } from '../engine/game.js';
import { readOptions } from '../engine/options.js';
import { oneOf } from '../engine/shape.js';
import { KINDS } from './cards.js';
import { copyState, copyView, evolve, initial } from './evolve.js';
import { legal } from './movegen.js';
import { OPTIONS } from './options.js';
import { actors, deal, outcome, play, whyNot } from './rules.js';
import type { PeckTypes } from './table.js';
import { determinize, redact, view } from './view.js';

export * from './cards.js';
export type * from './table.js';

/** Peck, for 2 or 3 players: choose a card at once, and hope for the highest. */
export const peck: Game<PeckTypes> = defineGame<PeckTypes>({
  id: 'peck',
  title: 'Peck',
  rulesVersion: 1,
  seats: { least: 2, most: 3, usual: 2 },
  readOptions: (given, seats) => readOptions(OPTIONS, given, seats),
  moves: {
    choose: { steps: ['choose'], fields: { card: oneOf(KINDS) } },
    draw: { steps: ['draw'], fields: {} },
    pass: { steps: ['draw'], fields: {} },
  },
  opening: (seats, options, seed) => ({ type: 'opened', seats, options, seed }),
  open(event) {
    if (event.type !== 'opened') return null;
    const table = initial(event.seats, event.options);
    return 'seed' in event ? { ...table, seed: event.seed } : { ...table, viewer: event.viewer };
  },
  begin: deal,
  actors,
  legal,
  whyNot,
  play,
  score: (table) => table.scores.slice(),
  outcome,
  evolve,
  copyState,
  copyView,
  view,
  redact,
  determinize,
});
