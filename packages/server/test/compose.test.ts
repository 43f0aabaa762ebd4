// The compose file and the Dockerfile of examples/server, read as data, without Docker.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { settingsOf } from '../../../examples/server/src/settings.js';

const FOLDER = 'examples/server';
/** Variables that PostgreSQL's driver reads, not the server. */
const OF_THE_DRIVER = ['PGPASSWORD'];

interface Service {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly init?: boolean;
  readonly restart?: string;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly environment?: { readonly [name: string]: string };
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: { readonly [service: string]: { readonly condition: string } };
}

const text = readFileSync(join(FOLDER, 'compose.yaml'), 'utf8');
// The shape of a compose file, as far as the tests read it.
const { services } = parse(text, { merge: true }) as { readonly services: { readonly [name: string]: Service } };
const servers = Object.entries(services).filter(([, { build }]) => build !== undefined);

/** The variables that the server reads. */
function variablesRead(): ReadonlySet<string> {
  const read = new Set<string>();
  settingsOf(
    new Proxy<{ [name: string]: string | undefined }>(
      {},
      {
        get(_, name) {
          read.add(String(name));
          return undefined;
        },
      },
    ),
  );
  return read;
}

it('the compose file restarts every service, checks its health, and starts it once its dependencies are healthy', () => {
  expect(Object.keys(services)).toEqual(['postgres', 'redis', 'server-1', 'server-2', 'balancer']);
  for (const [name, service] of Object.entries(services)) {
    expect(service.restart, name).toBe('unless-stopped');
    expect(service.healthcheck?.test.length, name).toBeGreaterThan(1);
    for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(condition, `${name} needs ${needed}`).toBe('service_healthy');
      expect(services[needed]?.healthcheck, `${name} needs ${needed}`).toBeDefined();
    }
  }
});

it("the compose file runs named server processes from the Dockerfile's image behind the balancer", () => {
  expect(servers.map(([name]) => name)).toEqual(['server-1', 'server-2']);
  for (const [name, { build, init, volumes, ports, environment }] of servers) {
    // Each response carries the name in the header X-Served-By.
    expect(environment?.['NAME']).toBe(name);
    expect(init).toBe(true);
    expect(existsSync(join(FOLDER, build?.context ?? '', build?.dockerfile ?? ''))).toBe(true);
    // They run the image's files and are reachable only through the balancer.
    expect(volumes).toBeUndefined();
    expect(ports).toBeUndefined();
  }
  const nginx = readFileSync(join(FOLDER, 'nginx.conf'), 'utf8');
  const behind = [...nginx.matchAll(/^\s*server ([\w-]+):8107\b.*;$/gm)].map(([, name]) => name);
  expect(behind).toEqual(servers.map(([name]) => name));
  expect(Object.keys(services['balancer']?.depends_on ?? {})).toEqual(behind);
});

it.each(['nginx.conf', 'two-databases.conf'])('%s finds containers that were made anew', (file) => {
  const nginx = readFileSync(join(FOLDER, file), 'utf8');
  expect(nginx).toMatch(/^resolver 127\.0\.0\.11 /m);
  for (const [upstream] of nginx.matchAll(/^upstream [\s\S]*?^\}/gm)) {
    expect(upstream).toMatch(/^ {2}zone \w+ \d+k;$/m);
    for (const [server] of upstream.matchAll(/^ {2}server .*$/gm)) expect(server).toContain(' resolve ');
  }
});

it('the Dockerfile labels its image, and takes its base image pinned', () => {
  const dockerfile = readFileSync(join(FOLDER, 'Dockerfile'), 'utf8');
  for (const label of ['title', 'source', 'licenses', 'version', 'revision'])
    expect(dockerfile).toMatch(new RegExp(`^LABEL org\\.opencontainers\\.image\\.${label}=`, 'm'));
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(new Set(bases)).toEqual(new Set([`node:\${NODE}`, `\${PREVIOUS}`]));
});

it('the compose file sets only variables that the server reads', () => {
  const read = variablesRead();
  for (const [, { environment = {} }] of servers)
    for (const name of Object.keys(environment))
      if (!OF_THE_DRIVER.includes(name)) expect([...read], name).toContain(name);
});

it('the compose file contains no password and does not start without one', () => {
  expect(text).not.toMatch(/trust|password: *['"]?\w/i);
  const secret = Object.values(services).flatMap(({ environment = {} }) =>
    Object.entries(environment).filter(([name]) => /PASSWORD|AUTH|REDIS_URL/.test(name)),
  );
  expect(secret.map(([name]) => name)).toEqual([
    'POSTGRES_PASSWORD',
    'REDISCLI_AUTH',
    'PGPASSWORD',
    'REDIS_URL',
    'PGPASSWORD',
    'REDIS_URL',
  ]);
  for (const [name, value] of secret) expect(value, name).toMatch(/\$\{(POSTGRES|REDIS)_PASSWORD:\?[^}]+\}/);
});

it('the README explains every variable of the compose file, and the passwords', () => {
  const readme = readFileSync(join(FOLDER, 'README.md'), 'utf8');
  const used = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  for (const name of [...variablesRead(), ...used]) expect(readme, name).toContain(`${name}`);
});

it('the Docker build gets no files that git ignores', () => {
  const lines = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const left = lines('examples/server/Dockerfile.dockerignore').map((line) => line.replace(/^\*\*\//, ''));
  for (const line of [...lines('.gitignore'), '.git']) expect(left).toContain(line);
});
