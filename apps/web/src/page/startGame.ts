import { signal } from '@preact/signals-core';
import { optionsOf } from '../options.js';
import type { GameId, GameSnapshot, Player, ReviewedDecision } from '../protocol.js';
import { GUEST } from '../texts/guest.js';
import { go, settings, worker } from './app.js';
import { loadGame } from './pageGame.js';
import type { Session } from './session/session.js';

/** The bots' names, in order of seats. */
const BOT_NAMES = ['Berta', 'Frida', 'Gerda', 'Hilda', 'Ida'] as const;

/** The game that the worker has just opened, for its screen. */
export const justOpened = signal<GameSnapshot | null>(null);

/** The default names: people are numbered, bots have the names of hens. */
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

/** A game to start. */
export interface NewGame {
  readonly game: GameId;
  readonly players: readonly Player[];
  readonly options: object;
  /** By seat; default names unless given. */
  readonly names?: readonly string[];
}

/** Starts a game, and shows it; `instead` replaces the current entry of the browser history. @throws Refused */
export async function startGame(
  { game, players, options, names = usualNames(players) }: NewGame,
  instead = false,
): Promise<void> {
  // Load the rules and drawings while the worker deals.
  void loadGame(game).catch(() => {});
  show(await worker().ask({ type: 'create', game, players, names, options }), instead);
}

/** Starts another game with the same players and options. @throws Refused */
export async function playAgain({ game, players, names, view }: Session): Promise<void> {
  const options = optionsOf(view.peek());
  await startGame({ game: game.id, players: players.peek(), options, names: names.peek() }, true);
}

/** Starts a new game from before a decision of the reviewed game. @throws Refused */
export async function tryAgain(
  { names, view }: Session,
  { seat, index }: Pick<ReviewedDecision, 'seat' | 'index'>,
): Promise<void> {
  const { seats } = view.peek();
  const usual = usualNames(Array.from({ length: seats }, (_, each) => (each === seat ? 'person' : 'medium')));
  const known = names.peek();
  show(await worker().ask({ type: 'tryAgain', seat, index, names: known.length === seats ? known : usual }), false);
}

/** The maximum size of a game file. */
const LARGEST_FILE = 10_000_000;

/** Opens a file chosen by the user. @throws Refused */
export async function openFile(file: File): Promise<void> {
  show(await worker().ask({ type: 'import', text: await file.slice(0, LARGEST_FILE).text() }), false);
}

/** Shows a game that the worker has just opened. */
export function show(snapshot: GameSnapshot, instead: boolean): void {
  justOpened.value = snapshot;
  const { saved } = snapshot;
  go(saved === null ? { page: 'file' } : { page: 'play', saved }, instead);
}
