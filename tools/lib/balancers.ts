import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type Service, serviceOf, startNginx } from '../../support/services.js';

/**
 * How to start another load balancer with its configuration from docs/server.md. A request may set its origin in
 * `X-From`.
 */
interface Documented {
  /** The file name of its block on the page. */
  readonly file: string;
  edit(text: string, port: number): string;
  words(file: string): readonly string[];
}

const DOCUMENTED: { readonly [name: string]: Documented } = {
  haproxy: {
    file: 'haproxy.cfg',
    edit: (text, port) =>
      `defaults\n  mode http\n  timeout connect 2s\n  timeout client 60s\n  timeout server 60s\n${text}`
        .replace('bind :80', `bind 127.0.0.1:${port}`)
        .replace('option forwardfor', 'http-request set-header X-Forwarded-For %[req.hdr(x-from)]'),
    words: (file) => ['haproxy', '-db', '-f', file],
  },
  caddy: {
    file: 'Caddyfile',
    edit: (text, port) =>
      `{\n\tadmin off\n\tauto_https off\n}\n${text}`
        .replace(':80 {', `http://127.0.0.1:${port} {`)
        .replace('lb_policy', 'header_up X-Forwarded-For {header.X-From}\n\t\tlb_policy'),
    words: (file) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
  },
};

/** The file with this name in docs/server.md, for processes on these ports. */
function block(name: string, ports: readonly number[]): string {
  const [, text = ''] = readFileSync('docs/server.md', 'utf8').split(`\`\`\`text ${name}\n`);
  const [settings = ''] = text.split('```');
  return ports.reduce((all, port, at) => all.replaceAll(`server-${at + 1}:8107`, `127.0.0.1:${port}`), settings);
}

/** Starts nginx with the shipped configuration, or another balancer with the documented one. */
export async function startBalancer(name: string, ports: readonly number[]): Promise<Service> {
  if (name === 'nginx') return startNginx(ports);
  const documented = DOCUMENTED[name];
  if (documented === undefined) throw new Error(`expected nginx, ${Object.keys(DOCUMENTED).join(' or ')}, got ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'hencoop-balancer-'));
  const port = await freePort();
  const file = join(folder, 'settings');
  writeFileSync(file, documented.edit(block(documented.file, ports), port));
  const [program = '', ...words] = documented.words(file);
  const url = `http://127.0.0.1:${port}`;
  return serviceOf({
    url,
    spawn: () => spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] }),
    ask: () => {
      execFileSync('curl', ['-s', '-o', '/dev/null', '--max-time', '5', url]);
    },
    stopSignal: 'SIGTERM',
    cleanUp: () => rmSync(folder, { recursive: true, force: true }),
  });
}
