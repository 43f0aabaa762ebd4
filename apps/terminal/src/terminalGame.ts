import type { GameTypes, SeatRange } from 'hencoop';
import type { AnyBots } from 'hencoop/bots';
import { type AnyDoors, type AnyGame, GAMES, type GameId } from 'hencoop/games';
import type { AnyEntry } from 'hencoop/record';

/** A game with everything that the terminal shows of it, in English. */
export interface TerminalGame {
  readonly id: GameId;
  readonly title: string;
  readonly seats: SeatRange;
  readonly game: AnyGame;
  readonly entry: AnyEntry;
  readonly bots: AnyBots;
  readonly words: Awaited<ReturnType<AnyDoors['locales']['en']>>;
  readonly rules: Awaited<ReturnType<AnyDoors['rules']['en']>>;
  /** The table as its viewer sees it. */
  readonly tableText: (view: GameTypes['View']) => string;
}

export async function loadGame(doors: AnyDoors): Promise<TerminalGame> {
  const { id, title, seats } = doors;
  const [game, entry, bots, words, rules, textOf] = await Promise.all([
    doors.game(),
    doors.entry(),
    doors.bots(),
    doors.locales.en(),
    doors.rules.en(),
    doors.text(),
  ]);
  return { id, title, seats, game, entry, bots, words, rules, tableText: (view) => textOf(view, words.game) };
}

/** What reading a stored game needs of every game. */
export function loadEntries(): Promise<readonly AnyEntry[]> {
  return Promise.all(GAMES.map((doors) => doors.entry()));
}
