import { type ReadonlySignal, signal } from '@preact/signals-core';

const found = signal(false);
let asked: Promise<boolean | null> | null = null;

/** Whether the page comes from a server: `false` until that is known. */
export const hasServer: ReadonlySignal<boolean> = found;

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
    const { online }: { readonly online?: unknown } = await response.json();
    return typeof online === 'boolean' ? online : null;
  } catch {
    return null;
  }
}
