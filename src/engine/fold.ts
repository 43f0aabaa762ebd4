import type { CheckedGame, GameTypes } from './game.js';

/**
 * The state that a full event log leads to, without consulting the rules again. End the log with the set-up or with the
 * last event of a move: anywhere else, a move is half done.
 * @throws RangeError if the log does not start with its opening event.
 */
export function fold<G extends GameTypes>(game: CheckedGame<G>, log: readonly G['Event'][]): G['State'] {
  const state = log.reduce<G['State'] | null>((table, event) => game.evolve(table, event), null);
  if (state === null) throw new RangeError('log: expected at least its opening event, got an empty log');
  return state;
}

/**
 * The view that `viewer` remembers after a full event log: the table as it lies now, plus, in place, every card that they
 * have seen and could remember. `game.view` reduces it to the table as it lies. End the log as for {@link fold}.
 * @throws RangeError if the log does not start with its opening event.
 */
export function remember<G extends GameTypes>(
  game: CheckedGame<G>,
  log: readonly G['Event'][],
  viewer: G['View']['viewer'],
): G['View'] {
  const view = log.reduce<G['View'] | null>((table, event) => {
    const redacted = game.redact(event, viewer);
    return redacted === null ? table : game.evolve(table, redacted);
  }, null);
  if (view === null) throw new RangeError('log: expected at least its opening event, got an empty log');
  return view;
}
