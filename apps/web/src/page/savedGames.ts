import { useEffect, useState } from 'preact/hooks';
import type { SavedGameSummary } from '../protocol.js';
import { Refused } from '../refusal.js';
import { trouble, worker } from './app.js';
import { pointsMatter } from './ranks.js';

/** The games saved in this browser, last played first, and a function to delete one. */
export function useSavedGames(onError: (error: unknown) => void) {
  const [saved, setSaved] = useState<readonly SavedGameSummary[]>([]);
  useEffect(() => {
    let wanted = true;
    worker()
      .ask({ type: 'list' })
      .then(
        (found) => wanted && setSaved(found),
        (error: unknown) => {
          if (error instanceof Refused && error.refusal.type === 'storage') trouble.value = 'save';
          else onError(error);
        },
      );
    return () => {
      wanted = false;
    };
  }, []);
  const remove = (name: string) => {
    worker()
      .ask({ type: 'remove', saved: name })
      .then(() => setSaved((games) => games.filter((game) => game.saved !== name)), onError);
  };
  return { saved, remove };
}

/** The players, with their points once a player has any. */
export function withScores(
  { names, scores }: Pick<SavedGameSummary, 'names' | 'scores'>,
  scored: (name: string, score: number) => string,
): readonly string[] {
  return pointsMatter(scores, null) ? names.map((name, seat) => scored(name, scores[seat] ?? 0)) : names;
}
