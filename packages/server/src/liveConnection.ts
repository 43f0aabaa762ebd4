import type { Seat } from 'hencoop';
import type { Closing } from './messages.js';
import { readAfter } from './readRequest.js';

/** The connection of a live viewer: a socket or a stream, of Node or of a platform. */
export interface LiveConnection {
  /** Whether it can still be sent something. */
  readonly isOpen: boolean;
  /** Whether the viewer is too slow to take more. Platforms do not say so. */
  readonly isSlow?: boolean;
  viewer: SocketViewer;
  send(text: string): void;
  /** Sends a keep-alive, if that is not a message. */
  beat?(): void;
  close(code: number, reason: string, closing: Closing): void;
  /** Ends it without waiting for the viewer. */
  terminate?(): void;
}

/** What a server knows of a live viewer: plain JSON. */
export interface SocketViewer {
  /** The network address of the sender. */
  readonly address: string;
  /** When it was opened, in milliseconds since 1970. */
  readonly since: number;
  /** When it is to get its next keep-alive, in milliseconds since 1970. */
  readonly beatAt: number;
  /** Whether a view may take the place of many deliveries. */
  readonly takesSnapshots: boolean;
  /** Whether it is sent who is connected, and what they say. */
  readonly seesPeople: boolean;
  /** The revision of the last delivery that it was sent. */
  readonly cursor: number;
  /** Its seat, or `null` for a spectator, and the SHA-256 of its token; `null` before it has said who is there. */
  readonly entered: { readonly seat: Seat | null; readonly token: string | null } | null;
}

/** How often a viewer gets a keep-alive, in milliseconds. */
export const BEAT_EVERY = 25_000;

/** All viewers get it at the same moments, so that it says nothing about what happens, and wakes a match once. */
export function nextBeat(now: number): number {
  return (Math.floor(now / BEAT_EVERY) + 1) * BEAT_EVERY;
}

/** The viewer that asks for a live connection. @throws Refusal for an impossible revision. */
export function viewerOf(
  query: URLSearchParams,
  lastEventId: string | null,
  address: string,
  now: number,
): SocketViewer {
  return {
    address,
    since: now,
    beatAt: nextBeat(now),
    takesSnapshots: query.has('snapshots'),
    seesPeople: query.has('people'),
    cursor: readAfter(lastEventId ?? query.get('after') ?? undefined),
    entered: null,
  };
}
