import { type BlindChickenExtremeTypes, blindChickenExtreme } from '../blind-chicken-extreme/index.js';
import { notation as blindChickenExtremeNotation } from '../blind-chicken-extreme/notation.js';
import * as blindChickenExtremeSchemas from '../blind-chicken-extreme/schema.js';
import { type ChickenTypes, chicken } from '../chicken/index.js';
import { notation as chickenNotation } from '../chicken/notation.js';
import * as chickenSchemas from '../chicken/schema.js';
import { type ChickenOutTypes, chickenOut } from '../chicken-out/index.js';
import { notation as chickenOutNotation } from '../chicken-out/notation.js';
import * as chickenOutSchemas from '../chicken-out/schema.js';
import { type ChickenRoundupTypes, chickenRoundup } from '../chicken-roundup/index.js';
import { notation as chickenRoundupNotation } from '../chicken-roundup/notation.js';
import * as chickenRoundupSchemas from '../chicken-roundup/schema.js';
import { type CrazyChickenTypes, crazyChicken } from '../crazy-chicken/index.js';
import { notation as crazyChickenNotation } from '../crazy-chicken/notation.js';
import * as crazyChickenSchemas from '../crazy-chicken/schema.js';
import type { GameTypes } from '../engine/game.js';
import { refuseOption } from '../engine/options.js';
import type { GameEntry } from './entry.js';

/** The schemas of a game, by their names in its `schema` entry. */
interface SchemaEntry<G extends GameTypes> {
  readonly optionsSchema: GameEntry<G>['schemas']['options'];
  readonly moveSchema: GameEntry<G>['schemas']['move'];
  readonly eventSchema: GameEntry<G>['schemas']['event'];
  readonly redactedEventSchema: GameEntry<G>['schemas']['redactedEvent'];
  readonly stateSchema: GameEntry<G>['schemas']['state'];
  readonly viewSchema: GameEntry<G>['schemas']['view'];
}

function schemasOf<G extends GameTypes>(entry: SchemaEntry<G>): GameEntry<G>['schemas'] {
  return {
    options: entry.optionsSchema,
    move: entry.moveSchema,
    event: entry.eventSchema,
    redactedEvent: entry.redactedEventSchema,
    state: entry.stateSchema,
    view: entry.viewSchema,
  };
}

const chickenEntry: GameEntry<ChickenTypes> = {
  game: chicken,
  schemas: schemasOf<ChickenTypes>(chickenSchemas),
  notation: chickenNotation,
};

const crazyChickenEntry: GameEntry<CrazyChickenTypes> = {
  game: crazyChicken,
  schemas: schemasOf<CrazyChickenTypes>(crazyChickenSchemas),
  notation: crazyChickenNotation,
};

const chickenOutEntry: GameEntry<ChickenOutTypes> = {
  game: chickenOut,
  schemas: schemasOf<ChickenOutTypes>(chickenOutSchemas),
  notation: chickenOutNotation,
};

const blindChickenExtremeEntry: GameEntry<BlindChickenExtremeTypes> = {
  game: blindChickenExtreme,
  schemas: schemasOf<BlindChickenExtremeTypes>(blindChickenExtremeSchemas),
  notation: blindChickenExtremeNotation,
};

const chickenRoundupEntry: GameEntry<ChickenRoundupTypes> = {
  game: chickenRoundup,
  schemas: schemasOf<ChickenRoundupTypes>(chickenRoundupSchemas),
  notation: chickenRoundupNotation,
};

/** The games of this library: the one place where records learn which games there are. */
export const GAME_ENTRIES = {
  chicken: chickenEntry,
  'crazy-chicken': crazyChickenEntry,
  'chicken-out': chickenOutEntry,
  'blind-chicken-extreme': blindChickenExtremeEntry,
  'chicken-roundup': chickenRoundupEntry,
};

/** The id of a game, as in records. */
export type GameId = keyof typeof GAME_ENTRIES;

interface TypesById {
  readonly chicken: ChickenTypes;
  readonly 'crazy-chicken': CrazyChickenTypes;
  readonly 'chicken-out': ChickenOutTypes;
  readonly 'blind-chicken-extreme': BlindChickenExtremeTypes;
  readonly 'chicken-roundup': ChickenRoundupTypes;
}

/** The types of the game with that id; for a union of ids, the types of any of them. */
export type TypesOf<Id extends GameId> = Id extends GameId ? TypesById[Id] : never;

/** The games that a reader of records knows. */
export type GameEntries = { readonly [Id in GameId]?: GameEntry<TypesOf<Id>> };

/** Whether `name` is the id of a game of this library. */
export function isGameId(name: unknown): name is GameId {
  return typeof name === 'string' && Object.hasOwn(GAME_ENTRIES, name);
}

/**
 * The entry of a game.
 * @throws RangeError for an unknown id.
 */
export function entryOf<Id extends GameId>(id: Id): GameEntry<TypesOf<Id>> {
  return entryIn(GAME_ENTRIES, id);
}

/** As {@link entryOf}, among `entries`. */
export function entryIn<Id extends GameId>(entries: GameEntries, id: Id): GameEntry<TypesOf<Id>> {
  const entry = typeof id === 'string' && Object.hasOwn(entries, id) ? entries[id] : undefined;
  if (entry === undefined) refuseOption('game', `one of ${Object.keys(entries).join(', ')}`, id);
  // `entries` holds under each id the entry of that game.
  return entry as unknown as GameEntry<TypesOf<Id>>;
}
