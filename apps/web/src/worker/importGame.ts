// Reads games and positions from untrusted files and links.

import type { Outcome, Seat } from 'hencoop';
import { GAMES, type GameId, isGameId, loadEntry } from 'hencoop/games';
import {
  type AnyEntry,
  migrate,
  parseRecord,
  RECORD,
  replay,
  SEAT_LOG,
  type Stored,
  type StoredIssue,
  verify,
} from 'hencoop/record';
import type { View } from '../protocol.js';
import { refuse } from '../refusal.js';
import { Chronicle } from './chronicle.js';
import { messageOf } from './errorTexts.js';
import { ANY_FORMAT, GAME, type PlayedBy, POSITION } from './fileFormats.js';
import type { PlayedStep } from './gameInPlay.js';
import { type GameSource, sinceBeginning } from './gameSource.js';
import {
  type Fields,
  isFields,
  isListOf,
  isName,
  isWhole,
  isWord,
  LONGEST_TEXT,
  MOST_SEATS,
  shortText,
} from './guards.js';
import { unpacked } from './links.js';
import type { LoadedGame, LoadGame } from './loadedGame.js';

/** A game to look at, and its first viewer. */
export interface ImportedGame {
  readonly source: GameSource;
  readonly viewer: Seat | null;
}

/** The game or position in a link. */
export async function readLink(hash: string, load: LoadGame): Promise<ImportedGame> {
  return readText(await unpacked(hash, LONGEST_TEXT), load);
}

/** The game or position in a text: in this page's format, or any stored object of the library. */
export async function readText(text: string, load: LoadGame): Promise<ImportedGame> {
  if (text.length > LONGEST_TEXT)
    refuse('unreadable', `text: expected at most ${LONGEST_TEXT} characters, got ${text.length}`);
  const value = await valueIn(text.replace(/^\uFEFF/, '').trim());
  const format = isFields(value) ? value['format'] : undefined;
  if (!isFields(value) || typeof format !== 'string') {
    return refuse('unreadable', `text: expected a game of Hencoop, got ${shortText(value)}`);
  }
  if (format === POSITION) return positionIn(value, load);
  if (format === GAME) return gameIn(value['stored'], playedIn(value), load);
  if (ANY_FORMAT.test(format)) return refuse('future', `format: expected version 1, got ${shortText(format)}`);
  return gameIn(value, { players: [], names: [], undone: 0 }, load);
}

