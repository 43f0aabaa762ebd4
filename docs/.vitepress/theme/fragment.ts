/**
 * VitePress decodes the URL's fragment, and shows no page if that fails. Any link can have such a fragment, so encode it
 * once more and let the page handle it.
 */
export function repairFragment(): void {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, '', `#${encodeURIComponent(location.hash.slice(1))}`);
  }
}
