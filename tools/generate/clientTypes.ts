import { CLOSE_CODES, PROTOCOL } from '../../packages/server/src/contract.js';
import type { Output } from '../lib/files.js';
import { contractSchemas, type JsonSchema } from './openapi.js';

/** What a client sends and receives, from the server's contract. */
const NAMES = [
  'RefusalCode',
  'MatchStatus',
  'Emote',
  'SeatInfo',
  'ClockInfo',
  'UndoInfo',
  'MatchInfo',
  'ClockSettings',
  'NewMatch',
  'OpenedMatch',
  'GameInfo',
  'ListedMatch',
  'AnalysisProgress',
  'Accepted',
  'Rejected',
  'ClientMessage',
  'ServerMessage',
];

const HEAD = `// What a client and the server exchange. Written by \`npm run fix\` from packages/server/src/contract.ts.
`;

/** Writes packages/client/src/contract.ts: types without code, so that the client depends neither on zod nor on the server. */
export function clientTypes(output: Output): void {
  const schemas = contractSchemas();
  const types = NAMES.map((name) => {
    const schema = schemas[name];
    if (schema === undefined) throw new Error(`the contract has no ${name}`);
    const { description, ...shape } = schema;
    const doc = docOf(description, '');
    return 'properties' in shape
      ? `${doc}export interface ${name} ${typeOf(shape, schemas, '')}`
      : `${doc}export type ${name} =${unionOf(shape, schemas) ?? ` ${typeOf(shape, schemas, '')}`};`;
  });
  const version = `/** The version of the messages on a socket. */\nexport const PROTOCOL = ${PROTOCOL};`;
  const codes = Object.entries(CLOSE_CODES).map(([name, code]) => `  ${name}: ${code},`);
  const close = `/** Why the server closes a socket. */\nexport const CLOSE_CODES = {\n${codes.join('\n')}\n} as const;`;
  output.file('packages/client/src/contract.ts', `${HEAD}\n${[...types, version, close].join('\n\n')}\n`);
}

function docOf(description: unknown, indent: string): string {
  return description === undefined ? '' : `${indent}/** ${description} */\n`;
}

type Schemas = ReturnType<typeof contractSchemas>;

/** A type that is a union of several, one a line. */
function unionOf({ oneOf, anyOf, enum: values }: JsonSchema, schemas: Schemas): string | null {
  if (Array.isArray(values) && values.length > 5) return values.map((value) => `\n  | ${literal(value)}`).join('');
  const members = (oneOf ?? anyOf) as readonly JsonSchema[] | undefined;
  if (members === undefined) return null;
  return members.map((member) => `\n  | ${typeOf(member, schemas, '    ')}`).join('');
}

/** A JSON Schema as a TypeScript type. */
function typeOf(schema: JsonSchema, schemas: Schemas, indent: string): string {
  const { $ref, enum: values, const: value, oneOf, anyOf, type, items } = schema;
  if (typeof $ref === 'string') return referenceTo(nameIn($ref), schemas, indent);
  if (value !== undefined) return literal(value);
  if (Array.isArray(values)) return values.map(literal).join(' | ');
  const members = (oneOf ?? anyOf) as readonly JsonSchema[] | undefined;
  if (members !== undefined) return members.map((member) => typeOf(member, schemas, indent)).join(' | ');
  if (Array.isArray(type)) return type.map((each) => typeOf({ ...schema, type: each }, schemas, indent)).join(' | ');
  if (type === 'array') {
    const item = typeOf(items as JsonSchema, schemas, indent);
    return `readonly ${item.includes('|') && !item.startsWith('{') ? `(${item})` : item}[]`;
  }
  if (type === 'object') return objectType(schema, schemas, indent);
  if (type === undefined) return 'unknown';
  return type === 'integer' ? 'number' : String(type);
}

/** The name of the schema that another one refers to. */
const nameIn = ($ref: string) => $ref.slice($ref.lastIndexOf('/') + 1);

/** The description of a field; by default that of the scalar that it refers to, whose name the types do not keep. */
function descriptionOf({ description, $ref }: JsonSchema, schemas: Schemas): unknown {
  if (description !== undefined || typeof $ref !== 'string' || NAMES.includes(nameIn($ref))) return description;
  return schemas[nameIn($ref)]?.['description'];
}

/** Types with a name keep it; a scalar is written out. */
function referenceTo(name: string, schemas: Schemas, indent: string): string {
  return NAMES.includes(name) ? name : typeOf(schemas[name] ?? {}, schemas, indent);
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

function objectType(schema: JsonSchema, schemas: Schemas, indent: string): string {
  // What JSON Schema says of an object.
  const properties = (schema['properties'] ?? {}) as Schemas;
  const required = (schema['required'] ?? []) as readonly string[];
  const names = Object.keys(properties);
  if (names.length === 0) return 'object';
  const inner = `${indent}  `;
  const fields = names.map((name) => {
    const { description: _, ...shape } = properties[name] ?? {};
    const description = descriptionOf(properties[name] ?? {}, schemas);
    const field = `${docOf(description, inner)}${inner}readonly ${name}`;
    if (required.includes(name)) return `${field}: ${typeOf(shape, schemas, inner)};`;
    const type = typeOf(shape, schemas, inner);
    if (!type.startsWith('{')) return `${field}?: ${type} | undefined;`;
    // As the formatter breaks it.
    const wide = `${inner}  `;
    return `${field}?:\n${wide}| ${typeOf(shape, schemas, `${wide}  `)}\n${wide}| undefined;`;
  });
  return `{\n${fields.join('\n')}\n${indent}}`;
}
