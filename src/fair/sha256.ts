// SHA-256 as in FIPS 180-4, for pages without https, where browsers withhold theirs.

/** The first 32 bits of the fractional part of a number. */
const fraction = (value: number): number => (value - Math.floor(value)) * 2 ** 32;

/** The primes below 312: there are 64. */
const PRIMES = /* @__PURE__ */ Array.from({ length: 310 }, (_, index) => index + 2).filter((value, _, all) =>
  all.every((factor) => factor === value || factor * factor > value || value % factor > 0),
);
const ROUNDS = /* @__PURE__ */ Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The message, a bit that is set, zeros, and the message's length in bits. */
function padded(message: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / 64) * 64));
  new Uint8Array(view.buffer).set(message);
  view.setUint8(message.length, 0x80);
  view.setBigUint64(view.byteLength - 8, BigInt(message.length) * 8n);
  return view;
}

/** The 64 words that the rounds mix in for a block of 64 bytes. */
function scheduled(block: DataView, at: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let index = 0; index < 64; index++) {
    // Within the array, except for the first words, which are read from the block.
    const [before = 0, late = 0, early = 0, first = 0] = [2, 15, 7, 16].map((back) => words[index - back]);
    const [one, two] = [
      rotate(late, 7) ^ rotate(late, 18) ^ (late >>> 3),
      rotate(before, 17) ^ rotate(before, 19) ^ (before >>> 10),
    ];
    words[index] = index < 16 ? block.getUint32(at + 4 * index) : first + one + early + two;
  }
  return words;
}

/** The hash of a message: 32 bytes. */
export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const block = padded(message);
  const hash = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
  for (let at = 0; at < block.byteLength; at += 64) {
    const words = scheduled(block, at);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (const [index, round] of ROUNDS.entries()) {
      const mixed = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const added = h + mixed + ((e & f) ^ (~e & g)) + round + (words[index] ?? 0);
      const turned = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + added) | 0, c, b, a, (added + turned) | 0];
    }
    for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) hash[index] = (hash[index] ?? 0) + value;
  }
  const bytes = new DataView(new ArrayBuffer(32));
  for (const [index, word] of hash.entries()) bytes.setUint32(4 * index, word);
  return new Uint8Array(bytes.buffer);
}
