import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Seat } from 'hencoop';
import { type GameId, RECORD, type Stored } from 'hencoop/record';
import { usualPlayer } from './advice.js';
import { FileError, fileOf, isName, listSaved, readRecord, readStored, type Saved, writeRecord } from './files.js';
import { type Flags, readFlags, UsageError } from './flags.js';
import { GAMES } from './games.js';
import { GOODBYE, human, PlayerLeft, type Prompts } from './human.js';
import { fitted } from './lines.js';
import { playersNamed } from './players.js';
import { browse, printAll } from './replay.js';
import type { OpenGame, Scene, TerminalGame } from './terminalGame.js';

const helpPage = (command: string) => `Five chicken card games in the terminal.

  ${command}
      choose a game and the opponents, take a seat
  ${command} chicken --seats 4 --seat 1
      play it against bots
  ${command} chicken --bots easy,strong --seats 3
      choose the bots
  ${command} chicken --watch --seats 4 --seed hen
      watch bots
  ${command} --replay game.txt --seat 1
      show a stored game as seat 1 saw it

  --watch           only watch; always on without a terminal, except with --ask
  --ask             read answers from the standard input even if it is not a terminal
  --seats N         the number of players
  --seat N          your seat, counted from 0; with --watch and --replay, the
                    seat whose cards you see
  --seed TEXT       the same seed deals the same cards, and the same bots make
                    the same moves
  --options JSON    options of the rules, such as '{"target":20}'
  --bots NAMES      who plays the other seats, in their order, or one name for
                    all of them; see below
  --save FILE       save the game there once it is over or left: as JSON in a
                    .json file, otherwise in the notation
  --load FILE       continue a saved game
  --list            list the saved games
  --folder PATH     where games are saved; default hencoop-games
  --replay FILE     show a stored game: a record, an event log or a seat log;
                    without --seat as a spectator saw it
  --tables          with --replay, show the table after every step
  --help            show this page

Games and bots:
${GAMES.map(({ id, seats, players }) => `  ${id} (${range(seats)})\n      ${players.join(', ')}`).join('\n')}
`;

/** The terminal that a run writes to and reads from. */
export interface Terminal {
  /** Prints one line, or several. */
  readonly out: (text: string) => void;
  /** Prints errors. */
  readonly err: (text: string) => void;
  /** What starts this program: `npx hencoop`. */
  readonly command: string;
  /** Whether a person is at the terminal. */
  readonly isTerminal: boolean;
  /** Questions to the person at the terminal, or to whoever writes to the standard input. */
  readonly prompts: () => Prompts;
}

/** Runs the command line, and returns the exit code: 0, 1 for an invalid file, 2 for wrong usage. */
export async function run(argv: readonly string[], terminal: Terminal): Promise<number> {
  const { command } = terminal;
  // The text of a foreign file must not control the terminal.
  const out = (text: string) => terminal.out(fitted(printable(text)));
  let opened: Prompts | null = null;
  try {
    const flags = readFlags(argv);
    const asks = flags.ask || terminal.isTerminal;
    const prompts = () => {
      opened ??= terminal.prompts();
      return opened;
    };
    if (flags.help) out(helpPage(command).trimEnd());
    else if (flags.list) out(listOf(flags.folder));
    else if (flags.replay !== undefined) await showStored(flags, flags.replay, asks ? prompts : null, out);
    else if (flags.watch || !asks) await watch(flags, out);
    else await sitDown(flags, prompts(), out, command);
    return 0;
  } catch (error) {
    if (error instanceof PlayerLeft) {
      out(GOODBYE);
      return 0;
    }
    if (error instanceof FileError) {
      terminal.err(printable(error.message));
      return 1;
    }
    if (!(error instanceof UsageError)) throw error;
    terminal.err(`${printable(error.message)}\nRun ${command} --help for help.`);
    return 2;
  } finally {
    close(opened);
  }
}

/** The input is let go of, so that the process can end. */
function close(prompts: Prompts | null): void {
  prompts?.close();
}

/** `text` without control characters and without those that change the direction of writing. */
function printable(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, '?');
}

/** Bots play all seats. */
async function watch(flags: Flags, out: (text: string) => void): Promise<void> {
  const viewer = flags.seat ?? null;
  const { entry, table, seed, intro } = flags.load === undefined ? start(flags, viewer) : resume(flags.load, viewer);
  refuseToReplace(flags);
  const players = playersAt(entry, flags, table.seats, null);
  out(`${intro}\n${seatsIn(entry, players, null)}\n`);
  await table.play({ takesPart: false, player: playersNamed(players, seed), out });
  if (flags.save !== undefined) {
    writeRecord(flags.save, table.record());
    out(`\n${entry.title} is saved in ${flags.save}`);
  }
}

