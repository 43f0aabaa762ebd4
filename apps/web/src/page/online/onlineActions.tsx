import { useState } from 'preact/hooks';
import { words } from '../app.js';
import type { OnlineMatch } from './onlineMatch.js';
import { useAction } from './useAction.js';
import { WaitingScene } from './waitingScene.js';

/** A player's actions in a match on a server, apart from moves. */
export function OnlineActions({
  match,
  onError,
}: {
  readonly match: OnlineMatch;
  readonly onError: (error: unknown) => void;
}) {
  const texts = words().online;
  const [links, setLinks] = useState(false);
  const { busy, run } = useAction(onError);
  const { seat } = match;
  const { seats, status } = match.info.value;
  const isAway = seat !== null && seats[seat]?.away != null;
  return (
    <div class="buttons">
      <button type="button" onClick={() => setLinks(true)}>
        {texts.links}
      </button>
      {seat !== null && status !== 'over' && (
        <button type="button" disabled={busy} onClick={() => run(isAway ? match.comeBack : match.leave)}>
          {isAway ? texts.comeBack : texts.leave}
        </button>
      )}
      {links && <WaitingScene match={match} onClose={() => setLinks(false)} onError={onError} />}
    </div>
  );
}
