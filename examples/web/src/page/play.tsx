import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { go, words } from './app.js';
import { takeFirst } from './first.js';
import { hashOf, type TableRoute } from './router.js';
import { type Sitting, sit } from './sit.js';
import { TableScreen } from './tableScreen.js';

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
  const [first] = useState(() => takeFirst(hashOf(route)));
  const sitting = useSignal<Sitting | null>(first);
  useEffect(() => {
    let wanted = true;
    const open = async () => {
      sitting.value ??= await sit(route, () => wanted);
      if (!wanted) return;
      if (sitting.value === null) return go({ page: 'home' }, true);
      document.title = `${sitting.value.session.game.kit.game.title} · Hencoop`;
    };
    open().catch((error: unknown) => {
      go({ page: 'home' }, true);
      onError(error);
    });
    return () => {
      wanted = false;
      sitting.peek()?.session.leave();
      document.title = 'Hencoop';
    };
  }, []);
  return sitting.value === null ? (
    <main class="waiting">
      <p class="quiet">{words().table.loading}</p>
    </main>
  ) : (
    <TableScreen sitting={sitting.value} onError={onError} onKeys={onKeys} />
  );
}
