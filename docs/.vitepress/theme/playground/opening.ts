// Loads games, and opens playground links.
import type { ElementLocale } from 'hencoop/element';
import { type GameId, gameById, isGameId } from 'hencoop/games';
import { type AnyEntry, advance, goTo, present, startHistory } from 'hencoop/record';
import { withBase } from 'vitepress';
import type { Opening } from '../../../../tools/site/playground/address.js';
import type { Source } from '../../../../tools/site/playground/code.js';
import { DATA, FIGURES, type Figures, type GameData } from '../../../../tools/site/playground/data.js';
import {
  gameOf,
  type Issue,
  type Move,
  openTable,
  type Position,
  type ReadPosition,
  readPosition,
  type State,
  tableOf,
  unpackTable,
} from '../../../../tools/site/playground/position.js';

/** A game as the page uses it: its rules, schemas and texts. */
export interface Loaded {
  readonly id: GameId;
  readonly entry: AnyEntry;
  readonly words: Omit<ElementLocale, 'words'>;
}

/** A position of a game, ready to be shown. */
export interface Opened {
  readonly game: Loaded;
  readonly position: Position;
  /** Where code has it from. */
  readonly source: Source;
  /** The viewer to begin with. */
  readonly viewer: number | null;
  /** A move to begin with, as a reader would type it. */
  readonly tried: string;
}

export const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A game that has been loaded once is not loaded again. */
const games = new Map<GameId, Promise<Loaded>>();

export function loadGame(id: GameId): Promise<Loaded> {
  const known = games.get(id);
  if (known !== undefined) return known;
  const doors = gameById(id);
  const loading = Promise.all([doors.entry(), doors.locales.en()]).then(([entry, words]) => ({ id, entry, words }));
  games.set(id, loading);
  loading.catch(() => games.delete(id));
  return loading;
}

async function fetchJson(path: string): Promise<unknown> {
  const answer = await fetch(withBase(`/${DATA}/${path}`));
  if (!answer.ok) throw new Error(`${path} could not be loaded.`);
  return answer.json();
}

const data = new Map<GameId, Promise<GameData>>();

/** The scenarios and recorded games of a game. */
export function dataOf(id: GameId): Promise<GameData> {
  // The build writes the file in this shape.
  const loading = data.get(id) ?? (fetchJson(`${id}.json`) as Promise<GameData>);
  data.set(id, loading);
  loading.catch(() => data.delete(id));
  return loading;
}

/** The figures of a game, by clause. */
// The build writes the file in this shape.
const figuresOf = (id: GameId) => fetchJson(`${id}/${FIGURES}`) as Promise<Figures>;

/** A position before its first move. */
const startOf = (position: Position): Position =>
  position.kind === 'state' ? { kind: 'state', history: goTo(position.history, 0) } : position;

/** A position, seen by the seat that is to move unless something else is given. */
export function openedAs(game: Loaded, position: Position, given: Partial<Opened> = {}): Opened {
  const table = tableOf(position);
  const [actor = 0] = game.entry.game.actors(table);
  const viewer = position.kind === 'view' ? position.view.viewer : actor;
  const source = { type: position.kind, table: tableOf(startOf(position)) };
  return { game, position, source, viewer, tried: '', ...given };
}

/** Everything that is wrong, in one line. */
const said = (issues: readonly Issue[]) =>
  issues.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('; ');

function required(reading: ReadPosition): Position {
  if (reading.ok) return reading.position;
  throw new Error(`The link is damaged: ${said(reading.issues)}.`);
}

async function openPacked(type: 'state' | 'view', packed: string): Promise<Opened> {
  const unpacked = await unpackTable(type, packed);
  if (!unpacked.ok) throw new Error(unpacked.message);
  const id = gameOf(unpacked.table);
  if (!isGameId(id)) throw new Error('The link is damaged: its table names no game.');
  const game = await loadGame(id);
  return openedAs(game, required(openTable(type, unpacked.table, unpacked.moves, game.entry)));
}

/** A scenario after the moves that are tried before `tried` and are legal. */
async function openScenario(game: Loaded, number: number, tried = 1): Promise<Opened> {
  const scenario = (await dataOf(game.id)).scenarios[number - 1];
  if (scenario === undefined) throw new Error(`The game has no scenario ${number}.`);
  let history = startHistory<State, Move>(scenario.state);
  for (const earlier of scenario.tried.slice(0, Math.max(0, tried - 1))) {
    const attempt = game.entry.game.tryApply(present(history), earlier);
    if (attempt.ok) history = advance(history, earlier, attempt.state);
  }
  const move = scenario.tried[tried - 1];
  return openedAs(
    game,
    { kind: 'state', history },
    {
      viewer: scenario.viewer,
      tried: move === undefined ? '' : JSON.stringify(move),
    },
  );
}

async function openFigure(game: Loaded, clause: string): Promise<Opened> {
  const opens = (await figuresOf(game.id))[clause]?.opens;
  if (opens === undefined || opens === null) throw new Error(`No figure of ${clause} can be opened.`);
  const position: Position = { kind: 'state', history: startHistory<State, Move>(opens.state) };
  const tried = opens.tried === undefined ? '' : JSON.stringify(opens.tried);
  return openedAs(game, position, { viewer: opens.viewer, tried });
}

async function openRecord(game: Loaded, name: string, step: number): Promise<Opened> {
  const { records } = await dataOf(game.id);
  if (!records.includes(name)) throw new Error(`No recorded game is called ${name}.`);
  const position = required(readPosition(await fetchJson(`${game.id}/${name}.json`), game.entry));
  if (position.kind === 'view') return openedAs(game, position);
  const last = position.history.moments.length - 1;
  return openedAs(game, { kind: 'state', history: goTo(position.history, Math.min(step, last)) });
}

function deal(game: Loaded, opening: Extract<Opening, { type: 'deal' }>): Opened {
  const { seats = game.entry.game.seats.default, seed, options = {} } = opening;
  const state = game.entry.game.setup({ seats, seed, options });
  const position: Position = { kind: 'state', history: startHistory<State, Move>(state) };
  return openedAs(game, position, { source: { type: 'deal', seats, seed, options } });
}

/**
 * What an opening leads to.
 * @throws Error whose message is a sentence for the reader.
 */
export async function openAny(opening: Opening): Promise<Opened> {
  if (opening.type === 'state' || opening.type === 'view') return openPacked(opening.type, opening.packed);
  const game = await loadGame(opening.game);
  if (opening.type === 'scenario') return openScenario(game, opening.number, opening.tried);
  if (opening.type === 'figure') return openFigure(game, opening.clause);
  if (opening.type === 'record') return openRecord(game, opening.name, opening.step);
  if (opening.type === 'picture') {
    return openedAs(game, required(readPosition((await dataOf(game.id)).picture, game.entry)));
  }
  return deal(game, opening);
}

/** What a text leads to that a reader has typed or pasted. */
export async function openText(
  text: string,
): Promise<{ readonly ok: true; readonly opened: Opened } | { readonly ok: false; readonly issues: readonly Issue[] }> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, issues: [{ path: '', message: `not JSON yet: ${sentenceOf(error)}` }] };
  }
  const id = gameOf(value);
  if (!isGameId(id)) {
    return { ok: false, issues: [{ path: 'game', message: 'expected the id of a game, such as "chicken"' }] };
  }
  const game = await loadGame(id);
  const reading = readPosition(value, game.entry);
  return reading.ok ? { ok: true, opened: openedAs(game, reading.position) } : reading;
}
