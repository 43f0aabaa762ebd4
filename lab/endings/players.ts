// The strategies of the levels, from the moves that their bots choose.

import type { GameTypes } from 'hencoop';
import { type Bot, type GameBots, LEVELS, moveKey } from 'hencoop/bots';
import { at } from '../inside.js';
import { levelBot } from '../lib/levelBot.js';
import type { Player } from './results.js';

/** The probability of each of the viewer's `moves`. */
export type Answers<G extends GameTypes> = (view: G['View'], moves: readonly G['Move'][]) => readonly number[];

/**
 * The strategy of a player. A level chooses with `samples` seeds; how often it chooses a move is its probability.
 */
export function answersOf<G extends GameTypes>(
  bots: GameBots<G>,
  player: Player,
  samples: (view: G['View']) => number,
): Answers<G> {
  const even: Answers<G> = (_, moves) => moves.map(() => 1 / moves.length);
  const level = LEVELS.find((name) => name === player);
  if (level === undefined) return even;
  const asked: Bot<G>[] = [];
  const botAt = (sample: number): Bot<G> => {
    const bot = asked[sample] ?? levelBot(bots, level, { seed: `endings/${sample}` });
    asked[sample] = bot;
    return bot;
  };
  return (view, moves) => {
    if (moves.length === 1) return [1];
    const found = moves.map(() => 0);
    const count = samples(view);
    for (let sample = 0; sample < count; sample++) {
      const chosen = moveKey(botAt(sample).chooseNow(view).move);
      const index = moves.findIndex((move) => moveKey(move) === chosen);
      found[index] = at(found, index) + 1 / count;
    }
    return found;
  };
}
