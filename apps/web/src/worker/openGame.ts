// The open game: its viewer's knowledge, and its saving.

import type { GameTypes, Seat } from 'hencoop';
import { isDailyName } from '../dailyName.js';
import type { Delivery, GameSnapshot } from '../protocol.js';
import { refuse } from '../refusal.js';
import { Autosave } from './autosave.js';
import type { GameInPlay } from './gameInPlay.js';
import type { LearnedSince } from './gameSource.js';
import { type GameSource, sourceInPlay } from './gameSource.js';
import type { HostState, OpenGame, Saving } from './hostState.js';
import { savedGameOf } from './savedGame.js';

/** Opens a game to play; the previous game must be closed. `change` is the last saved change, or `null`. */
export function openToPlay(
  host: HostState,
  play: GameInPlay,
  { saved, change, playedAt }: { readonly saved: string; readonly change: number | null; readonly playedAt: number },
): OpenGame {
  const { storage, post } = host.config;
  const autosave = new Autosave(storage, change, (what, message) => post({ type: 'trouble', what, message }));
  const [person, another] = play.persons;
  // With several people, no one is at the screen until the curtain opens.
  const viewer = another === undefined ? (person ?? null) : null;
  return openSource(host, sourceInPlay(play), viewer, { saved, autosave, playedAt });
}

/** Opens a game; the previous game must be closed. */
export function openSource(
  host: HostState,
  source: GameSource,
  viewer: Seat | null,
  saving: Saving | null = null,
): OpenGame {
  const open: OpenGame = {
    source,
    viewer,
    revisionOffset: 0,
    shownUpTo: Number.NEGATIVE_INFINITY,
    saving,
    thinking: new AbortController(),
    isServing: false,
    served: Promise.resolve(),
    isStuck: false,
    reviews: new Map(),
  };
  host.open = open;
  return open;
}

export async function closeGame(host: HostState): Promise<null> {
  host.hint?.abort();
  const { open } = host;
  host.open = null;
  open?.thinking.abort();
  await settled(open);
  return null;
}

/** Resolves once no bot can move, and everything is saved. */
export async function settled(open: OpenGame | null): Promise<void> {
  await open?.served;
  await open?.saving?.autosave.settled();
}

/** Saves the current game, without waiting. */
export function save({ saving }: OpenGame, play: GameInPlay): void {
  saving?.autosave.save((change) => savedGameOf(play, { saved: saving.saved, change, playedAt: saving.playedAt }));
}

export function requireOpen({ open }: HostState): OpenGame {
  return open ?? refuse('noGame', 'no game is open: create or open one');
}

export function requirePlay(host: HostState): readonly [OpenGame, GameInPlay] {
  const open = requireOpen(host);
  const { play } = open.source;
  return play === null ? refuse('noGame', 'the open game is one to look at, not to play') : [open, play];
}

export function requireRevision(open: OpenGame, given: number): void {
  const revision = revisionOf(open);
  if (given !== revision) refuse('stale', `revision: expected ${revision}, got ${given}: ask for a snapshot`);
}

export function revisionOf({ source, viewer, revisionOffset }: OpenGame): number {
  return revisionOffset + source.learned(viewer).deliveries;
}

/** The game as its viewer currently knows it. The bots wait until the page shows it. */
export function snapshotOf(open: OpenGame): GameSnapshot {
  const { source, viewer, saving } = open;
  const { from, events, view } = source.learned(viewer);
  open.shownUpTo = Number.NEGATIVE_INFINITY;
  return {
    purpose: source.purpose,
    game: source.loaded.id,
    saved: saving?.saved ?? null,
    players: source.players,
    names: source.names,
    viewer,
    revision: revisionOf(open),
    view,
    from,
    events,
    actors: source.loaded.game.actors(view),
    undone: source.undone,
    canUndo: canUndo(open),
    canReview: source.played !== null,
  };
}

/** The viewer's news since `before`, or `null`. */
export function deliverySince(open: OpenGame, before: LearnedSince): Delivery | null {
  const { deliveries, events } = open.source.learned(open.viewer);
  return deliveries === before.deliveries ? null : deliveryOf(open, events.slice(before.events.length));
}

export function deliveryOf(open: OpenGame, events: readonly GameTypes['RedactedEvent'][]): Delivery {
  const { source, viewer } = open;
  return {
    revision: revisionOf(open),
    events,
    actors: source.loaded.game.actors(source.learned(viewer).view),
    canUndo: canUndo(open),
  };
}

function canUndo({ source, saving }: OpenGame): boolean {
  return source.play !== null && source.play.undoes !== null && !isDaily(saving);
}

/** Whether it is a deal of the day, which is played only once, without undo. */
export function isDaily(saving: Saving | null): boolean {
  return saving !== null && isDailyName(saving.saved);
}
