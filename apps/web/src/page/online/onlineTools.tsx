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
        <span class="watching">
          <svg class="sign" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 .100 0z" />
          </svg>
          <span>{words().online.spectator}</span>
        </span>
      ) : (
        <EmoteMenu match={match} onError={onError} />
      )}
    </div>
  );
}
