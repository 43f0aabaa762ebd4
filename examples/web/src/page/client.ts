import type { Answers, FromWorker, Happened, Refusal, RequestOf, RequestType, ToWorker, Trouble } from '../protocol.js';

/** A request that the worker refused: `refusal.type` is what the page puts in words. */
export class Refused extends Error {
  override readonly name = 'Refused';

  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** Talks to the worker: one promise for each request, and what comes unasked. */
export interface Client {
  /** @throws Refused */
  readonly ask: <Type extends RequestType>(request: RequestOf<Type>) => Promise<Answers[Type]>;
  /** Who hears that a bot has moved: one listener at a time. */
  onHappened: (happened: Happened) => void;
  onTrouble: (trouble: Trouble) => void;
}

/** The part of a `Worker` that a client uses. */
export interface Port {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: FromWorker }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
}

interface Waiting {
  // Answers to several kinds of requests wait in one map: each gets the value that its request is answered by.
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

export function clientOf(port: Port): Client {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const client: Client = {
    ask(request) {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        port.postMessage({ ...request, id });
      });
    },
    onHappened: () => {},
    onTrouble: () => {},
  };
  port.addEventListener('message', ({ data }) => {
    if (data.type === 'happened') client.onHappened(data);
    else if (data.type === 'trouble') client.onTrouble(data);
    else {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
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
