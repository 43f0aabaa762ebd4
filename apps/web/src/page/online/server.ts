import { type ReadonlySignal, signal } from '@preact/signals-core';

/** How people log in to the server. */
export interface Logins {
  /** Whether a player may have an account. */
  readonly accounts: boolean;
  /** Where to log in and out; `null`: the page does not know. */
  readonly login: { readonly in: string; readonly out?: string } | null;
}

const NO_LOGINS: Logins = { accounts: false, login: null };
const found = signal(false);
const foundLogins = signal(NO_LOGINS);
let asked: Promise<boolean | null> | null = null;

/** Whether the page comes from a server: `false` until that is known. */
export const hasServer: ReadonlySignal<boolean> = found;

/** How people log in to the page's server; without accounts until that is known. */
export const logins: ReadonlySignal<Logins> = foundLogins;

/** The address of the page's own server. */
export function serverUrl(): string {
  return new URL('.', location.href).href;
}

/**
 * Whether the page comes from a Hencoop server or a static host; each serves its own `server.json`. `null` if there is
 * no answer.
 */
export function findServer(): Promise<boolean | null> {
  asked ??= ask().then((answer) => {
    if (answer === null) asked = null;
    found.value = answer === true;
    return answer;
  });
  return asked;
}

async function ask(): Promise<boolean | null> {
  try {
    const response = await fetch('./server.json', { cache: 'no-store' });
    const { online, accounts, login }: { readonly online?: unknown } & Partial<Logins> = await response.json();
    if (accounts === true) foundLogins.value = { accounts, login: login ?? null };
    return typeof online === 'boolean' ? online : null;
  } catch {
    return null;
  }
}
