/** The paths of all values in `exported` that a caller could write to. */
export function writableIn(exported: object): string[] {
  const found: string[] = [];
  const seen = new Set<unknown>();
  const look = (value: unknown, path: string): void => {
    if (value === null || (typeof value !== 'object' && typeof value !== 'function') || seen.has(value)) return;
    seen.add(value);
    // zod adds methods to a schema on first use, so a schema cannot be frozen.
    if ('_zod' in value) return;
    // Functions and classes are not data, but their properties, such as a static list, are.
    if (typeof value !== 'function') {
      // The entries of a frozen map, set or buffer can still change.
      const proto: unknown = Object.getPrototypeOf(value);
      const holdsJson = Array.isArray(value) || proto === Object.prototype || proto === null;
      if (!Object.isFrozen(value) || !holdsJson) found.push(path);
    }
    for (const name of Object.keys(value)) look(Reflect.get(value, name), `${path}.${name}`);
  };
  for (const [name, value] of Object.entries(exported)) look(value, name);
  return found;
}
