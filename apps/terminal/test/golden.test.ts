import type { GameTypes } from 'hencoop';
import { type Bot, type BotMaker, duel, playMatch } from 'hencoop/bots';
import { GAMES } from 'hencoop/games';
import { describe, expect, it } from 'vitest';
import { inProcess } from '../src/arena/entrants.js';
import { type Loaded, loadGame } from '../src/arena/games.js';

const IDS = GAMES.map(({ id }) => id);
const MOVES = 30;
const DEALS = 4;

const loaded = new Map<string, Loaded>(await Promise.all(IDS.map(async (id) => [id, await loadGame(id)] as const)));
const loadedGame = (id: string): Loaded => {
  const found = loaded.get(id);
  if (found === undefined) throw new Error(`no game ${id}`);
  return found;
};

/** A move as short text: `0 play card=egg`. */
function textOf({ seat, type, ...fields }: GameTypes['Move']): string {
  const others = Object.entries(fields).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return [seat, type, ...others].join(' ');
}

/** The first moves of a match between copies of one bot. */
function opening({ game }: Loaded, make: BotMaker<GameTypes>, seats: number): string[] {
  const moves: string[] = [];
  const enough = new Error('enough');
  const noting = (bot: Bot<GameTypes>): Bot<GameTypes> => ({
    ...bot,
    chooseNow(view) {
      if (moves.length === MOVES) throw enough;
      const choice = bot.chooseNow(view);
      moves.push(textOf(choice.move));
      return choice;
    },
  });
  const bots = Array.from({ length: seats }, (_, seat) => noting(make({ seed: `golden/${seat}` })));
  try {
    playMatch(game, bots, { seed: 'golden' });
  } catch (error) {
    if (error !== enough) throw error;
  }
  return moves;
}

/** The openings of these bots with the fewest seats and with the most, up to four. */
async function openings(id: string, specs: readonly string[]): Promise<string[]> {
  const game = loadedGame(id);
  const { min, max } = game.game.seats;
  const lines: string[] = [];
  for (const spec of specs) {
    const { make } = await inProcess(game, spec);
    for (const seats of new Set([min, Math.min(max, 4)])) {
      lines.push(`${spec}, ${seats} seats`, ...opening(game, make, seats).map((move) => `  ${move}`), '');
    }
  }
  return lines;
}

describe('a short arena with fixed iterations and seeds', () => {
  it.each(IDS)('plays the same moves as before in %s, with a search that knows nothing about the game', async (id) => {
    const text = await openings(id, ['plain:10']);
    await expect(text.join('\n')).toMatchFileSnapshot(`golden/${id}-plain.txt`);
  });

  it.each(IDS)("plays the same moves as before in %s, with the game's own bots", async (id) => {
    const game = loadedGame(id);
    const text = await openings(id, ['heuristic', 'easy', ...game.bots.personalities, 'search:10']);
    const [own, random] = [await inProcess(game, 'heuristic'), await inProcess(game, 'uniform')];
    for (const seats of new Set([game.game.seats.min, Math.min(game.game.seats.max, 4)])) {
      const { wins, margin } = duel(game.game, own.make, random.make, { seats, deals: DEALS, seed: 'golden' });
      text.push(
        `heuristic against uniform, ${seats} seats, ${DEALS} deals: ${wins.mean.toFixed(3)} won, margin ${margin.mean.toFixed(2)}`,
      );
    }
    await expect(`${text.join('\n')}\n`).toMatchFileSnapshot(`golden/${id}-bots.txt`);
  });
});
