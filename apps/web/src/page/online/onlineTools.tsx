import { words } from '../app.js';
import type { Session } from '../session/session.js';
import { Countdown } from './countdown.js';
import { EmoteMenu } from './emotes.js';
import type { OnlineMatch } from './onlineMatch.js';

/** In the bar over the table: the time left for the step, the emotes, or that the viewer only watches. */
export function OnlineTools({
  session,
  match,
  onError,
}: {
  readonly session: Session;
  readonly match: OnlineMatch;
  readonly onError: (error: unknown) => void;
}) {
  const { clock } = match.info.value;
  const due = session.past.value === null ? (clock?.due ?? null) : null;
  return (
    <div class="online-tools">
      {clock !== null && due !== null && <Countdown due={due} most={clock.move} />}
      {match.seat === null ? (
        <span class="watching">{words().online.spectator}</span>
      ) : (
        <EmoteMenu match={match} onError={onError} />
      )}
    </div>
  );
}
