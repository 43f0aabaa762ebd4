/** Keeps the page in the browser, to open without a network. It loads everything: the first table must come before it. */
export function keepForOffline(): void {
  // Some private windows have no service worker, and some refuse one.
  if (import.meta.env.PROD) navigator.serviceWorker?.register('./sw.js').catch(() => {});
}
