import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { settings, words } from '../app.js';
import { Dialog } from '../dialog.js';
import { showRefusedName } from '../nameRules.js';
import type { Session } from '../session/session.js';
import { InStrip } from '../strip.js';
import { ConnectionBanner } from './connectionBanner.js';
import { LinksDialog } from './linksDialog.js';
import { NameField } from './nameField.js';
import type { OnlineMatch } from './onlineMatch.js';
import { People } from './peopleBar.js';
import { justStarted } from './startMatch.js';
import { UndoBar } from './undoBar.js';
import { useAction } from './useAction.js';

/** The state of a match, on the table: the connection, the players, and open seats. */
export function OnlineBar({
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
      <People session={session} match={match} />
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
      {links && (
        <LinksDialog
          match={match}
          onClose={() => {
            justStarted.value = null;
            setLinks(false);
          }}
        />
      )}
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
  const isJoining = useSignal(false);
  const open = match.players.value.filter((player) => player === 'open').length;
  if (open === 0) return null;
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
          <p>{texts.seatFree(open)}</p>
          <button type="button" class="main" onClick={() => (isJoining.value = true)}>
            {texts.take}
          </button>
        </div>
      </InStrip>
      {isJoining.value && (
        <Dialog title={texts.take} onClose={() => (isJoining.value = false)}>
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

/** With two people, the other one wants the rematch. */
function rematchText({ seat, info, names }: OnlineMatch): string {
  const texts = words().online;
  const others = info.value.seats.flatMap(({ player }, other) =>
    player === 'person' && other !== seat ? [names.value[other] ?? ''] : [],
  );
  const [other] = others;
  return seat !== null && other !== undefined && others.length === 1 ? texts.wantsRematch(other) : texts.rematchBegun;
}
