import type { Seat } from 'hencoop';
import type { Closing } from './messages.js';
import { readAfter } from './readRequest.js';

/** The connection of a live viewer: a socket or a stream, of Node or of a platform. */
export interface LiveConnection {
  /** Whether it can still send. */
  readonly isOpen: boolean;
  /** Whether the viewer is too slow to take more. Platforms do not report it. */
  readonly isSlow?: boolean;
  viewer: SocketViewer;
  send(text: string): void;
  /** Sends a keep-alive in a form other than a message. */
  beat?(): void;
  close(code: number, reason: string, closing: Closing): void;
  /** Closes it without waiting for the viewer. */
  terminate?(): void;
}

/** The server's data about a live viewer, as plain JSON. */
export interface SocketViewer {
  /** The network address of the sender. */
  readonly address: string;
  /** When it was opened, in milliseconds since 1970. */
  readonly since: number;
  /** When its next keep-alive is due, in milliseconds since 1970. */
  readonly beatAt: number;
  /** Whether a snapshot may replace many deliveries. */
  readonly takesSnapshots: boolean;
  /** Whether it gets the connected seats and emotes. */
  readonly seesPeople: boolean;
  /** Whether it gets all hands, as far as spectators may see them. */
  readonly seesHands: boolean;
  /** The revision of the last delivery sent to it; at first, the one that it says it has. */
  readonly cursor: number;
  /** The number of the spectators' last delivery, as far as the server knows: never more. */
  readonly watched: number;
  /** The revision of the last hands sent to it. */
  readonly handsAt: number;
  /** Its seat (`null` for a spectator) and the SHA-256 of its token; `null` before `enter`. */
  readonly entered: { readonly seat: Seat | null; readonly token: string | null } | null;
}

/** How often a viewer gets a keep-alive, in milliseconds. */
export const BEAT_EVERY = 25_000;

/** All viewers get it at the same moments, so that it reveals nothing about the match and wakes it only once. */
export function nextBeat(now: number): number {
  return (Math.floor(now / BEAT_EVERY) + 1) * BEAT_EVERY;
}

/** Reads the viewer from a live request. @throws Refusal if the revision is impossible. */
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
    seesHands: query.has('hands'),
    watched: 0,
    handsAt: 0,
    cursor: readAfter(lastEventId ?? query.get('after') ?? undefined),
    entered: null,
  };
}
