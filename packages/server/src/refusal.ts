/** The HTTP status of each refusal code. */
export const STATUS_OF = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  noSeat: 409,
  taken: 409,
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

/** The code of a refusal, for programs. */
export type RefusalCode = keyof typeof STATUS_OF;

/** The refusal of a request. Its message reveals nothing hidden. */
export class Refusal extends Error {
  /** The code, for programs; it determines the HTTP status. */
  readonly code: RefusalCode;
  /** The number of seconds after which to retry. */
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

/** The refusal for errors that are not the sender's fault. */
export function unavailable(): Refusal {
  return new Refusal('unavailable', 'The server cannot answer right now. Try again.', 1);
}

/** The refusal for requests that arrive during shutdown. */
export function restarting(): Refusal {
  return new Refusal('unavailable', 'The server is restarting. Reconnect.', 1);
}

/** Converts an error to a refusal; reports it if it is not the sender's fault. */
export function refusalOf(error: unknown, onError: (error: unknown) => void): Refusal {
  if (error instanceof Refusal) return error;
  onError(error);
  return unavailable();
}
