/** Every value in `exported` that a caller could write to, by its path. */
export function writableIn(exported: object): string[] {
  const found: string[] = [];
  const seen = new Set<unknown>();
  const look = (value: unknown, path: string): void => {
    if (value === null || (typeof value !== 'object' && typeof value !== 'function') || seen.has(value)) return;
    seen.add(value);
    // zod gives a schema its methods when they are first used, so a schema cannot be frozen.
    if ('_zod' in value) return;
    // Functions and classes are not data; what they carry, such as a static list, is.
    if (typeof value !== 'function') {
      // The entries of a map, a set or a buffer can change although it is frozen.
      const proto: unknown = Object.getPrototypeOf(value);
      const holdsJson = Array.isArray(value) || proto === Object.prototype || proto === null;
      if (!Object.isFrozen(value) || !holdsJson) found.push(path);
    }
    for (const name of Object.keys(value)) look(Reflect.get(value, name), `${path}.${name}`);
  };
  for (const [name, value] of Object.entries(exported)) look(value, name);
  return found;
}
