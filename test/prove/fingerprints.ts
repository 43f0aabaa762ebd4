/**
 * A map from texts, by their fingerprints of 64 bits, to numbers: ten million fit into 200 MB. The probability that any two of
 * ten million texts share a fingerprint is one in 400,000.
 */
export interface Fingerprints {
  /** Stores `value` for `text` and returns null, or returns the value stored for it before. */
  keep(text: string, value: number): number | null;
  /** The number of texts. */
  size(): number;
}

const FULL = 0.6;

export function fingerprints(): Fingerprints {
  let capacity = 1 << 12;
  let size = 0;
  let high = new Uint32Array(capacity);
  let low = new Uint32Array(capacity);
  let values = new Uint32Array(capacity);

  /** The slot of a fingerprint, or the free slot for it. */
  const slotOf = (first: number, second: number): number => {
    let slot = second & (capacity - 1);
    while ((high[slot] !== first || low[slot] !== second) && (high[slot] !== 0 || low[slot] !== 0)) {
      slot = (slot + 1) & (capacity - 1);
    }
    return slot;
  };

  const grow = (): void => {
    const old = { high, low, values };
    capacity *= 2;
    high = new Uint32Array(capacity);
    low = new Uint32Array(capacity);
    values = new Uint32Array(capacity);
    for (let from = 0; from < old.high.length; from++) {
      const [first = 0, second = 0, value = 0] = [old.high[from], old.low[from], old.values[from]];
      if (first === 0 && second === 0) continue;
      const slot = slotOf(first, second);
      high[slot] = first;
      low[slot] = second;
      values[slot] = value;
    }
  };

  return {
    keep(text, value) {
      const [first, second] = hashes(text);
      const slot = slotOf(first, second);
      if (high[slot] !== 0 || low[slot] !== 0) return values[slot] ?? null;
      high[slot] = first;
      low[slot] = second;
      values[slot] = value;
      size++;
      if (size > FULL * capacity) grow();
      return null;
    },
    size: () => size,
  };
}

/** Two numbers of 32 bits, not both 0: cyrb53 by bryc, without cutting the second. */
function hashes(text: string): readonly [number, number] {
  let first = 0xdeadbeef;
  let second = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, 2654435761);
    second = Math.imul(second ^ code, 1597334677);
  }
  first = Math.imul(first ^ (first >>> 16), 2246822507) ^ Math.imul(second ^ (second >>> 13), 3266489909);
  second = Math.imul(second ^ (second >>> 16), 2246822507) ^ Math.imul(first ^ (first >>> 13), 3266489909);
  return [first >>> 0, second >>> 0 || 1];
}

/** A number of 32 bits for a text. */
export const hashOf = (text: string): number => hashes(text)[1];
