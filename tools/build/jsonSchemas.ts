// Writes every schema as JSON Schema to packages/schemas/dist/<game>.<what>.json, for services in other languages,
// and to packages/schemas/dist/draft-07/<game>.<what>.json, for tools that read no newer draft, such as Fastify.
import { mkdirSync, writeFileSync } from 'node:fs';
import { toJSONSchema } from 'zod/mini';
import {
  boundedString,
  common,
  is,
  list,
  literals,
  matching,
  nullable,
  object,
  optional,
  type Schema,
  whole,
} from '../../src/engine/schema.js';
import { type GameId, loadEntry } from '../../src/games.js';
import { type AnyEntry, logSchema, recordSchema, seatLogSchema } from '../../src/record/index.js';
import { LONGEST_NAME, MATCH_FORMAT, MAX_ACCEPTED, MAX_DELIVERED } from '../../src/referee/match.js';
import { isMain } from '../lib/files.js';
import { GAMES } from '../lib/games.js';

/** The checks that JSON Schema cannot express, left to the refinements of the zod schemas. */
const COMMENT =
  'Shape only. Not checked here: that the cards are exactly the deck, and that step, seats, piles and numbers fit together. ' +
  'The zod schemas of hencoop/<game>/schema check that too.';

/** The checks that no schema can express, because they need the rules. */
const COMMENTS: { readonly [what: string]: string } = {
  record:
    'Shape only. Not checked here: that every seat appears once in the outcome, and that the moves are legal and lead there. verify() of hencoop/record checks that too.',
  log: 'Shape only. Not checked here: that each event can happen at its place in the list. verify() of hencoop/record checks that too.',
  seatLog:
    'Shape only. Not checked here: that each event can happen at its place in the list, and that the opening is for this viewer. verify() of hencoop/record checks that too.',
  match:
    'Shape only. Not checked here: that the state is possible, and that each of its seats has one revision, one list of accepted moves and one stand-in. read() of a referee checks that too.',
  submission:
    "Shape only. Not checked here: that the move is legal, that it is the sender's, and that it is for the sender's current revision. submit() of a referee judges that.",
  delivery:
    'Shape only. Not checked here: that its revision is one greater than the last one. follow() of hencoop/referee checks that.',
};

const TABLE_SCHEMAS = ['options', 'state', 'view', 'move', 'event', 'redactedEvent'] as const;

/** The drafts of JSON Schema to write, with their folders in `@hencoop/schemas`. */
export const DRAFTS = { 'draft-2020-12': '', 'draft-07': 'draft-07/' } as const;

export type Draft = keyof typeof DRAFTS;

/** The JSON Schemas of a game, by subject. */
export async function jsonSchemasOf(
  game: GameId,
  draft: Draft = 'draft-2020-12',
): Promise<{ readonly [what: string]: object }> {
  const entry: AnyEntry = await loadEntry(game);
  const table = TABLE_SCHEMAS.map((what) => [what, entry.schemas[what]] as const);
  return Object.fromEntries(
    [...table, ...Object.entries(storedSchemas(entry))].map(([what, schema]) => {
      const { $schema, ...rest } = toJSONSchema(schema, { target: draft });
      const title = `hencoop/${game}: ${what}`;
      const $comment = COMMENTS[what] ?? COMMENT;
      const $id = `https://hencoop.invalid/schemas/${DRAFTS[draft]}${game}.${what}.json`;
      return [what, { $schema, $id, title, $comment, ...rest }];
    }),
  );
}

/** The stored documents of a game, and the messages between referee and client. */
function storedSchemas(entry: AnyEntry): { readonly [what: string]: Schema<unknown> } {
  const { id: gameId, seats } = entry.game;
  const { state, view, move, redactedEvent } = entry.schemas;
  const count = Number.MAX_SAFE_INTEGER;
  const revision = whole(0, count);
  const id = matching(/^[A-Za-z0-9_-]+$/, 'an id');
  const { game, seat, bySeat } = common(gameId, seats);
  return {
    record: recordSchema(entry),
    log: logSchema(entry),
    seatLog: seatLogSchema(entry),
    match: object({
      format: is(MATCH_FORMAT),
      game,
      rules: whole(1, count),
      state,
      revisions: bySeat(revision),
      watched: revision,
      accepted: bySeat(list(object({ id, revision, move }), { max: MAX_ACCEPTED })),
      standIns: bySeat(nullable(boundedString({ max: LONGEST_NAME }))),
      ...optional({
        undo: object({
          id,
          seat,
          revision,
          watched: revision,
          waiting: list(seat, { max: seats.max }),
          status: literals(['asked', 'declined', 'done']),
        }),
      }),
    }),
    submission: object({ id, revision, move }),
    delivery: object({
      to: nullable(seat),
      revision: whole(1, count),
      events: list(redactedEvent, { max: MAX_DELIVERED }),
      ...optional({ takenBack: object({ seat, revision: whole(1, count), view }) }),
    }),
  };
}

if (isMain(import.meta.url)) {
  for (const [draft, folder] of Object.entries(DRAFTS)) {
    mkdirSync(`packages/schemas/dist/${folder}`, { recursive: true });
    for (const game of GAMES) {
      // Object.entries() loses the type of the names.
      for (const [what, schema] of Object.entries(await jsonSchemasOf(game, draft as Draft))) {
        writeFileSync(
          `packages/schemas/dist/${folder}${game}.${what}.json`,
          `${JSON.stringify(schema, null, folder === '' ? 1 : 0)}\n`,
        );
      }
    }
  }
}
