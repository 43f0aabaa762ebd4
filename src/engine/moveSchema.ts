// The schema of moves, from their statement.
import type { ZodMiniType } from 'zod/mini';
import type { AnyMove } from './base.js';
import type { AnyKind } from './moveKinds.js';
import { type AnyStatement, formsOf } from './moveStatement.js';
import { is, list, literals, object, type Schema, variants, whole } from './schema.js';

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
  const types = Object.entries(statement).map(([type, stated]) => {
    const forms = formsOf(stated).map(({ fields }) => {
      const shape = Object.entries(fields).map(([name, kind]) => [name, schemaOf(kind, schemas)] as const);
      const bounded = Object.entries(fields).flatMap(([name, { upTo }]) =>
        upTo === undefined ? [] : [[name, upTo] as const],
      );
      return object(
        { seat, type: is(type), ...Object.fromEntries(shape) },
        bounded.length === 0
          ? undefined
          : (move, addIssue) => {
              const given: { readonly [field: string]: unknown } = move;
              for (const [name, upTo] of bounded) {
                if (Number(given[name]) > Number(given[upTo]))
                  addIssue([name], `expected at most ${given[upTo]}, got ${given[name]}`);
              }
            },
      );
    });
    const [first, ...others] = forms;
    if (first === undefined) throw new RangeError(`moves.${type}: expected at least one form, got none`);
    // The first field tells the forms apart.
    return others.length === 0
      ? first
      : variants(Object.keys(formsOf(stated)[0]?.fields ?? {})[0] ?? '', [first, ...others]);
  });
  const [first, ...others] = types;
  if (first === undefined) throw new RangeError('moves: expected at least one type of move, got none');
  // Its objects have the fields that the statement has for each type of `Move`.
  return variants('type', [first, ...others]) as unknown as ZodMiniType<Move, Move>;
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
