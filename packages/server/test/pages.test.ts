import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MatchServer, matchServer, pglite } from '../src/index.js';
import './pgliteCopy.js';

const SILENT = { info() {}, warn() {}, error() {} };

const LONG = 'export const numbers = [1, 2, 3];\n'.repeat(100);
const DECODED: { readonly [encoding: string]: (body: Buffer) => Buffer } = {
  '': (body) => body,
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** What the server sends, as it is. */
function received(url: string, accepted: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': accepted } }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      resolve({ headers: response.headers, body: Buffer.concat(parts) });
    })
      .on('error', reject)
      .end();
  });
}

/** The status for a path that `fetch` would normalize; this sends it as it is. */
function statusOf(url: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

describe('a server with a page', () => {
  const above = mkdtempSync(join(tmpdir(), 'hencoop-pages-'));
  const folder = join(above, 'dist');
  let server: MatchServer;
  let url = '';

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'), { recursive: true });
    mkdirSync(join(folder, 'games'));
    writeFileSync(join(above, 'secret.txt'), 'secret');
    writeFileSync(join(folder, 'index.html'), '<title>Page</title>');
    writeFileSync(join(folder, 'server.json'), '{"online":false}');
    writeFileSync(join(folder, 'assets/a-1.js'), 'export {};');
    writeFileSync(join(folder, 'assets/b-2.js'), LONG);
    writeFileSync(join(folder, 'assets/b-2.js.br'), brotliCompressSync(LONG));
    writeFileSync(join(folder, 'assets/c-3.js'), LONG);
    mkdirSync(join(above, 'dist-previous/assets'), { recursive: true });
    writeFileSync(join(above, 'dist-previous/index.html'), 'previous');
    writeFileSync(join(above, 'dist-previous/assets/old-1.js'), 'export const old = 1;');
    writeFileSync(join(above, 'dist-previous/assets/a-1.js'), 'export const old = 1;');
    writeFileSync(join(folder, 'games/chicken.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    server = await matchServer({ store: pglite(), pages: folder, log: SILENT });
    url = await server.listen(0);
  });

  afterAll(async () => {
    await server.stop();
    rmSync(above, { recursive: true });
  });

  it.each([
    ['/', 'text/html', 'no-cache'],
    ['/index.html', 'text/html', 'no-cache'],
    ['/assets/a-1.js', 'text/javascript', 'public, max-age=31536000, immutable'],
    ['/games/chicken.svg', 'image/svg+xml', 'no-cache'],
  ])('serves %s with its type, the policy, and a cache time', async (path, type, cache) => {
    const response = await fetch(`${url}${path}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(type);
    expect(response.headers.get('cache-control')).toBe(cache);
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'",
    );
    await response.text();
  });

  it.each([
    ['/assets/b-2.js', 'gzip, deflate, br', 'br'],
    ['/assets/b-2.js', 'gzip', 'gzip'],
    ['/assets/c-3.js', 'gzip, deflate, br', 'gzip'],
    ['/assets/c-3.js', 'identity', undefined],
  ])('sends %s to a browser that accepts %s as %s', async (path, accepted, encoding) => {
    const { headers, body } = await received(`${url}${path}`, accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toContain('Accept-Encoding');
    expect(headers['content-type']).toContain('text/javascript');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(String(DECODED[encoding ?? '']?.(body))).toBe(LONG);
  });

  it('does not compress what the API answers: lengths would depend on secrets', async () => {
    const { headers } = await received(`${url}/games`, 'gzip, br');
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('serves the hashed files of the last release, and no other of its files', async () => {
    const old = await fetch(`${url}/assets/old-1.js`);
    expect(await old.text()).toBe('export const old = 1;');
    expect(old.headers.get('cache-control')).toContain('immutable');
    expect(await (await fetch(`${url}/assets/a-1.js`)).text()).toBe('export {};');
    expect(await (await fetch(`${url}/`)).text()).toBe('<title>Page</title>');
    expect(await statusOf(url, '/assets/../index.html')).toBe(200);
    expect(await statusOf(url, '/assets/%2e%2e/%2e%2e/secret.txt')).toBe(404);
  });

  it("answers /server.json itself instead of with the page's file", async () => {
    expect(await (await fetch(`${url}/server.json`)).json()).toEqual({ online: true });
    const login = { in: '/oauth2/start' };
    const known = await matchServer({ store: pglite(), pages: folder, log: SILENT, accounts: () => null, login });
    const answer = await fetch(`${await known.listen(0)}/server.json`);
    expect(await answer.json()).toEqual({ online: true, accounts: true, login });
    await known.stop();
  });

  it('prefers its API to any file', async () => {
    const { games } = await (await fetch(`${url}/games`)).json();
    expect(games).toHaveLength(5);
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ ok: true });
  });

  it.each(['/../secret.txt', '/assets/../../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/nothing'])(
    'serves nothing outside the folder: %s',
    async (path) => expect(await statusOf(url, path)).toBe(404),
  );

  it('refuses a folder without a page before it opens the store', async () => {
    const store = () => Promise.reject(new Error('opened'));
    await expect(matchServer({ store, pages: above, log: SILENT })).rejects.toThrow(
      /^pages: expected a folder with an index.html, got .*: build the page first$/,
    );
  });
});
