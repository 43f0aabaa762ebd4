import type { GameSnapshot } from '../protocol.js';
import type { HostState } from './hostState.js';
import { closeGame, openToPlay, snapshotOf } from './openGame.js';
import { resume } from './readSavedGame.js';

/** Goes on with a game from the storage. The open game stays open unless the other one can be opened. */
export async function openStored(host: HostState, value: unknown): Promise<GameSnapshot> {
  const { play, game } = await resume(value, host.config.load);
  await closeGame(host);
  return snapshotOf(openToPlay(host, play, game));
}
