// Checks the alerts and the dashboard's queries with Prometheus's own promtool.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../examples/server/monitoring', import.meta.url));
const ALERTS = join(FOLDER, 'alerts.yml');

interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
}

/** Half an hour of series, one value a minute, in promtool's notation: `0+10x30` rises by 10. */
type Minutes = { readonly [series: string]: string };

/** A healthy server. */
const HEALTHY: Minutes = {
  up: '1x30',
  hencoop_database_up: '1x30',
  hencoop_live: '60x30',
  'hencoop_moves_total{answer="ok"}': '0+600x30',
  'hencoop_requests_total{status="200"}': '0+980x30',
  'hencoop_requests_total{status="429"}': '0+10x30',
  'hencoop_requests_total{status="503"}': '0+10x30',
  hencoop_errors_total: '0x30',
  'hencoop_part_up{part="hints"}': '1x30',
  'hencoop_move_seconds_bucket{le="0.25"}': '0+600x30',
  'hencoop_move_seconds_bucket{le="1"}': '0+600x30',
  'hencoop_move_seconds_bucket{le="+Inf"}': '0+600x30',
  'hencoop_database_connections{state="waiting"}': '0 9 0 9 0 9 0x24',
  'hencoop_bot_wait_seconds_bucket{le="2"}': '0+95x30',
  'hencoop_bot_wait_seconds_bucket{le="5"}': '0+100x30',
  'hencoop_bot_wait_seconds_bucket{le="+Inf"}': '0+100x30',
  hencoop_catching_up: '20x30',
  nodejs_eventloop_lag_p99_seconds: '0.02x30',
  process_start_time_seconds: '0x15 900x15',
  process_open_fds: '100x30',
  process_max_fds: '1000x30',
};

/** For each alert, a trouble that must fire it and no other. */
const TROUBLE: { readonly [alert: string]: Minutes } = {
  HencoopDown: { up: '0x30' },
  HencoopDatabaseDown: { hencoop_database_up: '0x30' },
  HencoopNobodyMoves: { 'hencoop_moves_total{answer="ok"}': '600x30' },
  HencoopServerErrors: { 'hencoop_requests_total{status="503"}': '0+100x30' },
  HencoopErrors: { hencoop_errors_total: '0x10 1x20' },
  HencoopPartDown: { 'hencoop_part_up{part="hints"}': '0x30' },
  HencoopMovesSlow: { 'hencoop_move_seconds_bucket{le="0.25"}': '0+580x30' },
  HencoopPoolFull: { 'hencoop_database_connections{state="waiting"}': '3x30' },
  HencoopBotsSlow: { 'hencoop_bot_wait_seconds_bucket{le="2"}': '0+80x30' },
  HencoopCatchingUp: { hencoop_catching_up: '200x30' },
  HencoopTooManyRequests: { 'hencoop_requests_total{status="429"}': '0+100x30' },
  HencoopEventLoopSlow: { nodejs_eventloop_lag_p99_seconds: '0.5x30' },
  HencoopRestarts: { process_start_time_seconds: '0x5 300x5 600x5 900x15' },
  HencoopFilesRunOut: { process_open_fds: '900x30' },
};

/** A promtool test: after 20 minutes, exactly these alerts are firing. */
function testOf(minutes: Minutes, firing: readonly string[]): object {
  const input = Object.entries({ ...HEALTHY, ...minutes }).map(([series, values]) => {
    const [name = '', labels = '}'] = series.split('{');
    return { series: `${name}{job="hencoop",instance="a",${labels}`, values };
  });
  const samples = firing.map((alertname) => ({ labels: `{alertname="${alertname}"}`, value: 1 }));
  const expr = 'count by (alertname) (ALERTS{alertstate="firing"})';
  return {
    interval: '1m',
    input_series: input,
    promql_expr_test: [{ expr, eval_time: '20m', exp_samples: samples }],
  };
}

/** A file for `promtool test rules`: a healthy server fires nothing, and each trouble fires one alert. */
function testsOfAlerts(): object {
  const tests = Object.entries(TROUBLE).map(([alert, minutes]) => testOf(minutes, [alert]));
  return { rule_files: [ALERTS], evaluation_interval: '1m', tests: [testOf({}, []), ...tests] };
}

/** Runs `promtool`; returns the faults it finds. */
function faultsBy(...words: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync('promtool', words, { encoding: 'utf8' });
  return status === 0 ? [] : [`promtool ${words.join(' ')}: ${stdout}${stderr}`];
}

export function checkRules(): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'hencoop-rules-'));
  const { panels } = JSON.parse(readFileSync(join(FOLDER, 'dashboard.json'), 'utf8')) as Dashboard;
  const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m')));
  const rules = queries.map((expr, index) => ({ record: `panel:${index}`, expr }));
  // JSON is valid YAML.
  const write = (name: string, content: object) => {
    writeFileSync(join(folder, name), JSON.stringify(content));
    return join(folder, name);
  };
  const untried = [...readFileSync(ALERTS, 'utf8').matchAll(/- alert: (\w+)/g)]
    .map(([, alert = '']) => alert)
    .filter((alert) => TROUBLE[alert] === undefined);
  const faults = [
    ...faultsBy('check', 'rules', ALERTS),
    ...faultsBy('check', 'rules', write('dashboard.yml', { groups: [{ name: 'dashboard', rules }] })),
    ...faultsBy('check', 'config', '--syntax-only', join(FOLDER, 'prometheus.yml')),
    ...faultsBy('test', 'rules', write('tests.yml', testsOfAlerts())),
    ...untried.map((alert) => `expected a test for the alert ${alert}, got none`),
  ];
  rmSync(folder, { recursive: true });
  console.log(`promtool: ${Object.keys(TROUBLE).length} alerts fire, ${queries.length} dashboard queries are valid`);
  return faults;
}
