import type { Accounts } from './accounts.js';

/** Where visitors of the page log in and out: paths of the same origin, or addresses. */
export interface LoginPages {
  /** Where to log in, such as `/oauth2/start`. */
  readonly in: string;
  /** Where to log out, such as `/oauth2/sign_out`; by default nowhere. */
  readonly out?: string;
}

/** @throws RangeError if a setting is wrong; the message names it. */
export function requireLogin(pages: LoginPages, accounts: Accounts | undefined): void {
  if (accounts === undefined) throw new RangeError('login: expected accounts as well: a login would have no effect');
  for (const [field, text] of Object.entries(pages)) {
    if (/^\/(?![/\\])|^https?:\/\/[^/]/.test(text)) continue;
    throw new RangeError(`login.${field}: expected a path such as /oauth2/start, or an address, got ${text}`);
  }
}
