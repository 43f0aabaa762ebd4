import { resolve } from 'node:path';
import type { Seat } from 'hencoop';
import { RECORD, type Stored } from 'hencoop/record';
import type { AskingContext, Context } from './context.js';
import { FileError, listSaved, readStored, type Saved } from './files.js';
import { UsageError } from './flags.js';
import { seatName } from './lines.js';
import { allSeats, choose, seatLabel } from './menus.js';
import { browse, printAll, type Scene, scenesOf } from './scenes.js';
import { doorsOf, loadGameOf, orUsageError } from './starting.js';

/** Prints a stored game all at once. */
export async function printStored({ flags, out }: Context, path: string): Promise<void> {
  const { stored } = await readStored(path);
  const viewer = viewerOf(stored, flags.seat);
  const scenes = await scenesFor(stored, viewer);
  out(`${headOf(stored, viewer)}\n`);
  printAll(scenes, flags.tables, out);
}

/** Lets a person browse a stored game. */
export async function browseStored(context: AskingContext, path: string): Promise<void> {
  const { flags, prompts, out } = context;
  const { stored, table } = await readStored(path);
  const isGiven = flags.seat !== undefined || 'viewer' in stored;
  const viewer = isGiven ? viewerOf(stored, flags.seat) : await chooseViewer(context, table.seats);
  const scenes = await scenesFor(stored, viewer);
  out(`\n${headOf(stored, viewer)}`);
  await browse([...scenes], prompts, out);
}

/** From whose point of view a stored game is shown: a seat log only from its viewer's. */
function viewerOf(stored: Stored, seat: Seat | undefined): Seat | null {
  if (!('viewer' in stored)) return seat ?? null;
  if (seat !== undefined && seat !== stored.viewer) {
    throw new UsageError(`--seat: this log holds only what ${viewerName(stored.viewer)} saw`);
  }
  return stored.viewer;
}

async function scenesFor(stored: Stored, viewer: Seat | null): Promise<Iterable<Scene>> {
  const terminalGame = await loadGameOf(stored.game);
  return orUsageError(() => {
    const scenes = scenesOf(terminalGame, stored, viewer);
    const first = scenes.next();
    // Making the first scene throws for a viewer who is not at the table.
    return (function* () {
      for (let scene = first; !scene.done; scene = scenes.next()) yield scene.value;
    })();
  });
}

function headOf(stored: Stored, viewer: Seat | null): string {
  return `${doorsOf(stored.game).title}, as ${viewerName(viewer)} saw it`;
}

function viewerName(viewer: Seat | null): string {
  return viewer === null ? 'a spectator' : seatName(viewer);
}

function chooseViewer({ prompts, out }: AskingContext, seats: number): Promise<Seat | null> {
  const label = (seat: Seat | null) => (seat === null ? 'A spectator' : seatLabel(seat));
  return choose(prompts, { question: 'Whose point of view?', things: [null, ...allSeats(seats)], label }, out);
}

/** The saved games, one a line. */
export async function savedGamesText(folder: string): Promise<string> {
  const saved = await listSaved(folder);
  return saved.length === 0 ? `No games are saved in ${resolve(folder)}` : saved.map(savedLine).join('\n');
}

export function savedLine({ name, game }: Saved): string {
  if (game instanceof FileError) return `${name}: cannot be read: ${game.message}`;
  const { stored, table, outcome } = game;
  const length = stored.format === RECORD ? `${stored.moves.length} moves` : `a log, ${stored.events.length} events`;
  const end = outcome === null ? 'unfinished' : 'over';
  return `${name}: ${doorsOf(stored.game).title}, ${table.seats} seats, ${length}, ${end}`;
}

export function isUnfinished({ game }: Saved): boolean {
  return !(game instanceof FileError) && game.outcome === null && game.stored.format === RECORD;
}

export function isReadable({ game }: Saved): boolean {
  return !(game instanceof FileError);
}
