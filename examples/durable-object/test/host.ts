import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchServerConfig } from '@hencoop/server';
import { Miniflare, type MiniflareOptions } from 'miniflare';
import { openStore, serve } from '../../../packages/server/test/testServer.js';
import { bundle, RUNTIME } from '../src/bundle.js';

/** A host that serves the contract during a test. */
export interface TestHost {
  readonly url: string;
  stop(): Promise<void>;
}

/** A worker in its own folder, which can be restarted. */
export interface WorkerHost extends TestHost {
  /** Restarts the runtime on the same folder. */
  restart(): Promise<void>;
  /** Sends a request to the test worker. */
  ask<T>(verb: string, id: string, body?: unknown): Promise<T>;
}

/** The operator's token on each host. */
export const OPERATOR = 'f'.repeat(64);

/** Starts the server in this process, with a database in memory. */
export async function serverHost(more: Partial<MatchServerConfig> = {}): Promise<TestHost> {
  const store = await openStore('memory');
  const server = await serve(store, { operatorToken: OPERATOR, ...more });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await store.close();
    },
  };
}

/** Starts this example's worker in Miniflare. Without `ratelimits`, all rates are unlimited. */
export async function workerHost(more: Partial<MiniflareOptions> = {}): Promise<WorkerHost> {
  const folder = mkdtempSync(join(tmpdir(), 'hencoop-matches-'));
  const script = await bundle('examples/durable-object/test/worker.ts');
  const start = () =>
    new Miniflare({
      ...RUNTIME,
      script,
      bindings: { OPERATOR_TOKEN: OPERATOR },
      durableObjectsPersist: folder,
      // A cast to `object`, since the options are a union.
      ...(more as object),
    });
  let runtime = start();
  let url = (await runtime.ready).origin;
  return {
    get url() {
      return url;
    },
    async restart() {
      await runtime.dispose();
      runtime = start();
      url = (await runtime.ready).origin;
    },
    async ask(verb, id, body = null) {
      const answer = await fetch(`${url}/test/${verb}/${id}`, { method: 'POST', body: JSON.stringify(body) });
      return (await answer.json()) as never;
    },
    async stop() {
      await runtime.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
