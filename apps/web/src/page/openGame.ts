import { defineElement, type ElementLocale } from 'hencoop/element';
import type { GameSnapshot } from '../protocol.js';
import { settings, worker } from './app.js';
import type { Client } from './client.js';
import type { OnlineMatch } from './online/onlineMatch.js';
import { loadGame, loadLocale } from './pageGame.js';
import type { TableRoute } from './router.js';
import { openSession } from './session/open.js';
import type { Session } from './session/session.js';
import { justOpened } from './startGame.js';
import { parameters } from './startup.js';
import type { TableElement } from './tableElement.js';

/** Wide enough for the drawer to stand next to the table. */
export const WIDE = '(min-width: 100rem)';

/** An open game, with everything the screen needs to show it. */
export interface OpenedGame {
  readonly session: Session;
  /** In the language of the settings. */
  readonly locale: ElementLocale;
  /** The element, if it is already on the page; the caller removes it. `null` the second time. */
  readonly takeElement: () => TableElement | null;
}

/** Opens the game of a route; `null` if it cannot be reopened, or is no longer wanted. @throws Refused */
export async function openGame(route: TableRoute, isWanted: () => boolean): Promise<OpenedGame | null> {
  const snapshot = await snapshotOf(route);
  return snapshot === null ? null : showSnapshot(snapshot, { client: worker(), match: null, isWanted });
}

/** Opens a session for a snapshot; `null` if it is no longer wanted. */
export async function showSnapshot(
  snapshot: GameSnapshot,
  {
    client,
    match,
    isWanted,
  }: { readonly client: Client; readonly match: OnlineMatch | null; readonly isWanted: () => boolean },
): Promise<OpenedGame | null> {
  const [game, locale] = await Promise.all([
    loadGame(snapshot.game),
    loadLocale(snapshot.game, settings.peek().language),
  ]);
  if (!isWanted()) return null;
  defineElement(game.element);
  const pauses = parameters.thinking !== 0;
  const session = openSession({ client, game, match, pauses, settings: () => settings.peek() }, snapshot);
  return { session, locale, takeElement: () => null };
}

/**
 * The game that the worker already holds open for this route, or opens now; `null` for a file from an earlier visit.
 */
async function snapshotOf(route: TableRoute): Promise<GameSnapshot | null> {
  const open = justOpened.peek();
  justOpened.value = null;
  if (route.page === 'file') return open;
  if (route.page === 'shared') return worker().ask({ type: 'openShared', hash: route.hash });
  return open?.saved === route.saved ? open : worker().ask({ type: 'open', saved: route.saved });
}
