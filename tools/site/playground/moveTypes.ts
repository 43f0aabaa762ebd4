// The types of a game's moves with the values of their fields, read from the JSON Schema of the move.

/** The possible values of a field; for a list, of its items. */
export interface FieldValues {
  readonly values: readonly unknown[];
  readonly isList: boolean;
}

/** The moves of one type. */
export interface MoveType {
  readonly type: string;
  readonly fields: { readonly [field: string]: FieldValues };
}

/** The fields used of a JSON Schema. */
interface SchemaNode {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: { readonly [name: string]: SchemaNode };
  readonly items?: unknown;
  readonly anyOf?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
}

/** A longer list of values does not help. */
const MAX_VALUES = 100;

const unionOf = ({ anyOf = [], oneOf = [] }: SchemaNode) => [...anyOf, ...oneOf];

function valuesOf(part: SchemaNode): unknown[] {
  const union = unionOf(part);
  if (union.length > 0) return union.flatMap(valuesOf);
  if ('const' in part) return [part.const];
  if (part.enum !== undefined) return [...part.enum];
  if (part.type === 'null') return [null];
  if (part.type === 'boolean') return [true, false];
  const { minimum, maximum } = part;
  if (minimum === undefined || maximum === undefined || maximum - minimum >= MAX_VALUES) return [];
  return Array.from({ length: maximum - minimum + 1 }, (_, more) => minimum + more);
}

function fieldOf(part: SchemaNode): FieldValues {
  const list = [part, ...unionOf(part)].find(({ type }) => type === 'array');
  if (list === undefined) return { values: valuesOf(part), isList: false };
  return { values: typeof list.items === 'object' && list.items !== null ? valuesOf(list.items) : [], isList: true };
}

/** The types of moves that a schema accepts, merged by name. */
export function moveTypesOf(schema: SchemaNode): MoveType[] {
  const { properties } = schema;
  if (properties === undefined) {
    const byType = new Map<string, MoveType>();
    for (const { type, fields } of unionOf(schema).flatMap(moveTypesOf)) {
      byType.set(type, { type, fields: { ...byType.get(type)?.fields, ...fields } });
    }
    return [...byType.values()];
  }
  const type = properties['type']?.const;
  if (typeof type !== 'string') return [];
  return [
    { type, fields: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, fieldOf(part)])) },
  ];
}
