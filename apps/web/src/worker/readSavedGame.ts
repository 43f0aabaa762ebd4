import { isGameId } from 'hencoop/games';
import type { SavedGameSummary } from '../protocol.js';
import { refuse } from '../refusal.js';
import type { GameInPlay } from './gameInPlay.js';
import { type Fields, isFields, isListOf, isName, isText, isWhole, isWord, MOST_SEATS, shortText } from './guards.js';
import type { LoadGame } from './loadedGame.js';
import { newGame } from './newGame.js';
import { FORMAT, type SavedGame } from './savedGame.js';

/** The game judges the bytes. */
const LONGEST_SEED = 240;
/** The seeds that follow from it must not be too long. */
const LONGEST_BOT_SEED = 60;
const MOST_MOVES = 25_000;

/** The summary of a saved game for a list; `null` if `value` is not one. */
export function summaryOf(value: unknown): SavedGameSummary | null {
  if (!isSavedGame(value) || !isGameId(value.game)) return null;
  const { saved, game, players, names, scores, over, undone, playedAt } = value;
  return { saved, game, players, names, scores, over, undone, playedAt };
}

/** The game at its last move. @throws Refused if the current rules do not allow it */
export async function resume(
  value: unknown,
  load: LoadGame,
): Promise<{ readonly play: GameInPlay; readonly game: SavedGame }> {
  if (!isSavedGame(value) || !isGameId(value.game)) {
    return refuse('notSaved', `saved: expected the name of a saved game, got ${shortText(value)}`);
  }
  const loaded = await load(value.game);
  if (value.rules !== loaded.game.rulesVersion) {
    const [is, was] = [loaded.game.rulesVersion, value.rules];
    return refuse('notSaved', `rules: expected a game under version ${is} of the rules, got version ${was}`);
  }
  const { seats, seed, options, moves, undone } = value;
  const play = await newGame(loaded, { seats, seed, options }, value, 'notSaved');
  for (const [index, move] of moves.entries()) {
    const violation = play.make(move);
    if (violation !== null) {
      refuse('notSaved', `moves.${index}: expected a legal move, got one that ${violation.clause} forbids`);
    }
  }
  play.undone = undone;
  return { play, game: value };
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isAnything = (_: unknown): _ is unknown => true;

/** Checks of the fields; the game itself judges `options` and the moves. */
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
  botSeed: (value) => isText(value, LONGEST_BOT_SEED),
  undone: (value) => isWhole(value, 0),
  playedAt: isNumber,
  scores: (value) => isListOf(value, MOST_SEATS, isNumber),
  over: (value) => typeof value === 'boolean',
};

function isSavedGame(value: unknown): value is SavedGame {
  return isFields(value) && Object.entries(FIELDS).every(([name, is]) => is((value satisfies Fields)[name]));
}
