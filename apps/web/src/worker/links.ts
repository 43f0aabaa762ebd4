import { refuse } from '../refusal.js';

/** The prefix of a link of version 1. */
const FIRST = 't1.';
const ANY_VERSION = /^t[1-9][0-9]{0,8}\./;
/** The maximum length of a link, in characters: several times the longest game. */
const LONGEST_LINK = 1_000_000;

/** Packs a text for `location.hash`. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text), Infinity);
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `${FIRST}${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** Unpacks the text in a link, of at most `longest` bytes. @throws Refused for other texts */
export async function unpacked(hash: string, longest: number): Promise<string> {
  const link = hash.replace(/^#/, '');
  if (link.length > LONGEST_LINK)
    refuse('unreadable', `hash: expected at most ${LONGEST_LINK} characters, got ${link.length}`);
  if (!link.startsWith(FIRST)) {
    if (ANY_VERSION.test(link)) refuse('future', 'hash: expected a link of version 1, got one of a later version');
    refuse('unreadable', `hash: expected a link that begins with ${FIRST}, got another`);
  }
  try {
    const binary = atob(link.slice(FIRST.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const text = await through(new DecompressionStream('deflate-raw'), bytes, longest);
    return new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch (error) {
    if (error instanceof RangeError) refuse('unreadable', error.message);
    return refuse('unreadable', 'hash: expected a whole link, got one that is cut off or changed');
  }
}

/**
 * Sends `bytes` through a stream.
 * @throws RangeError if the result exceeds `longest` bytes, before it is all unpacked.
 */
async function through(
  { readable, writable }: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  longest: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = writable.getWriter();
  // A damaged link also fails at the reader, which reports it.
  const written = writer.write(bytes).then(() => writer.close());
  written.catch(() => {});
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = readable.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    length += part.value.length;
    if (length > longest) {
      await reader.cancel();
      throw new RangeError(`hash: expected at most ${longest} bytes once unpacked, got more`);
    }
  }
  await written;
  const all = new Uint8Array(length);
  let end = 0;
  for (const chunk of chunks) {
    all.set(chunk, end);
    end += chunk.length;
  }
  return all;
}
