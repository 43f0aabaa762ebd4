/** Loads the page again, unless its server does not answer: a browser that is offline would show an error instead. */
export async function reload(): Promise<void> {
  const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => ({ ok: false }));
  if (ok) location.reload();
}
