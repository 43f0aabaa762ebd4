import { openUndo, waitingFor } from 'hencoop/referee';
import { clockInfo, dueAt } from './clock.js';
import type { MatchInfo, MatchStatus } from './contract.js';
import type { ServedGame } from './games.js';
import type { AnyMatch } from './loadedMatch.js';
import { spectatorRules } from './spectators.js';
import type { Change } from './store.js';
import { type MatchDetails, OPEN, PERSON, type StoredSeat } from './storedMatch.js';

/** The public data of a match. */
export function infoOf(of: {
  readonly stored: MatchDetails;
  readonly served: ServedGame | null;
  readonly match: AnyMatch | null;
}): MatchInfo {
  const { stored, served, match } = of;
  const { id, game, status, settings, clock, rematch } = stored;
  const due = served === null || match === null ? null : dueOf(stored, served, match);
  return {
    id,
    game,
    status,
    seats: stored.seats.map(({ seat, player, name, token, invitation }) => {
      const away = player === PERSON ? (match?.standIns[seat] ?? null) : null;
      // An invitation of a player to another device is nobody else's business.
      return { player, name, away, invited: token === null && invitation !== null };
    }),
    clock: settings.clock === null ? null : clockInfo(settings.clock, clock, due),
    rematch,
    ...spectatorRules(settings),
    undo: match === null || status !== 'playing' ? null : undoOf(match),
  };
}

/** The open or declined request to take a move back. */
function undoOf(match: AnyMatch): MatchInfo['undo'] {
  const { undo } = match;
  const open = openUndo(match);
  if (open !== null) return { id: open.id, seat: open.seat, status: 'asked', waiting: waitingFor(match, open) };
  if (undo?.status !== 'declined' || match.revisions[undo.seat] !== undo.revision) return null;
  return { id: undo.id, seat: undo.seat, status: 'declined', waiting: [] };
}

/** The stored fields that are derived from a match. */
export function derivedFields(
  details: MatchDetails,
  served: ServedGame,
  match: AnyMatch,
): Pick<Change, 'status' | 'clock' | 'due' | 'botToMove' | 'info'> {
  const { status, clock } = details;
  return {
    status,
    clock,
    due: dueOf(details, served, match),
    botToMove: status === 'playing' && served.actors(match).some((seat) => match.standIns[seat] !== null),
    info: infoOf({ stored: details, served, match }),
  };
}

export function statusOf(served: ServedGame, match: AnyMatch, seats: readonly StoredSeat[]): MatchStatus {
  if (served.isOver(match)) return 'over';
  return seats.some(({ player }) => player === OPEN) ? 'waiting' : 'playing';
}

/** When the current step times out; `null` if no clock is running. */
function dueOf({ status, settings, clock }: MatchDetails, served: ServedGame, match: AnyMatch): Date | null {
  if (status !== 'playing' || clock === null || settings.clock === null) return null;
  return new Date(dueAt(clock, settings.clock, served, match));
}
