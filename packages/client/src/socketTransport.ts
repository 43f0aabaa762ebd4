import { type ClientMessage, PROTOCOL } from './contract.js';
import { liveAddress, type OpenTransport, parsed } from './transport.js';

/** The part of a `WebSocket` class that the client uses: browsers, Node 22, Deno, Bun and the package `ws` have one. */
export type WebSocketClass = new (
  url: string,
) => {
  send(text: string): void;
  close(code?: number): void;
  addEventListener(type: 'open', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
};

export function socketTransport(WebSocket: WebSocketClass): OpenTransport {
  return (config) => {
    const { token, onSign, onMessage, onCut } = config;
    const socket = new WebSocket(liveAddress(config).replace(/^http/, 'ws'));
    const send = (message: ClientMessage) => socket.send(JSON.stringify(message));
    let isOpen = false;
    let isOver = false;
    socket.addEventListener('open', () => {
      isOpen = true;
      // Not in the URL: servers log URLs.
      send({ type: 'enter', protocol: PROTOCOL, token });
    });
    socket.addEventListener('message', ({ data }) => {
      if (isOver) return;
      onSign();
      onMessage(parsed(String(data)));
    });
    socket.addEventListener('close', ({ code }) => {
      if (isOver) return;
      isOver = true;
      onCut(code);
    });
    // A `close` follows every error.
    socket.addEventListener('error', () => {});
    return {
      submit(submission) {
        if (isOpen && !isOver) send({ type: 'submit', submission });
      },
      close() {
        isOver = true;
        socket.close(1000);
      },
    };
  };
}
