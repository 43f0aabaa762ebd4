import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchServerConfig } from '@hencoop/server';
import { Miniflare, type MiniflareOptions } from 'miniflare';
import { openStore, serve } from '../../../packages/server/test/testServer.js';
import { bundle, RUNTIME } from '../src/bundle.js';

/** A host of matches that serves the contract for the time of a test. */
export interface TestHost {
  readonly url: string;
  stop(): Promise<void>;
}

/** A worker in its own folder, which can be stopped and started again. */
export interface WorkerHost extends TestHost {
  /** Ends the runtime, and starts it again on the same folder. */
  restart(): Promise<void>;
  /** Asks the worker of the tests. */
  ask<T>(verb: string, id: string, body?: unknown): Promise<T>;
}

/** The operator of each host. */
export const OPERATOR = 'f'.repeat(64);

/** The server in this process, its database in memory. */
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

/** The worker of this example in Miniflare. Without `ratelimits`, no rate has a limit. */
export async function workerHost(more: Partial<MiniflareOptions> = {}): Promise<WorkerHost> {
  const folder = mkdtempSync(join(tmpdir(), 'hencoop-matches-'));
  const script = await bundle('examples/durable-object/test/worker.ts');
  const start = () =>
    new Miniflare({
      ...RUNTIME,
      script,
      bindings: { OPERATOR_TOKEN: OPERATOR },
      durableObjectsPersist: folder,
      // A copy of the options: they belong to one of several kinds.
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
