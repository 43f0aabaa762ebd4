import type { GameSnapshot } from '../protocol.js';
import type { HostState } from './hostState.js';
import { closeGame, openToPlay, snapshotOf } from './openGame.js';
import { resume } from './readSavedGame.js';

/** Resumes a game from the storage. If that fails, the open game stays open. */
export async function openStored(host: HostState, value: unknown): Promise<GameSnapshot> {
  const { play, game } = await resume(value, host.config.load);
  await closeGame(host);
  return snapshotOf(openToPlay(host, play, game));
}
