/** Caches the page for offline use. This loads everything, so it must come after the first table. */
export function keepForOffline(): void {
  // Private windows may lack or refuse service workers.
  if (import.meta.env.PROD) navigator.serviceWorker?.register('./sw.js').catch(() => {});
}
