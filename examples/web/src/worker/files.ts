// What leaves the page as a file or a link, and what comes back. It is loaded when that is first asked for, and with it
// records and their schemas.

import type { GameTypes } from 'hencoop';
import {
  entryOf,
  migrate,
  parseRecord,
  RECORD,
  recordOf,
  replay,
  SEAT_LOG,
  type Stored,
  type StoredIssue,
  verify,
} from 'hencoop/record';
import type { GameId } from '../protocol.js';
import { isGameId } from '../rules.js';
import { Chronicle } from './chronicle.js';
import type { Load } from './games.js';
import { packed, unpacked } from './links.js';
import { messageOf, refuse } from './refused.js';
import { isName, MOST_SEATS } from './savedGame.js';
import { type OnTable, sightOf } from './tables.js';
import { type Fields, isFields, isListOf, isText, isWhole, LONGEST_TEXT, shortText } from './values.js';

/** A stored game with what the table knows besides: who played, and how often they took a decision back. */
const GAME = 'hencoop-web/table/1';
/** What one observer sees, at one moment. */
const POSITION = 'hencoop-web/position/1';
const LATER = /^hencoop-web\/(table|position)\/[1-9][0-9]{0,8}$/;

const LONGEST_PLAYER = 100;

/** A table to look at, and who looks first. */
export interface Exhibit {
  readonly on: OnTable;
  readonly viewer: number | null;
}

/** What may leave the page: a game in full once it is over, else what the looker has learned; `null` for a position. */
export function storedOf(on: OnTable, looker: number | null): Stored | null {
  const { play, game, loaded } = on;
  if (play === null) return on.stored;
  if (loaded.game.isOver(play.state)) {
    // State and moves are those of `game`, and its record is one of the union.
    return recordOf(game, play.state as never, play.moves as never) as unknown as Stored;
  }
  const { events } = on.sight(looker);
  // The events of `game`, as its seat log has them.
  return { format: SEAT_LOG, game, rules: loaded.game.rulesVersion, viewer: looker, events } as unknown as Stored;
}

export function fileText({ players, names, undone }: OnTable, stored: Stored): string {
  return JSON.stringify({ format: GAME, players, names, undone, stored });
}

export function positionText({ game, players, names, undone }: OnTable, view: GameTypes['View']): string {
  return JSON.stringify({ format: POSITION, game, players, names, undone, view });
}

/** A text as a link. */
export const linkOf = packed;

/** The game or position in a link from anywhere. */
export async function readLink(hash: string, load: Load): Promise<Exhibit> {
  return readTable(await unpacked(hash, LONGEST_TEXT), load);
}

/** The game or position in a text from anywhere: as this page writes it, or any stored object of the library. */
export async function readTable(text: string, load: Load): Promise<Exhibit> {
  if (text.length > LONGEST_TEXT)
    refuse('unreadable', `text: expected at most ${LONGEST_TEXT} characters, got ${text.length}`);
  const value = valueIn(text.replace(/^\uFEFF/, '').trim());
  const format = isFields(value) ? value['format'] : undefined;
  if (!isFields(value) || typeof format !== 'string') {
    return refuse('unreadable', `text: expected a game of Hencoop, got ${shortText(value)}`);
  }
  if (format === POSITION) return positionIn(value, load);
  if (format === GAME) return gameIn(value['stored'], aboutIn(value), load);
  if (LATER.test(format)) return refuse('future', `format: expected version 1, got ${shortText(format)}`);
  return gameIn(value, { players: [], names: [], undone: 0 }, load);
}

