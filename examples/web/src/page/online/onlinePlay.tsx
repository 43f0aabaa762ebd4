import { useSignal } from '@preact/signals';
import { botName } from 'hencoop/bots';
import { de } from 'hencoop/bots/de';
import { en } from 'hencoop/bots/en';
import { defineTable } from 'hencoop/table';
import { useEffect } from 'preact/hooks';
import { Refused } from '../../refused.js';
import { GUEST } from '../../texts/guest.js';
import { go, settings, words, worker } from '../app.js';
import { parameters } from '../arrival.js';
import { loadGame } from '../games.js';
import type { OnlineRoute } from '../router.js';
import { openSession } from '../session.js';
import type { Sitting } from '../sit.js';
import { TableScreen } from '../tableScreen.js';
import { forgetMatch, keepMatch, keptMatch } from './kept.js';
import type { Online } from './online.js';
import { openOnline } from './openOnline.js';
import { refuse } from './refusals.js';
import { findServer, serverUrl } from './server.js';

/** Opens a table of the server, and shows it. */
export function OnlinePlay({
  route: { match, token },
  onError,
  onKeys,
}: {
  readonly route: OnlineRoute;
  readonly onError: (error: unknown) => void;
  readonly onKeys: () => void;
}) {
  const sitting = useSignal<Sitting | null>(null);
  useEffect(() => {
    let wanted = true;
    let online: Online | null = null;
    const open = async () => {
      if ((await findServer()) === false) refuse('noServer', 'expected a page of a table server, got plain files');
      const opened = await openOnline({
        url: serverUrl(),
        match,
        token,
        guest: (number) => GUEST[settings.value.language](number),
        playsFor: (name, bot) =>
          words().online.playsFor(name, botName(settings.value.language === 'de' ? de : en, bot)),
        advise: (request) => worker().ask(request),
        goTo(next, key) {
          const before = keptMatch(match);
          // In a rematch everybody has the same link to their seat.
          if (before !== null && key === token) keepMatch({ ...before, match: next, playedAt: Date.now() });
          go({ page: 'online', match: next, token: key }, true);
        },
      });
      if (!wanted) return opened.online.close();
      online = opened.online;
      const game = await loadGame(online.game);
      const locale = await game.tableWords(settings.peek().language);
      if (!wanted) return;
      defineTable(game.kit);
      const pace = { settings: () => settings.peek(), pauses: parameters.thinking !== 0 };
      const session = openSession(opened.client, game, opened.table, pace, online);
      keep(online);
      sitting.value = { session, locale, takeLive: () => null };
      document.title = `${game.kit.game.title} · Hencoop`;
    };
    open().catch((error: unknown) => {
      if (!wanted) return;
      if (error instanceof Refused && error.refusal.type === 'noMatch') forgetMatch(match);
      go({ page: 'home' }, true);
      onError(error);
    });
    return () => {
      wanted = false;
      sitting.peek()?.session.leave();
      online?.close();
      document.title = 'Hencoop';
    };
  }, []);
  return sitting.value === null ? (
    <main class="waiting">
      <p class="quiet">{words().online.connecting}</p>
    </main>
  ) : (
    <TableScreen sitting={sitting.value} onError={onError} onKeys={onKeys} />
  );
}

/** Remembers a seat in this browser; who only watches has nothing to lose. */
function keep({ match, game, token, names }: Online): void {
  if (token === null) return;
  const links = keptMatch(match)?.links ?? [];
  keepMatch({ match, game, token, names: names.peek(), links, playedAt: Date.now() });
}
