// Checks the configuration against wrangler's schema, its dry run, and the settings of Miniflare and the worker.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { bundle, RATES, RUNTIME } from '../src/bundle.js';
import { limits } from '../src/settings.js';

const FILE = 'examples/durable-object/wrangler.jsonc';
const require = createRequire(import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'hencoop-wrangler-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Config {
  readonly compatibility_date: string;
  readonly compatibility_flags: readonly string[];
  readonly durable_objects: { readonly bindings: readonly { readonly name: string; readonly class_name: string }[] };
  readonly migrations: readonly { readonly new_sqlite_classes: readonly string[] }[];
  readonly ratelimits: readonly { readonly name: string; readonly simple: object }[];
}

const { config, error } = ts.parseConfigFileTextToJson(FILE, readFileSync(FILE, 'utf8'));

describe('wrangler.jsonc', () => {
  // The schema's formats and comments are only hints for editors.
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const validate = ajv.compile(JSON.parse(readFileSync(require.resolve('wrangler/config-schema.json'), 'utf8')));

  it('satisfies the schema of wrangler', () => {
    expect(error).toBeUndefined();
    expect(validate(config), JSON.stringify(validate.errors)).toBe(true);
  });

  it.each([
    { main: 1 },
    { compatibility_flags: 'nodejs_compat' },
    { durable_objects: { bindings: [{ name: 'MATCHES' }] } },
    { migrations: [{ new_sqlite_classes: ['MatchObject'] }] },
    { ratelimits: [{ name: 'REQUESTS', namespace_id: '1001', simple: { limit: 600, period: '10' } }] },
    { assets: { directory: 1 } },
    { hens: 2 },
  ])('does not with %j in its place', (wrong) => {
    expect(validate({ ...config, ...wrong })).toBe(false);
  });

  it('says the same as the settings of Miniflare and the limits of the worker', () => {
    const { compatibility_date, compatibility_flags, durable_objects, migrations, ratelimits } = config as Config;
    const classes = durable_objects.bindings.map(({ name, class_name }) => {
      return [name, { className: class_name, useSQLite: migrations[0]?.new_sqlite_classes.includes(class_name) }];
    });
    expect({ compatibility_date, compatibility_flags, objects: Object.fromEntries(classes) }).toEqual({
      compatibility_date: RUNTIME.compatibilityDate,
      compatibility_flags: RUNTIME.compatibilityFlags,
      objects: RUNTIME.durableObjects,
    });
    expect(Object.fromEntries(ratelimits.map(({ name, simple }) => [name, { simple }]))).toEqual(RATES);
    const { requests, moves, matches, botMatches, emotes, undos } = limits;
    expect([requests, moves, matches, botMatches, emotes, undos]).toEqual(
      [RATES.REQUESTS, RATES.MOVES, RATES.OPENED, RATES.OPENED_FOR_BOTS, RATES.EMOTES, RATES.UNDOS].map(
        ({ simple: { limit, period } }) => {
          return { count: limit, seconds: period };
        },
      ),
    );
  });

  it('is one that wrangler would deploy', () => {
    writeFileSync(join(folder, 'index.html'), '');
    const out = join(folder, 'out');
    const program = join(require.resolve('wrangler/package.json'), '../bin/wrangler.js');
    const told = execFileSync(
      process.execPath,
      [program, 'deploy', '--dry-run', '--config', FILE, '--assets', folder, '--outdir', out],
      { env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' }, encoding: 'utf8', stdio: 'pipe' },
    );
    expect(readdirSync(out)).toContain('worker.js');
    for (const name of ['MATCHES', 'LOBBY', 'ASSETS', ...Object.keys(RATES)]) expect(told).toContain(`env.${name}`);
  });
});

describe('the worker', () => {
  it('needs nothing of Node but node:crypto', async () => {
    const script = await bundle('examples/durable-object/src/worker.ts');
    expect(new Set(script.match(/from "(?:node:)?[a-z/:_-]+"/g))).toEqual(new Set(['from "node:crypto"']));
  });
});
