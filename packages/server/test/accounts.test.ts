// Accounts by JSON Web Tokens and by a proxy's header, over HTTP, and the matches of an account.

import { randomBytes } from 'node:crypto';
import { exportSPKI, importJWK, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Accounts,
  headerAccounts,
  jwtAccounts,
  type Log,
  type MatchServerConfig,
  type Store,
} from '../src/index.js';
import { accountsByJwt } from '../src/jwtAccounts.js';
import { KEY_TIMES, type KeyTimes } from '../src/jwtKeys.js';
import { freshToken } from '../src/tokens.js';
import { AUDIENCE, ISSUER, type Key, type LoginServer, loginServer, newKey, signed } from './loginServer.js';
import { ask, enter, openStore, RawSocket, RawStream, SILENT, STORES, serve, turn, until } from './testServer.js';

type Server = Awaited<ReturnType<typeof serve>>;

const chickens = { game: 'chicken', players: ['person', 'open'] };
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const servers: Server[] = [];
const logins: LoginServer[] = [];
let store: Store;

async function start(config: Partial<MatchServerConfig>): Promise<Server> {
  const server = await serve(store, { drain: 0, ...config });
  servers.push(server);
  return server;
}

async function issuing(keys: readonly Key[]): Promise<LoginServer> {
  const login = await loginServer(keys);
  logins.push(login);
  return login;
}

const settingsFor = ({ url }: { readonly url: string }) => ({ issuer: ISSUER, audience: AUDIENCE, jwks: url });

/** A server whose accounts come from the keys of an issuer. */
async function startWith(login: LoginServer, times: Partial<KeyTimes> = {}, more: object = {}, log: Log = SILENT) {
  const accounts = accountsByJwt({ ...settingsFor(login), ...more }, { ...KEY_TIMES, ...times });
  return start({ accounts, log });
}

beforeAll(async () => {
  store = await openStore('memory');
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  await Promise.all(logins.splice(0).map((login) => login.stop()));
});
afterAll(() => store.close());

/** Who the server takes the sender for. */
async function whoIs(url: string, request: Parameters<typeof ask>[2]) {
  const { status, body } = await ask(url, '/account', request);
  return status === 200 ? body['account'] : `${status} ${body['error']}`;
}

const REFUSED = '401 This login does not count here. Log in again.';

