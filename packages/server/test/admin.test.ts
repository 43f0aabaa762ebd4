// Administration: its requests on a separate port, its commands, what they leave in every table, and the log of them.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPglite, type Row } from '../src/database.js';
import type { Log, Store } from '../src/index.js';
import { matchServer } from '../src/index.js';
import { sqlStore } from '../src/sqlStore.js';
import { ask, enter, gameOf, RawSocket, SILENT, serve, turn, until } from './testServer.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const anna = 'token-of-anna-0123456789';
const admin = { port: 0, tokens: { anna, ben: 'token-of-ben-0123456789' } };
const lines: { readonly fields: object; readonly message: string }[] = [];
const note = (fields: object, message: string) => void lines.push({ fields, message });
const log: Log = { info: note, warn: note, error: note };
const people = { game: 'chicken', players: ['person', 'person'], names: ['Hahn Solo', 'Ben'] };

let db: Awaited<ReturnType<typeof openPglite>>;
let store: Store;
let server: Awaited<ReturnType<typeof serve>>;
let desk = '';

beforeAll(async () => {
  db = await openPglite('memory://');
  store = sqlStore(db);
  await store.prepare();
  const accounts = ({ headers }: { readonly headers: Headers }) => headers.get('x-account');
  server = await serve(store, { log, admin, accounts, name: 'hen-1', drain: 0 });
  desk = server.adminAddress() ?? '';
});
afterAll(async () => {
  await server.stop();
  await db.close();
});

const as = (account: string) => ({ headers: { 'x-account': account } });
const act = (name: string, body: object, token = anna) => ask(desk, `/${name}`, { token, body });
const openAs = async (account: string, body: object = people) => {
  const answer = await ask(server.url, '/matches', { body, ...as(account) });
  return answer.body as { readonly id: string; readonly tokens: readonly string[] };
};

/** Everything in every table, as text. */
async function everything(): Promise<string> {
  const names = "select table_name as name from information_schema.tables where table_schema = 'public'";
  const tables = await db.run({ name: 'tables', text: names });
  const rows: Row[] = [];
  for (const { name } of tables) rows.push(...(await db.run({ name: `all ${name}`, text: `select * from ${name}` })));
  return JSON.stringify(rows);
}

