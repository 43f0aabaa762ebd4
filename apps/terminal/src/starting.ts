import type { Seat } from 'hencoop';
import { type AnyDoors, GAMES } from 'hencoop/games';
import type { GameRecord } from 'hencoop/record';
import { FileError, readRecord } from './files.js';
import { type Flags, UsageError } from './flags.js';
import type { TerminalWords, UsageErrorWords } from './locales/locale.js';
import { OpenGame } from './openGame.js';
import { loadGame, type TerminalGame } from './terminalGame.js';

/** A game that is ready to be played. */
export interface StartedGame {
  readonly open: OpenGame;
  /** The seed of the deal. What bots and random players pick is drawn from it. */
  readonly seed: string;
  readonly intro: string;
}

/** @throws UsageError if the game, seats, options or viewer are invalid. */
export async function startGame(
  doors: AnyDoors,
  { flags, say }: { readonly flags: Flags; readonly say: TerminalWords },
  viewer: Seat | null,
): Promise<StartedGame> {
  const terminalGame = await loadGame(doors, say);
  const seed = flags.seed ?? freshSeed();
  const open = orUsageError(() => OpenGame.start(terminalGame, { ...flags, seed }, viewer));
  return { open, seed, intro: say.game.intro(doors.title, open.seats, seed) };
}

/** @throws FileError if the file holds no unfinished game, UsageError if the viewer is not at its table. */
export async function resumeGame(path: string, say: TerminalWords, viewer: Seat | null): Promise<StartedGame> {
  const { stored, outcome } = await readRecord(path);
  if (outcome !== null) throw new FileError(path, ({ isOver }) => isOver);
  return resumeRecord(stored, say, viewer);
}

async function resumeRecord(record: GameRecord, say: TerminalWords, viewer: Seat | null): Promise<StartedGame> {
  const terminalGame = await loadGameOf(record.game, say);
  const open = orUsageError(() => OpenGame.resume(terminalGame, record, viewer));
  const intro = say.game.resumed(terminalGame.title, open.seats, open.movesLearned + 1);
  return { open, seed: record.seed, intro };
}

/** The game that the command line names; the first one unless it does. */
export function gameNamed(id: string | undefined): AnyDoors {
  const found = id === undefined ? GAMES[0] : GAMES.find((game) => game.id === id);
  if (found === undefined) {
    throw new UsageError(({ expected, game, oneOf }) => expected(game, oneOf(GAMES.map(({ id }) => id)), `'${id}'`));
  }
  return found;
}

/** The game of a stored object that was read. */
export function doorsOf(id: string): AnyDoors {
  const found = GAMES.find((game) => game.id === id);
  if (found === undefined) throw new FileError(null, ({ noGame }) => noGame(id));
  return found;
}

export function loadGameOf(id: string, say: TerminalWords): Promise<TerminalGame> {
  return loadGame(doorsOf(id), say);
}

/** A refusal by the library, in the language of the run if it is one of the usual ones. */
function refusalIn(message: string, { expected, oneOf, unknownField, ...kinds }: UsageErrorWords): string {
  // The library names the setting, which is a flag here.
  const told = message.replace(/^(?:seats?|seed|options)\b/, '--$&');
  const [, at = '', what = '', got = ''] = /^(\S+): expected (.+), got (.+)$/.exec(told) ?? [];
  const [, kind, from = '', to = ''] = /^a (whole number|seat) from (\d+) to (\d+)$/.exec(what) ?? [];
  if (kind !== undefined) return expected(at, kind === 'seat' ? kinds.seatFrom(from, to) : kinds.from(from, to), got);
  const [, only] = /^exactly (\d+)$/.exec(what) ?? [];
  if (only !== undefined) return expected(at, only, got);
  if (what === 'true or false') return expected(at, oneOf(['true', 'false']), got);
  if (/^'\w+'( or '\w+')+$/.test(what)) return expected(at, oneOf(what.split(' or ')), got);
  if (what === 'a plain object') return expected(at, kinds.json, got);
  const [, field = '', names] = /^(\S+): unknown field; expected (.+)$/.exec(told) ?? [];
  return names === undefined ? told : unknownField(field, names.split(', '));
}

/** Runs `act`; a refusal by the library here is one of the command line. */
export function orUsageError<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof RangeError ? new UsageError((errors) => refusalIn(error.message, errors)) : error;
  }
}

/** Short enough to be typed again. */
function freshSeed(): string {
  return crypto.randomUUID().slice(0, 8);
}
