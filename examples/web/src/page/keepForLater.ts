/** Keeps the page in the browser, to open without a network. It loads everything: what somebody waits for comes first. */
export function keepForLater(): void {
  // Without this permission, and in some private windows, there is nothing that keeps it.
  if (import.meta.env.PROD) navigator.serviceWorker?.register('./sw.js').catch(() => {});
}