function valueIn(text: string): unknown {
  if (!text.startsWith('{')) {
    const parsed = parseRecord(text);
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

interface About {
  readonly players: readonly string[];
  readonly names: readonly string[];
  readonly undone: number;
}

function aboutIn({ players, names, undone }: Fields & { readonly [Name in keyof About]?: unknown }): About {
  const isPlayer = (value: unknown): value is string => isText(value, LONGEST_PLAYER);
  if (!isListOf(players, MOST_SEATS, isPlayer))
    refuse('unreadable', `players: expected one a seat, got ${shortText(players)}`);
  if (!isListOf(names, MOST_SEATS, isName)) refuse('unreadable', `names: expected one a seat, got ${shortText(names)}`);
  if (!isWhole(undone, 0)) refuse('unreadable', `undone: expected a whole number from 0, got ${shortText(undone)}`);
  return { players, names, undone };
}

/** Who played is known for all seats, or for none. */
function seated(about: About, seats: number): About {
  for (const name of ['players', 'names'] as const) {
    const { length } = about[name];
    if (length !== 0 && length !== seats) refuse('unreadable', `${name}: expected ${seats}, one a seat, got ${length}`);
  }
  return about;
}

async function gameIn(value: unknown, about: About, load: Load) {
  const migrated = migrate(value);
  const verified = migrated.ok ? verify(migrated.stored) : migrated;
  if (!verified.ok) return refuseIssue(verified.issue);
  const { stored, table, outcome } = verified;
  const game = gameOfPage(stored.game);
  const loaded = await load(game);
  const base = { game, loaded, ...seated(about, table.seats), play: null, stored };
  if (stored.format === SEAT_LOG) {
    const { viewer } = stored;
    const sight = { from: null, events: stored.events, deliveries: stored.events.length, view: table };
    // A verified seat log leads to a view.
    const seen = sight as unknown as ReturnType<OnTable['sight']>;
    const on: OnTable = { ...base, purpose: 'replay', mayLook: (seat) => seat === viewer, sight: () => seen };
    return { on, viewer };
  }
  if (outcome === null) {
    return refuse(
      'unfinished',
      'text: expected a finished game, or the log of one seat, got a game that goes on: it holds the cards of all seats',
    );
  }
  const steps: (readonly GameTypes['Event'][])[] = [];
  // Any record is replayed alike; the events of a log are steps of one event each.
  if (stored.format === RECORD) for (const { events } of replay(stored as never)) steps.push(events);
  else for (const event of stored.events) steps.push([event]);
  const chronicle = new Chronicle(loaded.game, steps);
  try {
    for (let seat = -1; seat < table.seats; seat++) chronicle.learned(seat < 0 ? null : seat);
  } catch {
    // A log that was made up may lead to a table, and yet to none for one of the seats.
    return refuse('impossible', 'events: expected what every seat can follow, got something else');
  }
  const on: OnTable = {
    ...base,
    purpose: 'lookBack',
    mayLook: (seat) => seat === null || (seat >= 0 && seat < table.seats),
    sight: (seat) => ({ from: null, ...sightOf(chronicle.learned(seat)) }),
  };
  return { on, viewer: null };
}

async function positionIn(value: Fields, load: Load) {
  const { game: named, view: given } = value;
  const game = gameOfPage(named);
  const view = viewIn(game, given);
  const loaded = await load(game);
  try {
    // A view that fits the schema may still be of a table that the rules cannot read.
    loaded.game.actors(view);
    loaded.game.score(view);
    loaded.game.outcome(view);
  } catch {
    return refuse('impossible', 'view: expected a table that the game can have, got another');
  }
  const { viewer } = view;
  const sight = { from: view, events: [], deliveries: 0, view };
  const on: OnTable = {
    purpose: 'position',
    game,
    loaded,
    ...seated(aboutIn(value), view.seats),
    play: null,
    stored: null,
    mayLook: (seat) => seat === viewer,
    sight: () => sight,
  };
  return { on, viewer };
}

function viewIn(game: GameId, given: unknown): GameTypes['View'] {
  const result = entryOf(game).schemas.view.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  return refuse('unreadable', `view.${issue?.path.join('.')}: ${messageOf(issue?.message)}`);
}

function refuseIssue(issue: StoredIssue): never {
  switch (issue.type) {
    case 'invalid':
      return refuse('unreadable', issue.path === '' ? issue.message : `${issue.path}: ${issue.message}`);
    case 'future':
      return refuse('future', `${issue.path}: ${issue.message}`);
    case 'old':
      return refuse('old', `rules: expected version ${issue.current} of the rules, got version ${issue.rules}`);
    case 'illegal':
      return refuse(
        'impossible',
        `moves.${issue.index}: expected a legal move, got one that ${issue.violation.clause} forbids`,
      );
    case 'impossible':
      return refuse('impossible', `${issue.index}: ${issue.message}`);
    case 'different':
      return refuse('impossible', 'outcome: expected the outcome that the moves lead to, got another');
  }
}

/** The game of what was read: one of this page. */
function gameOfPage(game: unknown): GameId {
  return isGameId(game) ? game : refuse('unreadable', `game: expected a game of Hencoop, got ${shortText(game)}`);
}
