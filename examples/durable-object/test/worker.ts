// The worker for the tests, which can end or age an object, return its log, and make it leak.

import type { DurableObjectState, WebSocket } from '@cloudflare/workers-types';
import { MatchObject as PlainMatchObject } from '../src/matchObject.js';
import type { Env } from '../src/runtime.js';
import worker, { LobbyObject as PlainLobbyObject } from '../src/worker.js';

/** The number of objects created in this process; a hibernated object is created again. */
let made = 0;

export class MatchObject extends PlainMatchObject {
  readonly #ctx: DurableObjectState;
  #alarms = 0;
  /** The time of the alarm to lose. */
  #lost: number | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#ctx = ctx;
    made += 1;
  }

  override async fetch(request: Request): Promise<Response> {
    const { storage } = this.#ctx;
    const { pathname } = new URL(request.url);
    if (pathname === '/log') return Response.json(storage.sql.exec('select entry from log order by number').toArray());
    if (pathname === '/made') return Response.json(made);
    if (pathname === '/alarms') return Response.json(this.#alarms);
    if (pathname === '/lose') {
      this.#lost = Date.now() + 1;
      await storage.setAlarm(this.#lost);
      return Response.json(true);
    }
    if (pathname === '/leak') {
      await storage.put('leak', true);
      return Response.json(true);
    }
    if (pathname === '/age') {
      storage.sql.exec('update match set changed = 0');
      await storage.setAlarm(Date.now());
      return Response.json(true);
    }
    if (pathname === '/tables') return Response.json(storage.sql.exec('select name from sqlite_master').toArray());
    if (pathname !== '/end') return super.fetch(request);
    await storage.sync();
    // The next request creates a new object, which must read the database.
    this.#ctx.abort('ended');
    return Response.json(true);
  }

  override async alarm(): Promise<void> {
    this.#alarms += 1;
    if (this.#lost === null) return super.alarm();
    // The runtime drops an alarm set for the exact time of the running one.
    await this.#ctx.storage.setAlarm(this.#lost);
    this.#lost = null;
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    await super.webSocketMessage(socket, message);
    if ((await this.#ctx.storage.get('leak')) !== true) return;
    for (const each of this.#ctx.getWebSockets()) each.send('{"type":"somebody has sent something"}');
  }
}

export class LobbyObject extends PlainLobbyObject {
  override async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/deaf') LobbyObject.isDeaf = (await request.json()) === true;
    else if (LobbyObject.isDeaf) return new Response('deaf', { status: 503 });
    return pathname === '/deaf' ? Response.json(true) : super.fetch(request);
  }

  static isDeaf = false;
}

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const [, verb, id = ''] = /^\/test\/([a-z]+)\/?(.*)$/.exec(new URL(request.url).pathname) ?? [];
    if (verb === undefined) return worker.fetch(request, env);
    const object = verb === 'deaf' ? env.LOBBY.getByName('lobby') : env.MATCHES.getByName(id);
    return object.fetch(new Request(`https://test/${verb}`, { method: 'POST', body: await request.text() }));
  },
};
