import type { Answers, FromWorker, Happened, Refusal, RequestOf, RequestType, ToWorker, Trouble } from '../protocol.js';
import { Refused } from '../refusal.js';
import { mailbox } from './mailbox.js';

/** Talks to the worker: one promise per request, plus unsolicited messages. */
export interface Client {
  /** @throws Refused */
  readonly ask: <Type extends RequestType>(request: RequestOf<Type>) => Promise<Answers[Type]>;
  /**
   * Listens to the bots' moves in the game opened last, from its opening on. Moves made before there is a listener,
   * such as while the game loads, are buffered. One listener at a time; call the returned function to remove it.
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

/** The requests that open another game, which discards messages about the one before. */
const OPENING: readonly RequestType[] = ['create', 'open', 'import', 'openShared'];

interface Asked {
  readonly type: RequestType;
  // Requests of several types wait in one map: each resolves with the value that answers its type.
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

export function clientOf(port: Port): Client {
  const waiting = new Map<number, Asked>();
  let last = 0;
  const box = mailbox<Happened>();
  const client: Client = {
    ask(request) {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { type: request.type, resolve, reject });
        port.postMessage({ ...request, id });
      });
    },
    listen: box.listen,
    onTrouble: () => {},
  };
  port.addEventListener('message', ({ data }) => {
    if (data.type === 'happened') box.put(data);
    else if (data.type === 'trouble') client.onTrouble(data);
    else {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (asked !== undefined && data.ok && OPENING.includes(asked.type)) box.reset();
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
