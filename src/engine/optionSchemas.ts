// The schemas of options, from their readers.
import type { ZodMiniBoolean, ZodMiniLiteral, ZodMiniNumber } from 'zod/mini';
import type { OptionReader, OptionReaders } from './options.js';
import { bool, literals, type Schema, whole } from './schema.js';

/** The schema of an option with values of this type. */
type SchemaOf<Value> = Value extends boolean
  ? ZodMiniBoolean<boolean>
  : Value extends number
    ? ZodMiniNumber<number>
    : Value extends string
      ? ZodMiniLiteral<Value>
      : never;

/** Names of options that only the game can read: lists and objects. */
type OwnName<Options> = {
  [Name in keyof Options]: Options[Name] extends boolean | number | string ? never : Name;
}[keyof Options];

type OptionSchemas<Options, Own> = {
  [Name in keyof Options]: Name extends keyof Own ? Own[Name] : SchemaOf<Options[Name]>;
};

/** A schema for each option of a game. `own` has the schemas of those that only the game can read. */
export function optionSchemas<Options extends object, Own extends Record<OwnName<Options>, Schema<unknown>>>(
  readers: OptionReaders<Options>,
  seat: ZodMiniNumber<number>,
  own: Own,
): OptionSchemas<Options, Own> {
  const all: { readonly [name: string]: OptionReader<unknown> } = readers;
  const ownOnes: { readonly [name: string]: Schema<unknown> } = own;
  const schemas = Object.entries(all).map(([name, reader]) => [name, ownOnes[name] ?? schemaOf(reader, seat)]);
  // The readers say what the options hold.
  return Object.fromEntries(schemas) as OptionSchemas<Options, Own>;
}

function schemaOf({ of, range, isSeat }: OptionReader<unknown>, seat: Schema<number>): Schema<unknown> {
  if (isSeat) return seat;
  if (of !== undefined) return literals(of);
  return range === undefined ? bool() : whole(...range);
}
