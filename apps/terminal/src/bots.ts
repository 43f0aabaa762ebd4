import { describe, fastChance, type GameTypes, type Seat } from 'hencoop';
import { reasonsBetween, reasonText } from 'hencoop/analysis';
import { type Bot, botName, botSeed, type Choice, hintOf, LEVELS, type LevelName } from 'hencoop/bots';
import { paragraph } from './lines.js';
import type { TerminalWords } from './locales/locale.js';
import type { MoveRequest, Player } from './player.js';
import type { TerminalGame } from './terminalGame.js';

/** The name of the random player. */
const RANDOM = 'random';

/** The default player of a seat. */
export const USUAL_PLAYER: LevelName = 'medium';

/**
 * The names of the players available at a table with this many seats, or at any: levels, personalities, and the random
 * player.
 */
export function playerNames({ bots }: Pick<TerminalGame, 'bots'>, seats?: number): readonly string[] {
  const levels = seats === undefined ? bots.levelNames : bots.levelNamesAt(seats);
  return [...levels, ...bots.personalities, RANDOM];
}

/** "Strong: tries out moves first". */
export function playerInWords({ bots, colon, random }: TerminalWords, name: string): string {
  const level = LEVELS.find((known) => known === name);
  const words = level === undefined ? (name === RANDOM ? random : null) : bots.plays[level];
  return words === null ? botName(bots, name) : `${botName(bots, name)}${colon}${words}`;
}

/** The player with that name, which plays the same for the same seed, from what its seat remembers. */
export function playerNamed(game: Pick<TerminalGame, 'bots'>, name: string, seed: string): Player {
  if (name === RANDOM) return randomPlayer(seed);
  const bot = botNamed(game, name, seed);
  let observed = 0;
  return async ({ remembered, learned }) => {
    for (const event of learned.slice(observed)) bot.observe?.(event);
    observed = learned.length;
    return (await bot.choose(remembered)).move;
  };
}

function botNamed({ bots }: Pick<TerminalGame, 'bots'>, name: string, seed: string): Bot<GameTypes> {
  const level = LEVELS.find((known) => known === name);
  return level === undefined ? bots.personality(name, { seed }) : bots.level(level, { seed });
}

/**
 * Players by seat; the same name and seed of the game always play the same. After `played` moves, they do not repeat
 * their picks before.
 */
export function playersNamed(
  game: Pick<TerminalGame, 'bots'>,
  names: readonly string[],
  seed: string,
  played = 0,
): (seat: Seat) => Player {
  const players = names.map((name, seat) =>
    // A person's seat has no name.
    name === '' ? null : playerNamed(game, name, botSeed(seed, seat, played)),
  );
  return (seat) => {
    const player = players[seat] ?? null;
    if (player === null) throw new Error(`no bot plays seat ${seat}`);
    return player;
  };
}

/** A player that picks any legal move, with its own generator: the same picks for the same seed. */
export function randomPlayer(seed: string): Player {
  const chance = fastChance(seed);
  return async ({ moves }) => chance.roll('move', moves, 1)[0];
}

/** The strongest bot's move and its reasons, in sentences. */
export async function hintFor(game: TerminalGame, request: MoveRequest): Promise<string> {
  const { bots, words, say } = game;
  const { remembered, learned, seat } = request;
  const bot = bots.level(bots.levelNamesAt(remembered.seats).at(-1) ?? 'strong', { seed: 'hint' });
  for (const event of learned) bot.observe?.(event);
  const choice = await bot.choose(remembered);
  const hint = hintOf(say.bots, choice, (move) => describe(move, seat, words.game));
  return [...hint, ...(await whyIn(game, remembered, choice))].map((line) => paragraph([line])).join('\n');
}

/** Why a hint's move is better than the next best that the bot tried. */
async function whyIn(
  { bots, reasons, say }: TerminalGame,
  view: GameTypes['View'],
  { move, analysis }: Choice<GameTypes>,
): Promise<string[]> {
  const next = analysis.slice(1).find(({ visits }) => visits > 0);
  if (next === undefined) return [];
  const found = await reasonsBetween(bots, view, move, next.move);
  return found.length === 0 ? [] : [say.whyNotNext, ...found.map((reason) => reasonText(reasons, reason))];
}
