// Invitations: their links, and who may give them.
import { lobby } from '@hencoop/client';
import { refuse } from '../../refusal.js';
import { hashOf } from '../router.js';
import type { OnlineMatch } from './onlineMatch.js';
import { saveCode, savedMatch, saveMatch } from './savedMatches.js';
import { serverUrl } from './server.js';
import { answered } from './serverRefusals.js';

/** What the link of an invitation says. */
export interface Invitation {
  readonly code: string;
  /** The seat that a friend is invited to; `null` for the own seat on another device. */
  readonly seat: number | null;
}

/** The seat of the host: the first that no bot has. */
export function hostSeat(seats: readonly { readonly player: string }[]): number {
  return seats.findIndex(({ player }) => player === 'person' || player === 'open');
}

/** The invitation in what opens a seat; `null` for a token. */
export function invitationIn(secret: string | undefined): Invitation | null {
  const found = /^join\/([0-9a-f]{64})(?:\/(\d))?$/.exec(secret ?? '');
  return found === null ? null : { code: found[1] ?? '', seat: found[2] === undefined ? null : Number(found[2]) };
}

/** The token of spectators in what opens a match; `null` for anything else. */
export function watchCodeIn(secret: string | undefined): string | null {
  return /^watch\/([0-9a-f]{64})$/.exec(secret ?? '')?.[1] ?? null;
}

/** What the link of spectators with a token says. */
export function watchSecret(watchCode: string): string {
  return `watch/${watchCode}`;
}

/** The address to send: of an invitation, or of the match, for spectators with this token, if it has one. */
export function linkTo(match: string, invitation: Invitation | null = null, watchCode: string | null = null): string {
  const seat = invitation?.seat == null ? '' : `/${invitation.seat}`;
  const toWatch = watchCode === null ? {} : { secret: watchSecret(watchCode) };
  const secret = invitation === null ? toWatch : { secret: `join/${invitation.code}${seat}` };
  return `${location.origin}${location.pathname}${hashOf({ page: 'online', match, ...secret })}`;
}

/** Whether this browser may give the seats of others away. */
export function isHost({ id, seat, info }: OnlineMatch): boolean {
  return savedMatch(id)?.watches === true || (seat !== null && seat === hostSeat(info.value.seats));
}

/** Makes an invitation to a seat, which ends an earlier one. @throws Refused */
export async function inviteTo(match: OnlineMatch, seat: number): Promise<void> {
  const code = await answered(lobby(serverUrl()).invite(match.id, keyOf(match), seat));
  saveCode(match.id, seat, code);
}

/** @throws Refused */
export async function withdraw(match: OnlineMatch, seat: number): Promise<void> {
  await answered(lobby(serverUrl()).uninvite(match.id, keyOf(match), seat));
  saveCode(match.id, seat, null);
}

function keyOf({ id, token, seat }: OnlineMatch): string | null {
  const key = token ?? savedMatch(id)?.token ?? null;
  // Without a token, the server knows the seat of the account.
  return key === null && seat === null ? refuse('notYours', 'expected a player, got a spectator') : key;
}

/** Forgets the codes that others have used. */
export function forgetUsedCodes({ id, game, seat: own, info, statuses }: OnlineMatch): void {
  const saved = savedMatch(id);
  if (saved === null) return;
  for (const [seat, { player, invited }] of info.value.seats.entries()) {
    // Nobody but its player learns of an invitation to the own seat.
    if (seat === own || (seat === saved.seat && statuses.value[seat] !== 'here')) continue;
    if (player === 'person' && !invited && saved.codes[seat] != null) saveCode(id, seat, null);
  }
  const { watches, seat, names } = saved;
  if (watches && seat !== null && statuses.value[seat] === 'here') {
    saveMatch({ match: id, game, names, token: null, seat: null, watches: false });
  }
}
