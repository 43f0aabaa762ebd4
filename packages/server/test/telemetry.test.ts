// OpenTelemetry: what a collector receives, and that it receives nothing by default.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/index.js';
import { ask, open, openStore, serve } from './testServer.js';

interface Field {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}
interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly Field[];
}
interface Metric {
  readonly name: string;
  readonly sum?: {
    readonly dataPoints: readonly { readonly asDouble: number; readonly attributes: readonly Field[] }[];
  };
  readonly histogram?: {
    readonly dataPoints: readonly {
      readonly count: number;
      readonly bucketCounts: readonly number[];
      readonly explicitBounds: readonly number[];
    }[];
  };
}

const received: { readonly path: string; readonly body: string }[] = [];
let collector: Server;
let store: Store;
const before = process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];

beforeAll(async () => {
  store = await openStore('memory');
  collector = createServer(async (request, response) => {
    received.push({ path: request.url ?? '', body: JSON.stringify(await json(request)) });
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => collector.once('listening', resolve));
  // A server that listens on a port has an AddressInfo.
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(async () => {
  if (before === undefined) delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  else process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = before;
  collector.close();
  await store.close();
});

// The shapes of OTLP over JSON.
const spans = (): readonly Span[] =>
  received
    .filter(({ path }) => path === '/v1/traces')
    .flatMap(({ body }) =>
      JSON.parse(body).resourceSpans.flatMap((each: { scopeSpans: { spans: Span[] }[] }) =>
        each.scopeSpans.flatMap(({ spans }) => spans),
      ),
    );
const metrics = (): readonly Metric[] =>
  received
    .filter(({ path }) => path === '/v1/metrics')
    .flatMap(({ body }) =>
      JSON.parse(body).resourceMetrics.flatMap((each: { scopeMetrics: { metrics: Metric[] }[] }) =>
        each.scopeMetrics.flatMap(({ metrics }) => metrics),
      ),
    );
const fieldsOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

describe('telemetry', () => {
  it('is off by default', async () => {
    const server = await serve(store);
    await ask(server.url, '/games');
    await server.stop();
    expect(received).toEqual([]);
  });

  it('sends a span for each request and its statements, and the metrics of the Prometheus page', async () => {
    const server = await serve(store, { telemetry: true, proxies: 1, metricsToken: 'of-the-operator', name: 'hen-1' });
    const { id, tokens } = await open(server.url, {
      game: 'chicken',
      players: ['person', 'person'],
      names: ['Hahn', ''],
    });
    const [traceId, parent] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
    const headers = { traceparent: `00-${traceId}-${parent}-01`, 'x-request-id': 'of-the-proxy' };
    const body = { id: 'd', revision: 1, move: { seat: 0, type: 'draw' } };
    expect((await ask(server.url, `/matches/${id}/moves`, { token: tokens[0], body, headers })).status).toBe(200);
    expect((await ask(server.url, '/nothing/here')).status).toBe(404);
    const page = (await ask(server.url, '/metrics', { token: 'of-the-operator' })).text;
    await server.stop();

    const of = (name: string) => spans().find((span) => span.name === name);
    const request = of('POST /matches/:id/moves');
    expect(request).toMatchObject({ traceId, parentSpanId: parent });
    expect(request === undefined ? {} : fieldsOf(request)).toEqual({
      'http.request.method': 'POST',
      'http.route': '/matches/:id/moves',
      'http.response.status_code': 200,
      'hencoop.request': 'of-the-proxy',
    });
    const submit = spans().find((span) => span.name === 'submit');
    expect(submit).toMatchObject({ traceId, parentSpanId: request?.spanId });
    expect(of('store.change')).toMatchObject({ traceId, parentSpanId: submit?.spanId });
    expect(of('POST /matches')).toBeDefined();

    const all = metrics();
    const moves = all.findLast(({ name }) => name === 'hencoop_moves_total')?.sum?.dataPoints;
    expect(moves).toMatchObject([{ asDouble: 1, attributes: [{ key: 'answer', value: { stringValue: 'ok' } }] }]);
    const [seconds] = all.findLast(({ name }) => name === 'hencoop_move_seconds')?.histogram?.dataPoints ?? [];
    expect(seconds?.count).toBe(1);
    expect(seconds?.bucketCounts.reduce((sum, count) => sum + count)).toBe(1);
    expect(seconds?.bucketCounts).toHaveLength((seconds?.explicitBounds.length ?? 0) + 1);
    const names = [...page.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
    expect(names.filter((name) => !all.some((metric) => metric.name === name))).toEqual([]);

    const everything = received.map((each) => each.body).join();
    for (const secret of [...tokens, 'Hahn', id]) expect(everything).not.toContain(secret);
    expect(everything).toContain('hen-1');
  });
});
