import { useState } from 'preact/hooks';
import { words } from '../app.js';
import { LinksDialog } from './links.js';
import type { Online } from './online.js';

/** What a player can do at a table of a server besides playing. */
export function OnlineDrawer({
  online,
  onError,
}: {
  readonly online: Online;
  readonly onError: (error: unknown) => void;
}) {
  const texts = words().online;
  const [links, setLinks] = useState(false);
  const [busy, setBusy] = useState(false);
  const { seat } = online;
  const { seats, status } = online.info.value;
  const isAway = seat !== null && seats[seat]?.away != null;
  const act = (doing: () => Promise<void>) => {
    setBusy(true);
    doing()
      .catch(onError)
      .finally(() => setBusy(false));
  };
  return (
    <div class="buttons">
      <button type="button" onClick={() => setLinks(true)}>
        {texts.links}
      </button>
      {seat !== null && status !== 'over' && (
        <button type="button" disabled={busy} onClick={() => act(isAway ? online.comeBack : online.leave)}>
          {isAway ? texts.comeBack : texts.leave}
        </button>
      )}
      {links && <LinksDialog online={online} onClose={() => setLinks(false)} />}
    </div>
  );
}
