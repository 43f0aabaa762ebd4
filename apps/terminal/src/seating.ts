import type { Seat } from 'hencoop';
import { botName } from 'hencoop/bots';
import { playerNames, USUAL_PLAYER } from './bots.js';
import { type Flags, UsageError } from './flags.js';
import type { TerminalWords } from './locales/locale.js';
import type { TerminalGame } from './terminalGame.js';

/**
 * The names of the players by seat, '' at the seat of a person.
 * @throws UsageError for a name that the game does not know, or too few or many.
 */
export function playersAt(
  terminalGame: TerminalGame,
  { bots }: Flags,
  seats: number,
  person: Seat | null,
): readonly string[] {
  const known = playerNames(terminalGame, seats);
  const names = bots ?? [USUAL_PLAYER];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(({ expected, oneOf }) => expected('--bots', oneOf(known), JSON.stringify(unknown)));
  }
  const others = person === null ? seats : seats - 1;
  if (names.length !== 1 && names.length !== others) {
    throw new UsageError(({ expected, oneNameOr }) => expected('--bots', oneNameOr(others), String(names.length)));
  }
  const all = names.length === 1 ? Array.from({ length: others }, () => names[0] ?? '') : names;
  return person === null ? all : [...all.slice(0, person), '', ...all.slice(person)];
}

/** "Bots: Easy at seat 1; Strong at seats 2, 3." */
export function botsLine({ game, bots }: TerminalWords, players: readonly string[]): string {
  const groups = new Map<string, number[]>();
  players.forEach((name, seat) => {
    if (name !== '') groups.set(name, [...(groups.get(name) ?? []), seat + 1]);
  });
  return game.bots(Array.from(groups, ([name, seats]) => [botName(bots, name), seats] as const));
}
