// Packs a JSON value into text for a link's fragment. Links come from anywhere, so reading one has limits.

/** In characters. Browsers and messengers accept links of this length. */
export const LONGEST_PACKED = 12_000;
/** In bytes. The largest table has a tenth of this. */
export const LARGEST_UNPACKED = 200_000;

/** The result of unpacking: the value, or a sentence about the fault of the link. */
export type Unpacked =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

interface Transform {
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<BufferSource>;
}

/** The complete output of a transform; `null` if it exceeds `max` bytes. */
async function through(bytes: Uint8Array<ArrayBuffer>, { readable, writable }: Transform, max: number) {
  const writer = writable.getWriter();
  // The reader gets the same error and reports it.
  void writer
    .write(bytes)
    .then(() => writer.close())
    .catch(() => {});
  const reader = readable.getReader();
  const out: number[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(out);
    if (out.length + value.length > max) {
      // The stream may have failed already.
      await reader.cancel().catch(() => {});
      return null;
    }
    for (const byte of value) out.push(byte);
  }
}

/** Packs a value into text for a link; returns `null` if that is too long. */
export async function pack(value: unknown): Promise<string | null> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const packed = await through(bytes, new CompressionStream('deflate-raw'), LONGEST_PACKED);
  if (packed === null || bytes.length > LARGEST_UNPACKED) return null;
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  const inLink = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return inLink.length > LONGEST_PACKED ? null : inLink;
}

const refused = (message: string) => ({ ok: false, message }) as const;

/** Unpacks the text from `pack`. */
export async function unpack(packed: string): Promise<Unpacked> {
  if (packed.length > LONGEST_PACKED) {
    return refused(`The link is too long: it has ${packed.length} characters, at most ${LONGEST_PACKED} are allowed.`);
  }
  if (!/^[\w-]+$/.test(packed)) return refused('The link is damaged: it has invalid characters.');
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream('deflate-raw'), LARGEST_UNPACKED);
    if (text === null) {
      return refused(`The link contains too much data: at most ${LARGEST_UNPACKED / 1000} kB are allowed.`);
    }
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text)) };
  } catch {
    return refused('The link is damaged: part of it is missing or has changed.');
  }
}
