import type { Answers, FromWorker, Happened, Refusal, RequestOf, RequestType, ToWorker, Trouble } from '../protocol.js';
import { Refused } from '../refused.js';
import { unheardOf } from './unheard.js';

/** Talks to the worker: one promise for each request, and what comes unasked. */
export interface Client {
  /** @throws Refused */
  readonly ask: <Type extends RequestType>(request: RequestOf<Type>) => Promise<Answers[Type]>;
  /**
   * Hears what bots do at the table that was opened last, from its opening on: what happens before anybody listens, as
   * while the game is loading, waits. One listener at a time; the result ends it.
   */
  readonly listen: (listener: (happened: Happened) => void) => () => void;
  onTrouble: (trouble: Trouble) => void;
}

/** The part of a `Worker` that a client uses. */
export interface Port {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: FromWorker }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
}

/** What opens another table: what happened at the one before is over. */
const OPENING: readonly RequestType[] = ['create', 'open', 'import', 'openShared'];

interface Waiting {
  readonly type: RequestType;
  // Answers to several kinds of requests wait in one map: each gets the value that its request is answered by.
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

export function clientOf(port: Port): Client {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const unheard = unheardOf<Happened>();
  const client: Client = {
    ask(request) {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { type: request.type, resolve, reject });
        port.postMessage({ ...request, id });
      });
    },
    listen: unheard.listen,
    onTrouble: () => {},
  };
  port.addEventListener('message', ({ data }) => {
    if (data.type === 'happened') unheard.say(data);
    else if (data.type === 'trouble') client.onTrouble(data);
    else {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (asked !== undefined && data.ok && OPENING.includes(asked.type)) unheard.reset();
      // The protocol pairs the value with the request of this id.
      if (data.ok) asked?.resolve(data.value as never);
      else asked?.reject(new Refused(data.refusal));
    }
  });
  port.addEventListener('error', ({ message }) => {
    const refusal: Refusal = { type: 'failed', message: `the worker stopped: ${message ?? 'no reason given'}` };
    for (const { reject } of waiting.values()) reject(new Refused(refusal));
    waiting.clear();
  });
  return client;
}
