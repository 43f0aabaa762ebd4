// What spectators may see of a match. The host decides it before the match begins, and every player is told.

import type { Seat } from 'hencoop';
import type { Hands, NewMatch, Watchers } from './contract.js';
import type { Credentials } from './credentials.js';
import type { ServedGame } from './games.js';
import type { AnyMatch, LoadedMatch } from './loadedMatch.js';
import { refuse } from './refusal.js';
import type { Change, DeliveryToStore } from './store.js';
import type { MatchSettings } from './storedMatch.js';
import { hashed, watchCodeOf } from './tokens.js';

/** Who may watch a match, and when spectators see all hands. */
interface SpectatorRules {
  readonly watch: Watchers;
  readonly hands: Hands;
}

/** Matches opened by earlier versions have no such settings. */
export function spectatorRules({ watch = 'all', hands = 'end' }: MatchSettings): SpectatorRules {
  return { watch, hands };
}

/** The settings of a new match, which this secret opens. @throws Refusal if they contradict each other. */
export function spectatorSettings(
  { watch, hands = watch === 'none' ? 'closed' : 'end' }: Pick<NewMatch, 'watch' | 'hands'>,
  secret: string,
): Pick<Required<MatchSettings>, 'watch' | 'hands' | 'watchCode'> {
  if (watch === 'none' && hands !== 'closed') refuse('invalid', 'hands: expected closed, because no one may watch');
  return { watch, hands, watchCode: watch === 'link' ? hashed(watchCodeOf(secret)) : null };
}

/** @throws Refusal unless these credentials, which open no seat, let their sender watch. */
export function requireWatching({ stored: { settings } }: LoadedMatch, { token }: Credentials): void {
  const { watch } = spectatorRules(settings);
  if (token !== null) {
    if (token === settings.watchCode) return;
    refuse('unauthorized', 'This token is not for a seat of this match.');
  }
  if (watch === 'link') refuse('unauthorized', 'To watch this match, ask its host for the link.');
  if (watch === 'none') refuse('unauthorized', 'Only its players see this match.');
}

/** @throws Refusal if the hands stay closed to this seat, or to spectators (`null`). */
export function requireHands({ stored: { settings, status } }: LoadedMatch, seat: Seat | null): void {
  if (spectatorRules(settings).hands === 'closed') refuse('forbidden', 'Spectators of this match see no hands.');
  if (seat !== null && status !== 'over') refuse('forbidden', 'Players see the hands of others after the match.');
}

/** An analysis shows all hands. @throws Refusal if they stay closed to spectators, and the sender is one. */
export function requireAnalysis({ stored: { settings } }: LoadedMatch, seat: Seat | null): void {
  if (seat === null && spectatorRules(settings).hands === 'closed')
    refuse('forbidden', 'Spectators of this match see no hands, and so no analysis.');
}

/**
 * The spectators' delivery up to which they see all hands, in a match that has sent them `watched` deliveries; `null`:
 * they see none. It depends on nothing hidden: a move that spectators do not see reveals no hand.
 */
export function handsUpTo(
  { hands, status }: { readonly hands: Hands; readonly status: LoadedMatch['stored']['status'] },
  watched: number,
): number | null {
  if (hands === 'closed') return null;
  if (status === 'over') return watched;
  if (hands === 'end') return null;
  return watched > hands.movesBehind ? watched - hands.movesBehind : null;
}

/**
 * The hands to store with a change, whose deliveries these are: with each that spectators get, or with the end. They
 * are sent later, up to {@link handsUpTo}.
 */
export function handsAfter(
  { settings, status }: Pick<LoadedMatch['stored'], 'settings'> & Pick<Change, 'status'>,
  wasOver: boolean,
  served: ServedGame,
  match: AnyMatch,
  deliveries: readonly Pick<DeliveryToStore, 'to'>[],
): readonly DeliveryToStore[] {
  const { watch, hands } = spectatorRules(settings);
  if (watch === 'none' || hands === 'closed') return [];
  const isDue = hands === 'end' ? status === 'over' && !wasOver : deliveries.some(({ to }) => to === null);
  if (!isDue) return [];
  const views = match.revisions.map((_, seat) => served.snapshot(match, seat).view);
  return [{ to: 'hands', revision: match.watched, events: views }];
}
