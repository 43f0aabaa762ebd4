/** The number of results cached for keys that are equal but not identical. */
const CACHE_SIZE = 16;

/** Memoizes `make` by the content of its key: equal keys, such as from JSON, share a result. */
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
    // PERF(inline): the key is usually the same as in the last call, and needs no hash.
    if (latest === null || key !== latestKey) {
      latest = find(key);
      latestKey = key;
    }
    return latest;
  };
}
