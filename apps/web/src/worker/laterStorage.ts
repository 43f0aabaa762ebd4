import type { Storage } from './storage.js';

/** A storage whose code loads on first use, and again if that fails. */
export function laterStorage(load: () => Promise<Storage>): Storage {
  let loaded: Storage | null = null;
  const storage = async () => {
    loaded ??= await load();
    return loaded;
  };
  return {
    list: async () => (await storage()).list(),
    get: async (saved) => (await storage()).get(saved),
    put: async (value, after) => (await storage()).put(value, after),
    remove: async (saved) => (await storage()).remove(saved),
  };
}
