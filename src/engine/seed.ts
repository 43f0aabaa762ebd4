import { refuseOption } from './options.js';

/** The longest seed that a game accepts or a stored object may have, in bytes of UTF-8. It leaves room for a site. */
export const LONGEST_SEED = 240;

/** seedrandom folds longer keys, so that several would be the same. */
const LONGEST_KEY = 256;

/** Closes a key. UTF-8 never has this byte, so no key is another one repeated. */
const END = '\xff';

/** The key of a site's generator, one character for each byte. Different texts `seed/site` have different keys. */
export function keyOf(seed: string, site: string): string {
  const text = `${seed}/${site}`;
  requireSeed(`chance '${site}' with its seed`, text, LONGEST_KEY - END.length);
  return utf8(text) + END;
}

/** @throws RangeError if `seed` is not a string of at most `longest` bytes. It does not quote a seed. */
export function requireSeed(path: string, seed: unknown, longest = LONGEST_SEED): asserts seed is string {
  if (typeof seed !== 'string') refuseOption(path, 'a string', seed);
  if (bytesIn(seed, longest) <= longest) return;
  throw new RangeError(`${path}: expected ${seedLength(longest)}, got more`);
}

/** The length of a seed, for messages. */
export const seedLength = (longest: number) => `at most ${longest} bytes in UTF-8`;

/** How many bytes a text has. Beyond `most` it stops counting: any number above `most`. */
export function bytesIn(text: string, most: number): number {
  return text.length > most ? text.length : utf8(text).length;
}

const NOT_ASCII = /[^\0-\x7f]/;

/** A short text in UTF-8, one character for each byte. A surrogate without its other half has three, as in WTF-8. */
function utf8(text: string): string {
  // PERF(branch): most seeds are hexadecimal digits.
  if (!NOT_ASCII.test(text)) return text;
  const bytes: number[] = [];
  for (const character of text) {
    // An iteration yields one code point.
    const point = character.codePointAt(0) as number;
    let more = point < 0x80 ? 0 : point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
    bytes.push(more === 0 ? point : ((0xff80 >> more) & 0xff) | (point >> (6 * more)));
    while (more-- > 0) bytes.push(0x80 | ((point >> (6 * more)) & 0x3f));
  }
  return String.fromCharCode(...bytes);
}

/** @throws Error if the platform has no cryptographic generator. */
export function randomBytes(count: number): Uint8Array {
  // React Native has no `crypto`.
  const { crypto } = globalThis as { readonly crypto?: Crypto };
  if (crypto !== undefined) return crypto.getRandomValues(new Uint8Array(count));
  throw new Error(
    'seed: expected globalThis.crypto to make one; pass a seed, or import react-native-get-random-values first',
  );
}

/** Bytes as lowercase hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
