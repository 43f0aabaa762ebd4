// The worker as the test runs it: it can store a match as it is given, read the log, and leak.

import type { DurableObjectState, Request, Response as RuntimeResponse, WebSocket } from '@cloudflare/workers-types';
import { MatchObject as PlainMatchObject } from '../src/matchObject.js';
import { Response } from '../src/runtime.js';
import worker, { type Env } from '../src/worker.js';

/** How many objects this process has made; an object that slept is made again. */
let made = 0;

export class MatchObject extends PlainMatchObject {
  readonly #ctx: DurableObjectState;

  constructor(ctx: DurableObjectState) {
    super(ctx);
    this.#ctx = ctx;
    made += 1;
  }

  override async fetch(request: Request): Promise<RuntimeResponse> {
    const { pathname } = new URL(request.url);
    if (pathname === '/log') return Response.json([...(await this.#ctx.storage.list({ prefix: 'log:' })).values()]);
    if (pathname === '/made') return Response.json(made);
    if (pathname === '/leak') {
      await this.#ctx.storage.put('leak', true);
      return Response.json(true);
    }
    if (pathname !== '/place') return super.fetch(request);
    await this.#ctx.storage.put('match', await request.json());
    await this.#ctx.storage.sync();
    // The next request finds an object that has read the match.
    this.#ctx.abort('placed');
    return Response.json(true);
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    await super.webSocketMessage(socket, message);
    if ((await this.#ctx.storage.get('leak')) !== true) return;
    for (const each of this.#ctx.getWebSockets()) each.send('somebody has sent something');
  }
}

export default {
  async fetch(request: Request, env: Env): Promise<RuntimeResponse> {
    const [, verb, id] = /^\/test\/([a-z]+)\/?(.*)$/.exec(new URL(request.url).pathname) ?? [];
    if (verb === undefined || id === undefined) return worker.fetch(request, env);
    const { MATCHES } = env;
    if (verb === 'id') return Response.json(String(MATCHES.newUniqueId()));
    return MATCHES.get(MATCHES.idFromString(id)).fetch(new URL(`/${verb}`, request.url).href, {
      method: 'PUT',
      body: await request.text(),
    });
  },
};
