import { isRecord } from '../engine/guards.js';

// The messages between the two sides of a worker. Its users may send other messages, which this module ignores.

/** What a page asks of the bot in its worker. */
export interface WorkerRequest {
  readonly hencoop: 'choose' | 'ponder';
  /** The number of this request, from 1. */
  readonly number: number;
  /** What the seat has learned since the choice before, as far as the page observed it; from the opening on in a new worker. */
  readonly events: readonly unknown[];
  readonly view: unknown;
  /** Whether the page follows the thinking. */
  readonly follows: boolean;
  /** Shared memory in which the page ends requests; `null` where memory cannot be shared, and it sends {@link WorkerEnd}. */
  readonly shared: Int32Array | null;
}

/** How a request is ended: without an answer, or with the best one so far. The places of the shared memory. */
export const ENDS = ['stop', 'finish'] as const;
export type End = (typeof ENDS)[number];

/** A page ends a request. */
export interface WorkerEnd {
  readonly hencoop: End;
  readonly number: number;
}

/** A message of a worker. */
export type WorkerReply =
  | { readonly hencoop: 'ready' }
  | { readonly hencoop: 'soFar' | 'chosen'; readonly number: number; readonly choice: unknown }
  | { readonly hencoop: 'pondered'; readonly number: number }
  | { readonly hencoop: 'failed'; readonly number: number; readonly name: string; readonly message: string };

/** The reply in a message; `null` for any other message. */
export function replyIn(message: unknown): WorkerReply | null {
  if (!isRecord(message)) return null;
  const { hencoop, number, name, message: text } = message as { readonly [field: string]: unknown };
  const isReply =
    hencoop === 'ready' ||
    (typeof number === 'number' &&
      (hencoop === 'soFar' ||
        hencoop === 'chosen' ||
        hencoop === 'pondered' ||
        (hencoop === 'failed' && typeof name === 'string' && typeof text === 'string')));
  // Its fields have just been checked; the bot's choice is still unknown.
  return isReply ? (message as unknown as WorkerReply) : null;
}

/** The request in a message; `null` for any other message. */
export function requestIn(message: unknown): WorkerRequest | null {
  if (!isRecord(message)) return null;
  const { hencoop, number, events, shared } = message as { readonly [field: string]: unknown };
  const isRequest =
    (hencoop === 'choose' || hencoop === 'ponder') &&
    typeof number === 'number' &&
    Array.isArray(events) &&
    (shared === null || shared instanceof Int32Array);
  // Its fields have just been checked; the view and the events are for the game to judge.
  return isRequest ? (message as unknown as WorkerRequest) : null;
}

/** The end of a request in a message; `null` for any other message. */
export function endIn(message: unknown): WorkerEnd | null {
  if (!isRecord(message)) return null;
  const { hencoop, number } = message as { readonly [field: string]: unknown };
  const end = ENDS.find((one) => one === hencoop);
  return end === undefined || typeof number !== 'number' ? null : { hencoop: end, number };
}

/** The module of Node's workers. Its name is not a literal, so that no bundler looks for it in a page. */
export function workerThreads(): Promise<typeof import('node:worker_threads')> {
  return import(/* webpackIgnore: true */ /* @vite-ignore */ ['node', 'worker_threads'].join(':'));
}
