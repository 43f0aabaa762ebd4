/** How many results are kept for keys that are equal but not the same object. */
const CACHE_SIZE = 16;

/** `make`, called once for equal keys: a key can come from JSON, and equal ones then share the result. */
export function onceByContent<Key extends object, Made extends object>(make: (key: Key) => Made): (key: Key) => Made {
  const byContent = new Map<string, Made>();
  const byKey = new WeakMap<Key, Made>();
  let latestKey: Key | null = null;
  let latest: Made | null = null;

  function find(key: Key): Made {
    const known = byKey.get(key);
    if (known !== undefined) return known;
    const content = JSON.stringify(key);
    const made = byContent.get(content) ?? make(key);
    if (byContent.size === CACHE_SIZE) byContent.clear();
    byContent.set(content, made);
    byKey.set(key, made);
    return made;
  }

  return (key) => {
    // PERF(inline): the usual key is that of the last call, found without a hash.
    if (latest === null || key !== latestKey) {
      latest = find(key);
      latestKey = key;
    }
    return latest;
  };
}
