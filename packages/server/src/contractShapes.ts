// The basic schemas of the contract.

import { z } from 'zod';

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
export const token = z.string().regex(/^[0-9a-f]{64}$/, 'expected 64 lowercase hexadecimal digits');
// Other players see names: allow one line without control characters, without characters that reverse the surrounding
// text, and without lone surrogates, which a database rejects. Only the joiner within an emoji is invisible.
export const playerName = z
  .string()
  .max(LONGEST_NAME)
  .regex(
    /^(?:\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?\u200d(?=\p{Extended_Pictographic})|[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}])*$/u,
    'expected no invisible characters',
  );
export const move = named('Move', 'A move of the game.', z.unknown());
