// The build's data for the playground of each game, besides its code.
import type { PlayedFigure } from '../../../test/support/playFigure.js';
import type { MoveType } from './moveTypes.js';
import type { Move, State, View } from './position.js';

/** The folder in the site. */
export const DATA = 'playground-data';

/** A scenario of the docs. */
export interface GivenScenario {
  readonly title: string;
  readonly says: string;
  readonly state: State;
  readonly viewer: number | null;
  readonly tried: readonly Move[];
}

/** One file for a game. */
export interface GameData {
  readonly scenarios: readonly GivenScenario[];
  /** The names of recorded games, each a file in the folder of the game. */
  readonly records: readonly string[];
  /** The view of a seat in the picture of the game. */
  readonly picture: View;
  readonly moveTypes: readonly MoveType[];
}

/** The figures of a game, a file in its folder. No recorded game is called so. */
export const FIGURES = 'figures.json';

/** By clause. The page has their text. */
export type Figures = { readonly [clause: string]: Omit<PlayedFigure, 'lines'> };
