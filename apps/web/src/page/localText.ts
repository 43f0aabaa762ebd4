// Texts that the browser keeps, by key. The page works without them.

/** `null` for nothing. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // It is full, or closed.
  }
}
