// The schema of moves, from their statement.
import type { ZodMiniType } from 'zod/mini';
import type { AnyMove } from './base.js';
import type { AnyKind } from './moveKinds.js';
import type { AnyStatement } from './moveStatement.js';
import { type AddIssue, is, list, literals, object, type Schema, variants, whole } from './schema.js';

/**
 * The schema of any move of any seat, legal or not. `own` has the schemas of kinds whose values are neither listed nor
 * numbers.
 */
export function moveSchemaOf<Move extends AnyMove>(
  statement: AnyStatement,
  seat: Schema<number>,
  own: readonly (readonly [kind: AnyKind, schema: Schema<unknown>])[] = [],
): ZodMiniType<Move, Move> {
  const schemas = new Map(own);
  const types = Object.entries(statement).map(([type, { fields = {}, forms = [{ fields }] }]) => {
    const objects = forms.map(({ fields }) => {
      const kinds = Object.entries(fields);
      return object(
        { seat, type: is(type), ...Object.fromEntries(kinds.map(([name, kind]) => [name, schemaOf(kind, schemas)])) },
        kinds.some(([, { upTo }]) => upTo !== undefined)
          ? (move, addIssue) => checkBounds(kinds, move, addIssue)
          : undefined,
      );
    });
    // The first field tells forms apart.
    return objects.length === 1 ? objects[0] : variants(Object.keys(fields)[0] ?? '', objects as never);
  });
  // Its objects have the fields that the statement has for each type of `Move`.
  return variants('type', types as never) as unknown as ZodMiniType<Move, Move>;
}

/** Checks numbers that another field of the move bounds. */
function checkBounds(
  kinds: readonly (readonly [string, AnyKind])[],
  move: { readonly [field: string]: unknown },
  addIssue: AddIssue,
): void {
  for (const [name, { upTo = name }] of kinds) {
    if (Number(move[name]) > Number(move[upTo])) addIssue([name], `expected at most ${move[upTo]}, got ${move[name]}`);
  }
}

function schemaOf(kind: AnyKind, own: ReadonlyMap<AnyKind, Schema<unknown>>): Schema<unknown> {
  const { values, range, item, maxItems = 0 } = kind;
  // Values that can be listed are strings and numbers.
  if (values !== undefined) return literals(values as readonly (string | number)[]);
  if (range !== undefined) return whole(...range);
  if (item !== undefined) return list(schemaOf(item, own), { min: 1, max: maxItems });
  const schema = own.get(kind);
  if (schema === undefined) throw new RangeError('own: expected a schema for each kind without values, got none');
  return schema;
}
