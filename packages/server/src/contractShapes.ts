// The basic schemas of the contract.

import { z } from 'zod';
import { STATUS_OF } from './refusal.js';

/** The maximum length of a player's name, in characters. */
const LONGEST_NAME = 60;

/** The named schemas, for the components of openapi.json and the client's types. */
export const contract = z.registry<{ readonly id: string }>();

export function named<Schema extends z.ZodType>(id: string, description: string, schema: Schema): Schema {
  const described = schema.describe(description);
  contract.add(described, { id });
  return described;
}

/** A deeply read-only value. */
export type Immutable<T> = T extends object ? { readonly [Name in keyof T]: Immutable<T[Name]> } : T;

export const seat = z.int().min(0);
export const undoId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
export const revision = z.int().min(0).describe('Counts the deliveries to one viewer.');
export const uuid = z.uuid();
export const as = z.literal('spectator').optional().describe('To watch, even if the account of the sender has a seat.');
export const viewerQuery = z.object({ as });
export const token = z.string().regex(/^[0-9a-f]{64}$/, 'expected 64 lowercase hexadecimal digits');
// Other players see names: allow one line without control characters, without characters that reverse the surrounding
// text, and without lone surrogates, which a database rejects. A joiner may stand between the emoji that it joins.
export const playerName = z
  .string()
  .max(LONGEST_NAME)
  .regex(
    /^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic}))*$/u,
    'expected no invisible characters',
  );

/** A name from elsewhere as a player's name: cut to the longest one, and empty if others may not see it. */
export function readPlayerName(name = ''): string {
  const text = name.trim();
  // By character, so that none is cut in two.
  const cut = text.length <= LONGEST_NAME ? text : [...text].slice(0, LONGEST_NAME / 2).join('');
  return playerName.safeParse(cut).data ?? '';
}

// The valid values depend on the games that a server offers; openapi.json lists those of the library's games.
export const bot = named('Bot', 'A level, a personality of the game, or `random`.', z.string().max(100));
export const move = named('Move', 'A move of the game.', z.unknown());
export const view = named('View', 'The table as the sender sees it.', z.unknown());

// `Object.keys` of an object literal returns exactly the keys of its type.
export const refusalCode = named(
  'RefusalCode',
  'The code of a refusal, for programs.',
  z.enum(Object.keys(STATUS_OF) as (keyof typeof STATUS_OF)[]),
);
