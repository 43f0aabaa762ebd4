/** A failed request: the server refused it or did not answer, or the match was closed first. */
export class RequestError extends Error {
  /** A `RefusalCode` of the server, `unreachable`, or why the match was closed. */
  readonly code: string;

  constructor({ code, message }: { readonly code: string; readonly message: string }) {
    super(message);
    this.name = 'RequestError';
    this.code = code;
  }
}
