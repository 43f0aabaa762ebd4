import { describe, type Seat } from 'hencoop';
import type { MoveMark, Stored } from 'hencoop/record';
import type { TerminalGame } from './terminalGame.js';

/**
 * A mark that a record carries, in lines below its move. The better move could show a hand: while the game goes on, only
 * the player learns it.
 */
export function storedMarkText(
  { words, say }: TerminalGame,
  { mark, percent, better }: MoveMark,
  stored: Stored,
  viewer: Seat | null,
): string {
  const { analysis, colon, language } = say;
  const lost = analysis.lost(percentIn(language)(percent / 100));
  const isOpen = better.seat === viewer || ('outcome' in stored && stored.outcome !== undefined);
  const instead = isOpen ? `\n  ${analysis.better}${colon}${describe(better, viewer, words.game)}` : '';
  return `  ${analysis.marks[mark]}${colon}${lost}${instead}`;
}

/** Writes fractions as whole percents, in the language. */
export function percentIn(language: string, signDisplay: 'auto' | 'exceptZero' = 'auto'): (share: number) => string {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0, signDisplay });
  return (share) => format.format(share);
}
