import type { GameId } from '../../../examples/web/src/protocol.js';

/** Short matches against bots that play at random. */
export const SHORT: { readonly [Game in GameId]: { readonly players: string; readonly options: string } } = {
  chicken: { players: 'person,random', options: '{"target":10}' },
  'crazy-chicken': { players: 'person,random', options: '{"rounds":1}' },
  'chicken-out': { players: 'person,random,random', options: '{"games":1}' },
  'blind-chicken-extreme': { players: 'person,random,random', options: '{"games":1}' },
  'chicken-roundup': { players: 'person,random', options: '{}' },
};

// The keys of a constant object.
export const GAME_IDS = Object.keys(SHORT) as readonly GameId[];
