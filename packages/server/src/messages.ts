// The messages on sockets and streams, as text.

import type { GameTypes, Seat } from 'hencoop';
import type { Delivery, TakenBack } from 'hencoop/referee';
import { CLOSE_CODES, type ClientMessage, clientMessage, PROTOCOL, type ServerMessage } from './contract.js';
import type { RefusalCode } from './refusal.js';

/** Parses a client's message; `null` if it is not one. */
export function readMessage(text: string): ClientMessage | null {
  try {
    return clientMessage.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Whether a text is the first message of a client with another protocol, or none. */
export function isOfOtherProtocol(text: string): boolean {
  try {
    const { type, protocol } = Object(JSON.parse(text)) as { readonly [field: string]: unknown };
    return type === 'enter' && protocol !== PROTOCOL;
  } catch {
    return false;
  }
}

export function messageText(message: ServerMessage): string {
  return JSON.stringify(message);
}

/** The message for a delivery, whose events are already JSON text. A move taken back becomes a snapshot. */
export function deliveryText(to: Seat | null, revision: number, events: string): string {
  const { takenBack } = isTakenBack(events) ? storedDelivery(to, revision, events) : {};
  if (takenBack !== undefined) {
    const { seat, revision: of, view } = takenBack;
    return messageText({ type: 'snapshot', to, revision, view, takenBack: { seat, revision: of } });
  }
  return `{"type":"delivery","to":${to},"revision":${revision},"events":${events}}`;
}

/** The message with all hands, which are already JSON text. */
export function handsText(hands: string): string {
  return `{"type":"hands",${hands.slice(1)}`;
}

/** Restores the referee's delivery from the stored text. */
export function storedDelivery(to: Seat | null, revision: number, events: string): Delivery<GameTypes> {
  // The store holds what the referee returned.
  const stored = JSON.parse(events) as readonly GameTypes['RedactedEvent'][] | TakenBack<GameTypes>;
  return isList(stored) ? { to, revision, events: stored } : { to, revision, events: [], takenBack: stored };
}

/** Whether a stored delivery is a move that was taken back. */
export function isTakenBack(events: string): boolean {
  return events.trimStart().startsWith('{');
}

function isList<T>(value: readonly T[] | object): value is readonly T[] {
  return Array.isArray(value);
}

/** The message for a match info, which is already JSON text. */
export function infoText(info: string): string {
  return `{"type":"info","info":${info}}`;
}

export const BEAT = messageText({ type: 'beat' });

/** Why the server closes a socket. */
export type Closing = keyof typeof CLOSE_CODES;

const CLOSING_SENTENCES = {
  restart: 'The server is restarting. Reconnect.',
  slow: 'This connection is too slow. Reconnect.',
  tooMany: 'Too many messages. Reconnect later.',
  invalid: 'This is not a message that the server takes here.',
  unauthorized: 'This token is not for a seat of this match.',
  gone: 'This match no longer exists.',
  protocol: `This server speaks protocol ${PROTOCOL}. Use a client that does.`,
} as const satisfies { readonly [Name in Closing]: string };

/** The code and reason for closing a socket. */
export function closingOf(closing: Closing): readonly [code: number, reason: string] {
  return [CLOSE_CODES[closing], CLOSING_SENTENCES[closing]];
}

/** How to close a socket after a refused message. */
export function closingAfter(code: RefusalCode): Closing {
  if (code === 'notFound') return 'gone';
  if (code === 'tooMany' || code === 'unauthorized' || code === 'invalid') return code;
  return 'restart';
}

/** The id of a submission that has not been validated. */
export function submissionId(submission: unknown): string | null {
  if (typeof submission !== 'object' || submission === null || !('id' in submission)) return null;
  return typeof submission.id === 'string' ? submission.id.slice(0, 64) : null;
}
