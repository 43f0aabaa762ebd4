// Writes the found puzzles into packages/puzzles.
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Difficulty, openPuzzle, type Puzzle } from '@hencoop/puzzles';
import type { GameTypes } from 'hencoop';
import { LEVELS, type LevelName } from 'hencoop/bots';
import { camelCase } from '../../tools/lib/names.js';
import { at, type PuzzleData } from '../inside.js';
import type { FoundPuzzle, Mine, MinedMatch } from './mine.js';

const FOLDER = 'packages/puzzles/src/data';

/** The file with the puzzles of a game. */
export const fileOf = (game: string) => `${FOLDER}/${camelCase(game)}.ts`;

/** The maximum compressed size and number of a game's puzzles. */
export const MOST_BYTES = 60_000;
const MOST_PUZZLES = 300;
/** Below this number, more than half of the puzzles may be easy. */
const WANTED = 200;
/** The maximum number of judged moves to store with a puzzle. */
const MOST_JUDGED = 5;

type Stored = PuzzleData['puzzles'][number];

/** The difficulty of a puzzle: rules of thumb solve an easy one, a search solves a medium one. */
function difficultyOf({ medium, strong }: FoundPuzzle['found']): Difficulty {
  if (medium >= 50) return 'easy';
  return strong >= 75 ? 'medium' : 'hard';
}

/** The puzzles of a match. */
function puzzlesIn<G extends GameTypes>({ entry, theme }: Mine<G>, match: MinedMatch): Puzzle[] {
  const { game } = entry;
  return match.found.map(({ moves, judged, found, exact }) => {
    const levels = LEVELS.map((level): [LevelName, number] => [level, found[level] / 100]);
    const tokens = match.moves.slice(0, moves);
    const puzzle: Puzzle = {
      id: `${game.id}-${numberOf(match.seed)}-${decisionAfter(entry, match, tokens)}`,
      game: game.id,
      rules: game.rulesVersion,
      seats: game.seats.min,
      seed: match.seed,
      options: match.options,
      moves: tokens.join(' '),
      // A placeholder: the theme depends on the position.
      theme: 'card',
      difficulty: difficultyOf(found),
      exact,
      judged: judged
        .slice(0, MOST_JUDGED)
        .map(([token, chance, error]) => ({ token, chance: chance / 1000, error: error / 1000 })),
      // Every level has an entry.
      found: Object.fromEntries(levels) as Puzzle['found'],
    };
    const { remembered, judged: moved } = openPuzzle(puzzle, entry);
    return { ...puzzle, theme: theme(remembered, at(moved, 0).move) };
  });
}

/** The seat to move after these moves, and how many it has made; all moves would count secret ones of others. */
function decisionAfter<G extends GameTypes>(
  { game, notation }: Mine<G>['entry'],
  { seed, options }: MinedMatch,
  tokens: readonly string[],
): string {
  let state = game.setup({ seats: game.seats.min, seed, options: options as Partial<G['Options']> });
  const actor = () => at(game.actors(state), 0);
  const made = Array.from({ length: state.seats }, () => 0);
  for (const token of tokens) {
    const seat = actor();
    // The moves of a mined match are legal.
    state = game.apply(state, notation.read(token, seat) as G['Move']);
    made[seat] = at(made, seat) + 1;
  }
  return `${actor()}-${at(made, actor())}`;
}

/** The number of the match with this seed. */
export const numberOf = (seed: string) => Number(seed.split('/').at(-1));

/** The puzzles to publish: at most half of them easy, if there are enough others. */
function selected(all: readonly Puzzle[]): Puzzle[] {
  const difficult = all.filter(({ difficulty }) => difficulty !== 'easy').slice(0, MOST_PUZZLES);
  let easy = Math.max(difficult.length, WANTED - difficult.length);
  return all.filter(({ difficulty }) => difficulty !== 'easy' || easy-- > 0).slice(0, MOST_PUZZLES);
}

/** The puzzles without duplicate decisions, in the order of their matches. */
function differentOf<G extends GameTypes>({ entry }: Mine<G>, puzzles: readonly Puzzle[]): Puzzle[] {
  const byDecision = new Map(puzzles.map((puzzle) => [JSON.stringify(openPuzzle(puzzle, entry).remembered), puzzle]));
  const order = ({ seed, moves }: Puzzle) => 10_000 * numberOf(seed) + moves.length;
  return [...byDecision.values()].sort((a, b) => order(a) - order(b));
}

const HEAD = "// Found by `npm run lab -- puzzles`: do not edit.\nimport type { PuzzleData } from '../puzzle.js';\n";

function moduleOf(data: PuzzleData): string {
  const { puzzles, ...shared } = data;
  // JSON is JavaScript.
  const head = JSON.stringify(shared).slice(0, -1);
  const lines = puzzles.map((puzzle) => `${JSON.stringify(puzzle)},\n`);
  return `${HEAD}\nexport const data: PuzzleData = ${head},"puzzles":[\n${lines.join('')}]};\n`;
}

/** Writes a game's file, if it has a puzzle, from these matches and the puzzles published `before`. */
export function publish<G extends GameTypes>(
  mine: Mine<G>,
  matches: readonly MinedMatch[],
  before: readonly Puzzle[],
): number {
  const { game } = mine.entry;
  const shared = { game: game.id, rules: game.rulesVersion, seats: game.seats.min };
  const known = before.filter(({ rules }) => rules === shared.rules);
  const found = matches.flatMap((match) => puzzlesIn(mine, match));
  const chosen = selected(differentOf(mine, [...known, ...found]));
  const puzzles = chosen.map(({ game: _, rules: __, seats: ___, ...stored }): Stored => stored);
  const text = () => moduleOf({ ...shared, puzzles });
  while (gzipSync(text()).length > MOST_BYTES) puzzles.pop();
  if (puzzles.length > 0) writeFileSync(fileOf(game.id), text());
  return puzzles.length;
}

/** Writes the list of these games' files. */
export function publishList(games: readonly string[]): void {
  const lines = games.map((game) => {
    const name = /^[a-z]+$/.test(game) ? game : `'${game}'`;
    return `  ${name}: () => import('./${camelCase(game)}.js').then(({ data }) => data),\n`;
  });
  const list = `export const DATA: { readonly [game: string]: () => Promise<PuzzleData> } = {\n${lines.join('')}};\n`;
  writeFileSync(`${FOLDER}/index.ts`, `${HEAD}\n/** The puzzles of each game, each loaded on request. */\n${list}`);
}
