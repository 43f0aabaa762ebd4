// Finds writable parts that two values share.

/** A list or an object, with its name in a message. */
export interface Named {
  readonly what: string;
  readonly value: unknown;
}

/**
 * No writable list or object may be in both `lent`, which a verb returned or received, and `kept`, the table or event behind
 * it: writing to one would change the other.
 */
export function mustShareNothing(lent: Named, kept: Named): void {
  const paths = new Map<object, string>();
  eachInside(kept.value, '', (value, path) => {
    if (!Object.isFrozen(value)) paths.set(value, path);
  });
  eachInside(lent.value, '', (value, path) => {
    const shared = paths.get(value);
    if (shared === undefined) return;
    const kind = Array.isArray(value) ? 'list' : 'object';
    throw new Error(
      `${lent.what}${at(path)}: expected a frozen ${kind} or a copy, got the very ${kind} of ${kept.what}${at(shared)}`,
    );
  });
}

/** Overwrites everything in `value` that a caller can write to. */
export function overwrite(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  for (const inner of Object.values(value)) overwrite(inner);
  // Existing keys of an object that is not frozen.
  for (const key of Object.keys(value)) (value as Record<string, unknown>)[key] = 'overwritten';
}

/** Visits every list and object in `value`, itself included. */
function eachInside(value: unknown, path: string, visit: (inner: object, path: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  visit(value, path);
  for (const [key, inner] of Object.entries(value)) eachInside(inner, `${path}.${key}`, visit);
}

function at(path: string): string {
  return path === '' ? '' : ` at ${path}`;
}
