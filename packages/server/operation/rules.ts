// The alerts and the queries of the dashboard, read by Prometheus itself.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../examples/server/monitoring', import.meta.url));

interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
}

/** What `promtool check` says against a file. */
function faultsIn(...words: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync('promtool', ['check', ...words], { encoding: 'utf8' });
  return status === 0 ? [] : [`promtool check ${words.join(' ')}: ${stdout}${stderr}`];
}

export function checkRules(): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'hencoop-rules-'));
  const { panels } = JSON.parse(readFileSync(join(FOLDER, 'dashboard.json'), 'utf8')) as Dashboard;
  const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m')));
  // Rules may be JSON, which is YAML.
  const rules = queries.map((expr, index) => ({ record: `panel:${index}`, expr }));
  const file = join(folder, 'dashboard.yml');
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
  const faults = [
    ...faultsIn('rules', join(FOLDER, 'alerts.yml')),
    ...faultsIn('rules', file),
    ...faultsIn('config', '--syntax-only', join(FOLDER, 'prometheus.yml')),
  ];
  rmSync(folder, { recursive: true });
  console.log(`promtool: the alerts, ${queries.length} queries of the dashboard, and prometheus.yml`);
  return faults;
}
