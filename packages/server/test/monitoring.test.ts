// The alerts and the dashboard of examples/server/monitoring, compared with the metrics of a running server.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Store } from '../src/index.js';
import { faultsOf, type Series, seriesIn } from './promql.js';
import { ask, enter, open, openStore, RawSocket, serve, turn, until } from './testServer.js';

const FOLDER = 'examples/server/monitoring';
const PAGE = 'docs/operating.md';
/** The labels that Prometheus adds to every series of a target. */
const TARGET = { job: 'hencoop', instance: 'server-1:8107' };

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary?: string; readonly runbook_url?: string };
}

interface Panel {
  readonly id: number;
  readonly title: string;
  readonly datasource: { readonly type: string; readonly uid: string };
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[];
}

interface Dashboard {
  readonly uid: string;
  readonly title: string;
  readonly schemaVersion: number;
  readonly templating: { readonly list: readonly { readonly name: string; readonly type: string }[] };
  readonly panels: readonly Panel[];
}

const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const page = readFileSync(PAGE, 'utf8');
// The shapes of both files, as far as the tests read them.
const { groups } = parse(read('alerts.yml')) as { readonly groups: readonly { readonly rules: readonly Alert[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);
const dashboard = JSON.parse(read('dashboard.json')) as Dashboard;

let series: readonly Series[];

/** The metrics of a server that has seen everything the expressions mention: a full database, limits, bots. */
async function metricsOfABusyServer(): Promise<string> {
  const store = await openStore('memory');
  const failing: Store = {
    ...store,
    connections: () => ({ busy: 7, idle: 2, waiting: 31 }),
    list: () => Promise.reject(new Error('lost')),
  };
  const limits = { moves: null, requests: null, matches: { count: 2, seconds: 3_600 }, botMatches: null };
  const server = await serve(failing, { metricsToken: 'of-the-operator', limits });
  const { url } = server;
  const chickens = { game: 'chicken', players: ['person', 'person'] };
  const { id, tokens } = await open(url, chickens);
  await open(url, { game: 'chicken', players: ['easy', 'easy'] });
  expect((await ask(url, '/matches', { body: chickens })).status).toBe(429);
  expect((await ask(url, '/matches')).status).toBe(503);
  const socket = new RawSocket(url, id, enter(tokens[1]));
  await socket.until(({ revisions }) => revisions.length > 0);
  const token = tokens[0] ?? '';
  const { revision, moves } = await turn(url, 'chicken', id, token);
  const body = { id: 'a', revision, move: moves[0] };
  expect((await ask(url, `/matches/${id}/moves`, { token, body })).status).toBe(200);
  await server.revoke(id, 1);
  await socket.until(({ closed }) => closed !== null);
  const metrics = async () => (await ask(url, '/metrics', { token: 'of-the-operator' })).text;
  await until(async () => (await metrics()).includes('hencoop_bot_moves_total{answer="ok"}'));
  const text = await metrics();
  await server.stop();
  await store.close();
  return text;
}

beforeAll(async () => {
  const scraped = [...seriesIn(await metricsOfABusyServer()), new Map([['__name__', 'up']])];
  series = scraped.map((each) => new Map([...each, ...Object.entries(TARGET)]));
});

describe('a monitoring expression', () => {
  it.each([
    ['hencoop_live_sockets > 0'],
    ['rate(hencoop_requests_total{status="599"}[5m])'],
    ['rate(hencoop_requests_total{code="200"}[5m])'],
    ['hencoop_database_connections{state=~"wait"}'],
    ['hencoop_part_up{part!~"hints|rates"}'],
    ['up{job="coop"} == 0'],
    ['sum by (seat) (rate(hencoop_moves_total[5m]))'],
    ['ratio(hencoop_moves_total[5m])'],
    ['rate(hencoop_moves_total{answer="ok"}[5m]) / rate(hencoop_moves[5m]) > 1'],
  ])('is a fault if a server has no such metric or label: %s', (expression) => {
    expect(faultsOf(expression, series)).toHaveLength(1);
  });
});

describe('the alerts', () => {
  it('have different names', () => {
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
    expect(alerts.length).toBeGreaterThan(0);
  });

  it.each(alerts)('$alert uses metrics that a server has, states the problem, and links to the remedy', (rule) => {
    const { alert, expr, labels, annotations } = rule;
    expect(faultsOf(expr, series)).toEqual([]);
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).toMatch(/^\S.*\.$/);
    expect(annotations.runbook_url).toBe(`https://github.com/hencoop/hencoop/blob/main/${PAGE}#${alert.toLowerCase()}`);
    // The page shows the same query below a heading with the alert's name.
    const section = page.split(/^#+ /m).find((text) => text.startsWith(`${alert}\n`));
    const [, query = ''] = /```text\n([\s\S]*?)```/.exec(section ?? '') ?? [];
    expect(query.replaceAll(/\s+/g, ' ').trim()).toBe(expr.replaceAll(/\s+/g, ' ').trim());
  });
});

describe('the dashboard', () => {
  it('can be imported: it has an id, a version, and a variable for the data source', () => {
    expect(dashboard.uid).toMatch(/^[\w-]{1,40}$/);
    expect(dashboard.title).not.toBe('');
    expect(dashboard.schemaVersion).toBeGreaterThanOrEqual(36);
    expect(dashboard.templating.list.map(({ name, type }) => [name, type])).toEqual([
      ['datasource', 'datasource'],
      ['instance', 'query'],
    ]);
    const { panels } = dashboard;
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const [index, { gridPos: a }] of panels.entries()) {
      expect(a.x + a.w).toBeLessThanOrEqual(24);
      for (const { gridPos: b } of panels.slice(index + 1)) {
        const isApart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
        expect(isApart).toBe(true);
      }
    }
  });

  it.each(dashboard.panels)('$title uses metrics and labels that a server has', ({ datasource, targets }) => {
    expect(datasource).toEqual({ type: 'prometheus', uid: '$' + '{datasource}' });
    expect(targets.length).toBeGreaterThan(0);
    for (const { expr, legendFormat } of targets) {
      expect(faultsOf(expr, series), expr).toEqual([]);
      const labels = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label);
      for (const label of labels)
        expect(series.some((each) => expr.includes(each.get('__name__') ?? '') && each.has(label))).toBe(true);
    }
  });

  it('shows every metric of this server', () => {
    const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join(' ');
    const names = series.map((each) => (each.get('__name__') ?? '').replace(/_(?:bucket|sum|count)$/, ''));
    for (const name of new Set(names)) if (name.startsWith('hencoop_')) expect(shown).toContain(name);
  });
});

it('the Prometheus configuration finds the alerts, and each server process by name', () => {
  const { rule_files, scrape_configs } = parse(read('prometheus.yml'));
  expect(rule_files).toEqual(['alerts.yml']);
  expect(scrape_configs[0].job_name).toBe(TARGET.job);
  const { services } = parse(readFileSync('examples/server/compose.yaml', 'utf8'), { merge: true });
  const processes = Object.keys(services).filter((name) => name.startsWith('server'));
  expect(scrape_configs[0].static_configs[0].targets).toEqual(processes.map((name) => `${name}:8107`));
});
