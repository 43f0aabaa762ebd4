import { fastChance, type Seat } from 'hencoop';
import type { Player } from './loop.js';

/** Random players, one for each seat, each with its own generator: the same picks for the same seed. */
export function randomPlayers(seed: string): (seat: Seat) => Player {
  const players = new Map<Seat, Player>();
  return (seat) => {
    const player = players.get(seat) ?? randomPlayer(`${seed}/player/${seat}`);
    players.set(seat, player);
    return player;
  };
}

function randomPlayer(seed: string): Player {
  const chance = fastChance(seed);
  return async ({ moves }) => chance.roll('move', moves, 1)[0];
}
