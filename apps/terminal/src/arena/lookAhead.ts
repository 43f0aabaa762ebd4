import { type Game, type GameTypes, playout } from 'hencoop';
import type { Bot } from 'hencoop/bots';

const WORLDS = 20;

/**
 * The bot of docs/guides/write-a-bot.md for any game: it tries every move in 20 worlds, plays each out at random, and
 * takes the move with the best average score. It has no seed, and plays the same move in the same position.
 */
export function lookAhead<G extends GameTypes>(game: Game<G>): Bot<G> {
  const sign = fewerIsBetter(game) ? -1 : 1;
  const chooseNow = (view: G['View']) => {
    const seat = view.viewer ?? 0;
    const moves = game.legalMoves(view);
    const points = moves.map(() => 0);
    for (let world = 0; world < WORLDS; world++) {
      const imagined = game.determinize(view, `world ${world}`);
      moves.forEach((move, index) => {
        const end = playout(game, game.apply(imagined, move), { seed: `playout ${world}` });
        points[index] = (points[index] ?? 0) + sign * (game.score(end)[seat] ?? 0);
      });
    }
    const move = moves[points.indexOf(Math.max(...points))];
    if (move === undefined)
      throw new RangeError('view: expected a view whose viewer has a legal move, got one without');
    const analysis = moves.map((tried, index) => ({
      move: tried,
      visits: WORLDS,
      value: (points[index] ?? 0) / WORLDS,
      plusMinus: 0,
      points: 0,
      chanceToWin: null,
      line: [tried],
    }));
    return { move, analysis, worlds: WORLDS, milliseconds: 0 };
  };
  return { chooseNow, choose: async (view) => chooseNow(view) };
}

/** Whether fewer points are better in a game, judged by the ranking of a finished game. */
export function fewerIsBetter<G extends GameTypes>(game: Game<G>): boolean {
  for (let deal = 0; ; deal++) {
    const end = playout(game, game.setup({ seats: game.seats.min, seed: `${deal}` }), { seed: `${deal}` });
    const [winner, loser] = [game.outcome(end)?.ranking[0]?.[0] ?? 0, game.outcome(end)?.ranking.at(-1)?.[0] ?? 0];
    const ahead = (game.score(end)[winner] ?? 0) - (game.score(end)[loser] ?? 0);
    if (ahead !== 0) return ahead < 0;
  }
}
