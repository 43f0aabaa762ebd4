import { execFileSync } from 'node:child_process';
import openapiTypes, { astToString, type SchemaObject, UNDEFINED } from 'openapi-typescript';
import ts from 'typescript';
import { CLOSE_CODES, PROTOCOL } from '../../packages/server/src/contract.js';
import type { Output } from '../lib/files.js';
import { contractSchemas } from './openapi.js';

/** The types that the client sends and receives, from the server's contract. */
const NAMES = [
  'RefusalCode',
  'MatchStatus',
  'Emote',
  'SeatInfo',
  'ClockInfo',
  'UndoInfo',
  'Watchers',
  'Hands',
  'AllHands',
  'MatchInfo',
  'ClockSettings',
  'NewMatch',
  'OpenedMatch',
  'GameInfo',
  'ListedMatch',
  'AccountMatch',
  'OwnAccount',
  'AnalysisProgress',
  'Accepted',
  'Rejected',
  'ClientMessage',
  'ServerMessage',
];

const FILE = 'packages/client/src/contract.ts';
const HEAD =
  '// The messages between client and server. Written by `npm run fix` from packages/server/src/contract.ts.\n';

/** Writes packages/client/src/contract.ts: types without code, so that the client depends neither on zod nor on the server. */
export async function clientTypes(output: Output): Promise<void> {
  const text = [
    HEAD,
    await typesOf(schemasOfNames()),
    `/** The version of the messages on a socket. */\nexport const PROTOCOL = ${PROTOCOL};\n`,
    `/** Why the server closes a socket. */\nexport const CLOSE_CODES = ${JSON.stringify(CLOSE_CODES)} as const;\n`,
  ].join('\n');
  const format = ['biome', 'check', '--write', `--stdin-file-path=${FILE}`];
  output.file(FILE, execFileSync('npx', format, { input: text, encoding: 'utf8' }));
}

/** The schemas with these names, with references to other schemas inlined. */
function schemasOfNames(): { readonly [name: string]: SchemaObject } {
  const all = contractSchemas();
  const kept = Object.fromEntries(NAMES.map((name) => [name, all[name]]));
  return JSON.parse(JSON.stringify(kept), (_, value) => {
    const name = String(value?.$ref ?? '').replace(/^.*\//, '');
    if (name === '' || NAMES.includes(name)) return value;
    const { $ref: __, ...rest } = value;
    return { ...all[name], ...rest };
  });
}

async function typesOf(schemas: ReturnType<typeof schemasOfNames>): Promise<string> {
  const info = { title: '', version: '' };
  const nodes = await openapiTypes(
    { openapi: '3.1.0', info, components: { schemas: { ...schemas } } },
    {
      immutable: true,
      defaultNonNullable: false,
      silent: true,
      transform: objectOfAnything,
      transformProperty: orUndefined,
    },
  );
  const components = nodes.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text === 'components');
  const [{ type } = { type: undefined }] = components?.members.filter(ts.isPropertySignature) ?? [];
  if (type === undefined || !ts.isTypeLiteralNode(type)) throw new Error('expected the types of the schemas');
  return type.members.filter(ts.isPropertySignature).map(declaration).join('\n');
}

/** A type without the names and the tags of OpenAPI. */
function declaration(property: ts.PropertySignature): string {
  const [, doc = '', name, type] = /^(\/\*\*.*?\*\/\n)?readonly (\w+): (.*)$/s.exec(astToString(property).trim()) ?? [];
  const isObject = property.type !== undefined && ts.isTypeLiteralNode(property.type);
  const declared = isObject ? `interface ${name} ${type}` : `type ${name} = ${type}`;
  return `${doc}export ${declared}\n`
    .replace(/components\["schemas"\]\["(\w+)"\]/g, '$1')
    .replace(/\/\*\*.*?\*\/\n/gs, (comment) => {
      const [, description] = /@description (.*?)(?: \*\/)?$/m.exec(comment) ?? [];
      return description === undefined ? '' : `/** ${description} */\n`;
    });
}

/** An interface, such as the options of a game, has no index signature. */
function objectOfAnything(schema: SchemaObject): ts.TypeNode | undefined {
  if (!('additionalProperties' in schema) || JSON.stringify(schema.additionalProperties) !== '{}') return undefined;
  return ts.factory.createKeywordTypeNode(ts.SyntaxKind.ObjectKeyword);
}

/** A field that may be missing may be `undefined`, too. */
function orUndefined(property: ts.PropertySignature): ts.PropertySignature {
  const { modifiers, name, questionToken, type } = property;
  if (questionToken === undefined || type === undefined) return property;
  const types = ts.isUnionTypeNode(type) ? type.types : [type];
  const either = ts.factory.createUnionTypeNode([...types, UNDEFINED]);
  return ts.factory.updatePropertySignature(property, modifiers, name, questionToken, either);
}
