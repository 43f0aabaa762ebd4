import type { GameInPlay } from './gameInPlay.js';

/** A saved game: its set-up, moves and players. */
export interface SavedGame {
  readonly format: typeof FORMAT;
  readonly saved: string;
  readonly change: number;
  readonly game: string;
  /** The version of its rules. */
  readonly rules: number;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
  readonly moves: readonly unknown[];
  readonly players: readonly string[];
  readonly names: readonly string[];
  readonly botSeed: string;
  readonly undone: number;
  readonly playedAt: number;
  readonly scores: readonly number[];
  readonly over: boolean;
}

export const FORMAT = 'hencoop-web/game/1';

export function savedGameOf(
  play: GameInPlay,
  { saved, change, playedAt }: { readonly saved: string; readonly change: number; readonly playedAt: number },
): SavedGame {
  const { loaded, lineup, setup, state, moves, undone } = play;
  const { game } = loaded;
  return {
    format: FORMAT,
    saved,
    change,
    game: game.id,
    rules: game.rulesVersion,
    ...setup,
    moves: moves.slice(),
    ...lineup,
    undone,
    playedAt,
    scores: game.score(state),
    over: game.isOver(state),
  };
}
