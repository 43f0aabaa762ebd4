import type { IncomingMessage, ServerResponse } from 'node:http';
import { PROTOCOL } from './contract.js';
import { credentialsOf } from './credentials.js';
import type { DropReason, Subscriber } from './hub.js';
import { corsHeaders, type LiveRequest } from './liveRequest.js';
import type { LiveContext } from './liveSocket.js';
import { messageText } from './messages.js';

/** Answers a request with a stream of server-sent events, which runs until the client or the server ends it. */
export async function openStream(of: {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly live: LiveRequest;
  readonly context: LiveContext;
  readonly heartbeat: number;
  readonly isClosing: () => boolean;
  /** @throws Refusal for an address with too many connections. */
  readonly onOpen: () => void;
  readonly onClose: () => void;
}): Promise<void> {
  const { request, response, live, context, heartbeat, isClosing, onOpen, onClose } = of;
  const { matches, hub, limits, metrics } = context;
  const { id, after, takesSnapshots, seesPeople, account } = live;
  const credentials = credentialsOf(request.headers.authorization ?? null, account);
  const entrance = await matches.enter(id, credentials, takesSnapshots ? after : null);
  const { seat, snapshot } = entrance;
  // The response of a client that has gone meanwhile never emits `close` again.
  if (response.destroyed || isClosing()) return void response.destroy();
  onOpen();
  const beat = setInterval(() => response.write(':\n\n'), heartbeat);
  const subscriber: Subscriber = {
    credentials,
    seat,
    seesPeople,
    cursor: snapshot?.revision ?? after,
    send(text) {
      response.write(`id: ${this.cursor}\ndata: ${text}\n\n`);
      return response.writableLength <= limits.backlog;
    },
    drop(reason) {
      metrics.dropped.inc({ reason });
      endStream(response, reason);
    },
  };
  response.once('close', () => {
    clearInterval(beat);
    onClose();
    hub.remove(id, subscriber);
  });
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    ...corsHeaders(request, context),
  });
  response.write(`data: ${messageText({ type: 'welcome', protocol: PROTOCOL, seat })}\n\n`);
  if (snapshot !== null) subscriber.send(messageText({ type: 'snapshot', to: seat, ...snapshot }));
  hub.add(id, subscriber, entrance);
}

function endStream(response: ServerResponse, reason: DropReason): void {
  // Memory does not hold what a slow client has yet to take.
  if (reason === 'slow') return void response.destroy();
  response.write(`event: closed\ndata: ${reason}\n\n`);
  response.end();
}