describe('administration', () => {
  it('is not on the port of the players, and needs a token of its own', async () => {
    for (const path of ['/state', '/matches', '/viewers', '/senders', '/bans']) {
      expect((await ask(desk, path)).status).toBe(401);
      expect((await ask(desk, path, { token: 'token-of-nobody-0123456789' })).status).toBe(401);
      expect((await ask(desk, path, { token: anna })).status).toBe(200);
    }
    expect((await act('end', {}, 'wrong')).status).toBe(401);
    expect((await ask(server.url, '/state', { token: anna })).status).toBe(404);
    expect((await ask(desk, '/end', { token: anna, body: '{' })).status).toBe(400);
    expect((await act('end', { match: 'x' })).body['error']).toMatch(/^match: /);
  });

  it('shows queues, pools and who is connected', async () => {
    const { id, tokens } = await openAs('u1');
    const socket = new RawSocket(server.url, id, enter(tokens[1]), 0, { 'x-account': 'u2' });
    await socket.until(({ revisions }) => revisions.length > 0);
    expect((await ask(desk, '/state', { token: anna })).body).toMatchObject({
      name: 'hen-1',
      draining: false,
      readings: { hencoop_live: 1, hencoop_bots_waiting: 0, hencoop_database_up: 1 },
    });
    const { viewers } = (await ask(desk, '/viewers', { token: anna })).body;
    expect(viewers).toMatchObject([{ address: '127.0.0.1', account: 'u2', match: id, seat: 1 }]);
    const found = async (query: string) => (await ask(desk, query, { token: anna })).body;
    expect(await found('/viewers?search=u2')).toEqual({ viewers });
    expect(await found('/viewers?search=127.0.0.2')).toEqual({ viewers: [] });
    const before = (await found('/senders?search=127'))['senders'] as { readonly requests: number }[];
    await ask(server.url, '/games');
    expect((await found('/senders?search=127'))['senders']).toMatchObject([
      { address: '127.0.0.1', requests: (before[0]?.requests ?? 0) + 1 },
    ]);
    expect(await found('/senders?search=10.')).toEqual({ senders: [] });
    socket.close();
  });

  it('finds matches by id, name, account, game and status', async () => {
    const { id } = await openAs('finder', { ...people, names: ['Findus', ''] });
    const found = async (query: string) =>
      ((await ask(desk, `/matches?${query}`, { token: anna })).body['matches'] as { id: string }[]).map(
        (one) => one.id,
      );
    for (const query of [`search=${id.slice(0, 8)}`, 'search=findUS', 'search=finder', 'search=finder&status=playing'])
      expect(await found(query)).toEqual([id]);
    expect(await found('search=finder&status=over')).toEqual([]);
    expect(await found('search=finder&game=chicken-out')).toEqual([]);
    expect(await found('search=%25')).toEqual([]);
  });

  it('ends a match: nobody moves in it any more', async () => {
    const { id, tokens } = await openAs('u1');
    expect((await act('end', { match: id })).status).toBe(200);
    expect((await ask(server.url, `/matches/${id}/info`)).body['status']).toBe('over');
    const body = { id: 'd', revision: 1, move: { seat: 0, type: 'draw' } };
    const answer = await ask(server.url, `/matches/${id}/moves`, { token: tokens[0], body });
    expect(answer).toMatchObject({ status: 409, body: { code: 'over' } });
    const { view } = await turn(server.url, 'chicken', id, tokens[0] ?? '');
    expect(gameOf('chicken').isOver(view)).toBe(false);
    // It stays ended when a seat changes.
    await act('revoke', { match: id, seat: 0 });
    expect((await ask(server.url, `/matches/${id}/info`)).body['status']).toBe('over');
  });

  it('deletes a match from every table, and tells its viewers', async () => {
    const { id, tokens } = await openAs('u1', { ...people, names: ['Deletia', ''] });
    const socket = new RawSocket(server.url, id, enter(tokens[0]));
    await socket.until(({ revisions }) => revisions.length > 0);
    expect(await everything()).toContain(id);
    expect((await act('delete', { match: id })).status).toBe(200);
    const left = await everything();
    expect(left).not.toContain(id);
    expect(left).not.toContain('Deletia');
    await socket.until(({ closed }) => closed?.code === 4404);
    expect((await act('delete', { match: id })).status).toBe(404);
  });

  it('forgets a person: no table and no line of the log has the name or the account', async () => {
    lines.length = 0;
    const account = 'account-to-forget';
    const name = 'Gonzo the Great';
    const { id, tokens } = await openAs(account, { ...people, names: [name, 'Ben'] });
    const cleared = await openAs(account, { ...people, names: [name, ''] });
    await db.run({ name: 'forgotten', text: 'delete from matches where id = $1' }, [cleared.id]);
    await db.run({ name: 'forgotten2', text: 'delete from seats where match = $1' }, [cleared.id]);
    const before = await everything();
    for (const one of [name, account]) expect(before).toContain(one);
    expect((await act('forget', { account })).body).toEqual({ seats: 1 });
    expect((await act('forget', { name })).status).toBe(200);
    const left = await everything();
    for (const one of [name, account]) {
      expect(left).not.toContain(one);
      expect(JSON.stringify(lines)).not.toContain(one);
    }
    expect((await ask(server.url, `/matches/${id}/info`)).body['seats']).toMatchObject([{ name: '' }, { name: 'Ben' }]);
    expect((await ask(server.url, `/matches/${id}`, { token: tokens[0] })).status).toBe(401);
    expect((await ask(server.url, `/matches/${id}`, { token: tokens[1] })).status).toBe(200);
  });

  it('hides one name, or a name wherever it is used', async () => {
    const { id } = await openAs('u1', { ...people, names: ['Rude', 'Ben'] });
    await act('hide', { match: id, seat: 1 });
    const namesOf = async (match: string) =>
      ((await ask(server.url, `/matches/${match}/info`)).body['seats'] as { name: string }[]).map(({ name }) => name);
    expect(await namesOf(id)).toEqual(['Rude', '']);
    await act('ban', { kind: 'name', value: 'Rude' });
    expect(await namesOf(id)).toEqual(['', '']);
    const next = await openAs('u1', { ...people, players: ['person', 'open'], names: ['rUDE', ''] });
    const joined = { body: { name: 'RUDE', token: 'c'.repeat(64) } };
    expect((await ask(server.url, `/matches/${next.id}/join`, joined)).status).toBe(200);
    expect(await namesOf(next.id)).toEqual(['', '']);
  });

  it('bans an account: requests and sockets, in every process, until it is lifted', async () => {
    const other = await serve(store, { accounts: ({ headers }) => headers.get('x-account') }, { sweep: 20 });
    const { id, tokens } = await openAs('villain');
    const socket = new RawSocket(server.url, id, enter(tokens[0]), 0, { 'x-account': 'villain' });
    await socket.until(({ revisions }) => revisions.length > 0);
    await act('ban', { kind: 'account', value: 'villain', hours: '1', reason: 'cheats' });
    await socket.until(({ closed }) => closed !== null);
    const statusOf = async (url: string) => (await ask(url, '/matches', { body: people, ...as('villain') })).status;
    expect(await statusOf(server.url)).toBe(403);
    await until(async () => (await statusOf(other.url)) === 403);
    expect((await ask(server.url, '/matches', { body: people, ...as('hero') })).status).toBe(201);
    const { bans } = (await ask(desk, '/bans', { token: anna })).body;
    expect(bans).toContainEqual(
      expect.objectContaining({
        kind: 'account',
        value: 'villain',
        reason: 'cheats',
        by: 'anna',
        until: expect.any(String),
      }),
    );
    await act('unban', { kind: 'account', value: 'villain' });
    expect(await statusOf(server.url)).toBe(201);
    await other.stop();
  });

  it('bans an address, which still reaches neither the API nor a socket, but the health checks', async () => {
    const { id, tokens } = await openAs('u1');
    await act('ban', { kind: 'address', value: '::ffff:127.0.0.1' });
    expect((await ask(server.url, '/games')).status).toBe(403);
    expect((await ask(server.url, '/health')).status).toBe(200);
    const socket = new RawSocket(server.url, id, enter(tokens[0]));
    await socket.until(({ closed }) => closed !== null);
    expect(socket.frames).toEqual([]);
    await act('unban', { kind: 'address', value: '127.0.0.1' });
    expect((await ask(server.url, '/games')).status).toBe(200);
  });

  it('drains one process: it is not ready, and its viewers reconnect, until that is undone', async () => {
    const { id, tokens } = await openAs('u1');
    const socket = new RawSocket(server.url, id, enter(tokens[0]));
    await socket.until(({ revisions }) => revisions.length > 0);
    await act('drain', {});
    await socket.until(({ closed }) => closed?.code === 1012);
    expect((await ask(server.url, '/ready')).status).toBe(503);
    await act('drain', { on: false });
    expect((await ask(server.url, '/ready')).status).toBe(200);
  });

  it('logs every act, and every refused one, with who did it', async () => {
    lines.length = 0;
    const { id } = await openAs('u1');
    await act('end', { match: id }, admin.tokens.ben);
    await act('delete', { match: '00000000-0000-4000-8000-000000000000' });
    expect(lines.filter(({ message }) => message === 'administration')).toEqual([
      { message: 'administration', fields: { by: 'ben', act: 'end', match: id } },
      { message: 'administration', fields: { by: 'anna', act: 'delete', refused: 'notFound' } },
    ]);
    expect(JSON.stringify(lines)).not.toContain(anna);
  });

  it('has a page that runs nothing but its own script', async () => {
    const { headers, text: page } = await ask(desk, '/');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'self'/);
    expect(page).not.toMatch(/<script>|\son\w+=|style=|<style/);
    for (const path of ['/admin.js', '/admin.css']) expect((await ask(desk, path)).status).toBe(200);
    expect((await ask(desk, '/admin.js')).text).not.toMatch(/innerHTML|eval/);
  });

  it('has a command', async () => {
    const run = async (words: readonly string[], ADMIN_SERVER = 'http://127.0.0.1:9') => {
      const env = { ...process.env, ADMIN_TOKEN: anna, ADMIN_SERVER };
      const child = spawn('npm', ['run', '--silent', 'admin', '--', ...words], { cwd: ROOT, env });
      const [stdout, stderr, [status]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close'),
      ]);
      return { stdout, stderr, status };
    };
    expect(await run(['nonsense'])).toMatchObject({ status: 2, stderr: expect.stringContaining('usage: ') });
    expect(await run(['end', 'x'])).toMatchObject({ status: 2 });
    expect(await run(['state'])).toMatchObject({ status: 1, stderr: 'no server answers at http://127.0.0.1:9\n' });
    const { id } = await openAs('u1');
    expect(await run(['hide', `match=${id}`, 'seat=0'], desk)).toMatchObject({ status: 0, stderr: '' });
    const { stdout } = await run(['matches', `search=${id}`], desk);
    expect(JSON.parse(stdout)).toMatchObject({ matches: [{ id, seats: [{ name: '' }, { name: 'Ben' }] }] });
  });

  it('refuses a token that is too short before it opens the store', async () => {
    const notOpened = () => Promise.reject(new Error('opened'));
    await expect(
      matchServer({ store: notOpened, log: SILENT, admin: { port: 0, tokens: { anna: 'short' } } }),
    ).rejects.toThrow(/^admin\.tokens: /);
  });
});
