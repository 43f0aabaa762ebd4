const PRIME = 0x01000193;
const OFFSET = 0x811c9dc5;

/**
 * A number from 0 to 2^32 - 1 for a JSON value, equal on every platform and for any order of fields (FNV-1a). It seeds
 * each view's chance; equal numbers do not prove equal values.
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
    // A sum does not depend on the order of the fields.
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