/** A game that is ready to be played. */
interface StartedGame {
  readonly entry: TerminalGame;
  readonly table: OpenGame;
  readonly seed: string;
  readonly intro: string;
}

function start(flags: Flags, viewer: Seat | null): StartedGame {
  const entry = flags.game === undefined ? firstGame() : gameNamed(flags.game);
  const seed = flags.seed ?? freshSeed();
  const table = orUsageError(() => entry.open({ ...flags, seed }, viewer));
  return { entry, table, seed, intro: `${entry.title}, ${table.seats} seats, seed ${seed}` };
}

function resume(path: string, viewer: Seat | null): StartedGame {
  const { stored, outcome } = readRecord(path);
  if (outcome !== null) throw new FileError(`${path}: this game is over; show it with --replay`);
  const entry = gameOf(stored.game);
  const table = orUsageError(() => entry.resume(stored, viewer));
  const intro = `${entry.title}, ${table.seats} seats, continued from move ${stored.moves.length + 1}`;
  // Not the seed of the moves before, so that bots do not repeat their picks.
  return { entry, table, seed: `${stored.seed}/${stored.moves.length}`, intro };
}

/** A person sits down: menus ask for everything that the command line leaves open. */
async function sitDown(flags: Flags, prompts: Prompts, out: (text: string) => void, command: string): Promise<void> {
  if (flags.load !== undefined) return resumeSaved(flags, flags.load, prompts, out);
  if (flags.game !== undefined) return playNew(flags, gameNamed(flags.game), prompts, out);
  const saved = listSaved(flags.folder);
  const unfinished = saved.filter(({ game }) => isUnfinished(game));
  const readable = saved.filter(({ game }) => !(game instanceof FileError));
  const ends = async (act: Promise<void>) => act.then(() => true);
  const stays = async (text: string) => {
    out(`\n${text}\n`);
    return false;
  };
  /** What each entry does; it resolves to whether the program ends then. */
  const entries: readonly { readonly label: string; readonly act: () => Promise<boolean> }[] = [
    ...GAMES.map((entry) => ({ label: nameWithSeats(entry), act: () => ends(playNew(flags, entry, prompts, out)) })),
    {
      label: 'Rules of a game',
      act: async () => stays((await choose(prompts, 'Of which game?', GAMES, ({ title }) => title)).rules()),
    },
    ...(unfinished.length === 0
      ? []
      : [{ label: 'Continue a saved game', act: () => ends(chooseAnd(unfinished, resumeSaved)) }]),
    ...(readable.length === 0 ? [] : [{ label: 'Show a saved game', act: () => ends(chooseAnd(readable, showSteps)) }]),
    ...(saved.length === 0 ? [] : [{ label: 'List the saved games', act: () => stays(listOf(flags.folder)) }]),
    { label: 'Help', act: () => stays(helpPage(command).trimEnd()) },
    { label: 'Leave', act: () => Promise.reject(new PlayerLeft()) },
  ];
  let over = false;
  while (!over)
    over = await (await choose(prompts, 'What would you like to play?', entries, ({ label }) => label)).act();

  async function chooseAnd(games: readonly Saved[], act: typeof resumeSaved): Promise<void> {
    await act(flags, (await choose(prompts, 'Which game?', games, lineOf)).path, prompts, out);
  }
}

/** One of `things`, chosen by its label. */
async function choose<Thing>(
  prompts: Prompts,
  question: string,
  things: readonly Thing[],
  label: (thing: Thing) => string,
): Promise<Thing> {
  const thing = things[Number(await prompts.choose(question, things.map(label)))];
  if (thing === undefined) throw new Error('the answer is none of the labels');
  return thing;
}

/** A person takes a seat in a new game. */
async function playNew(
  flags: Flags,
  entry: TerminalGame,
  prompts: Prompts,
  out: (text: string) => void,
): Promise<void> {
  const seats = flags.seats ?? (await chooseSeats(prompts, entry));
  const seat = flags.seat ?? 0;
  const started = start({ ...flags, game: entry.id, seats }, seat);
  refuseToReplace(flags);
  const bots = flags.bots ?? [await chooseBots(prompts, entry, seats)];
  await play({ ...flags, bots }, started, seat, flags.save ?? null, prompts, out);
  out(`\nThe seed was ${started.seed}.`);
}

/** A person continues a saved game. */
async function resumeSaved(flags: Flags, path: string, prompts: Prompts, out: (text: string) => void): Promise<void> {
  const { seats } = readRecord(path).stored;
  const seat = flags.seat ?? (await chooseSeat(prompts, 'Which seat is yours?', seats));
  const started = resume(path, seat);
  refuseToReplace({ ...flags, load: path });
  await play(flags, started, seat, flags.save ?? path, prompts, out);
}