describe('a JSON Web Token', () => {
  it('names the account, with the name of its player, by keys of each kind', async () => {
    const keys = await Promise.all(['ES256', 'RS256', 'PS512', 'EdDSA'].map((alg, index) => newKey(`k${index}`, alg)));
    const { url } = await startWith(await issuing(keys));
    for (const key of keys) {
      const token = await signed(key, { name: '  Ann\u00a0B. ' });
      expect(await whoIs(url, bearer(token)), key.alg).toEqual({ id: 'ann', name: 'Ann\u00a0B.' });
    }
    expect(await whoIs(url, {})).toBeNull();
    // The token of a seat is none of a login.
    expect(await whoIs(url, { token: freshToken() })).toBeNull();
  });

  it('is refused if anything about it is wrong', async () => {
    const [key, other] = [await newKey('k'), await newKey('k')];
    const login = await issuing([key]);
    const { url } = await startWith(login);
    const now = Math.floor(Date.now() / 1_000);
    const unsigned = (header: object) =>
      [header, { iss: ISSUER, aud: AUDIENCE, sub: 'ann', exp: now + 600 }]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');
    // The oldest trick: the public key, which everyone knows, as a shared secret.
    const publicKey = await importJWK({ ...key.jwk, ext: true }, 'ES256', { extractable: true });
    const pem = new TextEncoder().encode(await exportSPKI(publicKey as CryptoKey));
    const symmetric = await new SignJWT({ iss: ISSUER, aud: AUDIENCE, sub: 'ann', exp: now + 600 })
      .setProtectedHeader({ alg: 'HS256', kid: 'k' })
      .sign(pem);
    const wrong: Record<string, string> = {
      'another key': await signed(other),
      'another issuer': await signed(key, { iss: `${ISSUER}/` }),
      'no issuer': await signed(key, { iss: undefined }),
      'another audience': await signed(key, { aud: 'other' }),
      'no audience': await signed(key, { aud: undefined }),
      'not yet valid': await signed(key, { nbf: now + 120 }),
      'no end': await signed(key, { exp: undefined }),
      'no subject': await signed(key, { sub: undefined }),
      'an unknown key': await signed(key, {}, { kid: 'other' }),
      'an algorithm that is none': `${unsigned({ alg: 'none', kid: 'k' })}.`,
      'a symmetric algorithm': symmetric,
      'an own key': await signed(other, {}, { kid: undefined, jwk: other.jwk }),
      'no token': 'a.b.c',
    };
    for (const [kind, token] of Object.entries(wrong)) expect(await whoIs(url, bearer(token)), kind).toBe(REFUSED);
    expect(await whoIs(url, bearer(await signed(key, { exp: now - 60 })))).toBe(
      '401 Your login has expired. Log in again.',
    );
    // Clocks differ by seconds.
    expect(await whoIs(url, bearer(await signed(key, { exp: now - 5, nbf: now + 5 })))).toMatchObject({ id: 'ann' });
    for (const sub of ['', 'x'.repeat(256), 'a\0b', '\ud800'])
      expect(await whoIs(url, bearer(await signed(key, { sub }))), sub).toMatch(/^401 /);
    // Nothing was opened as a guest.
    expect((await ask(url, '/matches', { body: chickens, ...bearer(wrong['another key'] ?? '') })).status).toBe(401);
  });

  it('needs no id of its key while the issuer has only one', async () => {
    const [one, two] = [await newKey('one'), await newKey('two')];
    const login = await issuing([one]);
    const { url } = await startWith(login, { coolDown: 0, maxAge: 0 });
    const token = await signed(one, {}, { kid: undefined });
    expect(await whoIs(url, bearer(token))).toMatchObject({ id: 'ann' });
    login.serve([one, two]);
    expect(await whoIs(url, bearer(token))).toBe(REFUSED);
  });

  it('is checked with new keys once the issuer has them, and not with the old ones', async () => {
    const [before, after] = [await newKey('before'), await newKey('after')];
    const login = await issuing([before]);
    const { url } = await startWith(login, { coolDown: 0 });
    const [old, young] = [await signed(before), await signed(after)];
    expect(await whoIs(url, bearer(old))).toMatchObject({ id: 'ann' });
    expect(await whoIs(url, bearer(young))).toBe(REFUSED);
    login.serve([after]);
    expect(await whoIs(url, bearer(young))).toMatchObject({ id: 'ann' });
    expect(await whoIs(url, bearer(old))).toBe(REFUSED);
  });

  it('of a stranger causes no second fetch of the keys before the pause is over', async () => {
    const key = await newKey('k');
    const login = await issuing([key]);
    const { url } = await startWith(login);
    const strange = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => signed(key, {}, { kid: `${index}` })),
    );
    for (const token of strange) expect(await whoIs(url, bearer(token))).toBe(REFUSED);
    expect(login.fetches).toBe(1);
    expect(await whoIs(url, bearer(await signed(key)))).toMatchObject({ id: 'ann' });
    expect(login.fetches).toBe(1);
  });

  it('cannot be checked while the keys cannot be had: 503, one line of the log, and few fetches', async () => {
    const key = await newKey('k');
    const login = await issuing([key]);
    login.serve(null);
    const lines: string[] = [];
    const log = { ...SILENT, info: (_: object, line: string) => void lines.push(line), error: SILENT.error };
    const failures: object[] = [];
    log.error = (fields) => void failures.push(fields);
    const { url } = await startWith(login, { coolDown: 500 }, { jwks: `${login.url}?key=secret` }, log);
    const request = bearer(await signed(key));
    for (let asked = 0; asked < 20; asked++)
      expect(await whoIs(url, request)).toBe('503 The server cannot check logins right now. Try again.');
    expect(login.fetches).toBeLessThan(20);
    expect(failures).toEqual([{ keys: login.url, reason: 'expected status 200, got 500' }]);
    // Guests play on.
    expect((await ask(url, '/matches', { body: chickens })).status).toBe(201);
    login.serve('{"keys":[]}');
    await until(async () => String(await whoIs(url, request)).startsWith('503'));
    login.serve([key]);
    await until(async () => typeof (await whoIs(url, request)) === 'object');
    expect(failures).toHaveLength(1);
    expect(lines).toContain('the keys of logins can be had again');
  });

  it('is checked with the last keys while newer ones cannot be had', async () => {
    const [key, unknown] = [await newKey('k'), await newKey('u')];
    const login = await issuing([key]);
    const { url } = await startWith(login, { coolDown: 0, maxAge: 0 });
    const request = bearer(await signed(key));
    expect(await whoIs(url, request)).toMatchObject({ id: 'ann' });
    await login.stop();
    logins.splice(0);
    expect(await whoIs(url, request)).toMatchObject({ id: 'ann' });
    // It may be signed by a newer key.
    expect(await whoIs(url, bearer(await signed(unknown)))).toMatch(/^503 /);
  });

  it('may come in a header of its own, next to the token of a seat', async () => {
    const key = await newKey('k');
    const { url } = await startWith(await issuing([key]), {}, { header: 'Cf-Access-Jwt-Assertion' });
    const token = await signed(key);
    const seatToken = freshToken();
    const headers = { 'cf-access-jwt-assertion': token };
    expect(await whoIs(url, { headers, token: seatToken })).toMatchObject({ id: 'ann' });
    expect(await whoIs(url, { headers: { 'cf-access-jwt-assertion': `${token}x` } })).toBe(REFUSED);
    expect(await whoIs(url, bearer(token))).toBeNull();
    const { body } = await ask(url, '/matches', { body: chickens, headers });
    const joined = await ask(url, `/matches/${body['id']}/join`, { body: { token: seatToken } });
    expect(joined.body).toMatchObject({ seat: 1 });
    // A token of a seat goes first.
    expect((await ask(url, `/matches/${body['id']}`, { headers, token: seatToken })).body['seat']).toBe(1);
    expect((await ask(url, `/matches/${body['id']}`, { headers })).body['seat']).toBe(0);
  });

  it('may come in a cookie: then an invalid one makes a guest, since browsers always send it', async () => {
    const key = await newKey('k');
    const { url } = await startWith(await issuing([key]), {}, { cookie: 'CF_Authorization' });
    const cookie = (token: string) => ({ headers: { cookie: `a=b; CF_Authorization=${token}; c=d` } });
    expect(await whoIs(url, cookie(await signed(key)))).toMatchObject({ id: 'ann' });
    for (const token of [await signed(key, { exp: 1 }), 'nonsense', ''])
      expect(await whoIs(url, cookie(token)), token).toBeNull();
    // A page of another origin must not act with it.
    const { headers } = cookie(await signed(key));
    const forged = await ask(url, '/matches', {
      body: chickens,
      headers: { ...headers, origin: 'https://evil.example' },
    });
    expect(forged.status).toBe(403);
  });

  it.each([
    [{ issuer: '' }, 'issuer: expected the claim iss of the tokens, got nothing'],
    [{ audience: '' }, 'audience: expected the claim aud of the tokens, got nothing'],
    [{ audience: [] }, 'audience: expected the claim aud of the tokens, got nothing'],
    [{ jwks: 'keys' }, 'jwks: expected an address such as https://login.example/keys'],
    [{ jwks: 'http://login.example/keys' }, 'jwks: expected an address such as https://login.example/keys'],
    [{ jwks: 'http://8.8.8.8/keys' }, 'jwks: expected an address such as https://login.example/keys'],
    [{ header: 'Authorization' }, 'header: expected the name of a header such as X-User, got Authorization'],
    [{ header: 'a b' }, 'header: expected the name of a header such as X-User, got a b'],
    [{ cookie: 'a=b' }, 'cookie: expected the name of a cookie, got a=b'],
  ])('has settings that are checked at once: %o', (wrong, message) => {
    const right = settingsFor({ url: 'https://login.example/keys' });
    expect(() => jwtAccounts({ ...right, ...wrong })).toThrow(RangeError);
    expect(() => jwtAccounts({ ...right, ...wrong })).toThrow(message);
    for (const jwks of ['http://keycloak:8080/k', 'http://10.1.2.3/k', 'http://[fd00::1]/k', 'http://[::1]:1/k'])
      expect(() => jwtAccounts({ ...right, jwks })).not.toThrow();
  });
});

