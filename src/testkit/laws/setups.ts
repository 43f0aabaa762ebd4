// Games from each set-up of a kit in turn, and the shortest one that breaks a law.

import type { GameTypes } from '../../engine/game.js';
import { shortJson } from '../difference.js';
import type { Kit, Setup } from '../kit.js';
import { type Effort, type Law, LawBroken } from './law.js';

/** A law that judges games, and the kit that sets them up. */
interface SetupRun<G extends GameTypes> {
  readonly law: Pick<Law, 'number' | 'name'>;
  readonly kit: Kit<G>;
  readonly effort: Effort;
}

/**
 * Plays `count` games, taking the set-ups in turn. `play` plays one game and adds each move to `moves`.
 * @throws LawBroken if `play` throws, for the shortest game in which it does.
 */
export function judgeSetups<G extends GameTypes>(
  { law, kit, effort: { shrink = true } }: SetupRun<G>,
  count: number,
  seed: number,
  play: (setup: Setup<G>, name: string, moves: G['Move'][]) => void,
): void {
  let shortest: { error: unknown; setup: object; moves: readonly G['Move'][] } | null = null;
  for (let run = 0; run < count; run++) {
    const setup = kit.setups[run % kit.setups.length];
    // A kit without set-ups gives nothing to judge, as the proof will show.
    if (setup === undefined) return;
    const name = `end-${seed}-${run}`;
    const moves: G['Move'][] = [];
    try {
      play(setup, name, moves);
    } catch (error) {
      if (shortest === null || moves.length < shortest.moves.length) {
        shortest = { error, setup: { ...setup, seed: name }, moves };
      }
      if (!shrink) break;
    }
  }
  if (shortest !== null) throw broken(law, shortest.error, seed, shortest.setup, shortest.moves);
}

/** The error for a broken law, with instructions to reproduce it. */
export function broken(
  law: Pick<Law, 'number' | 'name'>,
  error: unknown,
  seed: number,
  setup: object,
  moves: readonly object[],
): LawBroken {
  return new LawBroken(law, error, [
    `run again with { seed: ${seed} }`,
    `setup ${shortJson(setup)}`,
    `${moves.length} moves ${JSON.stringify(moves)}`,
  ]);
}
