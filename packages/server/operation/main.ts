// npm run check -- operation: follows docs/operating.md with real programs during play. Nothing may be lost except
// where the page says so.

import { spawnSync } from 'node:child_process';
import { bundle } from '../kill/processes.js';
import { copyFolder, restoreDump } from './backup.js';
import { throughPooler } from './pooler.js';
import { behindProxies } from './proxies.js';
import { checkRules } from './rules.js';
import { changeVersions } from './versions.js';

/** The programs it needs besides PostgreSQL and Redis, with their Debian packages. */
const PROGRAMS = { caddy: 'caddy', nginx: 'nginx', openssl: 'openssl', pgbouncer: 'pgbouncer', promtool: 'prometheus' };

const missing = Object.entries(PROGRAMS).filter(([program]) => spawnSync(program, ['-h']).error !== undefined);
if (missing.length > 0) {
  const packages = missing.map(([, name]) => name).join(' ');
  console.error(
    `This check needs programs that are not installed: apt-get install -y --no-install-recommends ${packages}`,
  );
  process.exit(1);
}

const began = Date.now();
const file = await bundle();
const faults: string[] = [];

/** Runs a part; returns its error, if any, as a fault. */
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

// In parallel, because the proxies mostly wait.
await Promise.all([runInTurn(), run(behindProxies)]);
for (const fault of faults.slice(0, 20)) console.error(fault);
const seconds = Math.round((Date.now() - began) / 1000);
console.log(
  faults.length === 0 ? `everything works as documented, ${seconds} s` : `${faults.length} faults, ${seconds} s`,
);
process.exit(faults.length === 0 ? 0 : 1);
