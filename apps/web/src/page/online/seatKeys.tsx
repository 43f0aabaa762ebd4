import { useState } from 'preact/hooks';
import { words } from '../app.js';
import { inviteTo, withdraw } from './invitations.js';
import type { OnlineMatch } from './onlineMatch.js';
import { seatWords } from './seatWords.js';
import { useAction } from './useAction.js';

/** What the host can do with the invitation to a seat: make, replace or withdraw it. */
export function SeatKeys({
  match,
  seat,
  hasCode,
  onError,
}: {
  readonly match: OnlineMatch;
  readonly seat: number;
  /** Whether this browser has an unused invitation. */
  readonly hasCode: boolean;
  readonly onError: (error: unknown) => void;
}) {
  const texts = seatWords();
  const { busy, run } = useAction(onError);
  const [asks, setAsks] = useState(false);
  const name = match.names.value[seat] ?? '';
  const status = match.statuses.value[seat];
  const isTaken = !hasCode && status !== 'open' && status !== 'invited';
  const renew = () => {
    setAsks(false);
    run(() => inviteTo(match, seat));
  };
  if (asks) {
    return (
      <div>
        <p role="alert">{texts.loses(name)}</p>
        <p class="buttons">
          <button type="button" onClick={() => setAsks(false)}>
            {words().cancel}
          </button>
          <button type="button" disabled={busy} onClick={renew}>
            {texts.giveAway}
          </button>
        </p>
      </div>
    );
  }
  return (
    <div>
      <p>{hasCode ? texts.once : texts.states[isTaken ? 'taken' : status === 'open' ? 'open' : 'elsewhere'](name)}</p>
      <p class="buttons">
        {!isTaken && (hasCode || status === 'invited') && (
          <button type="button" disabled={busy} onClick={() => run(() => withdraw(match, seat))}>
            {texts.withdraw}
          </button>
        )}
        <button type="button" disabled={busy} onClick={isTaken ? () => setAsks(true) : renew}>
          {texts.renew}
        </button>
      </p>
    </div>
  );
}
