import { type BlindChickenExtremeTypes, blindChickenExtreme } from '../blind-chicken-extreme/index.js';
import { notation as blindChickenExtremeNotation } from '../blind-chicken-extreme/notation.js';
import * as blindChickenExtremeSchemas from '../blind-chicken-extreme/schema.js';
import { describeInGerman as blindChickenExtremeInGerman } from '../blind-chicken-extreme/words.de.js';
import { describe as blindChickenExtremeInEnglish } from '../blind-chicken-extreme/words.js';
import { type ChickenTypes, chicken } from '../chicken/index.js';
import { notation as chickenNotation } from '../chicken/notation.js';
import * as chickenSchemas from '../chicken/schema.js';
import { describeInGerman as chickenInGerman } from '../chicken/words.de.js';
import { describe as chickenInEnglish } from '../chicken/words.js';
import { type ChickenOutTypes, chickenOut } from '../chicken-out/index.js';
import { notation as chickenOutNotation } from '../chicken-out/notation.js';
import * as chickenOutSchemas from '../chicken-out/schema.js';
import { describeInGerman as chickenOutInGerman } from '../chicken-out/words.de.js';
import { describe as chickenOutInEnglish } from '../chicken-out/words.js';
import { type ChickenRoundupTypes, chickenRoundup } from '../chicken-roundup/index.js';
import { notation as chickenRoundupNotation } from '../chicken-roundup/notation.js';
import * as chickenRoundupSchemas from '../chicken-roundup/schema.js';
import { describeInGerman as chickenRoundupInGerman } from '../chicken-roundup/words.de.js';
import { describe as chickenRoundupInEnglish } from '../chicken-roundup/words.js';
import { type CrazyChickenTypes, crazyChicken } from '../crazy-chicken/index.js';
import { notation as crazyChickenNotation } from '../crazy-chicken/notation.js';
import * as crazyChickenSchemas from '../crazy-chicken/schema.js';
import { describeInGerman as crazyChickenInGerman } from '../crazy-chicken/words.de.js';
import { describe as crazyChickenInEnglish } from '../crazy-chicken/words.js';
import type { GameTypes } from '../engine/game.js';
import type { Room } from './room.js';

/** The schemas of a game, by their names in its `schema` entry. */
interface SchemaEntry<G extends GameTypes> {
  readonly optionsSchema: Room<G>['schemas']['options'];
  readonly moveSchema: Room<G>['schemas']['move'];
  readonly eventSchema: Room<G>['schemas']['event'];
  readonly redactedEventSchema: Room<G>['schemas']['redactedEvent'];
  readonly stateSchema: Room<G>['schemas']['state'];
  readonly viewSchema: Room<G>['schemas']['view'];
}

function schemasOf<G extends GameTypes>(entry: SchemaEntry<G>): Room<G>['schemas'] {
  return {
    options: entry.optionsSchema,
    move: entry.moveSchema,
    event: entry.eventSchema,
    redactedEvent: entry.redactedEventSchema,
    state: entry.stateSchema,
    view: entry.viewSchema,
  };
}

const chickenRoom: Room<ChickenTypes> = {
  game: chicken,
  schemas: schemasOf<ChickenTypes>(chickenSchemas),
  notation: chickenNotation,
  describe: { en: chickenInEnglish, de: chickenInGerman },
};

const crazyChickenRoom: Room<CrazyChickenTypes> = {
  game: crazyChicken,
  schemas: schemasOf<CrazyChickenTypes>(crazyChickenSchemas),
  notation: crazyChickenNotation,
  describe: { en: crazyChickenInEnglish, de: crazyChickenInGerman },
};

const chickenOutRoom: Room<ChickenOutTypes> = {
  game: chickenOut,
  schemas: schemasOf<ChickenOutTypes>(chickenOutSchemas),
  notation: chickenOutNotation,
  describe: { en: chickenOutInEnglish, de: chickenOutInGerman },
};

const blindChickenExtremeRoom: Room<BlindChickenExtremeTypes> = {
  game: blindChickenExtreme,
  schemas: schemasOf<BlindChickenExtremeTypes>(blindChickenExtremeSchemas),
  notation: blindChickenExtremeNotation,
  describe: { en: blindChickenExtremeInEnglish, de: blindChickenExtremeInGerman },
};

const chickenRoundupRoom: Room<ChickenRoundupTypes> = {
  game: chickenRoundup,
  schemas: schemasOf<ChickenRoundupTypes>(chickenRoundupSchemas),
  notation: chickenRoundupNotation,
  describe: { en: chickenRoundupInEnglish, de: chickenRoundupInGerman },
};

/** Every game of the house: the one place where records learn which games there are. */
export const ROOMS = {
  chicken: chickenRoom,
  'crazy-chicken': crazyChickenRoom,
  'chicken-out': chickenOutRoom,
  'blind-chicken-extreme': blindChickenExtremeRoom,
  'chicken-roundup': chickenRoundupRoom,
};

/** The name of a game in records. */
export type GameId = keyof typeof ROOMS;

interface HouseTypes {
  readonly chicken: ChickenTypes;
  readonly 'crazy-chicken': CrazyChickenTypes;
  readonly 'chicken-out': ChickenOutTypes;
  readonly 'blind-chicken-extreme': BlindChickenExtremeTypes;
  readonly 'chicken-roundup': ChickenRoundupTypes;
}

/** The types of the game of that name; of several names, the types of any of them. */
export type TypesOf<Id extends GameId> = Id extends GameId ? HouseTypes[Id] : never;

/** The games that a reader of records knows. All of the house unless given. */
export type Rooms = { readonly [Id in GameId]?: Room<TypesOf<Id>> };

/** Whether `name` is the name of a game of the house. */
export function isGameId(name: unknown): name is GameId {
  return typeof name === 'string' && Object.hasOwn(ROOMS, name);
}

/**
 * The room of a game.
 * @throws RangeError where there is none.
 */
export function roomOf<Id extends GameId>(id: Id, rooms: Rooms = ROOMS): Room<TypesOf<Id>> {
  const room = typeof id === 'string' && Object.hasOwn(rooms, id) ? rooms[id] : undefined;
  if (room === undefined) throw new RangeError(`game: one of ${Object.keys(rooms).join(', ')} is needed`);
  // `rooms` holds under each name the room of that game.
  return room as unknown as Room<TypesOf<Id>>;
}
