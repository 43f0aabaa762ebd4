import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { isRefusal } from '../refusal.js';
import { go, words } from './app.js';
import { takeFirst } from './firstTable.js';
import { type OpenedGame, openGame } from './openGame.js';
import { hashOf, type TableRoute } from './router.js';
import { leave } from './session/open.js';
import { TableScreen } from './tableScreen.js';

/** Opens the game of a route, and shows it. */
export function PlayScreen({
  route,
  onError,
  onKeys,
}: {
  readonly route: TableRoute;
  readonly onError: (error: unknown) => void;
  readonly onKeys: () => void;
}) {
  const [first] = useState(() => takeFirst(hashOf(route)));
  const opened = useSignal<OpenedGame | null>(first);
  const [broken, setBroken] = useState<unknown>(null);
  if (broken !== null) throw broken;
  useEffect(() => {
    let wanted = true;
    const open = async () => {
      opened.value ??= await openGame(route, () => wanted);
      if (!wanted) return;
      if (opened.value === null) return go({ page: 'home' }, true);
      document.title = `${opened.value.session.game.title} · Hencoop`;
    };
    open().catch((error: unknown) => {
      if (!isRefusal(error)) return setBroken(error);
      go({ page: 'home' }, true);
      onError(error);
    });
    return () => {
      wanted = false;
      const left = opened.peek();
      if (left !== null) leave(left.session);
      document.title = 'Hencoop';
    };
  }, []);
  return opened.value === null ? (
    <main class="waiting">
      <p class="quiet">{words().table.loading}</p>
    </main>
  ) : (
    <TableScreen opened={opened.value} onError={onError} onKeys={onKeys} />
  );
}
