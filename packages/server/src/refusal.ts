/** What a refusal is about, for programs. */
export type RefusalCode =
  | 'invalid'
  | 'tooLarge'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'noSeat'
  | 'waiting'
  | 'unfinished'
  | 'outOfTime'
  | 'otherRules'
  | 'conflict'
  | 'tooMany'
  | 'unavailable'
  | 'internal';

/** The HTTP status of each refusal. */
export const STATUS_OF = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  noSeat: 409,
  waiting: 409,
  unfinished: 409,
  outOfTime: 409,
  otherRules: 409,
  conflict: 409,
  tooLarge: 413,
  tooMany: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies { readonly [Code in RefusalCode]: number };

/** A request that the server refuses, in words that say nothing hidden. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** After how many seconds it may be asked again. */
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
