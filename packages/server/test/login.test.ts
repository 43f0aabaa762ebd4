// The shipped configuration of nginx for logins, in front of the shipped program, with a stand-in for oauth2-proxy.

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsOf } from '../../../examples/server/src/settings.js';
import { type Service, startNginx } from '../../../support/services.js';
import type { Store } from '../src/index.js';
import { freshToken } from '../src/tokens.js';
import { ask, enter, openStore, RawSocket, serve } from './testServer.js';

/** What the comment in login.conf says, with the address of the test's nginx. */
const ENVIRONMENT = {
  ACCOUNTS_HEADER: 'X-User',
  ACCOUNTS_NAME: 'X-User-Name',
  ACCOUNTS_PROXIES: '127.0.0.1',
  PROXIES: '1',
  LOGIN_URL: '/oauth2/start?rd=/',
  LOGOUT_URL: '/oauth2/sign_out?rd=/',
};

const hasNginx = spawnSync('nginx', ['-v']).error === undefined;

describe.skipIf(!hasNginx)('logins by nginx and oauth2-proxy', () => {
  let store: Store;
  let server: Awaited<ReturnType<typeof serve>>;
  let proxy: HttpServer;
  let nginx: Service;
  const checks: { readonly url: string | undefined; readonly authorization: string | undefined }[] = [];

  beforeAll(async () => {
    store = await openStore('memory');
    const { accounts, login, proxies } = settingsOf(ENVIRONMENT).config;
    if (accounts === undefined || login === undefined) throw new Error('expected accounts');
    server = await serve(store, { accounts, login, ...(proxies === undefined ? {} : { proxies }), drain: 0 });
    proxy = createServer(({ url, headers }, response) => {
      checks.push({ url, authorization: headers.authorization });
      const [, user] = /_oauth2_proxy=(\w+)/.exec(headers.cookie ?? '') ?? [];
      if (url !== '/oauth2/auth') response.end(`oauth2-proxy at ${url}`);
      else if (user === undefined) response.writeHead(401).end('Unauthorized');
      else if (user === 'broken') response.writeHead(500).end();
      else
        response
          .writeHead(202, { 'x-auth-request-user': `id-of-${user}`, 'x-auth-request-preferred-username': user })
          .end();
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const { port } = proxy.address() as AddressInfo;
    nginx = await startNginx([Number(new URL(server.url).port)], {
      file: 'login.conf',
      edit: (text) => text.replaceAll('oauth2-proxy:4180', `127.0.0.1:${port}`),
    });
  });
  afterAll(async () => {
    await nginx.stop();
    proxy.closeAllConnections();
    proxy.close();
    await server.stop();
    await store.close();
  });

  const as = (user: string) => ({ headers: { cookie: `_oauth2_proxy=${user}` } });
  const forged = { 'x-user': 'id-of-ann', 'x-user-name': 'ann', 'x-auth-request-user': 'id-of-ann' };
  const accountOf = async (request: { readonly headers?: Record<string, string> }) =>
    (await ask(nginx.url, '/account', request)).body['account'];

  it('name the account, and no visitor can', async () => {
    expect(await accountOf(as('ann'))).toEqual({ id: 'id-of-ann', name: 'ann' });
    expect(await accountOf({})).toBeNull();
    expect(await accountOf({ headers: forged })).toBeNull();
    expect(await accountOf({ headers: { ...as('ben').headers, ...forged } })).toEqual({ id: 'id-of-ben', name: 'ben' });
    // If the login cannot be checked, nobody becomes a guest by it.
    expect((await ask(nginx.url, '/account', as('broken'))).status).toBe(500);
    expect((await ask(nginx.url, '/login-check')).status).toBe(404);
    expect((await ask(nginx.url, '/oauth2/start?rd=/')).text).toBe('oauth2-proxy at /oauth2/start?rd=/');
  });

  it('let a player play by account, and a guest by token, on sockets, too', async () => {
    const body = { game: 'chicken', players: ['person', 'open'] };
    const opened = await ask(nginx.url, '/matches', { body, ...as('ann') });
    const id = String(opened.body['id']);
    const token = freshToken();
    expect((await ask(nginx.url, `/matches/${id}/join`, { body: { token } })).body).toMatchObject({ seat: 1 });
    const seatOf = async (headers: Record<string, string>, first: string | null = null) => {
      const socket = new RawSocket(nginx.url, id, enter(first), 0, headers);
      await socket.until(({ frames }) => frames.length > 0);
      socket.close();
      return socket.messages[0]?.['seat'];
    };
    expect([await seatOf(as('ann').headers), await seatOf(forged), await seatOf({}, token)]).toEqual([0, null, 1]);
    const move = { id: 'm', revision: 1, move: { seat: 0, type: 'draw' } };
    expect((await ask(nginx.url, `/matches/${id}/moves`, { body: move, headers: forged })).status).toBe(401);
    expect((await ask(nginx.url, `/matches/${id}/moves`, { body: move, ...as('ann') })).status).toBe(200);
    expect((await ask(nginx.url, `/matches/${id}`, { token })).body['seat']).toBe(1);
    expect(checks.filter(({ authorization }) => authorization !== undefined)).toEqual([]);
    const { text } = await ask(nginx.url, '/account', as('ann'));
    expect(JSON.parse(text).matches).toMatchObject([{ id, seat: 0, players: [{ name: 'ann' }, { name: '' }] }]);
  });
});

describe('the environment', () => {
  const jwt = {
    ACCOUNTS_ISSUER: 'https://login.example',
    ACCOUNTS_AUDIENCE: 'hencoop, other',
    ACCOUNTS_JWKS_URL: 'https://login.example/keys',
  };

  it('has accounts by tokens or by a header, and by default none', () => {
    expect(settingsOf({}).config).not.toHaveProperty('accounts');
    const { config, shown } = settingsOf({ ...jwt, ACCOUNTS_COOKIE: 'c', ACCOUNTS_NAME: 'nickname', GUESTS: 'off' });
    expect(config).toMatchObject({ accounts: expect.any(Function), guests: false });
    expect(config).not.toHaveProperty('login');
    expect(shown).toMatchObject({ ACCOUNTS_ISSUER: 'https://login.example', GUESTS: 'off' });
    expect(settingsOf(ENVIRONMENT).config).toMatchObject({
      login: { in: '/oauth2/start?rd=/', out: '/oauth2/sign_out?rd=/' },
    });
    const secret = settingsOf({ ...jwt, ACCOUNTS_JWKS_URL: 'https://a:b@login.example/keys?key=secret' });
    expect(JSON.stringify(secret.shown)).not.toMatch(/secret|:b@/);
  });

  it.each([
    [
      { ACCOUNTS_ISSUER: 'https://login.example' },
      'ACCOUNTS_AUDIENCE: expected the claim aud of the tokens, got nothing',
    ],
    [
      { ...jwt, ACCOUNTS_JWKS_URL: '' },
      "ACCOUNTS_JWKS_URL: expected the address of the issuer's public keys, such as https://login.example/keys, got nothing",
    ],
    [
      { ...jwt, ACCOUNTS_JWKS_URL: 'keys' },
      'ACCOUNTS_JWKS_URL: expected an address such as https://login.example/keys',
    ],
    [{ ...jwt, ACCOUNTS_AUDIENCE: ',' }, 'ACCOUNTS_AUDIENCE: expected the claim aud of the tokens, got nothing'],
    [{ ...jwt, ACCOUNTS_PROXIES: '10.0.0.1' }, 'ACCOUNTS_PROXIES: expected nothing next to ACCOUNTS_ISSUER'],
    [
      { ...jwt, ACCOUNTS_HEADER: 'Cookie' },
      'ACCOUNTS_HEADER: expected the name of a header such as X-User, got Cookie',
    ],
    [{ ...jwt, ACCOUNTS_ISSUER: '' }, 'ACCOUNTS_ISSUER: expected the issuer of the tokens: ACCOUNTS_AUDIENCE is set'],
    [
      { ACCOUNTS_HEADER: 'X-User' },
      'ACCOUNTS_PROXIES: expected the addresses of the proxies that send ACCOUNTS_HEADER',
    ],
    [{ ACCOUNTS_PROXIES: '10.0.0.1' }, 'ACCOUNTS_HEADER: expected the header in which a proxy sends the account'],
    [
      { ...ENVIRONMENT, ACCOUNTS_PROXIES: 'nginx' },
      'ACCOUNTS_PROXIES: expected addresses such as 10.0.0.7 or networks',
    ],
    [{ ...ENVIRONMENT, ACCOUNTS_NAME: 'ü' }, 'ACCOUNTS_NAME: expected the name of a header such as X-User, got ü'],
    [{ ...ENVIRONMENT, PROXIES: '' }, 'PROXIES: expected at least 1 with ACCOUNTS_HEADER, which a proxy sends'],
    [{ GUESTS: 'off' }, 'GUESTS: expected accounts as well: set ACCOUNTS_ISSUER or ACCOUNTS_HEADER'],
    [{ ...jwt, GUESTS: 'no' }, 'GUESTS: expected off, got no'],
    [{ LOGIN_URL: '/login' }, 'LOGIN_URL: expected accounts as well: set ACCOUNTS_ISSUER or ACCOUNTS_HEADER'],
    [{ ...jwt, LOGOUT_URL: '/out' }, 'LOGIN_URL: expected a path such as /oauth2/start: LOGOUT_URL is set'],
  ])('is refused in a sentence if it is wrong: %o', (env, sentence) => {
    expect(() => settingsOf(env)).toThrow(RangeError);
    expect(() => settingsOf(env)).toThrow(sentence);
  });
});
