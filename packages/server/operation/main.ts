// npm run check -- operation: does what docs/operating.md says, with real programs. Matches are played meanwhile, and nothing
// may be lost but what the page says.

import { spawnSync } from 'node:child_process';
import { bundle } from '../kill/processes.js';
import { copyFolder, restoreDump } from './backup.js';
import { throughPooler } from './pooler.js';
import { behindProxies } from './proxies.js';
import { checkRules } from './rules.js';
import { changeVersions } from './versions.js';

/** The programs that it runs, besides PostgreSQL and Redis, and the packages of Debian that have them. */
const PROGRAMS = { caddy: 'caddy', nginx: 'nginx', openssl: 'openssl', pgbouncer: 'pgbouncer', promtool: 'prometheus' };

const missing = Object.entries(PROGRAMS).filter(([program]) => spawnSync(program, ['-h']).error !== undefined);
if (missing.length > 0) {
  const packages = missing.map(([, name]) => name).join(' ');
  console.error(`This check runs programs that are not here: apt-get install -y --no-install-recommends ${packages}`);
  process.exit(1);
}

const began = Date.now();
const file = await bundle();
const faults: string[] = [];

/** Runs a part, and continues even after an error. */
async function run(part: (file: string) => readonly string[] | Promise<readonly string[]>): Promise<void> {
  try {
    faults.push(...(await part(file)));
  } catch (error) {
    faults.push(`${part.name}: ${String(error)}`);
  }
}

async function runInTurn(): Promise<void> {
  for (const part of [checkRules, restoreDump, copyFolder, changeVersions, throughPooler]) await run(part);
}

// The proxies wait more than they work.
await Promise.all([runInTurn(), run(behindProxies)]);
for (const fault of faults.slice(0, 20)) console.error(fault);
const seconds = Math.round((Date.now() - began) / 1000);
console.log(faults.length === 0 ? `all went as the page says, ${seconds} s` : `${faults.length} faults, ${seconds} s`);
process.exit(faults.length === 0 ? 0 : 1);
