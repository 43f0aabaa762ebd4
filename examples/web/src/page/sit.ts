import { defineTable, type TableLocale } from 'hencoop/table';
import type { Table } from '../protocol.js';
import { settings, worker } from './app.js';
import { parameters } from './arrival.js';
import { loadGame } from './games.js';
import type { LiveTable } from './liveTable.js';
import type { TableRoute } from './router.js';
import { openSession, type Session } from './session.js';
import { openTable } from './start.js';

/** Wide enough for the drawer to stand next to the table. */
export const WIDE = '(min-width: 64rem)';

/** A table that is open, with what the screen needs to show it. */
export interface Sitting {
  readonly session: Session;
  /** The words of the element in the language of the settings; `undefined` is the English of its kit. */
  readonly locale: TableLocale | undefined;
  /** The element, if it lies on the page already. Asked once: whoever asks ends it. */
  readonly takeLive: () => LiveTable | null;
}

/** Opens the table of a route; `null` for one that cannot be opened again, or that nobody wants any more. @throws Refused */
export async function sit(route: TableRoute, isWanted: () => boolean): Promise<Sitting | null> {
  const table = await tableOf(route);
  if (table === null) return null;
  const game = await loadGame(table.game);
  const locale = await game.tableWords(settings.peek().language);
  if (!isWanted()) return null;
  defineTable(game.kit);
  const session = openSession(worker(), game, table, {
    settings: () => settings.peek(),
    pauses: parameters.thinking !== 0,
  });
  return { session, locale, takeLive: () => null };
}

/** The table that the worker holds open for this route already, or that it opens; `null` for a file of an earlier visit. */
async function tableOf(route: TableRoute): Promise<Table | null> {
  const open = openTable.peek();
  openTable.value = null;
  if (route.page === 'file') return open;
  if (route.page === 'shared') return worker().ask({ type: 'openShared', hash: route.hash });
  return open?.saved === route.saved ? open : worker().ask({ type: 'open', saved: route.saved });
}
