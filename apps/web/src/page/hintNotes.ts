import type { Hint } from '../protocol.js';
import type { Texts } from '../texts/en.js';

/** Explains the numbers of a hint: which points are better, and what a try is. Empty if the bot tried no move. */
export function hintNotes(
  { analysis, worlds }: Pick<Hint, 'analysis' | 'worlds'>,
  texts: Texts['hint'],
  goal: string | undefined,
): readonly string[] {
  if (analysis.every(({ visits }) => visits === 0)) return [];
  return [texts.points(goal), ...(worlds > 0 ? [texts.worlds(worlds)] : [])];
}
