import type { Saved } from '../protocol.js';
import { isGameId } from '../rules.js';
import type { Load, Loaded } from './games.js';
import { type Company, Play } from './play.js';
import { strangerAmong } from './players.js';
import { refuse } from './refused.js';
import { type Fields, isFields, isListOf, isText, isWhole, shortText } from './values.js';

/** A game as it is kept: its set-up and its moves, and who plays it. */
export interface SavedGame {
  readonly format: typeof FORMAT;
  readonly saved: string;
  readonly change: number;
  readonly game: string;
  /** The version of the rules that it is played by. */
  readonly rules: number;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
  readonly moves: readonly unknown[];
  readonly players: readonly string[];
  readonly names: readonly string[];
  readonly botSeed: string;
  readonly undone: number;
  readonly playedAt: number;
  readonly scores: readonly number[];
  readonly over: boolean;
}

const FORMAT = 'hencoop-web/game/1';
/** The longest name of a player. */
export const LONGEST_NAME = 60;
export const MOST_SEATS = 6;
const LONGEST_SEED = 1_000;
const MOST_MOVES = 25_000;
const LONGEST_WORD = 100;

export function savedGameOf(
  play: Play,
  { saved, change, playedAt }: { readonly saved: string; readonly change: number; readonly playedAt: number },
): SavedGame {
  const { loaded, company, beginning, state, moves, undone } = play;
  const { game } = loaded;
  return {
    format: FORMAT,
    saved,
    change,
    game: game.id,
    rules: game.rulesVersion,
    ...beginning,
    moves: moves.slice(),
    ...company,
    undone,
    playedAt,
    scores: game.score(state),
    over: game.isOver(state),
  };
}

/** What a list shows of a saved game; `null` for what is none. */
export function summaryOf(value: unknown): Saved | null {
  if (!isSavedGame(value) || !isGameId(value.game)) return null;
  const { saved, game, players, names, scores, over, undone, playedAt } = value;
  return { saved, game, players, names, scores, over, undone, playedAt };
}

/** The game at its last move. Refused unless it was played so by the rules as they are. */
export async function resume(value: unknown, load: Load): Promise<{ readonly play: Play; readonly game: SavedGame }> {
  if (!isSavedGame(value) || !isGameId(value.game)) {
    return refuse('notSaved', `saved: expected the name of a saved game, got ${shortText(value)}`);
  }
  const loaded = await load(value.game);
  if (value.rules !== loaded.game.rulesVersion) {
    const [is, was] = [loaded.game.rulesVersion, value.rules];
    return refuse('notSaved', `rules: expected a game under version ${is} of the rules, got version ${was}`);
  }
  const { seats, seed, options, moves, undone } = value;
  const play = begun(loaded, { seats, seed, options }, await companyOf(loaded, value, seats, 'notSaved'), 'notSaved');
  for (const [index, move] of moves.entries()) {
    const violation = play.make(move);
    if (violation !== null)
      refuse('notSaved', `moves.${index}: expected a legal move, got one that ${violation.clause} forbids`);
  }
  play.undone = undone;
  return { play, game: value };
}

/** A game at its set-up; refused as `refusal` if the game refuses it. */
export function begun(
  loaded: Loaded,
  beginning: Play['beginning'],
  company: Company,
  refusal: 'setup' | 'notSaved',
): Play {
  try {
    return new Play(loaded, beginning, company);
  } catch (error) {
    if (error instanceof RangeError) return refuse(refusal, error.message);
    throw error;
  }
}

/** Who plays, once each seat has somebody who can play this game, and a name. */
export async function companyOf(
  loaded: Loaded,
  { players, names, botSeed }: Company,
  seats: number,
  refusal: 'setup' | 'notSaved',
): Promise<Company> {
  const stranger = await strangerAmong(players, loaded);
  if (stranger !== null) {
    const { seat, able } = stranger;
    refuse(refusal, `players.${seat}: expected one of ${able.join(', ')}, got ${shortText(players[seat])}`);
  }
  if (players.length !== seats) refuse(refusal, `players: expected ${seats}, one a seat, got ${players.length}`);
  if (names.length !== seats) refuse(refusal, `names: expected ${seats}, one a seat, got ${names.length}`);
  return { players: players.slice(), names: names.slice(), botSeed };
}

export const isName = (value: unknown): value is string => isText(value, LONGEST_NAME);
const isWord = (value: unknown): value is string => isText(value, LONGEST_WORD);
const isPoints = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isAnything = (_: unknown): _ is unknown => true;

/** How each field is recognized; the game itself judges `options` and each move. */
const FIELDS: { readonly [Name in keyof SavedGame]: (value: unknown) => boolean } = {
  format: (value) => value === FORMAT,
  saved: isWord,
  change: (value) => isWhole(value, 0),
  game: isWord,
  rules: (value) => isWhole(value, 1),
  seats: (value) => isWhole(value, 1),
  options: isAnything,
  seed: (value) => isText(value, LONGEST_SEED),
  moves: (value) => isListOf(value, MOST_MOVES, isAnything),
  players: (value) => isListOf(value, MOST_SEATS, isWord),
  names: (value) => isListOf(value, MOST_SEATS, isName),
  botSeed: (value) => isText(value, LONGEST_SEED),
  undone: (value) => isWhole(value, 0),
  playedAt: isPoints,
  scores: (value) => isListOf(value, MOST_SEATS, isPoints),
  over: (value) => typeof value === 'boolean',
};

function isSavedGame(value: unknown): value is SavedGame {
  return isFields(value) && Object.entries(FIELDS).every(([name, is]) => is((value satisfies Fields)[name]));
}
