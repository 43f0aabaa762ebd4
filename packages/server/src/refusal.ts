/** The HTTP status of each refusal; the keys are the codes, for programs. */
export const STATUS_OF = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  noSeat: 409,
  waiting: 409,
  unfinished: 409,
  outOfTime: 409,
  away: 409,
  over: 409,
  noMove: 409,
  learned: 409,
  stale: 409,
  reused: 409,
  pending: 409,
  declined: 409,
  noRequest: 409,
  noAnalysis: 409,
  otherRules: 409,
  conflict: 409,
  tooLarge: 413,
  tooMany: 429,
  unavailable: 503,
} as const;

/** What a refusal is about, for programs. */
export type RefusalCode = keyof typeof STATUS_OF;

/** A request that the server refuses, in words that reveal nothing hidden. */
export class Refusal extends Error {
  /** What the refusal is about, for programs; it decides the HTTP status. */
  readonly code: RefusalCode;
  /** The number of seconds after which the request may be repeated. */
  readonly retryAfter: number | null;

  constructor(code: RefusalCode, message: string, retryAfter: number | null = null) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export function refuse(code: RefusalCode, message: string): never {
  throw new Refusal(code, message);
}

/** For errors that are not the sender's fault. */
export function unavailable(): Refusal {
  return new Refusal('unavailable', 'The server cannot answer right now. Try again.', 1);
}

/** For requests that arrive while the server shuts down. */
export function restarting(): Refusal {
  return new Refusal('unavailable', 'The server is restarting. Reconnect.', 1);
}

/** The refusal that answers an error; an error that is not the sender's fault is reported. */
export function refusalOf(error: unknown, onError: (error: unknown) => void): Refusal {
  if (error instanceof Refusal) return error;
  onError(error);
  return unavailable();
}
