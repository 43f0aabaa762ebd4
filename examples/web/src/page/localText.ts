// What the browser keeps of texts, by key. Where it keeps nothing, the page works all the same.

/** `null` for nothing. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // It is full, or closed.
  }
}
