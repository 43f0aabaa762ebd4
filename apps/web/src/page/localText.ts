// Reads and writes texts in `localStorage`. The page works without it.

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
    // The storage is full or blocked.
  }
}
