import { type Game, type GameTypes, playout } from 'hencoop';
import type { Bot, Candidate } from 'hencoop/bots';

const WORLDS = 20;

/**
 * The bot that `docs/guides/write-a-bot.md` develops, for any game: it plays every legal move out at random in 20 imagined
 * worlds, and takes the best average score. A yardstick: simple, and known to everyone who has read the guide.
 */
export function lookAhead<G extends GameTypes>(game: Game<G>, fewerIsBetter: boolean): Bot<G> {
  const chooseNow = (view: G['View']) => {
    const me = view.viewer ?? 0;
    const moves = game.legalMoves(view);
    const points = moves.map(() => 0);
    for (let world = 0; world < WORLDS; world++) {
      const imagined = game.determinize(view, `world ${world}`);
      moves.forEach((move, index) => {
        const end = playout(game, game.apply(imagined, move), { seed: `playout ${world}` });
        points[index] = (points[index] ?? 0) + (game.score(end)[me] ?? 0);
      });
    }
    const best = points.indexOf(fewerIsBetter ? Math.min(...points) : Math.max(...points));
    const candidates = moves.map((move, index): Candidate<G> => {
      const average = (points[index] ?? 0) / WORLDS;
      return { move, visits: WORLDS, value: average, plusMinus: 0, points: average, chanceToWin: null };
    });
    const analysis = candidates.splice(best, 1).concat(candidates);
    // There is at least one move, and `best` is the index of one.
    return { move: moves[best] as G['Move'], analysis, worlds: WORLDS, milliseconds: 0 };
  };
  return { choose: async (view) => chooseNow(view), chooseNow };
}
