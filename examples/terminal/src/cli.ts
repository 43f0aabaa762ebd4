import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Seat } from 'hencoop';
import { type GameId, RECORD, type Stored } from 'hencoop/record';
import { FileError, fileOf, isName, listSaved, readRecord, readStored, type Saved, writeRecord } from './files.js';
import { type Flags, readFlags, UsageError } from './flags.js';
import { GAMES } from './games.js';
import type { Offer, OpenGame, Scene } from './offer.js';
import { type Asker, Left, person } from './person.js';
import { randomPlayers } from './random.js';
import { leafThrough, tellAll } from './replay.js';

const HELP = `A card table in the terminal.

  npm run play                                              choose a game, take a seat
  npm run play -- chicken --seats 4 --seat 1                play it against random seats
  npm run play -- chicken --watch --seats 4 --seed hen      watch random seats play
  npm run play -- --replay game.txt --seat 1                a stored game again, as seat 1 saw it

  --watch           only watch; without a terminal this is always so
  --seats N         how many play
  --seat N          which seat you take, counted from 0; with --watch and --replay, over whose shoulder you look
  --seed TEXT       the same seed deals the same cards and makes random seats play alike
  --options JSON    house rules, such as '{"target":20}'
  --save FILE       save the game there once it is over or left: as JSON in a .json file, else in the notation
  --load FILE       go on with a saved game
  --list            list the saved games
  --folder PATH     where games are saved; hencoop-games unless given
  --replay FILE     tell a stored game: a record, an event log or a seat log; without --seat as a spectator saw it
  --tables          with --replay, show the table after every step
  --help            this page

Games: ${GAMES.map(({ id, seats }) => `${id} (${range(seats)})`).join(', ')}
`;

/** Where a run takes place. */
export interface Host {
  /** Takes a line, or several. */
  readonly out: (text: string) => void;
  /** The same for what went wrong. */
  readonly err: (text: string) => void;
  /** The person at the terminal; `null` where there is none. */
  readonly asker: (() => Promise<Asker>) | null;
}

/** Does what the command line asks for, and gives the exit code: 0, 1 for a file that will not do, 2 for wrong usage. */
export async function run(argv: readonly string[], host: Host): Promise<number> {
  // What stands in a stranger's file must not command the terminal.
  const { asker } = host;
  const out = (text: string) => host.out(printable(text));
  try {
    const flags = readFlags(argv);
    if (flags.help) out(HELP.trimEnd());
    else if (flags.list) out(listOf(flags.folder));
    else if (flags.replay !== undefined) await showAgain(flags, flags.replay, asker, out);
    else if (flags.watch || asker === null) await watch(flags, out);
    else await sitDown(flags, await asker(), out);
    return 0;
  } catch (error) {
    if (error instanceof Left) {
      out('You leave the table. Goodbye!');
      return 0;
    }
    if (error instanceof FileError) {
      host.err(printable(error.message));
      return 1;
    }
    if (!(error instanceof UsageError)) throw error;
    host.err(`${printable(error.message)}\nnpm run play -- --help tells what can be asked for.`);
    return 2;
  }
}

/** Without control characters, and those that turn the direction of writing. */
function printable(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, '?');
}

/** All seats play by themselves. */
async function watch(flags: Flags, out: (text: string) => void): Promise<void> {
  const viewer = flags.seat ?? null;
  const { offered, table, seed, told } = flags.load === undefined ? start(flags, viewer) : resume(flags.load, viewer);
  refuseToReplace(flags);
  out(`${told}\n`);
  await table.play({ takesPart: false, player: randomPlayers(seed), out });
  if (flags.save !== undefined) {
    writeRecord(flags.save, table.record());
    out(`\n${offered.title} is saved in ${flags.save}`);
  }
}

/** A game as it begins. */
interface Begun {
  readonly offered: Offer;
  readonly table: OpenGame;
  readonly seed: string;
  readonly told: string;
}

function start(flags: Flags, viewer: Seat | null): Begun {
  const offered = flags.game === undefined ? firstGame() : named(flags.game);
  const seed = flags.seed ?? freshSeed();
  const table = usable(() => offered.open({ ...flags, seed }, viewer));
  return { offered, table, seed, told: `${offered.title}, ${table.seats} seats, seed ${seed}` };
}

function resume(path: string, viewer: Seat | null): Begun {
  const { stored, outcome } = readRecord(path);
  if (outcome !== null) throw new FileError(`${path}: this game is over; --replay tells it`);
  const offered = offeredOf(stored.game);
  const table = usable(() => offered.resume(stored, viewer));
  const told = `${offered.title}, ${table.seats} seats, on from move ${stored.moves.length + 1}`;
  // Other luck than in the moves before.
  return { offered, table, seed: `${stored.seed}/${stored.moves.length}`, told };
}

