/**
 * VitePress decodes the fragment of the address, and shows no page if that cannot be done. A link from anywhere can have such
 * a fragment: here it is encoded once more, so that the page decides what to make of it.
 */
export function repairFragment(): void {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, '', `#${encodeURIComponent(location.hash.slice(1))}`);
  }
}
