import { defineGame } from '../engine/defineGame.js';
import type { Game } from '../engine/game.js';
import {
  choice,
  count,
  flag,
  type OptionReader,
  type OptionReaders,
  readOptions,
  refuseOption,
  seatOption,
} from '../engine/options.js';
import { copyState, copyView, emptyState, evolve } from './evolve.js';
import { actors, beginGame, KEPT_MOVES, legal, outcome, playMove, whyNot } from './rules.js';
import type { ChickenOutTypes, Options } from './table.js';
import { determinize, redact, view } from './view.js';

export { type Odds, odds } from './odds.js';
export { countAfter, isDouble, isEgg, sameAfter } from './rules.js';
export * from './table.js';

/** CO-6.3: for five seats only. */
const passOn: OptionReader<boolean> = {
  default: () => false,
  read: (given, path, seats) =>
    given === true && seats !== 5
      ? refuseOption(path, `false (with ${seats} seats; true needs 5)`, given)
      : flag(false).read(given, path, seats),
};

const OPTIONS: OptionReaders<Options> = {
  firstSeat: seatOption(0),
  sameCopies: choice(['preceding', 'lastChicken'], 'preceding'),
  ownCountMin: count(() => 1, 2),
  scoring: choice(['rank', 'cards'], 'rank'),
  games: count(() => 1),
  maxTurns: count(() => 2000),
  layAnEgg: flag(false),
  doubleUp: flag(false),
  passOn,
};

/**
 * Chicken Out! (David Parlett), 2 to 5 players: count to 21, and do not bust.
 *
 * @example
 * ```ts
 * import { chickenOut } from 'hencoop/chicken-out';
 *
 * const state = chickenOut.setup({ seats: 3, seed: 'hen' });
 * chickenOut.legalMoves(state); // [{ seat: 0, type: 'play' }]
 * ```
 */
export const chickenOut: Game<ChickenOutTypes> = defineGame<ChickenOutTypes>({
  id: 'chicken-out',
  title: 'Chicken Out!',
  rulesVersion: 1,
  seats: { min: 2, max: 5, default: 2 },
  readOptions: (given, seats) => readOptions(OPTIONS, given, seats),
  moves: {
    play: { steps: ['open', 'turn', 'ownCount', 'extraCard'], fields: {} },
    // In an own count and on an extra card CO-4.4 and CO-6.2 say why not.
    chickenOut: { steps: ['turn', 'ownCount', 'extraCard'], fields: {} },
    stop: { steps: ['ownCount', 'extraCard'], fields: {} },
  },
  setup: {
    initial: emptyState,
    begin: (state, emit, chance) => beginGame(state, 1, state.options.firstSeat, emit, chance),
  },
  actors,
  movegen: { legal, interned: KEPT_MOVES },
  whyNot,
  play: playMove,
  score: (table) => table.scores.slice(),
  ranking: (table) => outcome(table).ranking,
  evolve,
  copy: { state: copyState, view: copyView },
  view,
  redact,
  determinize,
});
