import { readPlayerName } from './contractShapes.js';
import type { Log } from './log.js';

/** A request, as far as it tells who sent it. */
export interface AccountRequest {
  /** Its headers. */
  readonly headers: Headers;
  /** Its URL. */
  readonly url: string;
  /** The address at the other end of the connection; behind a proxy, the proxy's. */
  readonly peer: string;
}

/** The account of a sender. */
export interface Account {
  /** Identifies the account, for good: it is stored with the seats of its player. */
  readonly id: string;
  /** The name for a player who gives none; others see it. */
  readonly name?: string;
}

/**
 * Identifies the sender of a request, such as {@link jwtAccounts} and {@link headerAccounts}, or by the application's
 * own means. Returns the account or its id; `null`: unknown.
 */
export interface Accounts {
  /** Returns the account of the sender. @throws Refusal if a login is wrong. */
  (request: AccountRequest): Promise<Account | string | null> | Account | string | null;
  /** Called with the server's log when it starts. */
  readonly start?: (log: Log) => void;
}

/** Identifies the sender of a request. @throws Refusal if its account is banned, or its login is not valid. */
export type Identify = (request: AccountRequest) => Promise<Required<Account> | null>;

/** An account that {@link Accounts} returned, with a name that others may see; `''`: none. */
export function accountOf(known: Account | string): Required<Account> {
  const { id, name }: Account = typeof known === 'string' ? { id: known } : known;
  return { id, name: readPlayerName(name) };
}

/** OpenID Connect allows 255 characters. A database refuses NUL and lone surrogates. */
const ID = /^[^\p{Cc}\p{Cs}]{1,255}$/u;

/** The id of an account in a login; `null` if it cannot be one. */
export function readAccountId(value: unknown): string | null {
  return typeof value === 'string' && ID.test(value) ? value : null;
}
