import { signal } from '@preact/signals-core';
import type { GameId, Player, Table } from '../protocol.js';
import { GUEST } from '../texts/guest.js';
import { go, settings, worker } from './app.js';
import { loadGame } from './games.js';
import type { Session } from './session.js';

/** Names for the bots, in the order in which they sit down. */
const BOT_NAMES = ['Berta', 'Frida', 'Gerda', 'Hilda', 'Ida'] as const;

/** The table that the worker has opened, for the screen that shows it. */
export const openTable = signal<Table | null>(null);

/** A person at the first seat, and bots that play well enough at the others. */
export function usualPlayers(seats: number): readonly Player[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'person' : 'medium'));
}

/** What the players are called unless they say so: persons by number, bots as hens. */
export function usualNames(players: readonly Player[]): readonly string[] {
  const { name, language } = settings.peek();
  let persons = 0;
  let bots = 0;
  return players.map((player) => {
    if (player !== 'person') {
      bots += 1;
      return BOT_NAMES[bots - 1] ?? `Bot ${bots}`;
    }
    persons += 1;
    return persons === 1 && name.trim() !== '' ? name.trim() : GUEST[language](persons);
  });
}

/** Starts a game, and goes to its table. @throws Refused */
export async function startGame(
  game: GameId,
  players: readonly Player[],
  options: object,
  names: readonly string[] = usualNames(players),
  instead = false,
): Promise<void> {
  // The rules and the drawings are on their way while the cards are dealt.
  void loadGame(game).catch(() => {});
  show(await worker().ask({ type: 'create', game, players, names, options }), instead);
}

/** The same players at a new table, by the same rules. @throws Refused */
export async function playAgain({ game, players, names, view }: Session): Promise<void> {
  await startGame(game.id, players, view.peek().options, names, true);
}

/** Files larger than this are no games. */
const LARGEST_FILE = 10_000_000;

/** Opens a file that somebody chose. @throws Refused */
export async function openFile(file: File): Promise<void> {
  show(await worker().ask({ type: 'import', text: await file.slice(0, LARGEST_FILE).text() }), false);
}

function show(table: Table, instead: boolean): void {
  openTable.value = table;
  go(table.saved === null ? { page: 'file' } : { page: 'play', saved: table.saved }, instead);
}
