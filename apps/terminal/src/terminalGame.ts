import type { GameTypes, SeatRange } from 'hencoop';
import type { AnyBots } from 'hencoop/bots';
import { type AnyDoors, type AnyGame, GAMES, type GameId, type Language, type ReasonLocale } from 'hencoop/games';
import type { AnyEntry } from 'hencoop/record';
import type { TerminalWords } from './locales/locale.js';

/** A game with everything the terminal needs to show it in one language. */
export interface TerminalGame {
  readonly id: GameId;
  readonly title: string;
  readonly seats: SeatRange;
  readonly game: AnyGame;
  readonly entry: AnyEntry;
  readonly bots: AnyBots;
  readonly words: Awaited<ReturnType<AnyDoors['locales'][Language]>>;
  readonly rules: Awaited<ReturnType<AnyDoors['rules'][Language]>>;
  /** Why one move is better than another. */
  readonly reasons: ReasonLocale;
  /** The terminal's own texts. */
  readonly say: TerminalWords;
  /** The table as its viewer sees it. */
  readonly tableText: (view: GameTypes['View']) => string;
}

export async function loadGame(doors: AnyDoors, say: TerminalWords): Promise<TerminalGame> {
  const { id, title, seats } = doors;
  const [game, entry, bots, words, rules, reasons, textOf] = await Promise.all([
    doors.game(),
    doors.entry(),
    doors.bots(),
    doors.locales[say.language](),
    doors.rules[say.language](),
    doors.reasons[say.language](),
    doors.text(),
  ]);
  const tableText = (view: GameTypes['View']) => textOf(view, words.game);
  return { id, title, seats, game, entry, bots, words, rules, reasons, say, tableText };
}

/** Loads every game's entry, to read stored games. */
export function loadEntries(): Promise<readonly AnyEntry[]> {
  return Promise.all(GAMES.map((doors) => doors.entry()));
}
