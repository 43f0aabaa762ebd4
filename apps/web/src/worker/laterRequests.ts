// The requests that can wait until the first hand is on the screen.

import type { Answers, GameSnapshot, SavedGameSummary } from '../protocol.js';
import { refuse } from '../refusal.js';
import { aboutGame } from './aboutGame.js';
import { messageOf } from './errorTexts.js';
import { hint } from './hints.js';
import type { HostState } from './hostState.js';
import type { ImportedGame } from './importGame.js';
import { judge } from './judge.js';
import { makeMove, undo, viewAs } from './moves.js';
import { closeGame, openSource, requireOpen, snapshotOf } from './openGame.js';

import { openStored } from './openStored.js';
import { summaryOf } from './readSavedGame.js';
import type { LaterRequest, LongRequest } from './requestKinds.js';
import { review } from './review.js';
import { tryAgain } from './tryAgain.js';

// Only files and links need records and schemas.
const loadExport = () => import('./exportGame.js');
const loadImport = () => import('./importGame.js');
const loadDaily = () => import('./daily.js');

/** Handles a long request. */
export async function workLong(host: HostState, request: LongRequest): Promise<Answers[LongRequest['type']]> {
  switch (request.type) {
    case 'hint':
    case 'advise':
      return hint(host, request);
    case 'judge':
      return judge(host, request);
    case 'review':
      return review(host, request);
    case 'par':
      return import('./par.js').then(({ parOfDaily }) => parOfDaily(host));
  }
}

/** Handles a request, synchronously if possible. */
export function workOn(
  host: HostState,
  request: LaterRequest,
): Answers[LaterRequest['type']] | Promise<Answers[LaterRequest['type']]> {
  const { load } = host.config;
  switch (request.type) {
    case 'about':
      return load(request.game).then(aboutGame);
    case 'daily':
      return loadDaily().then(({ openDaily }) => openDaily(host, request));
    case 'botResult':
      return loadDaily().then(({ resultOfBot }) => resultOfBot(host));
    case 'open':
      return openSaved(host, request.saved);
    case 'puzzle':
      return import('./puzzles.js').then(({ askedAboutPuzzles }) => askedAboutPuzzles(host, request.ask));
    case 'close':
      return closeGame(host);
    case 'list':
      return listSaved(host);
    case 'remove':
      return remove(host, request.saved);
    case 'viewAs':
      return viewAs(host, request.seat);
    case 'move':
      return makeMove(host, request);
    case 'undo':
      return undo(host);
    case 'tryAgain':
      return tryAgain(host, request);
    case 'export':
      return loadExport().then(({ exportFile }) => exportFile(requireOpen(host), host.config.now()));
    case 'share':
      return loadExport().then(({ share }) => share(requireOpen(host), request.what));
    case 'import':
      return openImported(
        host,
        loadImport().then(({ readText }) => readText(request.text, load)),
      );
    case 'openShared':
      return openImported(
        host,
        loadImport().then(({ readLink }) => readLink(request.hash, load)),
      );
  }
}

async function openSaved(host: HostState, saved: string): Promise<GameSnapshot> {
  // The open game stays open unless the other one can be opened.
  if (host.open?.saving?.saved === saved) await closeGame(host);
  return openStored(host, await stored(host.config.storage.get(saved)));
}

async function listSaved(host: HostState): Promise<readonly SavedGameSummary[]> {
  await host.open?.saving?.autosave.settled();
  const values = await stored(host.config.storage.list());
  const games = values.map(summaryOf).filter((game) => game !== null);
  return games.sort((a, b) => b.playedAt - a.playedAt || (a.saved < b.saved ? -1 : 1));
}

async function remove(host: HostState, saved: string): Promise<null> {
  if (host.open?.saving?.saved === saved) await closeGame(host);
  await stored(host.config.storage.remove(saved));
  return null;
}

async function openImported(host: HostState, reading: Promise<ImportedGame>): Promise<GameSnapshot> {
  const { source, viewer } = await reading;
  await closeGame(host);
  return snapshotOf(openSource(host, source, viewer));
}

/** The storage's answer. @throws Refused if it fails */
async function stored<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    return refuse('storage', `the storage of the browser has failed: ${messageOf(error)}`);
  }
}
