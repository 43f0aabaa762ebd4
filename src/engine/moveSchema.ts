// The schema of moves, from their statement.
import type { ZodMiniType } from 'zod/mini';
import type { AnyMove } from './base.js';
import type { AnyKind } from './moveKinds.js';
import type { AnyStatement } from './moveStatement.js';
import { type AddIssue, is, list, literals, object, type Schema, variants, whole } from './schema.js';

interface OwnSchemas {
  readonly [kind: string]: Schema<unknown>;
}

/** The schema of any move of any seat, legal or not. `own` has the schemas of the game's own kinds. */
export function moveSchemaOf<Move extends AnyMove>(
  statement: AnyStatement,
  seat: Schema<number>,
  own: OwnSchemas = {},
): ZodMiniType<Move, Move> {
  const types = Object.entries(statement).map(([type, { fields = {}, tokens = [], forms = [{ fields, tokens }] }]) => {
    const objects = forms.map((form) => {
      const kinds = Object.entries(form.fields);
      const shape = Object.fromEntries(kinds.map(([name, kind]) => [name, schemaOf(kind, own)]));
      const bounds = kinds.flatMap(([name, { upTo }]) => (upTo === undefined ? [] : [[name, upTo] as const]));
      return object({ seat, type: is(type), ...shape }, (move, addIssue) => checkBounds(bounds, move, addIssue));
    });
    // The first field tells forms apart.
    return objects.length === 1 ? objects[0] : variants(Object.keys(fields)[0] ?? '', objects as never);
  });
  // Its objects have the fields that the statement has for each type of `Move`.
  return variants('type', types as never) as unknown as ZodMiniType<Move, Move>;
}

/** Checks numbers that another field of the move bounds. */
function checkBounds(
  bounds: readonly (readonly [name: string, upTo: string])[],
  move: { readonly [field: string]: unknown },
  addIssue: AddIssue,
): void {
  for (const [name, upTo] of bounds) {
    if (Number(move[name]) > Number(move[upTo])) addIssue([name], `expected at most ${move[upTo]}, got ${move[name]}`);
  }
}

function schemaOf({ has, of, range, items, max = 0 }: AnyKind, own: OwnSchemas): Schema<unknown> {
  if (of !== undefined) return literals(of);
  if (range !== undefined) return whole(...range);
  if (items !== undefined) return list(schemaOf(items, own), { min: 1, max });
  const schema = typeof has === 'string' ? own[has] : undefined;
  if (schema === undefined) throw new RangeError(`own: expected a schema for each kind of the game's own, got none`);
  return schema;
}
