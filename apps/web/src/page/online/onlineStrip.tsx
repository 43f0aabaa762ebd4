import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { settings, words } from '../app.js';
import { Dialog } from '../dialog.js';
import { lazy } from '../lazy.js';
import { showRefusedName } from '../nameRules.js';
import type { Session } from '../session/session.js';
import { InStrip } from '../strip.js';
import { ConnectionBanner } from './connectionBanner.js';
import { DeviceScene, movedMatch } from './deviceScene.js';
import { NameField } from './nameField.js';
import type { LostSeat, OnlineMatch } from './onlineMatch.js';
import { seatWords } from './seatWords.js';
import { justStarted } from './startMatch.js';
import { UndoBar } from './undoBar.js';
import { useAction } from './useAction.js';
import { WaitingScene } from './waitingScene.js';
import { watchWords } from './watchWords.js';

const HandsScene = lazy(async () => (await import('./handsScene.js')).HandsScene, 'dialog');

/** What the strip says of a match: the connection, requests, open seats and a rematch. */
export function OnlineStrip({
  session,
  match,
  onError,
}: {
  readonly session: Session;
  readonly match: OnlineMatch;
  readonly onError: (error: unknown) => void;
}) {
  const texts = words().online;
  const [links, setLinks] = useState(() => justStarted.peek() === match.id);
  const { busy, run } = useAction(onError);
  const { rematch, seats } = match.info.value;
  return (
    <>
      <ConnectionBanner session={session} match={match} />
      {match.lost !== null && (
        <InStrip session={session}>
          <div class="strip" role="status">
            <p>{lostText(match, match.lost)}</p>
          </div>
        </InStrip>
      )}
      <UndoBar session={session} match={match} onError={onError} />
      {match.seat !== null && seats[match.seat]?.away != null && (
        <InStrip session={session}>
          <div class="strip">
            <p>{texts.away}</p>
            <button type="button" disabled={busy} onClick={() => run(match.comeBack)}>
              {texts.comeBack}
            </button>
          </div>
        </InStrip>
      )}
      <OpenSeats
        session={session}
        match={match}
        busy={busy}
        onLinks={() => setLinks(true)}
        onJoin={(name) => run(() => match.join(name))}
      />
      {rematch !== null && (
        <InStrip session={session}>
          <div class="strip" role="status">
            <p>{rematchText(match)}</p>
            <button type="button" disabled={busy} onClick={() => run(match.again)}>
              {match.seat === null ? texts.watchRematch : texts.joinRematch}
            </button>
          </div>
        </InStrip>
      )}
      {match.seat === null && <OpenHands session={session} match={match} />}
      {match.seat !== null && movedMatch.value === match.id && (
        <DeviceScene match={match} seat={match.seat} onError={onError} />
      )}
      {links && (
        <WaitingScene
          match={match}
          onClose={() => {
            justStarted.value = null;
            setLinks(false);
          }}
          onError={onError}
        />
      )}
    </>
  );
}

/** The key with which a spectator looks at all hands, unless they stay closed. */
function OpenHands({ session, match }: { readonly session: Session; readonly match: OnlineMatch }) {
  const [isOpen, setOpen] = useState(false);
  const { hands } = match.info.value;
  if (hands === 'closed' || (hands === 'end' && match.hands.value === null)) return null;
  return (
    <>
      <InStrip session={session} quiet>
        <div class="strip">
          <button type="button" onClick={() => setOpen(true)}>
            {watchWords().look}
          </button>
        </div>
      </InStrip>
      {isOpen && <HandsScene session={session} match={match} onClose={() => setOpen(false)} />}
    </>
  );
}

/** A player invites others to the open seats; a spectator can take one. */
function OpenSeats({
  session,
  match,
  busy,
  onLinks,
  onJoin,
}: {
  readonly session: Session;
  readonly match: OnlineMatch;
  readonly busy: boolean;
  readonly onLinks: () => void;
  readonly onJoin: (name: string) => void;
}) {
  const texts = words().online;
  const name = useSignal(settings.peek().name);
  const [isJoining, setJoining] = useState(false);
  const open = match.players.value.filter((player) => player === 'open').length;
  if (open === 0) return null;
  if (match.seat === null && !match.statuses.value.includes('open')) return null;
  if (match.seat !== null) {
    return (
      <InStrip session={session}>
        <div class="strip">
          <p>{texts.waiting(open)}</p>
          <button type="button" onClick={onLinks}>
            {texts.links}
          </button>
        </div>
      </InStrip>
    );
  }
  return (
    <>
      <InStrip session={session}>
        <div class="strip">
          <p>{texts.free}</p>
          <button type="button" onClick={() => setJoining(true)}>
            {texts.join}
          </button>
        </div>
      </InStrip>
      {isJoining && (
        <Dialog title={texts.free} onClose={() => setJoining(false)}>
          <form
            class="join"
            onSubmit={(event) => {
              event.preventDefault();
              if (!showRefusedName(event.currentTarget)) onJoin(name.value.trim());
            }}
          >
            <NameField name={name} />
            <button type="submit" class="main" disabled={busy}>
              {texts.join}
            </button>
          </form>
        </Dialog>
      )}
    </>
  );
}

/** Where the seat of this browser is now: on another of the player's devices, or given to another player. */
function lostText({ info }: OnlineMatch, { seat, wasMoving }: LostSeat): string {
  const isGiven = seat !== null && info.value.seats[seat]?.invited === true;
  return wasMoving && !isGiven ? seatWords().moved : seatWords().given;
}

/** With two people, the other one wants the rematch. */
function rematchText({ seat, info, names }: OnlineMatch): string {
  const texts = words().online;
  const others = info.value.seats.flatMap(({ player }, other) =>
    player === 'person' && other !== seat ? [names.value[other] ?? ''] : [],
  );
  const [other] = others;
  return seat !== null && other !== undefined && others.length === 1 ? texts.wantsRematch(other) : texts.rematchBegun;
}
