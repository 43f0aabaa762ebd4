// Taking moves back: requests, answers, and their log entries.

import type { GameTypes, Seat } from 'hencoop';
import {
  openUndo,
  type PartialLog,
  type UndoAnswer,
  type UndoJudgment,
  type UndoLog,
  waitingFor,
} from 'hencoop/referee';
import { changeOf } from './buildChange.js';
import type { MatchChanges } from './changes.js';
import type { Credentials } from './credentials.js';
import { type LoadedMatch, type PlayableMatch, playable } from './loadedMatch.js';
import type { LogPlaces } from './matchLog.js';
import { refuse } from './refusal.js';
import { requireSeat } from './seatAccess.js';
import type { LogEntry } from './store.js';

/** The dependencies for taking moves back. */
export interface Undoing {
  readonly changes: MatchChanges;
  readonly places: LogPlaces;
  readonly now: () => number;
}

/** The answer to an accepted request. */
export type UndoAccepted = Extract<UndoAnswer, { readonly ok: true }>;
type Judge = (playing: PlayableMatch, seat: Seat, log: UndoLog<GameTypes>) => UndoJudgment<GameTypes>;

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
    const judgment = await judgedByLog(undoing, { stored, served, match }, open.seat, (playing, seat, log) =>
      served.askUndo(playing.match, seat, { id: open.id, revision: open.revision }, log),
    );
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
    const judgment = await judgedByLog(undoing, playing, seat, judge);
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
  const entry: LogEntry = {
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

/** Thrown by a log that has not been read. */
class NeedsLog extends Error {}

/** Judges without the log if possible: a request that is refused anyway causes no reading. */
async function judgedByLog(
  { places }: Undoing,
  playing: PlayableMatch,
  seat: Seat,
  judge: Judge,
): Promise<UndoJudgment<GameTypes>> {
  try {
    return judge(playing, seat, (): PartialLog<GameTypes> => {
      throw new NeedsLog();
    });
  } catch (error) {
    if (!(error instanceof NeedsLog)) throw error;
  }
  // An answer takes back the move of the seat that asked.
  const log = await places.undoLog(playing, openUndo(playing.match)?.seat ?? seat);
  return judge(playing, seat, () => log);
}
