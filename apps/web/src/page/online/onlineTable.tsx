import { useSignal } from '@preact/signals';
import { effect } from '@preact/signals-core';
import { botName } from 'hencoop/bots';
import { useEffect, useState } from 'preact/hooks';
import { isRefusal, refuse } from '../../refusal.js';
import { GUEST } from '../../texts/guest.js';
import { botWords, go, settings, words, worker } from '../app.js';
import { type OpenedGame, showSnapshot } from '../openGame.js';
import { leave } from '../session/open.js';
import { TableScreen } from '../tableScreen.js';
import { forgetUsedCodes, watchSecret } from './invitations.js';
import type { LostSeat, OnlineMatch } from './onlineMatch.js';
import { type OpenedMatch, openMatch } from './openMatch.js';
import { isStored, savedMatch, saveMatch } from './savedMatches.js';
import { findServer, serverUrl } from './server.js';

interface OnlineTableProps {
  readonly match: string;
  /** `null` for a spectator, and for a seat of the player's account. */
  readonly token: string | null;
  /** The token of spectators; `null`: none. */
  readonly watchCode: string | null;
  readonly lost: LostSeat | null;
  /** Takes a seat that a spectator has joined. */
  readonly onSeat: (token: string) => void;
  /** Goes on without the token; returns whether that is possible. */
  readonly onLost: (seat: number | null) => boolean;
  readonly onError: (error: unknown) => void;
  readonly onKeys: () => void;
}

/** Opens a match on the server, and shows it. */
export function OnlineTable(props: OnlineTableProps) {
  const { onLost, onError, onKeys } = props;
  const opened = useSignal<OpenedGame | null>(null);
  const [broken, setBroken] = useState<unknown>(null);
  if (broken !== null) throw broken;
  useEffect(() => {
    let wanted = true;
    let match: OnlineMatch | null = null;
    let stop = () => {};
    const open = async () => {
      const found = await openTable(props, (seat) => wanted && onLost(seat));
      if (!wanted) return found.match.close();
      match = found.match;
      if (match.token !== null) saveSeat(match, match.token);
      stop = effect(() => forgetUsedCodes(found.match));
      const shown = await showSnapshot(found.snapshot, { ...found, isWanted: () => wanted });
      if (shown === null) return;
      opened.value = shown;
      document.title = `${shown.session.game.title} · Hencoop`;
    };
    open().catch((error: unknown) => {
      if (!wanted) return;
      if (!isRefusal(error)) return setBroken(error);
      if (error.refusal.type === 'noMatch' && onLost(null)) return;
      go({ page: 'home' }, true);
      onError(error);
    });
    return () => {
      wanted = false;
      stop();
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

async function openTable({ match, token, watchCode, lost, onSeat }: OnlineTableProps, onLost: (seat: number) => void) {
  if ((await findServer()) === false) refuse('noServer', 'the page comes from a host of plain files');
  const found: OpenedMatch = await openMatch({
    url: serverUrl(),
    match,
    token,
    // Neither a screen for all nor a device that the player has left shows the hand of the account's seat.
    asSpectator: token === null && (lost !== null || savedMatch(match)?.watches === true),
    watchCode,
    lost,
    onLost,
    guest: (number) => GUEST[settings.value.language](number),
    playsFor: (name, bot) => words().online.playsFor(name, botName(botWords(), bot)),
    advise: (request) => worker().ask(request),
    goTo(next, key) {
      if (next === match && key !== null) return onSeat(key);
      const { seat, game, names } = found.match;
      if (key !== null)
        saveMatch({
          match: next,
          game,
          token: key,
          seat,
          names: names.peek(),
          watchCode: savedMatch(match)?.watchCode ?? null,
        });
      go(
        {
          page: 'online',
          match: next,
          secret: key !== null || watchCode === null ? undefined : watchSecret(watchCode),
        },
        true,
      );
    },
  });
  return found;
}

/** Saves the key to a seat in this browser. Spectators have none. */
function saveSeat({ id, game, seat, names }: OnlineMatch, token: string): void {
  saveMatch({ match: id, game, token, seat, names: names.peek(), watches: false });
  // The storage holds it now.
  history.replaceState(isStored(id) ? null : { secret: token }, '', location.hash);
}
