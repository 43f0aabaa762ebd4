// nginx and Caddy with the settings of docs/operating.md in front of the server program: pages and sockets over TLS.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { freePort } from '../../../support/services.js';
import { LIMITS } from '../src/index.js';
import { enter } from '../test/testServer.js';
import { settingsWith } from './page.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const HOST = 'play.example';
/** The number of keep-alives that a quiet socket must receive: more than a minute's worth. */
const BEATS = 3;
const CHICKENS = JSON.stringify({ game: 'chicken', players: ['person', 'person'] });

interface Workspace {
  readonly folder: string;
  readonly key: string;
  readonly cert: string;
  /** The ports of the proxy and of the server. */
  readonly port: number;
  readonly behind: number;
}

/** Returns the command, as words, that starts a proxy with the documented settings. */
type Start = (workspace: Workspace) => readonly string[];

const PROXIES: { readonly [name: string]: Start } = {
  nginx({ folder, key, cert, port, behind }) {
    const path = (name: string) => join(folder, name);
    const settings = settingsWith('listen 443')
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`)
      .replace(/(ssl_certificate) .*;/, `$1 ${cert};`)
      .replace(/(ssl_certificate_key) .*;/, `$1 ${key};`)
      .replace('127.0.0.1:8107', `127.0.0.1:${behind}`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const paths = temporary.map((name) => `${name}_temp_path ${path(name)};`).join(' ');
    writeFileSync(path('nginx.conf'), `pid ${path('pid')}; events {} http { access_log off; ${paths}\n${settings}}`);
    return ['nginx', '-c', path('nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'];
  },
  caddy({ folder, key, cert, port, behind }) {
    const settings = settingsWith('reverse_proxy')
      .replace(`${HOST} {`, `https://${HOST}:${port} {\n\tbind 127.0.0.1\n\ttls ${cert} ${key}`)
      .replace('127.0.0.1:8107', `127.0.0.1:${behind}`);
    writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${settings}`);
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  },
};

/** A visitor to the site, over TLS. */
class Visitor {
  readonly origin: string;
  readonly #port: number;
  readonly #agent: Agent;

  constructor({ port, cert }: Workspace) {
    this.#port = port;
    this.#agent = new Agent({ ca: readFileSync(cert), servername: HOST });
    this.origin = `https://${HOST}:${port}`;
  }

  get #options() {
    return { host: '127.0.0.1', port: this.#port, agent: this.#agent };
  }

  #headers(more: { readonly [name: string]: string }) {
    return { host: `${HOST}:${this.#port}`, ...more };
  }

  async ask(path: string, headers: { readonly [name: string]: string } = {}, body: string | null = null) {
    const method = body === null ? 'GET' : 'POST';
    const sent = request({ ...this.#options, path, method, headers: this.#headers(headers) });
    sent.end(body ?? undefined);
    const [response] = await once(sent, 'response');
    let text = '';
    for await (const part of response) text += part;
    return { status: Number(response.statusCode), text };
  }

  /** Opens a match from a page of this origin. */
  open(origin = this.origin, headers: { readonly [name: string]: string } = {}) {
    return this.ask('/matches', { origin, ...headers }, CHICKENS);
  }

  /** Reads the first events of a stream. */
  async stream(match: string): Promise<string> {
    const headers = this.#headers({ accept: 'text/event-stream' });
    const sent = request({ ...this.#options, path: `/matches/${match}/live`, headers });
    sent.on('error', () => {});
    sent.end();
    const [response] = await once(sent, 'response');
    let text = '';
    for await (const part of response) {
      text += part;
      if (text.includes('"delivery"')) break;
    }
    sent.destroy();
    return text;
  }

  socket(match: string, token: string): WebSocket {
    const headers = this.#headers({ origin: this.origin });
    const agent = this.#agent;
    const socket = new WebSocket(`wss://127.0.0.1:${this.#port}/matches/${match}/live`, { agent, headers });
    socket.on('error', () => {});
    socket.on('open', () => socket.send(JSON.stringify(enter(token))));
    return socket;
  }
}

async function visit(name: string, visitor: Visitor, server: ChildProcess): Promise<readonly string[]> {
  const faults: string[] = [];
  const expect = (what: string, holds: boolean, got: unknown) => {
    if (!holds) faults.push(`${name}: expected ${what}, got ${JSON.stringify(got)}`);
  };
  const opened = await visitor.open();
  expect('a match for a page over https', opened.status === 201, opened);
  if (opened.status !== 201) return faults;
  const { id, tokens } = JSON.parse(opened.text) as { readonly id: string; readonly tokens: readonly string[] };
  const other = await visitor.open(visitor.origin.replace('https', 'http'));
  expect('a refusal for a page over http', other.status === 403, other);
  const events = await visitor.stream(id);
  expect('events while the stream is open', events.includes('"delivery"'), events);

  const received: string[] = [];
  const socket = visitor.socket(id, tokens[0] ?? '');
  socket.on('message', (data) => received.push(String(data)));
  const closed = once(socket, 'close');
  const beats = () => received.filter((text) => text.includes('"beat"')).length;
  for (let tries = 0; tries < 1_200 && beats() < BEATS && socket.readyState <= WebSocket.OPEN; tries++)
    await sleep(100);
  expect(`${BEATS} keep-alives on a quiet socket`, beats() === BEATS, received.slice(-3));

  const statuses: number[] = [];
  for (let tries = 0; tries <= (LIMITS.matches?.count ?? 0); tries++)
    statuses.push((await visitor.open(visitor.origin, { 'x-forwarded-for': `192.0.2.${tries}` })).status);
  expect('a rate limit per address, even if the visitor forges the header', statuses.includes(429), statuses);

  server.kill('SIGTERM');
  const [code] = await Promise.race([closed, sleep(30_000, [null], { ref: false })]);
  expect('sockets closed with 1012', code === 1012, code);
  return faults;
}

/** Starts a program and collects its output in `said`. */
function start(words: readonly string[], env: { readonly [name: string]: string | undefined }, said: string[]) {
  const [program = '', ...rest] = words;
  const child = spawn(program, rest, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => said.push(String(data)));
  return child;
}

/** Waits until the server answers through its proxy. */
async function untilReady(visitor: Visitor, name: string, said: readonly string[]): Promise<void> {
  for (let tries = 0; (await visitor.ask('/ready').catch(() => null))?.status !== 200; tries++) {
    if (tries > 300)
      throw new Error(`${name}: expected the server behind it to answer, got ${said.join('').slice(-1_000)}`);
    await sleep(100);
  }
}

async function behindProxy(name: string, command: Start): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), `hencoop-${name}-`));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
  execFileSync('openssl', [...request, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const workspace = { folder, key, cert, port: await freePort(), behind: await freePort() };
  const said: string[] = [];
  const env = {
    PATH: process.env['PATH'],
    TSX_TSCONFIG_PATH: 'examples/server/tsconfig.json',
    FOLDER: join(folder, 'data'),
    PORT: String(workspace.behind),
    PROXIES: '1',
  };
  const server = start([process.execPath, '--import', 'tsx', 'examples/server/src/main.ts'], env, said);
  const proxy = start(command(workspace), { PATH: process.env['PATH'], HOME: folder }, said);
  const gone = [server, proxy].map((child) => once(child, 'exit'));
  try {
    const visitor = new Visitor(workspace);
    await untilReady(visitor, name, said);
    const faults = await visit(name, visitor, server);
    console.log(
      `${name}: pages over TLS, streams, a socket through ${BEATS} keep-alives, limits per address: ${faults.length} faults`,
    );
    return faults;
  } finally {
    for (const child of [server, proxy]) if (child.exitCode === null) child.kill('SIGTERM');
    await Promise.all(gone);
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function behindProxies(): Promise<readonly string[]> {
  const tried = await Promise.allSettled(Object.entries(PROXIES).map(([name, command]) => behindProxy(name, command)));
  // Wait for both even if one fails: its processes would outlive this one.
  return tried.flatMap((each) => (each.status === 'fulfilled' ? each.value : [String(each.reason)]));
}
