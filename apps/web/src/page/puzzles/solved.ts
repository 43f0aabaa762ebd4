// The puzzles solved in this browser.
import { readText, writeText } from '../localText.js';

const KEY = 'hencoop/puzzles';
const MOST = 10_000;
const LONGEST_ID = 100;

/** The ids in a stored text, which may come from an older version or be damaged. */
export function solvedIn(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return [];
    const ids = value.filter((id): id is string => typeof id === 'string' && id.length <= LONGEST_ID);
    return [...new Set(ids)].slice(-MOST);
  } catch {
    return [];
  }
}

export const solvedPuzzles = (): ReadonlySet<string> => new Set(solvedIn(readText(KEY)));

/** Records that a puzzle was solved. */
export function keepSolved(id: string): void {
  writeText(KEY, JSON.stringify([...solvedIn(readText(KEY)).filter((each) => each !== id), id].slice(-MOST)));
}
