import { useState } from 'preact/hooks';
import type { OnlineRoute } from '../router.js';
import { InvitationScene } from './invitationScene.js';
import { invitationIn, watchCodeIn } from './invitations.js';
import type { LostSeat } from './onlineMatch.js';
import { OnlineTable } from './onlineTable.js';
import { forgetMatch, savedMatch } from './savedMatches.js';

/** How this browser takes part in a match: without a token, it watches. */
interface Part {
  readonly token: string | null;
  readonly lost: LostSeat | null;
}

/** The scene of an invitation, or the table of a match on the server. */
export function OnlineScreen({
  route: { match, secret },
  onError,
  onKeys,
}: {
  readonly route: OnlineRoute;
  readonly onError: (error: unknown) => void;
  readonly onKeys: () => void;
}) {
  const [invitation, setInvitation] = useState(() => invitationIn(secret));
  const [part, setPart] = useState<Part>(() => ({ token: tokenOf(match, secret), lost: null }));
  const sit = (token: string) => {
    setInvitation(null);
    setPart({ token, lost: null });
  };
  if (invitation !== null && part.token === null) {
    return (
      <InvitationScene
        match={match}
        invitation={invitation}
        onSeated={sit}
        onWatch={() => setInvitation(null)}
        onError={onError}
      />
    );
  }
  return (
    <OnlineTable
      key={part.token ?? ''}
      match={match}
      {...part}
      watchCode={watchCodeIn(secret) ?? savedMatch(match)?.watchCode ?? null}
      onSeat={sit}
      onLost={(seat) => {
        const next = partAfter(match, part.token, seat);
        if (next === null) return false;
        // A seat that was lost before this visit may have a new invitation.
        if (seat !== null) setInvitation(null);
        setPart(next);
        return true;
      }}
      onError={onError}
      onKeys={onKeys}
    />
  );
}

/** The token of this browser's seat; `null` if it has none, or only shows the table. */
function ownToken(match: string): string | null {
  const saved = savedMatch(match);
  return saved === null || saved.watches ? null : saved.token;
}

/** A link of an earlier version has a token. */
function tokenOf(match: string, secret: string | undefined): string | null {
  const opensSeat = secret !== undefined && invitationIn(secret) === null && watchCodeIn(secret) === null;
  return opensSeat ? secret : ownToken(match);
}

/** How to go on once the server no longer takes a token; `null`: not at all. */
function partAfter(match: string, token: string | null, lost: number | null): Part | null {
  if (token === null) return null;
  const saved = savedMatch(match);
  const own = ownToken(match);
  if (own !== token) return own === null ? null : { token: own, lost: null };
  const seat = lost ?? saved?.seat ?? null;
  const wasMoving = seat !== null && saved?.codes[seat] != null;
  forgetMatch(match);
  return { token: null, lost: { seat, wasMoving } };
}