/** A person sits down: what was not asked for on the command line is offered. */
async function sitDown(flags: Flags, asker: Asker, out: (text: string) => void): Promise<void> {
  if (flags.load !== undefined) return goOn(flags, flags.load, asker, out);
  if (flags.game !== undefined) return take(flags, named(flags.game), asker, out);
  const saved = listSaved(flags.folder);
  if (saved.length === 0) return take(flags, await chooseGame(asker), asker, out);
  const unfinished = saved.filter(({ game }) => isUnfinished(game));
  const readable = saved.filter(({ game }) => !(game instanceof FileError));
  const wishes = [
    { label: 'Play a new game', act: async () => take(flags, await chooseGame(asker), asker, out) },
    ...(unfinished.length === 0 ? [] : [{ label: 'Go on with a saved game', act: () => chooseAnd(unfinished, goOn) }]),
    ...(readable.length === 0 ? [] : [{ label: 'See a saved game again', act: () => chooseAnd(readable, seeAgain) }]),
    { label: 'List the saved games', act: async () => out(`\n${listOf(flags.folder)}\n`), again: true },
  ];
  for (;;) {
    const wish =
      wishes[
        await asker.choose(
          'What would you like?',
          wishes.map(({ label }) => label),
        )
      ];
    await wish?.act();
    if (wish === undefined || !('again' in wish)) return;
  }

  async function chooseAnd(games: readonly Saved[], act: typeof goOn): Promise<void> {
    const chosen = games[await asker.choose('Which game?', games.map(line))];
    if (chosen !== undefined) await act(flags, chosen.path, asker, out);
  }
}

/** A person takes a seat in a new game. */
async function take(flags: Flags, offered: Offer, asker: Asker, out: (text: string) => void): Promise<void> {
  const seats = flags.seats ?? (await chooseSeats(asker, offered));
  const seat = flags.seat ?? 0;
  const begun = start({ ...flags, game: offered.id, seats }, seat);
  refuseToReplace(flags);
  await play(flags, begun, seat, flags.save ?? null, asker, out);
  out(`\nThe seed was ${begun.seed}.`);
}

/** A person goes on with a saved game. */
async function goOn(flags: Flags, path: string, asker: Asker, out: (text: string) => void): Promise<void> {
  const { seats } = readRecord(path).stored;
  const seat = flags.seat ?? (await chooseSeat(asker, 'Which seat is yours?', seats));
  const begun = resume(path, seat);
  refuseToReplace({ ...flags, load: path });
  await play(flags, begun, seat, flags.save ?? path, asker, out);
}

/** Plays with a person at `seat`, who may save the game, at first in the file at `path`. */
async function play(
  flags: Flags,
  { offered, table, seed }: Begun,
  seat: Seat,
  path: string | null,
  asker: Asker,
  out: (text: string) => void,
): Promise<void> {
  let at = path;
  let savedMoves = table.record().moves.length;
  const save = async () => {
    const file = at ?? (await chooseFile(flags.folder, `${offered.id}-1`, asker, out));
    if (file === null) return;
    const record = table.record();
    writeRecord(file, record);
    [at, savedMoves] = [file, record.moves.length];
    out(`\nThe game is saved in ${file}\n`);
  };
  out(`\n${offered.title}: you have seat ${seat} of ${table.seats}. Ctrl-C leaves the table.\n`);
  const random = randomPlayers(seed);
  const you = person(asker, [{ label: 'Save the game…', act: () => orSay(save, out) }]);
  try {
    await table.play({ takesPart: true, player: (asked) => (asked === seat ? you : random(asked)), out });
  } catch (error) {
    if (!(error instanceof Left) || table.record().moves.length === savedMoves) throw error;
    if (flags.save !== undefined || (await agrees(asker, 'Save the game before you leave?'))) await save();
    throw error;
  }
  if (flags.save !== undefined || (await agrees(asker, 'Keep the record of the game?'))) await save();
}

/** What went wrong with a file is told, and the game goes on. */
async function orSay(act: () => Promise<void>, out: (text: string) => void): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    out(`\n${error.message}\n`);
  }
}

async function agrees(asker: Asker, question: string): Promise<boolean> {
  return (await asker.choose(question, ['Yes', 'No'])) === 0;
}

/** A file for a game in the folder, by a name that is not taken or may be; `null` where the person has thought better. */
async function chooseFile(
  folder: string,
  usual: string,
  asker: Asker,
  out: (text: string) => void,
): Promise<string | null> {
  let free = usual;
  for (let number = 2; existsSync(fileOf(folder, free)); number++) free = usual.replace(/\d+$/, String(number));
  for (;;) {
    const name = (await asker.type('A name for the game', free)).trim() || free;
    if (!isName(name)) {
      out('Letters, digits, - and _ make a name, at most 60 of them.');
      continue;
    }
    const file = fileOf(folder, name);
    if (!existsSync(file)) return file;
    const choice = await asker.choose(`${file} is there already`, ['Replace it', 'Another name', 'Do not save']);
    if (choice === 0) return file;
    if (choice === 2) return null;
  }
}

