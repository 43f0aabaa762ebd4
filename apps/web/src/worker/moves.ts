// A person's actions on the open game.

import type { Seat } from 'hencoop';
import type { Delivery, GameSnapshot, RequestOf } from '../protocol.js';
import { Refused, refuse } from '../refusal.js';
import { isFields, isWhole } from './guards.js';
import type { HostState, OpenGame } from './hostState.js';
import {
  deliveryOf,
  deliverySince,
  isDaily,
  requireOpen,
  requirePlay,
  requireRevision,
  revisionOf,
  save,
  snapshotOf,
} from './openGame.js';
import { PERSON } from './players.js';

export function viewAs(host: HostState, seat: Seat | null): GameSnapshot {
  const open = requireOpen(host);
  const { source } = open;
  if (seat !== null && !(seat < source.learned(open.viewer).view.seats)) {
    refuse('invalid', `seat: expected a seat of the game, got ${seat}`);
  }
  if (!source.mayView(seat)) {
    const allowed =
      source.purpose === 'play' ? 'a seat of a person, or null, while the game goes on' : 'its own viewer';
    refuse('notYours', `seat: expected ${allowed}, got ${seat}`);
  }
  host.hint?.abort();
  open.viewer = seat;
  return snapshotOf(open);
}

export function makeMove(host: HostState, { revision, move }: RequestOf<'move'>): Delivery {
  const [open, play] = requirePlay(host);
  requireSaved(open);
  requireRevision(open, revision);
  const seat = isFields(move) ? (move as { readonly seat?: unknown }).seat : undefined;
  // The rules refuse a value without a seat: it is not a move of the game.
  if (isWhole(seat, 0) && seat !== open.viewer) {
    refuse('notYours', `move.seat: expected ${open.viewer}, the seat of the viewer, got ${seat}`);
  }
  if (open.viewer === null || play.lineup.players[open.viewer] !== PERSON) {
    refuse('notYours', "move.seat: expected a person's seat, got a bot's or none");
  }
  const before = open.source.learned(open.viewer);
  const violation = play.make(move);
  if (violation !== null) {
    const message = `move: expected a legal move, got one that ${violation.clause} forbids`;
    throw new Refused({ type: 'illegal', violation, message });
  }
  host.hint?.abort();
  playedNow(host, open);
  save(open, play);
  // Players learn of each of their moves, if only that it was made.
  return deliverySince(open, before) ?? deliveryOf(open, []);
}

/** Takes back the last decision of the only person. */
export function undo(host: HostState): GameSnapshot {
  const [open, play] = requirePlay(host);
  requireSaved(open);
  const person = play.undoes;
  if (isDaily(open.saving)) return refuse('cannotUndo', 'in the deal of the day no decision is taken back');
  if (person === null) return refuse('cannotUndo', 'only one person against bots can undo, after a move');
  // The bots think again, about the earlier position.
  host.hint?.abort();
  open.thinking.abort();
  open.thinking = new AbortController();
  open.reviews.clear();
  const revision = revisionOf(open);
  play.takeBack(person);
  open.viewer = person;
  open.revisionOffset = 0;
  open.revisionOffset = revision + 1 - revisionOf(open);
  playedNow(host, open);
  save(open, play);
  return snapshotOf(open);
}

/** Refuses changes if another tab has continued the saved game, since they would be lost. */
function requireSaved({ saving }: OpenGame): void {
  if (saving?.autosave.isLost) refuse('elsewhere', 'the game was continued in another tab: open it again');
}

function playedNow({ config }: HostState, { saving }: OpenGame): void {
  if (saving !== null) saving.playedAt = config.now();
}
