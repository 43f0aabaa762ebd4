import type { AnyMove, GameTypes } from 'hencoop';
import { type Bot, botName, type GameBots, hintOf, LEVELS, levelLabel } from 'hencoop/bots';
import { en } from 'hencoop/bots/en';
import { paragraph } from './lines.js';

/** What the bots of a game say to one seat. They know what the seat remembers, and nothing else. */
export interface Advice<Move extends AnyMove> {
  /** The move that the named bot plays. */
  readonly choose: (name: string, seed: string) => Promise<Move>;
  /** What the strongest bot would play, and why, in sentences. */
  readonly hint: () => Promise<string>;
}

/** Whoever picks any legal move: a player of every game. */
export const RANDOM = 'random';

export function adviceOf<G extends GameTypes>(
  bots: GameBots<G>,
  view: G['View'],
  sentence: (move: G['Move']) => string,
): Advice<G['Move']> {
  return {
    choose: async (name, seed) => (await botOf(bots, name, seed).choose(view)).move,
    async hint() {
      const choice = await bots.level('expert', { seed: 'hint' }).choose(view);
      return hintOf(en, choice, sentence)
        .map((line) => paragraph([line]))
        .join('\n');
    },
  };
}

function botOf<G extends GameTypes>(bots: GameBots<G>, name: string, seed: string): Bot<G> {
  const level = LEVELS.find((known) => known === name);
  return level === undefined ? bots.personality(name, { seed }) : bots.level(level, { seed });
}

/** The names of the players that can take a seat in a game with these bots. */
export function playersOf<G extends GameTypes>(bots: GameBots<G> | undefined): readonly string[] {
  return bots === undefined ? [RANDOM] : [...LEVELS, ...bots.personalities, RANDOM];
}

/** Who of `players` takes a seat unless others are named. */
export function usualPlayer(players: readonly string[]): string {
  return players.find((name) => name === 'medium') ?? RANDOM;
}

/** What a player is called, a level with its Elo. */
export function labelOf<G extends GameTypes>(bots: GameBots<G> | undefined, name: string, seats: number): string {
  const level = LEVELS.find((known) => known === name);
  return bots === undefined || level === undefined ? botName(en, name) : levelLabel(en, bots, level, seats);
}
