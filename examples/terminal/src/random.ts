import { fastChance, type Seat } from 'hencoop';
import type { Player } from './loop.js';

/** Random players, one a seat, each with luck of its own: the same picks for the same seed. */
export function randomPlayers(seed: string): (seat: Seat) => Player {
  const players = new Map<Seat, Player>();
  return (seat) => {
    const player = players.get(seat) ?? randomPlayer(`${seed}/player/${seat}`);
    players.set(seat, player);
    return player;
  };
}

function randomPlayer(seed: string): Player {
  const luck = fastChance(seed);
  return async ({ moves }) => luck.roll('move', moves, 1)[0];
}
