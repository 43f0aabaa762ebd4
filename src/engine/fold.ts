import type { Game, GameTypes } from './game.js';

/**
 * The state that a full event log leads to, without asking the rules again.
 * @throws RangeError where the log does not start with its opening event.
 */
export function fold<G extends GameTypes>(game: Game<G>, log: readonly G['Event'][]): G['State'] {
  const state = log.reduce<G['State'] | null>((table, event) => game.evolve(table, event), null);
  if (state === null) throw new RangeError('log: at least its opening event is needed');
  return state;
}

/**
 * The view that `viewer` keeps in mind after all that they were told of a full event log: what lies on the table now,
 * and in place every card that they have seen and could remember. `game.view` forgets it down to the table.
 * @throws RangeError where the log does not start with its opening event.
 */
export function remember<G extends GameTypes>(
  game: Game<G>,
  log: readonly G['Event'][],
  viewer: G['View']['viewer'],
): G['View'] {
  const view = log.reduce<G['View'] | null>((table, event) => {
    const redacted = game.redact(event, viewer);
    return redacted === null ? table : game.evolve(table, redacted);
  }, null);
  if (view === null) throw new RangeError('log: at least its opening event is needed');
  return view;
}