/** Plays with a person at `seat`, who may save the game, at first in the file at `path`. */
async function play(
  flags: Flags,
  { entry, table, seed }: StartedGame,
  seat: Seat,
  path: string | null,
  prompts: Prompts,
  out: (text: string) => void,
): Promise<void> {
  let savedIn = path;
  let savedMoves = table.record().moves.length;
  const save = async () => {
    const file = savedIn ?? (await chooseFile(flags.folder, `${entry.id}-1`, prompts, out));
    if (file === null) return;
    const record = table.record();
    writeRecord(file, record);
    [savedIn, savedMoves] = [file, record.moves.length];
    out(`\nThe game is saved in ${file}\n`);
  };
  const players = playersAt(entry, flags, table.seats, seat);
  out(`\n${entry.title}: you have seat ${seat} of ${table.seats} seats. Ctrl-C leaves the table, ? is help.`);
  out(`${seatsIn(entry, players, seat)}\n`);
  const player = playersNamed(players, seed);
  const you = human(prompts, [{ key: 's', label: 'save', act: () => orPrintError(save, out) }]);
  try {
    await table.play({ takesPart: true, player: (actor) => (actor === seat ? you : player(actor)), out });
  } catch (error) {
    if (!(error instanceof PlayerLeft) || table.record().moves.length === savedMoves) throw error;
    if (flags.save !== undefined || (await agrees(prompts, 'Save the game before you leave?'))) await save();
    throw error;
  }
  if (flags.save !== undefined || (await agrees(prompts, 'Keep the record of the game?'))) await save();
}

/** The names of the players by seat; the entry at the seat of a person is one that does not play. */
function playersAt({ players }: TerminalGame, { bots }: Flags, seats: number, person: Seat | null): readonly string[] {
  const names = bots ?? [usualPlayer(players)];
  const unknown = names.find((name) => !players.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(`--bots: expected one of ${players.join(', ')}, got ${JSON.stringify(unknown)}`);
  }
  const others = person === null ? seats : seats - 1;
  if (names.length !== 1 && names.length !== others) {
    throw new UsageError(`--bots: expected 1 name or ${others}, got ${names.length}`);
  }
  const all = names.length === 1 ? Array.from({ length: others }, () => names[0] ?? '') : names;
  return person === null ? all : [...all.slice(0, person), '', ...all.slice(person)];
}

/** "Bots: Easy at seat 1, Strong at seats 2, 3." */
function seatsIn({ label }: TerminalGame, players: readonly string[], person: Seat | null): string {
  const groups = new Map<string, Seat[]>();
  players.forEach((name, seat) => {
    if (seat !== person) groups.set(name, [...(groups.get(name) ?? []), seat]);
  });
  const seated = Array.from(groups, ([name, seats]) => {
    return `${label(name, players.length)} at ${seats.length === 1 ? 'seat' : 'seats'} ${seats.join(', ')}`;
  });
  return `Bots: ${seated.join('; ')}.`;
}

/** Prints the error of a file, and lets the game go on. */
async function orPrintError(act: () => Promise<void>, out: (text: string) => void): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    out(`\n${error.message}\n`);
  }
}

async function agrees(prompts: Prompts, question: string): Promise<boolean> {
  return (await prompts.choose(question, ['Yes', 'No'])) === 0;
}

/** A file in the folder, under a free name or one that may be replaced; `null` if the person decides not to save. */
async function chooseFile(
  folder: string,
  defaultName: string,
  prompts: Prompts,
  out: (text: string) => void,
): Promise<string | null> {
  let free = defaultName;
  for (let number = 2; existsSync(fileOf(folder, free)); number++) free = defaultName.replace(/\d+$/, String(number));
  for (;;) {
    const name = (await prompts.type('A name for the game', free)).trim() || free;
    if (!isName(name)) {
      out('Expected at most 60 letters, digits, - and _.');
      continue;
    }
    const file = fileOf(folder, name);
    if (!existsSync(file)) return file;
    const choice = await prompts.choose(`${file} already exists`, ['Replace it', 'Another name', 'Do not save']);
    if (choice === 0) return file;
    if (choice === 2) return null;
  }
}

/** Shows a stored game: in the terminal step by step, otherwise all at once. */
async function showStored(
  flags: Flags,
  path: string,
  prompts: (() => Prompts) | null,
  out: (text: string) => void,
): Promise<void> {
  if (prompts !== null && !flags.tables) return showSteps(flags, path, prompts(), out);
  const { stored } = readStored(path);
  const viewer = viewerOf(stored, flags.seat);
  out(`${headOf(stored, viewer)}\n`);
  printAll(scenesOf(stored, viewer), flags.tables, out);
}

