import { isRecord } from '../engine/guards.js';

// The messages between a page and its worker. Either may send other messages, which this module ignores.

/** A page's request to the bot in its worker. */
export interface WorkerRequest {
  readonly hencoop: 'choose' | 'ponder';
  /** The number of this request, from 1. */
  readonly number: number;
  /** The events the page observed since the last request; from the opening on for a new worker. */
  readonly events: readonly unknown[];
  readonly view: unknown;
  /** Whether the page wants progress reports. */
  readonly follows: boolean;
  /** Shared memory by which the page ends requests; `null` if unavailable, and it sends {@link WorkerEnd} instead. */
  readonly shared: Int32Array | null;
}

/** How a request ends: without an answer, or with the best one so far. Also the order in the shared memory. */
export const ENDS = ['stop', 'finish'] as const;
export type End = (typeof ENDS)[number];

/** A page's message that ends a request. */
export interface WorkerEnd {
  readonly hencoop: End;
  readonly number: number;
}

/** A message from a worker. */
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
  // The fields are checked above; `choice` stays unknown.
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
  // The fields are checked above; the game judges the view and the events.
  return isRequest ? (message as unknown as WorkerRequest) : null;
}

/** The request to end in a message; `null` for any other message. */
export function endIn(message: unknown): WorkerEnd | null {
  if (!isRecord(message)) return null;
  const { hencoop, number } = message as { readonly [field: string]: unknown };
  const end = ENDS.find((one) => one === hencoop);
  return end === undefined || typeof number !== 'number' ? null : { hencoop: end, number };
}

/** Node's worker module. Metro cannot bundle a dynamic import without a literal, and other bundlers would follow one. */
export async function workerThreads(): Promise<typeof import('node:worker_threads')> {
  const name = 'node:worker_threads';
  const { process } = globalThis as { readonly process?: Partial<NodeJS.Process> };
  if (process?.versions === undefined) throw new Error('workers: expected a runtime that has them');
  // Node has this function from 20.16 on.
  const threads: typeof import('node:worker_threads') | undefined = process.getBuiltinModule?.(name);
  return threads ?? new Function('name', 'return import(name)')(name);
}
