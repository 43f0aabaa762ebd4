import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { StreamSink } from './eventStream.js';

/**
 * The response to a stream request. The headers are sent with the first text: until then, the request can be refused.
 */
export function responseSink(response: ServerResponse, headers: OutgoingHttpHeaders, backlog: number): StreamSink {
  return {
    get isOpen() {
      return !response.destroyed && !response.writableEnded;
    },
    get isSlow() {
      return response.writableLength > backlog;
    },
    write(text) {
      if (!response.headersSent) response.writeHead(200, headers);
      response.write(text);
    },
    end() {
      if (response.headersSent) response.end();
      else response.destroy();
    },
    terminate: () => response.destroy(),
  };
}
