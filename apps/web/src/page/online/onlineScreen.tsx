import { useSignal } from '@preact/signals';
import { botName } from 'hencoop/bots';
import { useEffect, useState } from 'preact/hooks';
import { isRefusal, refuse } from '../../refusal.js';
import { GUEST } from '../../texts/guest.js';
import { botWords, go, settings, words, worker } from '../app.js';
import { type OpenedGame, showSnapshot } from '../openGame.js';
import type { OnlineRoute } from '../router.js';
import { leave } from '../session/open.js';
import { TableScreen } from '../tableScreen.js';
import type { OnlineMatch } from './onlineMatch.js';
import { openMatch } from './openMatch.js';
import { savedMatch, saveMatch } from './savedMatches.js';
import { findServer, serverUrl } from './server.js';

/** Opens a match on the server, and shows it. */
export function OnlineScreen({
  route,
  onError,
  onKeys,
}: {
  readonly route: OnlineRoute;
  readonly onError: (error: unknown) => void;
  readonly onKeys: () => void;
}) {
  const opened = useSignal<OpenedGame | null>(null);
  const [broken, setBroken] = useState<unknown>(null);
  if (broken !== null) throw broken;
  useEffect(() => {
    let wanted = true;
    let match: OnlineMatch | null = null;
    const open = async () => {
      const found = await openRoute(route);
      if (!wanted) return found.match.close();
      match = found.match;
      const shown = await showSnapshot(found.snapshot, { ...found, isWanted: () => wanted });
      if (shown === null) return;
      if (match.token !== null) saveSeat(match, match.token);
      opened.value = shown;
      document.title = `${shown.session.game.title} · Hencoop`;
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
      match?.close();
      document.title = 'Hencoop';
    };
  }, []);
  return opened.value === null ? (
    <main class="connecting">
      <p class="quiet">{words().online.connecting}</p>
    </main>
  ) : (
    <TableScreen opened={opened.value} onError={onError} onKeys={onKeys} />
  );
}

async function openRoute({ match, token }: OnlineRoute) {
  if ((await findServer()) === false) refuse('noServer', 'the page comes from a host of plain files');
  return openMatch({
    url: serverUrl(),
    match,
    token,
    guest: (number) => GUEST[settings.value.language](number),
    playsFor: (name, bot) => words().online.playsFor(name, botName(botWords(), bot)),
    advise: (request) => worker().ask(request),
    goTo(next, key) {
      const before = savedMatch(match);
      // In a rematch, every player keeps the token of their seat.
      if (before !== null && key === token) saveMatch({ ...before, match: next, playedAt: Date.now() });
      go({ page: 'online', match: next, token: key }, true);
    },
  });
}

/** Saves the key to a seat in this browser. Spectators have none. */
function saveSeat({ id, game, names }: OnlineMatch, token: string): void {
  const links = savedMatch(id)?.links ?? [];
  saveMatch({ match: id, game, token, names: names.peek(), links, playedAt: Date.now() });
}
