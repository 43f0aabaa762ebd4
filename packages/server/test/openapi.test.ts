import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { validate } from '@readme/openapi-parser';
import Ajv from 'ajv/dist/2020.js';
import { GAMES } from 'hencoop/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Accounts, type MatchServer, pglite, Refusal } from '../src/index.js';
import { serveMatches } from '../src/server.js';
import { TIMING } from '../src/timing.js';
import { enter, gameOf, RawSocket, submit } from './testServer.js';
import './pgliteCopy.js';

const FILE = 'packages/server/openapi.json';
/** The document as clients read it. */
const document = JSON.parse(readFileSync(FILE, 'utf8'));

const ajv = new Ajv({ strict: true, allowUnionTypes: true, validateFormats: false });
ajv.addVocabulary(['components', 'paths']);
ajv.addSchema(
  // The rest of the document is not a schema.
  { $id: 'https://hencoop.invalid/openapi', components: document.components, paths: document.paths },
  undefined,
  undefined,
  false,
);

const escaped = (path: string) => path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
const at = (pointer: string) => ajv.compile({ $ref: `https://hencoop.invalid/openapi#${pointer}` });
const judges = new Map<string, ReturnType<typeof at>>();

/** The errors of a body against the schema at this pointer; `null` if it is valid. */
function wrongIn(pointer: string, body: unknown): unknown {
  const judge = judges.get(pointer) ?? at(pointer);
  judges.set(pointer, judge);
  return judge(body) ? null : judge.errors;
}

/** Every answer in the document. */
const promised = Object.entries<Record<string, { responses?: object }>>(document.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, { responses = {} }]) =>
    Object.keys(responses).map((status) => `${method} ${path} ${status}`),
  ),
);

/** Logins of the form of a JSON Web Token; only one of them counts. */
const accounts: Accounts = ({ headers }) => {
  const [, name = null] = /^Bearer (\w+)\.\w+\.\w+$/.exec(headers.get('authorization') ?? '') ?? [];
  if (name === 'crow') throw new Refusal('unauthorized', 'This login does not count here. Log in again.');
  return name;
};

function hex(): string {
  return randomBytes(32).toString('hex');
}