/** A stored game is told: in the terminal step by step, else all at once. */
async function showAgain(flags: Flags, path: string, asker: Host['asker'], out: (text: string) => void): Promise<void> {
  if (asker !== null && !flags.tables) return seeAgain(flags, path, await asker(), out);
  const { stored } = readStored(path);
  const viewer = viewerOf(stored, flags.seat);
  out(`${headOf(stored, viewer)}\n`);
  tellAll(scenesOf(stored, viewer), flags.tables, out);
}

/** A person leafs through a stored game. */
async function seeAgain(flags: Flags, path: string, asker: Asker, out: (text: string) => void): Promise<void> {
  const { stored, table } = readStored(path);
  const asked = flags.seat !== undefined || 'viewer' in stored;
  const viewer = asked ? viewerOf(stored, flags.seat) : await chooseViewer(asker, table.seats);
  out(`\n${headOf(stored, viewer)}`);
  await leafThrough([...scenesOf(stored, viewer)], asker, out);
}

/** Through whose eyes a stored game is told: a seat log can be told to its own viewer only. */
function viewerOf(stored: Stored, seat: Seat | undefined): Seat | null {
  if (!('viewer' in stored)) return seat ?? null;
  if (seat !== undefined && seat !== stored.viewer) {
    throw new UsageError(`--seat: this log was told to ${whose(stored.viewer)}, and holds no more`);
  }
  return stored.viewer;
}

function scenesOf(stored: Stored, viewer: Seat | null): Iterable<Scene> {
  return usable(() => {
    const scenes = offeredOf(stored.game).retell(stored, viewer)[Symbol.iterator]();
    const first = scenes.next();
    // The first scene refuses a viewer who is not at the table.
    return (function* () {
      for (let scene = first; !scene.done; scene = scenes.next()) yield scene.value;
    })();
  });
}

function headOf(stored: Stored, viewer: Seat | null): string {
  return `${offeredOf(stored.game).title}, as ${whose(viewer)} saw it`;
}

function whose(viewer: Seat | null): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`;
}

/** The saved games, a line each. */
function listOf(folder: string): string {
  const saved = listSaved(folder);
  return saved.length === 0 ? `No games are saved in ${resolve(folder)}` : saved.map(line).join('\n');
}

function line({ name, game }: Saved): string {
  if (game instanceof FileError) return `${name}: cannot be read: ${game.message}`;
  const { stored, table, outcome } = game;
  const kind = stored.format === RECORD ? `${stored.moves.length} moves` : `a log, ${stored.events.length} events`;
  return `${name}: ${offeredOf(stored.game).title}, ${table.seats} seats, ${kind}, ${outcome === null ? 'goes on' : 'over'}`;
}

function isUnfinished(game: Saved['game']): boolean {
  return !(game instanceof FileError) && game.outcome === null && game.stored.format === RECORD;
}

/** A file is written over only where it is the game that was loaded. */
function refuseToReplace({ save, load }: Flags): void {
  if (save === undefined || !existsSync(save)) return;
  if (load !== undefined && resolve(load) === resolve(save)) return;
  throw new FileError(`${save}: it is there already`);
}

async function chooseGame(asker: Asker): Promise<Offer> {
  const labels = GAMES.map(({ title, seats }) => `${title}, ${range(seats)} players`);
  return GAMES[await asker.choose('Which game?', labels)] ?? firstGame();
}

async function chooseSeats(asker: Asker, { seats: { min, max } }: Offer): Promise<number> {
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  if (counts.length === 1) return min;
  return min + (await asker.choose('How many players?', counts.map(String)));
}

function chooseSeat(asker: Asker, question: string, seats: number): Promise<Seat> {
  return asker.choose(
    question,
    Array.from({ length: seats }, (_, seat) => `Seat ${seat}`),
  );
}

async function chooseViewer(asker: Asker, seats: number): Promise<Seat | null> {
  const eyes = ['A spectator', ...Array.from({ length: seats }, (_, seat) => `Seat ${seat}`)];
  const chosen = await asker.choose('Through whose eyes?', eyes);
  return chosen === 0 ? null : chosen - 1;
}

function named(id: string): Offer {
  const found = GAMES.find((game) => game.id === id);
  if (found === undefined) {
    throw new UsageError(`there is no game '${id}'; known are ${GAMES.map((game) => game.id).join(', ')}`);
  }
  return found;
}

function offeredOf(id: GameId): Offer {
  const found = GAMES.find((game) => game.id === id);
  if (found === undefined) throw new FileError(`this table does not offer ${id}`);
  return found;
}

function firstGame(): Offer {
  const [first] = GAMES;
  if (first === undefined) throw new Error('there are no games');
  return first;
}

/** What the library refuses came from the command line. */
function usable<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof RangeError ? new UsageError(error.message) : error;
  }
}

function range({ min, max }: Offer['seats']): string {
  return min === max ? String(min) : `${min} to ${max}`;
}

/** Short enough to type again. */
function freshSeed(): string {
  return crypto.randomUUID().slice(0, 8);
}
