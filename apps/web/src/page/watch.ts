// Starts the worker again if it stops: loaded right after the first hand.
import type { GameSnapshot, Request } from '../protocol.js';
import { Refused } from '../refusal.js';
import { type Asked, type OpenedGame, type Port, refuseAll, type WorkerClient } from './client.js';

/** The time between two pings, in milliseconds. */
const BEAT = 1000;
/** A worker that has not answered so many pings in a row has stopped. */
const PATIENCE = 5;
/** The same before its first message, since a slow line may still be loading it. */
const LOADING = 30;
/** After this many workers have stopped at the same point of a game, another would stop too. */
const MOST_STARTS = 3;

/** What watching depends on. */
export interface WatchConfig {
  readonly open: () => Port;
  /** Whether the page is on the screen: browsers may suspend the workers of others. */
  readonly isVisible: () => boolean;
}

/** Watches the worker of a client. Call the returned function to stop. */
export function watch(client: WorkerClient, { open, isVisible }: WatchConfig): () => void {
  let silence = 0;
  let starts = 0;
  let stoppedAt: string | null = null;
  const restart = (message: string) => {
    silence = 0;
    const point = JSON.stringify(client.game);
    starts = point === stoppedAt ? starts + 1 : 1;
    stoppedAt = point;
    client.port.terminate();
    if (starts > MOST_STARTS) {
      refuseAll(client, message);
      client.port = { ...client.port, postMessage: () => refuseAll(client, message) };
      client.onTrouble('stopped');
    } else void startAgain(client, open());
  };
  client.onMessage = () => {
    silence = 0;
  };
  client.onFailure = restart;
  const timer = setInterval(() => {
    if (starts > MOST_STARTS) return;
    if (!isVisible()) silence = 0;
    else if (silence >= (client.hasHeard ? PATIENCE : LOADING)) restart('it does not answer');
    else {
      silence += 1;
      client.port.postMessage({ type: 'ping' });
    }
  }, BEAT);
  return () => clearInterval(timer);
}

/** Opens the game in a new worker, and asks it what the last one has not answered. */
async function startAgain(client: WorkerClient, port: Port): Promise<void> {
  const { game, pace, shown, waiting } = client;
  const left = [...waiting.values()];
  waiting.clear();
  client.connect(port);
  if (pace !== null) client.ask(pace).catch(() => {});
  let snapshot: GameSnapshot | null = null;
  if (game !== null) {
    try {
      snapshot = await reopened(client, game);
    } catch (error) {
      for (const { reject } of left) reject(error);
      client.onTrouble('lost');
      return;
    }
  }
  const hasMoved = snapshot !== null && snapshot.events.length !== game?.events;
  const isSame = !hasMoved && (snapshot === null || snapshot.revision === game?.revision);
  if (snapshot !== null && !isSame) client.news.put({ type: 'reopened', snapshot });
  for (const asked of left) askAgain(client, asked, { snapshot, hasMoved, isSame });
  // The page has shown the same table already.
  if (isSame && shown !== null) client.ask(shown).catch(() => {});
}

/** The open game in a new worker, for the same viewer. */
async function reopened(client: WorkerClient, { request, viewer }: OpenedGame): Promise<GameSnapshot> {
  client.reopening = request;
  try {
    const opening = client.ask<'open' | 'import' | 'openShared'>(request);
    const viewing = viewer === undefined ? opening : client.ask({ type: 'viewAs', seat: viewer });
    const [, snapshot] = await Promise.all([opening, viewing]);
    return snapshot;
  } finally {
    client.reopening = null;
  }
}

/**
 * Asks a new worker what the last one has not answered. A move, and what depends on the table, is asked again only
 * while the table is the same: if the last worker has saved the move, it must not be made twice.
 */
function askAgain(
  client: WorkerClient,
  { request, resolve, reject }: Asked,
  {
    snapshot,
    hasMoved,
    isSame,
  }: { readonly snapshot: GameSnapshot | null; readonly hasMoved: boolean; readonly isSame: boolean },
): void {
  const ask = (again: Request = request) =>
    // It is answered like the first one.
    client.ask(again).then(resolve as (value: unknown) => void, reject);
  switch (request.type) {
    case 'move':
      if (!hasMoved) void ask({ ...request, revision: snapshot?.revision ?? request.revision });
      else reject(new Refused({ type: 'stale', message: 'the game is not as it was when the move was chosen' }));
      return;
    case 'undo':
      reject(new Refused({ type: 'aborted', message: 'the worker stopped' }));
      return;
    case 'shown':
    case 'hint':
    case 'judge':
    case 'review':
      if (isSame) void ask();
      else reject(new Refused({ type: 'aborted', message: 'the worker stopped' }));
      return;
    default:
      void ask();
  }
}