describe('the OpenAPI document of the server', () => {
  let server: MatchServer;
  let url = '';
  const seen = new Set<string>();

  beforeAll(async () => {
    const log = { info() {}, warn() {}, error: console.error };
    server = await serveMatches(
      {
        store: pglite(),
        limits: { requests: null, moves: null, matches: null },
        operatorToken: 'of-the-operator',
        accounts,
        log,
      },
      // Makes the server answer at once with the progress of an analysis.
      { ...TIMING, analysis: 0 },
    );
    url = await server.listen(0);
  });

  afterAll(() => server.stop());

  /** Sends a request; checks it and its answer against the document. */
  async function ask(
    path: string,
    { id = '', query = '', token, body }: { id?: string; query?: string; token?: string | undefined; body?: unknown },
  ) {
    const method = body === undefined ? 'get' : 'post';
    const response = await fetch(`${url}${path.replace('{id}', id)}${query}`, {
      method: method.toUpperCase(),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    seen.add(`${method} ${path} ${response.status}`);
    const operation = `/paths/${escaped(path)}/${method}`;
    const schema = '/content/application~1json/schema';
    expect(wrongIn(`${operation}/responses/${response.status}${schema}`, answer), JSON.stringify(answer)).toBeNull();
    if (response.ok && body !== undefined && body !== '') {
      expect(wrongIn(`${operation}/requestBody${schema}`, body)).toBeNull();
    }
    // It matches the document, so it has these fields.
    return { status: response.status, answer: answer as Record<string, never> };
  }

  it('is valid for an independent parser', async () => {
    expect(await validate(structuredClone(document))).toMatchObject({ valid: true });
    expect(await validate({ ...structuredClone(document), paths: { '/hens': { get: {} } }, info: {} })).toMatchObject({
      valid: false,
    });
  });

  it.each(GAMES.map(({ id }) => id))('describes every answer in a match of %s', async (name) => {
    const game = gameOf(name);
    for (const seats of new Set([game.seats.min, game.seats.max])) {
      const body = { game: name, seats, options: {}, hands: { movesBehind: 3 } };
      const { answer: opened } = await ask('/matches', { body });
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
      await ask('/matches/{id}/hands', { id });
      for (const token of [...tokens, undefined]) {
        await ask('/matches/{id}', { id, token });
        await ask('/matches/{id}/deliveries', { id, token });
        await ask('/matches/{id}/deliveries', { id, token, query: '?after=3' });
      }
    }
  });

  it('describes every refusal', async () => {
    await ask('/games', {});
    const secret = hex();
    const { answer } = await ask('/matches', {
      body: { game: 'chicken', players: ['person', 'open'], listed: true, secret },
    });
    const opened: { id: string; tokens: string[] } = answer as never;
    const { id, tokens } = opened;
    const [token] = tokens;
    const none = randomUUID();
    const huge = 'x'.repeat(9000);
    const others = ['{', huge, { game: 'crow' }, { game: 'chicken', seats: 9 }, { game: 'chicken', seats: 3, secret }];
    for (const body of others) await ask('/matches', { body });
    for (const login of ['ann.the.hen', 'crow.the.hen', undefined]) {
      await ask('/matches', { body: { game: 'chicken', players: ['person', 'open'] }, token: login });
      await ask('/matches/{id}/join', { id, body: { token: hex() }, token: 'crow.the.hen' });
      for (const query of ['', `?before=${none}&count=5`, '?count=0']) await ask('/account', { token: login, query });
    }
    await ask('/matches/{id}', { id, query: '?as=spectator' });
    await ask('/matches/{id}', { id, query: '?as=host' });
    for (const query of ['', '?game=chicken&status=waiting&count=5', `?before=${id}`, '?count=0'])
      await ask('/matches', { query });
    await ask('/matches/{id}/info', { id });
    await ask('/matches/{id}/info', { id: none });
    for (const path of ['/matches/{id}', '/matches/{id}/deliveries', '/matches/{id}/hands']) {
      await ask(path, { id: none });
      await ask(path, { id, token: 'hen' });
    }
    await ask('/matches/{id}/deliveries', { id, query: '?after=-1' });
    await ask('/matches/{id}/hands', { id });
    await ask('/matches/{id}/hands', { id, token });
    const { answer: closed } = await ask('/matches', { body: { game: 'chicken', watch: 'link', hands: 'closed' } });
    const { id: shut, watchCode }: { id: string; watchCode: string } = closed as never;
    await ask('/matches/{id}/analysis', { id: shut, token: watchCode, body: '' });

    const draw = { id: 'a', revision: 1, move: { seat: 0, type: 'draw' } };
    const submit = (body: unknown, by = token, to = id) => ask('/matches/{id}/moves', { id: to, token: by, body });
    await submit(draw);
    const joined = hex();
    const join = (body: unknown, to = id) => ask('/matches/{id}/join', { id: to, body });
    for (const body of [{ token: joined, name: 'Ada' }, { token: joined }, { token: hex() }, '{', huge])
      await join(body);
    await join({ token: hex() }, none);
    await submit(draw, 'hen');
    await submit(draw, joined);
    await submit(draw, token, none);
    await submit({ ...draw, revision: 0 });
    await submit({ ...draw, move: { seat: 0, type: 'play', card: 'hen' } });
    for (const body of ['{', '[]', huge, {}, { ...draw, hens: 1 }]) await submit(body);
    await submit(draw);
    await submit({ ...draw, revision: 2 });

    const invite = (body: unknown, by = token, to = id) => ask('/matches/{id}/invite', { id: to, token: by, body });
    const code = hex();
    for (const body of [{ seat: 1, code: null }, { seat: 9, code }, '{', huge]) await invite(body);
    await invite({ seat: 1, code }, 'hen');
    await invite({ seat: 1, code }, token, none);
    await invite({ seat: 0, code }, joined);
    const withBot = (await ask('/matches', { body: { game: 'chicken', players: ['person', 'easy'] } }))
      .answer as never as typeof opened;
    await invite({ seat: 1, code }, withBot.tokens[0], withBot.id);
    const leave = (body: unknown, by = token, to = id) => ask('/matches/{id}/leave', { id: to, token: by, body });
    for (const body of [{ bot: 'random' }, { bot: 'duck' }, '{', huge]) await leave(body);
    await leave({}, 'hen');
    await leave({}, token, none);
    const comeBack = (by = token, to = id) => ask('/matches/{id}/return', { id: to, token: by, body: '' });
    await comeBack();
    await comeBack('hen');
    await comeBack(token, none);
    const rematch = (by = token, to = id) => ask('/matches/{id}/rematch', { id: to, token: by, body: '' });
    await rematch();
    await rematch('hen');
    await rematch(token, none);
    const say = (body: unknown, by = token, to = id) => ask('/matches/{id}/emote', { id: to, token: by, body });
    for (const body of [{ emote: 'hello' }, { emote: 'crow' }, '{', huge]) await say(body);
    await say({ emote: 'oops' }, 'hen');
    await say({ emote: 'oops' }, token, none);
    const analyze = (by = token, to = id) => ask('/matches/{id}/analysis', { id: to, token: by, body: '' });
    await analyze();
    await analyze('hen');
    await analyze(token, none);
    const undo = (body: unknown, by = token, to = id) => ask('/matches/{id}/undo', { id: to, token: by, body });
    for (const body of [{ id: 'u', revision: 1 }, { id: '' }, '{', huge]) await undo(body);
    await undo({ id: 'u', revision: 1 }, 'hen');
    await undo({ id: 'u', revision: 1 }, token, none);
    const consent = (body: unknown, by = token, to = id) =>
      ask('/matches/{id}/undo/answer', { id: to, token: by, body });
    for (const body of [{ id: 'u', accept: true }, { id: 'u' }, '{', huge]) await consent(body);
    const { answer: people } = await ask('/matches', { body: { game: 'chicken', players: ['person', 'person'] } });
    const two: { id: string; tokens: string[] } = people as never;
    const withdraw = { id: 'w', revision: 1, move: { seat: 0, type: 'withdraw' } };
    await ask('/matches/{id}/moves', { id: two.id, token: two.tokens[0], body: withdraw });
    expect(await undo({ id: 'u', revision: 2 }, two.tokens[0], two.id)).toMatchObject({ status: 200 });
    expect(await consent({ id: 'u', accept: true }, two.tokens[1], two.id)).toMatchObject({ status: 200 });
    const { answer: sent } = await ask('/matches/{id}/deliveries', { id: two.id, token: two.tokens[0] });
    expect(sent).toMatchObject({ deliveries: [{}, {}, { takenBack: { seat: 0 } }] });
    await consent({ id: 'u', accept: true }, 'hen');
    await consent({ id: 'u', accept: true }, token, none);
    const renewed = hex();
    const renew = (body: unknown, by = token, to = id) => ask('/matches/{id}/token', { id: to, token: by, body });
    for (const body of [{ token: 'hen' }, '{', huge]) await renew(body);
    await renew({ token: renewed }, 'hen');
    await renew({ token: renewed }, token, none);
    await renew({ token: renewed });
    const revoke = (body: unknown, by = 'of-the-operator', to = id) =>
      ask('/matches/{id}/revoke', { id: to, token: by, body });
    for (const body of [{ seat: 9 }, '{', huge, { seat: 1, token: hex() }, { seat: 1 }]) await revoke(body);
    await revoke({ seat: 1 }, renewed);
    await revoke({ seat: 1 }, undefined, none);
  });

  it('describes a rematch and a seat without time, and contains no answer that these tests have not seen', async () => {
    const players = ['person', 'random'];
    const clock = { move: 1, game: 1, bot: 'random' };
    const { answer } = await ask('/matches', { body: { game: 'chicken', players, options: { maxRounds: 1 }, clock } });
    const { id, tokens }: { id: string; tokens: string[] } = answer as never;
    const [token] = tokens;
    // The person does not move: the seat runs out of time, and the bots finish the match.
    for (let status = ''; status !== 'over'; ) {
      const { answer } = await ask('/matches/{id}', { id, token });
      ({ status } = (answer as unknown as { info: { status: string } }).info);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await ask('/matches/{id}/return', { id, token, body: '' });
    let { status, answer: analysis } = await ask('/matches/{id}/analysis', { id, token, body: '' });
    while (status === 202) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      ({ status, answer: analysis } = await ask('/matches/{id}/analysis', { id, token, body: '' }));
    }
    expect(analysis).toMatchObject({ game: 'chicken' });
    const { answer: first } = await ask('/matches/{id}/rematch', { id, token, body: '' });
    const { answer: again } = await ask('/matches/{id}/rematch', { id, token, body: '' });
    expect(again).toEqual(first);
    expect(await ask('/matches/{id}', { id: String(first['id']), token })).toMatchObject({ status: 200 });
    expect([...seen].sort()).toEqual([...promised].sort());
  });

  it('describes every message of a socket', async () => {
    const { answer } = await ask('/matches', { body: { game: 'chicken', players: ['person', 'open'] } });
    const { id, tokens }: { id: string; tokens: string[] } = answer as never;
    const socket = new RawSocket(url, id, undefined, 0, {}, '&people=1');
    const sent: unknown[] = [];
    const send = (message: unknown) => sent.push(message) && socket.send(message);
    const received = (type: string, count = 1) =>
      socket.until(({ messages }) => messages.filter((message) => message['type'] === type).length >= count);
    const draw = { id: 'a', revision: 1, move: { seat: 0, type: 'draw' } };
    await new Promise((resolve) => socket.webSocket.on('open', resolve));
    send(enter(tokens[0]));
    await received('delivery');
    send(submit(draw));
    await received('refused');
    await ask('/matches/{id}/emote', { id, token: tokens[0], body: { emote: 'thanks' } });
    await received('emote');
    await ask('/matches/{id}/join', { id, body: { token: hex() } });
    for (const submission of [draw, { ...draw, id: 'b' }, { id: 'c' }, { ...draw, id: 'd', revision: 2 }, 'hen']) {
      send(submit(submission));
    }
    await received('answer', 5);
    socket.close();
    const messages = [...socket.messages, { type: 'beat' }];
    expect(new Set(messages.map(({ type }) => type))).toEqual(
      new Set(['welcome', 'info', 'present', 'emote', 'delivery', 'answer', 'refused', 'beat']),
    );
    for (const message of messages) {
      expect(wrongIn('/components/schemas/ServerMessage', message), JSON.stringify(message)).toBeNull();
    }
    for (const message of sent) expect(wrongIn('/components/schemas/ClientMessage', message)).toBeNull();
    expect(wrongIn('/components/schemas/ServerMessage', { type: 'welcome' })).not.toBeNull();
    expect(wrongIn('/components/schemas/ClientMessage', { type: 'hello' })).not.toBeNull();
  });

  it('does not allow bodies that the server never sends', () => {
    const snapshot = '/components/schemas/Snapshot';
    const view = gameOf('chicken').view(gameOf('chicken').setup({ seats: 2 }), 0);
    const seats = [0, 1].map(() => ({ player: 'person', name: '', away: null, invited: false }));
    const info = {
      id: randomUUID(),
      game: 'chicken',
      status: 'playing',
      seats,
      clock: null,
      rematch: null,
      watch: 'link',
      hands: { movesBehind: 8 },
      undo: null,
    };
    const sent = { seat: 0, info, revision: 1, view };
    expect(wrongIn(snapshot, sent)).toBeNull();
    expect(wrongIn(snapshot, { ...sent, view: { ...view, seed: 'hen' } })).not.toBeNull();
    expect(wrongIn(snapshot, { ...sent, revision: -1 })).not.toBeNull();
    expect(wrongIn('/components/schemas/Submission', { id: 'a b', revision: 1, move: {} })).not.toBeNull();
    expect(
      wrongIn('/components/schemas/Rejected', { ok: false, id: null, revision: 1, reason: 'mood' }),
    ).not.toBeNull();
  });
});
