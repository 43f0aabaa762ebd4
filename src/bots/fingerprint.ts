const PRIME = 0x01000193;
const OFFSET = 0x811c9dc5;

/**
 * A number for a JSON value, 0 to 2^32 - 1, the same on every platform and for every order of the fields (FNV-1a). It
 * gives every view its own chance; it does not prove that two values are equal.
 */
export function fingerprint(value: unknown): number {
  return hash(value, OFFSET) >>> 0;
}

function hash(value: unknown, from: number): number {
  if (Array.isArray(value)) {
    let mixed = hashText('[', from);
    for (const item of value) mixed = hash(item, mixed);
    return mixed;
  }
  if (typeof value === 'object' && value !== null) {
    // A sum is the same in every order.
    let sum = 0;
    for (const [name, field] of Object.entries(value)) sum = (sum + hash(field, hashText(name, OFFSET))) | 0;
    return Math.imul(from ^ sum, PRIME);
  }
  return hashText(typeof value === 'string' ? `"${value}` : String(value), from);
}

function hashText(text: string, from: number): number {
  let mixed = from;
  for (let index = 0; index < text.length; index++) mixed = Math.imul(mixed ^ text.charCodeAt(index), PRIME);
  return mixed;
}
