// The positions at which a bot's tries end, from games between heuristics, with the results of these games.
import { type Game, type GameTypes, playout } from 'hencoop';
import type { GameBots } from 'hencoop/bots';
import { OVER, winsOf } from '../inside.js';

/** A position, and each seat's share of the win in the end. */
export interface Position<G extends GameTypes> {
  readonly state: G['State'];
  readonly wins: readonly number[];
}

/** How many moves apart tries begin. */
const TRY_EVERY = 11;

/** The positions at which tries end, from `games` games for `seats`. */
export function positionsOf<G extends GameTypes>(
  bots: GameBots<G>,
  seats: number,
  options: Partial<G['Options']>,
  games: number,
): Position<G>[] {
  const { game } = bots;
  const { until } = bots.method(seats);
  if (until === undefined) return [];
  return Array.from({ length: games }, (_, index) => {
    const seed = `calibration/${index}`;
    const start: G['State'] = game.setup({ seats, seed, options });
    const ends: G['State'][] = [];
    let from: { readonly view: G['View']; readonly played: number } | null = null;
    const end = playout(game, start, {
      seed,
      policy: bots.policy(seed, game.view(start, 0)),
      until(state, played) {
        if (state.step.type === OVER) return false;
        if (from !== null && until(state, played - from.played, from.view)) {
          ends.push(structuredClone(state));
          from = null;
        }
        if (from === null && played % TRY_EVERY === 0) from = { view: game.view(state, actorOf(game, state)), played };
        return false;
      },
    });
    const ranking = game.outcome(end)?.ranking ?? [];
    const wins = Array.from({ length: seats }, (_, seat) => winsOf(ranking, seat));
    return ends.map((state): Position<G> => ({ state, wins }));
  }).flat();
}

const actorOf = <G extends GameTypes>(game: Game<G>, state: G['State']) => game.actors(state)[0] ?? 0;