/** Lets a person browse a stored game. */
async function showSteps(flags: Flags, path: string, prompts: Prompts, out: (text: string) => void): Promise<void> {
  const { stored, table } = readStored(path);
  const isGiven = flags.seat !== undefined || 'viewer' in stored;
  const viewer = isGiven ? viewerOf(stored, flags.seat) : await chooseViewer(prompts, table.seats);
  out(`\n${headOf(stored, viewer)}`);
  await browse([...scenesOf(stored, viewer)], prompts, out);
}

/** From whose point of view a stored game is shown: a seat log only from that of its own viewer. */
function viewerOf(stored: Stored, seat: Seat | undefined): Seat | null {
  if (!('viewer' in stored)) return seat ?? null;
  if (seat !== undefined && seat !== stored.viewer) {
    throw new UsageError(`--seat: this log holds only what ${nameOf(stored.viewer)} saw`);
  }
  return stored.viewer;
}

function scenesOf(stored: Stored, viewer: Seat | null): Iterable<Scene> {
  return orUsageError(() => {
    const scenes = gameOf(stored.game).retell(stored, viewer)[Symbol.iterator]();
    const first = scenes.next();
    // Making the first scene throws for a viewer who is not at the table.
    return (function* () {
      for (let scene = first; !scene.done; scene = scenes.next()) yield scene.value;
    })();
  });
}

function headOf(stored: Stored, viewer: Seat | null): string {
  return `${gameOf(stored.game).title}, as ${nameOf(viewer)} saw it`;
}

function nameOf(viewer: Seat | null): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`;
}

/** The saved games, one a line. */
function listOf(folder: string): string {
  const saved = listSaved(folder);
  return saved.length === 0 ? `No games are saved in ${resolve(folder)}` : saved.map(lineOf).join('\n');
}

function lineOf({ name, game }: Saved): string {
  if (game instanceof FileError) return `${name}: cannot be read: ${game.message}`;
  const { stored, table, outcome } = game;
  const kind = stored.format === RECORD ? `${stored.moves.length} moves` : `a log, ${stored.events.length} events`;
  return `${name}: ${gameOf(stored.game).title}, ${table.seats} seats, ${kind}, ${outcome === null ? 'unfinished' : 'over'}`;
}

function isUnfinished(game: Saved['game']): boolean {
  return !(game instanceof FileError) && game.outcome === null && game.stored.format === RECORD;
}

/** A file is replaced only if it is the game that was loaded. */
function refuseToReplace({ save, load }: Flags): void {
  if (save === undefined || !existsSync(save)) return;
  if (load !== undefined && resolve(load) === resolve(save)) return;
  throw new FileError(`${save}: already exists`);
}

/** "Chicken (2 to 5 players)". */
function nameWithSeats({ title, seats }: TerminalGame): string {
  return `${title} (${range(seats)} players)`;
}

async function chooseSeats(prompts: Prompts, { seats: { min, max } }: TerminalGame): Promise<number> {
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  if (counts.length === 1) return min;
  return choose(prompts, 'How many players, with you?', counts, (count) => `${count} players`);
}

function chooseBots(prompts: Prompts, { players, label }: TerminalGame, seats: number): Promise<string> {
  return choose(prompts, 'Against whom?', players, (player) => label(player, seats));
}

function chooseSeat(prompts: Prompts, question: string, seats: number): Promise<Seat> {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return choose(prompts, question, all, (seat) => `Seat ${seat}`);
}

async function chooseViewer(prompts: Prompts, seats: number): Promise<Seat | null> {
  const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
  return choose(prompts, 'Whose point of view?', viewers, (seat) => (seat === null ? 'A spectator' : `Seat ${seat}`));
}

function gameNamed(id: string): TerminalGame {
  const found = GAMES.find((game) => game.id === id);
  if (found === undefined) {
    throw new UsageError(`game: expected one of ${GAMES.map((game) => game.id).join(', ')}, got '${id}'`);
  }
  return found;
}

function gameOf(id: GameId): TerminalGame {
  const found = GAMES.find((game) => game.id === id);
  if (found === undefined) throw new FileError(`the terminal has no game ${id}`);
  return found;
}

function firstGame(): TerminalGame {
  const [first] = GAMES;
  if (first === undefined) throw new Error('there are no games');
  return first;
}

/** What the library refuses here came from the command line. */
function orUsageError<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof RangeError ? new UsageError(error.message) : error;
  }
}

function range({ min, max }: TerminalGame['seats']): string {
  return min === max ? String(min) : `${min} to ${max}`;
}

/** Short enough to be typed again. */
function freshSeed(): string {
  return crypto.randomUUID().slice(0, 8);
}
