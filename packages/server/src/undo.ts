// Taking moves back: requests, answers, and their log entries.

import type { GameTypes, Seat } from 'hencoop';
import { type LogEntry, openUndo, type UndoAnswer, type UndoJudgment, waitingFor } from 'hencoop/referee';
import { changeOf } from './buildChange.js';
import type { MatchChanges } from './changes.js';
import type { Credentials } from './credentials.js';
import { type LoadedMatch, type PlayableMatch, playable } from './loadedMatch.js';
import { refereeLog } from './refereeLog.js';
import { refuse } from './refusal.js';
import { requireSeat } from './seatAccess.js';
import type { MatchStore, LogEntry as StoredEntry } from './store.js';

/** The dependencies for taking moves back. */
export interface Undoing {
  readonly changes: MatchChanges;
  readonly store: Pick<MatchStore, 'log'>;
  readonly now: () => number;
}

/** The answer to an accepted request. */
export type UndoAccepted = Extract<UndoAnswer, { readonly ok: true }>;
type Judge = (playing: PlayableMatch, seat: Seat, log: readonly LogEntry<GameTypes>[]) => UndoJudgment<GameTypes>;

/** Asks the others whether a seat may take its last move back. @throws Refusal */
export function askUndo(
  undoing: Undoing,
  id: string,
  credentials: Credentials,
  request: object,
): Promise<UndoAccepted> {
  return judged(undoing, id, credentials, 'undoAsked', ({ served, match }, seat, log) =>
    served.askUndo(match, seat, request, log),
  );
}

/** Answers another seat's request. @throws Refusal */
export function answerUndo(
  undoing: Undoing,
  id: string,
  credentials: Credentials,
  answer: object,
): Promise<UndoAccepted> {
  return judged(undoing, id, credentials, 'undoAnswered', ({ served, match }, seat, log) =>
    served.answerUndo(match, seat, answer, log),
  );
}

/** Takes a move back if a bot now plays for the last seat that had to agree. */
export async function settleUndo(undoing: Undoing, id: string): Promise<void> {
  await undoing.changes.change<null>(id, async (loaded) => {
    const { stored, served, match } = loaded;
    const open = match === null ? null : openUndo(match);
    if (stored.status !== 'playing' || served === null || match === null || open === null)
      return { answer: null, change: null };
    if (waitingFor(match, open).length > 0) return { answer: null, change: null };
    const log = await logOf(loaded, undoing.store);
    const judgment = served.askUndo(match, open.seat, { id: open.id, revision: open.revision }, log);
    if (judgment.log === null) return { answer: null, change: null };
    return { answer: null, change: changed(undoing, loaded, open.seat, 'undoAsked', judgment) };
  });
}

function judged(
  undoing: Undoing,
  id: string,
  credentials: Credentials,
  kind: 'undoAsked' | 'undoAnswered',
  judge: Judge,
): Promise<UndoAccepted> {
  return undoing.changes.change(id, async (loaded) => {
    const seat = requireSeat(loaded, credentials);
    const playing = playable(loaded);
    if (playing.stored.status === 'waiting') refuse('waiting', 'This match has not started: a seat is still open.');
    const judgment = judge(playing, seat, await logOf(loaded, undoing.store));
    const { answer, match } = judgment;
    if (!answer.ok) return refuseUndo(answer);
    // A repeated request.
    if (match === playing.match) return { answer, change: null };
    return { answer, change: changed(undoing, loaded, seat, kind, judgment) };
  });
}

function changed(
  { now }: Undoing,
  loaded: LoadedMatch,
  seat: Seat,
  kind: 'undoAsked' | 'undoAnswered',
  { match, deliveries, log, answer }: UndoJudgment<GameTypes>,
) {
  const back = log?.takenBack;
  const entry: StoredEntry = {
    kind: back === undefined ? kind : 'takenBack',
    seat,
    submission: answer.id,
    move: back ?? null,
    events: [],
  };
  return changeOf(loaded, { match, log: entry, deliveries }, now());
}

function refuseUndo({ reason, message }: Extract<UndoAnswer, { readonly ok: false }>): never {
  if (reason === 'malformed') return refuse('invalid', message);
  return refuse(reason === 'notSeated' ? 'forbidden' : reason, message);
}

/** The log of a match as of the loaded version: every change has written one entry. */
async function logOf({ stored }: LoadedMatch, store: Undoing['store']): Promise<readonly LogEntry<GameTypes>[]> {
  return refereeLog((await store.log(stored.id)).slice(0, stored.version));
}