describe('the header of a proxy', () => {
  const user = { 'X-User': 'ann', 'X-Name': Buffer.from('Zoë').toString('latin1') };

  it('names the account only if one of the proxies sends it', async () => {
    const settings = { header: 'X-User', nameHeader: 'X-Name' };
    const near = await start({ accounts: headerAccounts({ ...settings, proxies: ['10.0.0.7', '127.0.0.0/8'] }) });
    const far = await start({ accounts: headerAccounts({ ...settings, proxies: ['10.0.0.0/8', '::1'] }), proxies: 1 });
    expect(await whoIs(near.url, { headers: user })).toEqual({ id: 'ann', name: 'Zoë' });
    expect(await whoIs(near.url, { headers: { 'X-User': ' ' } })).toBeNull();
    expect(await whoIs(near.url, { headers: { 'X-Name': 'Ann' } })).toBeNull();
    expect(await whoIs(near.url, { headers: { 'X-User': 'x'.repeat(300) } })).toMatch(/^401 /);
    // From anyone else it counts for nothing, whatever addresses they claim.
    const claims = { ...user, 'X-Forwarded-For': '10.0.0.7, 10.0.0.7', Forwarded: 'for=10.0.0.7' };
    expect(await whoIs(far.url, { headers: claims })).toBeNull();
    const { body } = await ask(near.url, '/matches', { body: chickens, headers: user });
    const socketSeat = async (url: string) => {
      const socket = new RawSocket(url, String(body['id']), enter(null), 0, claims);
      await socket.until(({ frames }) => frames.length > 0);
      socket.close();
      return socket.messages[0]?.['seat'];
    };
    expect([await socketSeat(near.url), await socketSeat(far.url)]).toEqual([0, null]);
  });

  it.each<[Partial<Parameters<typeof headerAccounts>[0]>, string]>([
    [{ header: '' }, 'header: expected the name of a header such as X-User, got '],
    [{ header: 'Cookie' }, 'header: expected the name of a header such as X-User, got Cookie'],
    [{ nameHeader: 'ü' }, 'nameHeader: expected the name of a header such as X-User, got ü'],
    [{ proxies: [] }, 'proxies: expected the addresses of the proxies that send the header, got none'],
    [{ proxies: ['nginx'] }, 'proxies: expected addresses such as 10.0.0.7 or networks such as 10.0.0.0/8, got nginx'],
    [{ proxies: ['10'] }, 'proxies: expected addresses such as 10.0.0.7 or networks such as 10.0.0.0/8, got 10'],
  ])('has settings that are checked at once: %o', (wrong, message) => {
    const make = () => headerAccounts({ header: 'X-User', proxies: ['10.0.0.7'], ...wrong });
    expect(make).toThrow(RangeError);
    expect(make).toThrow(message);
  });

  it('is compared with addresses of both versions of IP', async () => {
    const accounts = headerAccounts({ header: 'X-User', proxies: ['192.0.2.1', '2001:db8::/32'] });
    const accountAt = (peer: string) => accounts({ headers: new Headers({ 'x-user': 'ann' }), url: '/', peer });
    for (const peer of ['192.0.2.1', '::ffff:192.0.2.1', '2001:db8::7'])
      expect(accountAt(peer)).toMatchObject({ id: 'ann' });
    for (const peer of ['192.0.2.2', '::ffff:192.0.2.2', '2001:db9::7', '', 'unix']) expect(accountAt(peer)).toBeNull();
  });
});

