import { type ReadonlySignal, signal } from '@preact/signals-core';

const found = signal(false);
let asked = false;

/** Whether the page comes from a table server: `false` until that is known. */
export const hasServer: ReadonlySignal<boolean> = found;

/** The address of the page's own server. */
export function serverUrl(): string {
  return new URL('.', location.href).href;
}

/** Asks where the page comes from: a table server and a host of plain files both answer, each with its own. */
export function lookForServer(): void {
  if (asked || !navigator.onLine) return;
  asked = true;
  fetch('./server.json', { cache: 'no-store' })
    .then((response) => (response.ok ? response.json() : null))
    .then(
      (answer: { readonly online?: unknown } | null) => {
        found.value = answer?.online === true;
      },
      () => {
        asked = false;
      },
    );
}