async function valueIn(text: string): Promise<unknown> {
  if (!text.startsWith('{')) {
    const parsed = parseRecord(text, await Promise.all(GAMES.map(({ id }) => loadEntry(id))));
    if (parsed.ok) return parsed.record;
    const { line, column, message } = parsed.issue;
    return refuse('unreadable', `text: line ${line}, column ${column}: ${message}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    return refuse('unreadable', `text: expected JSON: ${messageOf(error)}`);
  }
}

function playedIn({ players, names, undone }: Fields & { readonly [Name in keyof PlayedBy]?: unknown }): PlayedBy {
  if (!isListOf(players, MOST_SEATS, isWord))
    refuse('unreadable', `players: expected one a seat, got ${shortText(players)}`);
  if (!isListOf(names, MOST_SEATS, isName)) refuse('unreadable', `names: expected one a seat, got ${shortText(names)}`);
  if (!isWhole(undone, 0)) refuse('unreadable', `undone: expected a whole number from 0, got ${shortText(undone)}`);
  return { players, names, undone };
}

/** Requires players and names for all seats or for none. */
function requireSeats(played: PlayedBy, seats: number): PlayedBy {
  for (const name of ['players', 'names'] as const) {
    const { length } = played[name];
    if (length !== 0 && length !== seats) refuse('unreadable', `${name}: expected ${seats}, one a seat, got ${length}`);
  }
  return played;
}

async function gameIn(value: unknown, played: PlayedBy, load: LoadGame): Promise<ImportedGame> {
  const loaded = await load(gameNamedIn(value));
  const entry = await loaded.entry();
  const migrated = migrate(value, [entry]);
  const verified = migrated.ok ? verify(migrated.stored, [entry]) : migrated;
  if (!verified.ok) return refuseIssue(verified.issue);
  const { stored, table, outcome } = verified;
  const base = { loaded, ...requireSeats(played, table.seats), play: null, stored };
  if (stored.format !== SEAT_LOG) {
    const steps = stepsOf(entry, stored, outcome);
    const chronicle = chronicleOf(loaded, steps, table.seats);
    const source: GameSource = {
      ...base,
      purpose: 'lookBack',
      played: stored.format === RECORD ? { setup: stored, steps } : null,
      mayView: (seat) => seat === null || (seat >= 0 && seat < table.seats),
      learned: (viewer) => sinceBeginning(chronicle.learned(viewer)),
    };
    return { source, viewer: null };
  }
  const { viewer, events } = stored;
  // A verified seat log leads to a view.
  const view = table as View;
  const learned = { from: null, events, deliveries: events.length, view };
  const source: GameSource = {
    ...base,
    purpose: 'replay',
    played: null,
    mayView: (seat) => seat === viewer,
    learned: () => learned,
  };
  return { source, viewer };
}

/** The steps of a finished game. Each event of a log is a step without a move. */
function stepsOf(
  entry: AnyEntry,
  stored: Exclude<Stored, { readonly format: typeof SEAT_LOG }>,
  outcome: Outcome | null,
): readonly PlayedStep[] {
  if (outcome === null) {
    return refuse('unfinished', 'text: a game that goes on holds the cards of all seats: export the log of one seat');
  }
  if (stored.format === RECORD && stored.start !== undefined) {
    return refuse('unreadable', 'start: expected a game from its set-up on, got one from a position on');
  }
  if (stored.format !== RECORD) return stored.events.map((event) => ({ move: null, events: [event] }));
  return Array.from(replay(entry, stored), ({ move, events }) => ({ move, events }));
}

/** The chronicle of the steps, checked for every seat. */
function chronicleOf({ game }: LoadedGame, steps: readonly PlayedStep[], seats: number): Chronicle {
  const chronicle = new Chronicle(
    game,
    steps.map(({ events }) => events),
  );
  try {
    for (let seat = -1; seat < seats; seat++) chronicle.learned(seat < 0 ? null : seat);
  } catch {
    // A forged log may lead to a table and yet be impossible for one of the seats.
    return refuse('impossible', 'events: expected a log that every seat can follow, got another');
  }
  return chronicle;
}

async function positionIn(value: Fields, load: LoadGame): Promise<ImportedGame> {
  const loaded = await load(gameNamedIn(value));
  const view = viewIn(await loaded.entry(), value['view']);
  try {
    // A view that matches the schema may still be unreadable for the rules.
    loaded.game.actors(view);
    loaded.game.score(view);
    loaded.game.outcome(view);
  } catch {
    return refuse('impossible', 'view: expected a table that the game can have, got another');
  }
  const { viewer } = view;
  const learned = { from: view, events: [], deliveries: 0, view };
  const source: GameSource = {
    purpose: 'position',
    loaded,
    ...requireSeats(playedIn(value), view.seats),
    play: null,
    stored: null,
    played: null,
    mayView: (seat) => seat === viewer,
    learned: () => learned,
  };
  return { source, viewer };
}

function viewIn({ schemas }: AnyEntry, given: unknown): View {
  const result = schemas.view.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  return refuse('unreadable', `view.${issue?.path.join('.')}: ${messageOf(issue?.message)}`);
}

function gameNamedIn(value: unknown): GameId {
  const game = isFields(value) ? value['game'] : undefined;
  return isGameId(game) ? game : refuse('unreadable', `game: expected a game of Hencoop, got ${shortText(game)}`);
}

function refuseIssue(issue: StoredIssue): never {
  switch (issue.type) {
    case 'invalid':
      return refuse('unreadable', issue.path === '' ? issue.message : `${issue.path}: ${issue.message}`);
    case 'future':
      return refuse('future', `${issue.path}: ${issue.message}`);
    case 'old':
      return refuse('old', `rules: expected version ${issue.current} of the rules, got version ${issue.rules}`);
    case 'illegal': {
      const { index, violation } = issue;
      return refuse('impossible', `moves.${index}: expected a legal move, got one that ${violation.clause} forbids`);
    }
    case 'impossible':
      return refuse('impossible', `${issue.index}: ${issue.message}`);
    case 'different':
      return refuse('impossible', 'outcome: expected the outcome that the moves lead to, got another');
  }
}