describe.each(STORES)('the matches of an account on %s', (where) => {
  let own: Store;
  let server: Server;
  const accounts: Accounts = ({ headers }) => {
    const id = headers.get('x-user');
    return id === null ? null : { id, name: `The ${id}` };
  };
  const as = (user: string) => ({ headers: { 'x-user': user } });
  const openAs = async (user: string, body: object = chickens) => {
    const { body: opened } = await ask(server.url, '/matches', { body, ...as(user) });
    return String(opened['id']);
  };
  const listed = async (user: string, query = '') => {
    const { body } = await ask(server.url, `/account${query}`, as(user));
    return body['matches'] as readonly { readonly id: string; readonly seat: number }[];
  };

  beforeAll(async () => {
    own = await openStore(where);
    server = await serve(own, { accounts, drain: 0 });
  });
  afterAll(async () => {
    await server.stop();
    await own.close();
  });

  it('are listed on each of its devices, the last opened first, and no others', async () => {
    const [user, other] = [`u-${freshToken()}`, `v-${freshToken()}`];
    const ids = [await openAs(user), await openAs(user), await openAs(other)];
    await ask(server.url, `/matches/${ids[2]}/join`, { body: { token: freshToken() }, ...as(user) });
    const alone = await openAs(other);
    // The host is the first person; a match of bots is nobody's.
    const second = await openAs(user, { game: 'chicken', players: ['strong', 'person'] });
    await openAs(user, { game: 'chicken', players: ['random', 'random'] });
    expect((await listed(user)).map(({ id, seat }) => [id, seat])).toEqual([
      [second, 1],
      [ids[2], 1],
      [ids[1], 0],
      [ids[0], 0],
    ]);
    expect((await listed(other)).map(({ id }) => id)).toEqual([alone, ids[2]]);
    expect((await listed(user, '?count=2')).map(({ id }) => id)).toEqual([second, ids[2]]);
    expect((await listed(user, `?before=${ids[2]}`)).map(({ id }) => id)).toEqual([ids[1], ids[0]]);
    const { body, headers } = await ask(server.url, '/account');
    expect(body).toEqual({ account: null, matches: [] });
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await ask(server.url, '/account?before=x', as(user))).status).toBe(400);
    // The public list has none of them.
    expect((await ask(server.url, '/matches')).text).not.toContain(alone);
  });

  it('lists a match once, by the seat that the account opens', async () => {
    const user = `u-${freshToken()}`;
    const id = await openAs(user);
    await ask(server.url, `/matches/${id}/join`, { body: { token: freshToken() }, ...as(user) });
    expect(await listed(user)).toMatchObject([{ id, seat: 0 }]);
    expect((await ask(server.url, `/matches/${id}`, as(user))).body['seat']).toBe(0);
  });

  it('look the same after others have moved in secret', async () => {
    const user = `u-${freshToken()}`;
    const game = 'blind-chicken-extreme';
    const { body } = await ask(server.url, '/matches', { body: { game, players: ['person', 'person'] }, ...as(user) });
    const { id, tokens } = body as { id: string; tokens: string[] };
    const later = await openAs(user);
    const { text } = await ask(server.url, '/account', as(user));
    const { revision, moves } = await turn(server.url, game, id, tokens[1] ?? '');
    const move = { id: 'secret', revision, move: moves[0] };
    expect((await ask(server.url, `/matches/${id}/moves`, { token: tokens[1], body: move })).status).toBe(200);
    expect((await ask(server.url, '/account', as(user))).text).toBe(text);
    expect(JSON.parse(text).matches).toMatchObject([{ id: later }, { id, seat: 0 }]);
  });

  it('are played without a token on another device: every request of a seat takes the account', async () => {
    const user = `u-${freshToken()}`;
    const id = await openAs(user);
    const friend = freshToken();
    await ask(server.url, `/matches/${id}/join`, { body: { token: friend, name: 'Ben' } });
    const move = { id: 'm', revision: 1, move: { seat: 0, type: 'draw' } };
    expect((await ask(server.url, `/matches/${id}/moves`, { body: move, ...as(user) })).status).toBe(200);
    for (const [path, body] of [
      ['emote', { emote: 'hello' }],
      ['leave', { bot: 'random' }],
      ['return', {}],
      ['invite', { seat: 0, code: freshToken() }],
    ] as const)
      expect((await ask(server.url, `/matches/${id}/${path}`, { body, ...as(user) })).status, path).toBe(200);
    for (const stranger of [`v-${user}`, user.toUpperCase(), `${user} `.trim().slice(1)])
      expect((await ask(server.url, `/matches/${id}/leave`, { body: {}, ...as(stranger) })).status).toBe(401);
    const socket = new RawSocket(server.url, id, enter(null), 0, as(user).headers);
    await socket.until(({ frames }) => frames.length > 0);
    expect(socket.messages[0]).toMatchObject({ type: 'welcome', seat: 0 });
    socket.close();
  });

  it('may be watched from a screen that others see', async () => {
    const user = `u-${freshToken()}`;
    const id = await openAs(user);
    await ask(server.url, `/matches/${id}/join`, { body: { token: freshToken() } });
    const seen = async (query: string) => (await ask(server.url, `/matches/${id}${query}`, as(user))).body['seat'];
    expect([await seen(''), await seen('?as=spectator')]).toEqual([0, null]);
    expect((await ask(server.url, `/matches/${id}?as=host`, as(user))).status).toBe(400);
    const deliveries = await ask(server.url, `/matches/${id}/deliveries?as=spectator`, as(user));
    expect(deliveries.body['deliveries']).toMatchObject([{ to: null }]);
    const socket = new RawSocket(server.url, id, enter(null), 0, as(user).headers, '&as=spectator');
    await socket.until(({ frames }) => frames.length > 2);
    expect(socket.messages[0]).toMatchObject({ type: 'welcome', seat: null });
    expect(socket.messages.filter(({ type }) => type === 'delivery').map(({ to }) => to)).toEqual([null]);
    socket.close();
  });

  it('name their seats, unless their players or hosts do', async () => {
    const user = `u-${freshToken()}`;
    const namesOf = async (id: string) => {
      const { body } = await ask(server.url, `/matches/${id}/info`);
      return (body['seats'] as readonly { readonly name: string }[]).map(({ name }) => name);
    };
    const join = (id: string, body: object) =>
      ask(server.url, `/matches/${id}/join`, { body: { token: freshToken(), ...body }, ...as('ben') });
    const [first, second, third] = [
      await openAs(user),
      await openAs(user, { ...chickens, names: ['Me', ''] }),
      await openAs(user, { ...chickens, names: ['', 'My friend'] }),
    ];
    await join(first, {});
    await join(second, { name: 'Benjamin' });
    await join(third, {});
    expect(await Promise.all([first, second, third].map(namesOf))).toEqual([
      [`The ${user}`.slice(0, 30), 'The ben'],
      ['Me', 'Benjamin'],
      [`The ${user}`.slice(0, 30), 'My friend'],
    ]);
  });

  it('follow who sits there: a new player takes the seat with their own account, or with none', async () => {
    const user = `u-${freshToken()}`;
    const id = await openAs(user);
    const [code, other] = [freshToken(), freshToken()];
    await ask(server.url, `/matches/${id}/join`, { body: { token: freshToken() }, ...as(`v-${user}`) });
    await ask(server.url, `/matches/${id}/invite`, { body: { seat: 1, code }, ...as(user) });
    expect(await listed(`v-${user}`)).toEqual([]);
    await ask(server.url, `/matches/${id}/join`, { body: { token: other, invitation: code }, ...as(`w-${user}`) });
    expect(await listed(`w-${user}`)).toMatchObject([{ id, seat: 1 }]);
    expect((await ask(server.url, `/matches/${id}`, as(`v-${user}`))).body['seat']).toBeNull();
  });
});

