import { existsSync } from 'node:fs';
import { type AnyDoors, type GameId, gameById } from 'hencoop/games';
import type { Box } from './box.js';
import type { AnyFigures } from './figures.js';
import type { FigureGame } from './playFigure.js';

/** The figures of a game, with the game to play them on. */
export interface LoadedFigures {
  readonly play: FigureGame;
  readonly figures: AnyFigures;
}

/**
 * The file with the figures of a game.
 * @throws Error if the game has none
 */
export function figuresFile(id: string): URL {
  const file = new URL(`../${id}/figures.ts`, import.meta.url);
  if (!existsSync(file)) {
    throw new Error(
      `test/${id}/figures.ts is missing: write it, with a figure for every clause of ${id}, as test/support/figures.ts says`,
    );
  }
  return file;
}

/**
 * The figures of a game.
 * @throws Error if the game has none
 */
export async function loadFigures(id: GameId): Promise<LoadedFigures> {
  const file = figuresFile(id);
  const doors: AnyDoors = gameById(id);
  const [game, { game: en }, rowsOf] = await Promise.all([doors.game(), doors.locales.en(), doors.scoring?.en()]);
  // Each game's files export these, and its words have the names of its cards.
  const { figures } = (await import(file.href)) as { readonly figures: AnyFigures };
  const { box } = (await import(new URL(`../${id}/box.ts`, import.meta.url).href)) as { readonly box: Box };
  const { names } = en as typeof en & { readonly names: FigureGame['names'] };
  return { play: { game, en, box, names, rowsOf }, figures };
}
