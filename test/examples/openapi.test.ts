import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { validate } from '@readme/openapi-parser';
import Ajv from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../examples/server/src/app.js';
import { type Database, openDatabase } from '../../examples/server/src/database.js';
import { SERVED_GAMES } from '../../examples/server/src/games.js';
import { createStandIns, type StandIns } from '../../examples/server/src/standIns.js';
import { prepare } from '../../examples/server/src/store.js';
import { openApi } from '../../scripts/generate/openapi.js';
import { entryOf, isGameId } from '../../src/record/index.js';

const FILE = 'examples/server/openapi.json';
/** The document as clients read it. */
const document = JSON.parse(readFileSync(FILE, 'utf8'));

const ajv = new Ajv({ strict: true, allowUnionTypes: true, validateFormats: false });
ajv.addVocabulary(['components', 'paths']);
ajv.addSchema(
  // The rest of the document is no schema.
  { $id: 'https://hencoop.invalid/openapi', components: document.components, paths: document.paths },
  undefined,
  undefined,
  false,
);

const escaped = (path: string) => path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
const at = (pointer: string) => ajv.compile({ $ref: `https://hencoop.invalid/openapi#${pointer}` });
const judges = new Map<string, ReturnType<typeof at>>();

/** What is wrong with a body, by the schema at this place of the document; `null` for nothing. */
function wrongIn(pointer: string, body: unknown): unknown {
  const judge = judges.get(pointer) ?? at(pointer);
  judges.set(pointer, judge);
  return judge(body) ? null : judge.errors;
}

/** Every answer that the document promises. */
const promised = Object.entries<Record<string, { responses?: object }>>(document.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, { responses = {} }]) =>
    Object.keys(responses).map((status) => `${method} ${path} ${status}`),
  ),
);

describe('the OpenAPI document of the example server', () => {
  let db: Database;
  let app: ReturnType<typeof createApp>;
  let standIns: StandIns;
  const seen = new Set<string>();

  beforeAll(async () => {
    db = await openDatabase('memory://');
    await prepare(db);
    standIns = createStandIns(db, SERVED_GAMES);
    app = createApp(db, standIns);
  }, 120_000);

  afterAll(async () => {
    await standIns.close();
    await db.close();
  });

  /** Sends a request, and holds what goes out and what comes back against the document. */
  async function ask(
    path: '/matches' | '/matches/{id}' | '/matches/{id}/deliveries' | '/matches/{id}/moves' | '/matches/{id}/bot',
    { id = '', query = '', token, body }: { id?: string; query?: string; token?: string | undefined; body?: unknown },
  ) {
    const method = body === undefined ? 'get' : 'post';
    const response = await app.request(`${path.replace('{id}', id)}${query}`, {
      method: method.toUpperCase(),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    seen.add(`${method} ${path} ${response.status}`);
    const operation = `/paths/${escaped(path)}/${method}`;
    const schema = '/content/application~1json/schema';
    expect(wrongIn(`${operation}/responses/${response.status}${schema}`, answer), JSON.stringify(answer)).toBeNull();
    if (response.ok && body !== undefined) expect(wrongIn(`${operation}/requestBody${schema}`, body)).toBeNull();
    // The document has just been seen to describe it, so the fields are there.
    return { status: response.status, answer: answer as Record<string, never> };
  }

  it('is valid, as an independent parser reads it, and is what the script writes', async () => {
    expect(await validate(structuredClone(document))).toMatchObject({ valid: true });
    expect(await validate({ ...structuredClone(document), paths: { '/hens': { get: {} } }, info: {} })).toMatchObject({
      valid: false,
    });
    expect(JSON.parse(JSON.stringify(await openApi()))).toEqual(document);
  });

  it.each([...SERVED_GAMES.keys()])('describes every answer of a game of %s', async (name) => {
    if (!isGameId(name)) throw new Error(name);
    const { game } = entryOf(name);
    for (const seats of new Set([game.seats.min, game.seats.max])) {
      const { answer: opened } = await ask('/matches', { body: { game: name, seats, options: {} } });
      const { id, tokens }: { id: string; tokens: string[] } = opened as never;
      for (let made = 0; made < 40; made++) {
        const looks = await Promise.all(tokens.map((token) => ask('/matches/{id}', { id, token })));
        const sights = looks.map(
          ({ answer }) => answer as unknown as { readonly view: never; readonly revision: number },
        );
        const seat = sights.findIndex(({ view }) => game.legalMoves(view).length > 0);
        const sight = sights[seat];
        if (sight === undefined) break;
        const { view, revision } = sight;
        const moves = game.legalMoves(view);
        const body = { id: randomUUID(), revision, move: moves[(made * 7) % moves.length] };
        expect(await ask('/matches/{id}/moves', { id, token: tokens[seat], body })).toMatchObject({ status: 200 });
      }
      for (const token of [...tokens, undefined]) {
        await ask('/matches/{id}', { id, token });
        await ask('/matches/{id}/deliveries', { id, token });
        await ask('/matches/{id}/deliveries', { id, token, query: '?after=3' });
      }
    }
  });

  it('describes every refusal, and nothing else', async () => {
    const { answer } = await ask('/matches', { body: { game: 'chicken', seats: 2 } });
    const { id, tokens }: { id: string; tokens: string[] } = answer as never;
    const [token] = tokens;
    const draw = { id: 'a', revision: 1, move: { seat: 0, type: 'draw' } };
    const none = randomUUID();
    const huge = 'x'.repeat(9000);
    for (const body of ['{', huge, { game: 'crow' }, { game: 'chicken', seats: 9 }]) await ask('/matches', { body });
    for (const path of ['/matches/{id}', '/matches/{id}/deliveries'] as const) {
      await ask(path, { id: none });
      await ask(path, { id, token: 'hen' });
    }
    await ask('/matches/{id}/deliveries', { id, query: '?after=-1' });
    const submit = (body: unknown, by = token, to = id) => ask('/matches/{id}/moves', { id: to, token: by, body });
    await submit(draw, 'hen');
    await submit(draw, tokens[1]);
    await submit(draw, token, none);
    await submit({ ...draw, revision: 0 });
    await submit({ ...draw, move: { seat: 0, type: 'play', card: 'hen' } });
    for (const body of ['{', '[]', huge, {}, { ...draw, hens: 1 }]) await submit(body);
    await submit(draw);
    await submit({ ...draw, revision: 2 });
    const letPlay = (body: unknown, by = token, to = id) => ask('/matches/{id}/bot', { id: to, token: by, body });
    for (const bot of ['easy', null, 'duck']) await letPlay({ bot });
    for (const body of ['{', huge]) await letPlay(body);
    await letPlay({ bot: null }, 'hen');
    await letPlay({ bot: null }, token, none);
    expect([...seen].sort()).toEqual([...promised].sort());
  });

  it('refuses what the server never sends', () => {
    const snapshot = '/components/schemas/Snapshot';
    const view = entryOf('chicken').game.view(entryOf('chicken').game.setup({ seats: 2 }), 0);
    expect(wrongIn(snapshot, { revision: 1, view })).toBeNull();
    expect(wrongIn(snapshot, { revision: 1, view: { ...view, seed: 'hen' } })).not.toBeNull();
    expect(wrongIn(snapshot, { revision: -1, view })).not.toBeNull();
    expect(wrongIn('/components/schemas/Submission', { id: 'a b', revision: 1, move: {} })).not.toBeNull();
    expect(
      wrongIn('/components/schemas/NotAccepted', { ok: false, id: null, revision: 1, reason: 'mood' }),
    ).not.toBeNull();
  });
});
