import type { GameSnapshot } from '../protocol.js';
import type { GameSetup, Lineup } from './gameInPlay.js';
import type { HostState } from './hostState.js';
import type { LoadedGame } from './loadedGame.js';
import { newGame } from './newGame.js';
import { closeGame, openToPlay, save, snapshotOf } from './openGame.js';

/** Opens a new game, and saves it under this name from now on. */
export async function begin(
  host: HostState,
  loaded: LoadedGame,
  setup: GameSetup,
  lineup: Lineup,
  saved: string,
): Promise<GameSnapshot> {
  const play = await newGame(loaded, setup, lineup, 'setup');
  await closeGame(host);
  const open = openToPlay(host, play, { saved, change: null, playedAt: host.config.now() });
  save(open, play);
  return snapshotOf(open);
}
