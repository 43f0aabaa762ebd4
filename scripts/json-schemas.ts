// Writes every schema as JSON Schema to dist/schemas/<game>.<what>.json, for services in other languages.
import { mkdirSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { GAMES } from './house.js';

/** What a JSON Schema cannot say and only our refinements know. */
const BEYOND =
  'Shape only. Not told here: that the cards are exactly the deck, and that step, seats, piles and numbers fit together; ' +
  'the zod schemas of hencoop/<game>/schema check that too.';

export const WHATS = ['options', 'state', 'view', 'move', 'event', 'redactedEvent'] as const;

/** The JSON Schemas of a game, by what they describe. */
export async function jsonSchemasOf(game: string): Promise<{ readonly [what: string]: object }> {
  const schemas: { readonly [name: string]: z.ZodType } = await import(`../src/${game}/schema.ts`);
  return Object.fromEntries(
    WHATS.map((what) => {
      const schema = schemas[`${what}Schema`];
      if (schema === undefined) throw new Error(`${game} has no ${what}Schema`);
      const { $schema, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12' });
      const title = `hencoop/${game}: ${what}`;
      return [
        what,
        { $schema, $id: `https://hencoop.invalid/schemas/${game}.${what}.json`, title, $comment: BEYOND, ...rest },
      ];
    }),
  );
}

if (process.argv[1]?.endsWith('json-schemas.ts')) {
  mkdirSync('dist/schemas', { recursive: true });
  for (const game of GAMES) {
    for (const [what, schema] of Object.entries(await jsonSchemasOf(game))) {
      writeFileSync(`dist/schemas/${game}.${what}.json`, `${JSON.stringify(schema, null, 1)}\n`);
    }
  }
}
