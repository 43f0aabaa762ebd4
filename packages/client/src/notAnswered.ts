/** A request that came to no answer: the server refuses it, or the table was closed before. */
export class NotAnswered extends Error {
  readonly code: string;

  constructor({ code, message }: { readonly code: string; readonly message: string }) {
    super(message);
    this.name = 'NotAnswered';
    this.code = code;
  }
}
