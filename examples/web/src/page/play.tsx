import { useSignal } from '@preact/signals';
import { defineTable } from 'hencoop/table';
import { useEffect } from 'preact/hooks';
import type { Table } from '../protocol.js';
import { go, settings, words, worker } from './app.js';
import { parameters } from './arrival.js';
import { loadGame } from './games.js';
import type { Route } from './router.js';
import { openSession, type Session } from './session.js';
import { openTable } from './start.js';
import { TableScreen } from './tableScreen.js';

type TableRoute = Extract<Route, { page: 'play' | 'file' | 'shared' }>;

/** Opens the table of a route, and shows it. */
export function Play({
  route,
  onError,
  onKeys,
}: {
  readonly route: TableRoute;
  readonly onError: (error: unknown) => void;
  readonly onKeys: () => void;
}) {
  const session = useSignal<Session | null>(null);
  useEffect(() => {
    let wanted = true;
    const open = async () => {
      const table = await tableOf(route);
      if (table === null) return go({ page: 'home' }, true);
      const game = await loadGame(table.game);
      if (!wanted) return;
      defineTable(game.kit);
      document.title = `${game.kit.game.title} · Hencoop`;
      session.value = openSession(worker(), game, table, {
        settings: () => settings.peek(),
        pauses: parameters.thinking !== 0,
      });
    };
    open().catch((error: unknown) => {
      go({ page: 'home' }, true);
      onError(error);
    });
    return () => {
      wanted = false;
      session.peek()?.leave();
      document.title = 'Hencoop';
    };
  }, []);
  return session.value === null ? (
    <Waiting />
  ) : (
    <TableScreen session={session.value} onError={onError} onKeys={onKeys} />
  );
}

/** What is shown until there is a table. */
export function Waiting() {
  return (
    <main class="waiting">
      <p class="quiet">{words().table.loading}</p>
    </main>
  );
}

/** The table that the worker holds open for this route already, or that it opens; `null` for a file of an earlier visit. */
async function tableOf(route: TableRoute): Promise<Table | null> {
  const open = openTable.peek();
  openTable.value = null;
  if (route.page === 'file') return open;
  if (route.page === 'shared') return worker().ask({ type: 'openShared', hash: route.hash });
  return open?.saved === route.saved ? open : worker().ask({ type: 'open', saved: route.saved });
}
