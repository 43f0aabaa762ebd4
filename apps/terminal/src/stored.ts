import { resolve } from 'node:path';
import type { Seat } from 'hencoop';
import { RECORD, type Stored } from 'hencoop/record';
import type { AskingContext, Context } from './context.js';
import { FileError, listSaved, readStored, type Saved } from './files.js';
import { UsageError } from './flags.js';
import type { TerminalWords } from './locales/locale.js';
import { allSeats, choose } from './menus.js';
import { browse, printAll, type Scene, scenesOf } from './scenes.js';
import { doorsOf, loadGameOf, orUsageError } from './starting.js';

/** Prints a stored game all at once. */
export async function printStored({ flags, out, say }: Context, path: string): Promise<void> {
  const { stored } = await readStored(path);
  const viewer = viewerOf(stored, flags.seat);
  const scenes = await scenesFor(stored, viewer, say);
  out(`${headOf(stored, viewer, say)}\n`);
  printAll(scenes, flags.tables, out);
}

/** Lets a person browse a stored game. */
export async function browseStored(context: AskingContext, path: string): Promise<void> {
  const { flags, out, say } = context;
  const { stored, table } = await readStored(path);
  const isGiven = flags.seat !== undefined || 'viewer' in stored;
  const viewer = isGiven ? viewerOf(stored, flags.seat) : await chooseViewer(context, table.seats);
  const scenes = await scenesFor(stored, viewer, say);
  out(`\n${headOf(stored, viewer, say)}`);
  await browse([...scenes], context);
}

/** The viewer of a stored game; a seat log has only its own. */
function viewerOf(stored: Stored, seat: Seat | undefined): Seat | null {
  if (!('viewer' in stored)) return seat ?? null;
  if (seat !== undefined && seat !== stored.viewer) {
    throw new UsageError(({ onlySaw }) => onlySaw(stored.viewer));
  }
  return stored.viewer;
}

async function scenesFor(stored: Stored, viewer: Seat | null, say: TerminalWords): Promise<Iterable<Scene>> {
  const terminalGame = await loadGameOf(stored.game, say);
  return orUsageError(() => {
    const scenes = scenesOf(terminalGame, stored, viewer);
    const first = scenes.next();
    // Making the first scene throws for a viewer who is not at the table.
    return (function* () {
      for (let scene = first; !scene.done; scene = scenes.next()) yield scene.value;
    })();
  });
}

function headOf(stored: Stored, viewer: Seat | null, say: TerminalWords): string {
  return say.stored.head(doorsOf(stored.game).title, viewer === null ? say.spectator : say.seat(viewer + 1));
}

function chooseViewer(context: AskingContext, seats: number): Promise<Seat | null> {
  const { menu, seatAtStart, spectatorAtStart } = context.say;
  const label = (seat: Seat | null) => (seat === null ? spectatorAtStart : seatAtStart(seat + 1));
  return choose(context, { question: menu.viewer, things: [null, ...allSeats(seats)], label });
}

/** The saved games, one a line. */
export async function savedGamesText(folder: string, say: TerminalWords): Promise<string> {
  const saved = await listSaved(folder);
  return saved.length === 0 ? say.stored.none(resolve(folder)) : saved.map((each) => savedLine(each, say)).join('\n');
}

export function savedLine({ name, game }: Saved, say: TerminalWords): string {
  const { colon, stored: words } = say;
  if (game instanceof FileError) return `${name}${colon}${words.unreadable(game.textIn(say))}`;
  const { stored, table, outcome } = game;
  const about = `${name}${colon}${doorsOf(stored.game).title}, ${words.seats(table.seats)}`;
  if (stored.format !== RECORD) {
    return `${about}, ${words.log(stored.events.length)}, ${outcome === null ? words.unfinished : words.over}`;
  }
  // The number of moves of a game in progress may be secret.
  return outcome === null
    ? `${about}, ${words.unfinished}`
    : `${about}, ${words.record(stored.moves.length)}, ${words.over}`;
}

export function isUnfinished({ game }: Saved): boolean {
  return !(game instanceof FileError) && game.outcome === null && game.stored.format === RECORD;
}

export function isReadable({ game }: Saved): boolean {
  return !(game instanceof FileError);
}
