// Everything that browsers offer only to pages on https or localhost, with a way to do without: friends also play at
// addresses such as http://192.168.0.7.

/** Whether a text can be copied without a field that shows it. */
export const hasClipboard = (): boolean => 'clipboard' in navigator;

/**
 * Copies a text; returns whether it worked. Without a clipboard, it copies a selected field: pass the field that shows
 * the text, which stays selected to be copied by hand if all else fails.
 */
export async function copyText(text: string, field: HTMLInputElement | HTMLTextAreaElement | null): Promise<boolean> {
  field?.select();
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Deprecated, but insecure pages have nothing else.
    return field !== null && document.execCommand('copy');
  }
}

/** Whether the device has a dialog to share with. */
export const canShare = (): boolean => 'share' in navigator;

/** Opens that dialog. Closing it is not an error. */
export async function share(content: ShareData): Promise<void> {
  await navigator.share(content).catch(() => {});
}

/** Caches the page for offline use. This loads everything, so it must come after the first table. */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD) return;
  try {
    await navigator.serviceWorker?.register('./sw.js');
  } catch {
    // Private windows may lack or refuse service workers, too.
  }
}
