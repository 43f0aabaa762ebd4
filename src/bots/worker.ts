import { isRecord } from '../engine/guards.js';

// The messages between the two sides of a worker. Its users may send other messages, which this module ignores.

/** A message of a page to its worker. */
export interface WorkerRequest {
  readonly hencoop: 'choose';
  /** The number of this choice, from 1. */
  readonly number: number;
  /** What the seat has learned since the choice before, as far as the page observed it; from the opening on in a new worker. */
  readonly events: readonly unknown[];
  readonly view: unknown;
  /** Shared memory with the number of the choice to stop; `null` where memory cannot be shared. */
  readonly stopped: Int32Array | null;
}

/** A message of a worker. */
export type WorkerReply =
  | { readonly hencoop: 'ready' }
  | { readonly hencoop: 'chosen'; readonly number: number; readonly choice: unknown }
  | { readonly hencoop: 'failed'; readonly number: number; readonly name: string; readonly message: string };

/** The reply in a message; `null` for any other message. */
export function replyIn(message: unknown): WorkerReply | null {
  if (!isRecord(message)) return null;
  const { hencoop, number, name, message: text } = message as { readonly [field: string]: unknown };
  const isReply =
    hencoop === 'ready' ||
    (typeof number === 'number' &&
      (hencoop === 'chosen' || (hencoop === 'failed' && typeof name === 'string' && typeof text === 'string')));
  // Its fields have just been checked; the bot's choice is still unknown.
  return isReply ? (message as unknown as WorkerReply) : null;
}

/** The request in a message; `null` for any other message. */
export function requestIn(message: unknown): WorkerRequest | null {
  if (!isRecord(message)) return null;
  const { hencoop, number, events, stopped } = message as { readonly [field: string]: unknown };
  const isRequest =
    hencoop === 'choose' &&
    typeof number === 'number' &&
    Array.isArray(events) &&
    (stopped === null || stopped instanceof Int32Array);
  // Its fields have just been checked; the view and the events are for the game to judge.
  return isRequest ? (message as unknown as WorkerRequest) : null;
}

/** The module of Node's workers. Its name is not a literal, so that no bundler looks for it in a page. */
export function workerThreads(): Promise<typeof import('node:worker_threads')> {
  return import(/* webpackIgnore: true */ /* @vite-ignore */ ['node', 'worker_threads'].join(':'));
}