describe('guests', () => {
  const accounts: Accounts = ({ headers }) => headers.get('x-user');

  it('play next to accounts, unless the server has none', async () => {
    const [open, closed] = [await start({ accounts }), await start({ accounts, guests: false })];
    const ann = { headers: { 'x-user': 'ann' } };
    const { body } = await ask(open.url, '/matches', { body: chickens });
    const id = String(body['id']);
    const token = freshToken();
    expect((await ask(open.url, `/matches/${id}/join`, { body: { token } })).status).toBe(200);
    const seat = { token: String((body['tokens'] as string[])[0]) };
    const draw = { id: 'm', revision: 1, move: { seat: 0, type: 'draw' } };
    // The token of a seat stays a key to it.
    expect((await ask(closed.url, `/matches/${id}/moves`, { body: draw, ...seat })).status).toBe(200);
    const opened = await ask(closed.url, '/matches', { body: chickens });
    expect(opened).toMatchObject({ status: 401, body: { error: 'Log in to open a match.' } });
    const byAnn = await ask(closed.url, '/matches', { body: chickens, ...ann });
    expect(byAnn.status).toBe(201);
    const path = `/matches/${byAnn.body['id']}/join`;
    const joined = await ask(closed.url, path, { body: { token } });
    expect(joined).toMatchObject({ status: 401, body: { error: 'Log in to take a seat.' } });
    expect((await ask(closed.url, path, { body: { token }, headers: { 'x-user': 'ben' } })).status).toBe(200);
    const stream = new RawStream(closed.url, String(byAnn.body['id']), null);
    await until(() => stream.messages.length > 0);
    expect(stream.messages[0]).toMatchObject({ type: 'welcome', seat: null });
    stream.close();
  });
});

it('a flood of logins without a key costs the issuer one fetch, and others their turn', async () => {
  const key = await newKey('k');
  const login = await issuing([key]);
  const { url } = await startWith(login);
  const [good, flood] = [
    bearer(await signed(key)),
    await Promise.all(upToHundred.map(() => signed(key, {}, { kid: randomBytes(8).toString('hex') }))),
  ];
  const answers = flood.map((token) => whoIs(url, bearer(token)));
  expect(await whoIs(url, good)).toMatchObject({ id: 'ann' });
  expect(new Set(await Promise.all(answers))).toEqual(new Set([REFUSED]));
  expect(login.fetches).toBe(1);
});

const upToHundred = Array.from({ length: 100 }, (_, index) => index);
