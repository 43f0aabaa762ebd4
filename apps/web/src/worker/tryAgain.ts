// A game that starts in the middle of a finished one.

import type { Seat } from 'hencoop';
import type { GameSnapshot, Player, RequestOf } from '../protocol.js';
import { refuse } from '../refusal.js';
import type { GameSource } from './gameSource.js';
import type { HostState } from './hostState.js';
import { newGame } from './newGame.js';
import { closeGame, openToPlay, requireOpen, save, snapshotOf } from './openGame.js';
import { PERSON, unknownPlayer } from './players.js';
import { requirePlayed } from './review.js';

/** The level that replaces people who are not at this device, and unknown players. */
const SUBSTITUTE = 'medium';

/** Starts a game from before a decision of a seat. It counts as a game with a decision taken back. */
export async function tryAgain(host: HostState, { seat, index, names }: RequestOf<'tryAgain'>): Promise<GameSnapshot> {
  const { source } = requireOpen(host);
  const { setup, steps } = requirePlayed(requireOpen(host));
  const moves = steps.slice(1).map(({ move }) => move);
  const before = moves.flatMap((move, at) => (move?.seat === seat ? at : []))[index];
  if (before === undefined) {
    return refuse('invalid', `index: expected the number of a decision of seat ${seat}, got ${index}`);
  }
  const botSeed = source.play?.lineup.botSeed ?? host.config.draw('bots');
  const { seats, seed, options } = setup;
  const lineup = { players: await playersFor(source, seat, seats), names, botSeed };
  const play = await newGame(source.loaded, { seats, seed, options }, lineup, 'setup');
  for (const move of moves.slice(0, before)) play.make(move);
  play.undone = source.undone + 1;
  await closeGame(host);
  const saved = host.config.draw('saved');
  const open = openToPlay(host, play, { saved, change: null, playedAt: host.config.now() });
  save(open, play);
  return snapshotOf(open);
}

/** The players, with a person at this seat. */
function playersFor({ play, players, loaded }: GameSource, seat: Seat, seats: number): Promise<readonly Player[]> {
  // People who played at this device stay.
  const stay = play?.persons.includes(seat);
  return Promise.all(
    Array.from({ length: seats }, async (_, each) => {
      const player = players[each] ?? SUBSTITUTE;
      if (each === seat) return PERSON;
      if (player === PERSON) return stay ? PERSON : SUBSTITUTE;
      return (await unknownPlayer([player], seats, loaded)) === null ? player : SUBSTITUTE;
    }),
  );
}
