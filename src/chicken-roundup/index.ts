import { defineGame } from '../engine/defineGame.js';
import type { Game } from '../engine/game.js';
import { isRecord } from '../engine/guards.js';
import { oneOf } from '../engine/moveShapes.js';
import { choice, type OptionReaders, readOptions, seatOption } from '../engine/options.js';
import { copyState, copyView, emptyState, evolve } from './evolve.js';
import { deckOption, diagramsOption, fitting } from './options.js';
import { actors, legal, outcome, playMove, score, setUp, whyNot } from './rules.js';
import { CELLS, type ChickenRoundupTypes, COLOURS, COOPS, type Options, type Table } from './table.js';
import { determinize, redact, view } from './view.js';

export * from './table.js';

const OPTIONS: OptionReaders<Options> = {
  firstSeat: seatOption(0),
  coops: choice(COOPS, 'opposite'),
  deck: deckOption,
  diagrams: diagramsOption,
};

const cell = oneOf(CELLS);
const end = oneOf(['west', 'east']);

/** G-0: a card of this game, with its two fields and no other. */
function card(value: unknown, { options }: Table): boolean {
  if (!isRecord(value) || Object.getOwnPropertyNames(value).length !== 2) return false;
  const { colour, action } = value as { colour?: unknown; action?: unknown };
  const known = COLOURS.find((name) => name === colour);
  return known !== undefined && typeof action === 'string' && Object.hasOwn(options.deck[known], action);
}

/** G-0: cells, at least one and no more than there are. */
function cells(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0 || value.length > CELLS.length) return false;
  // What a list is asked to do itself, a list of the caller's own making may answer as it likes.
  for (let i = 0; i < value.length; i++) if (!CELLS.includes(value[i])) return false;
  return Object.keys(value).length === value.length;
}

/**
 * Chicken Roundup (Robert Johnson), 2 players: drive the chickens of the yard into your coop, highest first, and keep
 * the fox away from it.
 *
 * @example
 * ```ts
 * import { chickenRoundup } from 'hencoop/chicken-roundup';
 *
 * const state = chickenRoundup.setup({ seed: 'hen' });
 * chickenRoundup.actors(state); // [0]
 * ```
 */
export const chickenRoundup: Game<ChickenRoundupTypes> = defineGame<ChickenRoundupTypes>({
  id: 'chicken-roundup',
  title: 'Chicken Roundup',
  rulesVersion: 1,
  seats: { min: 2, max: 2, default: 2 },
  readOptions: (given, seats) => fitting(readOptions(OPTIONS, given, seats)),
  moves: {
    farmer: { steps: ['plays'], fields: { card, target: cell } },
    dog: { steps: ['plays'], fields: { card, end } },
    foxTrot: { steps: ['plays'], fields: { card, target: cell } },
    parade: { steps: ['plays'], fields: { card, path: cells } },
    diagram: { steps: ['plays'], fields: { card, cells } },
    catch: { steps: ['plays'], fields: { pay: card, target: cell } },
    endPlays: { steps: ['plays'], fields: {} },
    closeGap: { steps: ['closeGap'], fields: { toward: end } },
  },
  setup: { initial: emptyState, begin: setUp },
  actors,
  movegen: { legal },
  whyNot,
  play: playMove,
  score,
  ranking: (table) => outcome(table).ranking,
  evolve,
  copy: { state: copyState, view: copyView },
  view,
  redact,
  determinize,
});
