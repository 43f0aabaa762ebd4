// The data of each game for the playground, written by the build.
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

/** The main file of a game. */
export interface GameData {
  readonly scenarios: readonly GivenScenario[];
  /** The names of recorded games, which are files in the game's folder. */
  readonly records: readonly string[];
  /** The view in the game's picture. */
  readonly picture: View;
  readonly moveTypes: readonly MoveType[];
}

/** The file of a game's figures, in its folder. No recorded game has this name. */
export const FIGURES = 'figures.json';

/** Figures by clause, without the texts, which the page has. */
export type Figures = { readonly [clause: string]: Omit<PlayedFigure, 'lines'> };
