import type { Game, GameTypes, SetupConfig } from 'hencoop';
import { fastChance } from '../../src/engine/chance.js';
import type { TableEventOf } from '../../src/engine/game.js';
import { tries } from '../../support/effort.js';

/** Checks of the tables before and after an event, by its type. */
export type Around<G extends GameTypes> = {
  readonly [Type in TableEventOf<G>['type']]?: (
    event: Extract<TableEventOf<G>, { readonly type: Type }>,
    before: G['State'],
    after: G['State'],
  ) => void;
};

/**
 * Folds random games event by event, and calls the check for each event. Returns the checked types, in the order of
 * `checks`: a test that saw no event of a type proves nothing about it.
 */
export function checkAround<G extends GameTypes>(
  game: Game<G>,
  configs: readonly SetupConfig<G['Options']>[],
  checks: Around<G>,
): string[] {
  const seen = new Set<string>();
  for (let round = 0; round < tries(12); round++) {
    for (const [index, config] of configs.entries()) {
      const seed = `around/${round}/${index}`;
      const chance = fastChance(seed);
      const opened = game.setupWithEvents({ ...config, seed });
      let { state } = opened;
      const follow = (before: G['State'] | null, events: readonly G['Event'][]) => {
        let table = before;
        for (const event of events) {
          const next: G['State'] = game.evolve(table, event);
          // The check for a type accepts the events of that type.
          const check = checks[event.type as keyof Around<G>] as
            | ((event: G['Event'], before: G['State'], after: G['State']) => void)
            | undefined;
          if (table !== null && check !== undefined) {
            check(event, table, next);
            seen.add(event.type);
          }
          table = next;
        }
      };
      follow(null, opened.events);
      for (let moves = 0; moves < 400 && !game.isOver(state); moves++) {
        const [move] = chance.roll(`move/${moves}`, game.legalMoves(state), 1);
        const attempt = game.tryApply(state, move);
        if (!attempt.ok) throw new Error(`a legal move was refused by ${attempt.violation.clause}`);
        follow(state, attempt.events);
        state = attempt.state;
      }
    }
  }
  return Object.keys(checks).filter((type) => seen.has(type));
}
