// Pairs of games that one observer cannot tell apart: hosts must send the observer the same in both

import { type Chance, fastChance, type Game, type GameTypes, type Seat } from 'hencoop';
import type { Kit, Setup } from 'hencoop/testkit';

/** The next move in each world; `null` for none, if the observer sees nothing of the other world's move. */
interface Step<G extends GameTypes> {
  readonly here: G['Move'];
  readonly there: G['Move'] | null;
}

/** Two games that differ only in information hidden from `viewer`. */
export interface TwoWorlds<G extends GameTypes> {
  readonly viewer: Seat | null;
  readonly here: G['State'];
  readonly there: G['State'];
  readonly steps: readonly Step<G>[];
  /** The number of steps with different moves, or with none in one of the worlds. */
  readonly different: number;
}

/**
 * Two worlds after `played` random moves, and up to `most` further moves that look the same to `viewer`. Half of the
 * moves invisible to `viewer` are played in one world only.
 */
export function twoWorlds<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  { seats, options }: Setup<G>,
  { viewer, seed, played = 0, most = 12 }: { viewer: Seat | null; seed: string; played?: number; most?: number },
): TwoWorlds<G> {
  const chance = fastChance(`two worlds ${seed}`);
  let start = game.setup({ seats, options, seed });
  for (let count = 0; count < played; count++) {
    const [move] = chance.shuffle(`before/${count}`, game.legalMoves(start));
    const next = move === undefined ? start : game.apply(start, move);
    if (game.isOver(next)) break;
    start = next;
  }
  // A script ends where the worlds show different cards: take the longest of several.
  const scripts = Array.from({ length: 20 }, (_, index) => {
    const lot = fastChance(`two worlds ${seed}/${index}`);
    return scriptOf(game, kit, start, kit.scramble(start, viewer, lot), viewer, most, lot);
  });
  return scripts.reduce((best, script) => (script.steps.length > best.steps.length ? script : best));
}

function scriptOf<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  here: G['State'],
  there: G['State'],
  viewer: Seat | null,
  most: number,
  chance: Chance,
): TwoWorlds<G> {
  const worlds = { here, there };
  const steps: Step<G>[] = [];
  while (steps.length < most) {
    const moves = chance.shuffle(`step/${steps.length}`, game.legalMoves(worlds.here));
    const step = nextStep(game, kit, worlds, viewer, moves);
    if (step === null) break;
    steps.push(step);
    worlds.here = game.apply(worlds.here, step.here);
    if (step.there !== null) worlds.there = game.apply(worlds.there, step.there);
  }
  const different = steps.filter((step) => JSON.stringify(step.here) !== JSON.stringify(step.there)).length;
  return { viewer, here, there, steps, different };
}

/** A move that looks the same to `viewer` in both worlds. */
function nextStep<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  { here, there }: { readonly here: G['State']; readonly there: G['State'] },
  viewer: Seat | null,
  moves: readonly G['Move'][],
): Step<G> | null {
  const learned = (state: G['State'], move: G['Move']): string | null => {
    const attempt = game.tryApply(state, move);
    return attempt.ok ? JSON.stringify(attempt.events.flatMap((event) => game.redact(event, viewer) ?? [])) : null;
  };
  for (const [index, move] of moves.entries()) {
    const news = learned(here, move);
    if (news === '[]' && move.seat !== viewer && index % 2 === 0) return { here: move, there: null };
    const others = move.seat === viewer ? [move] : (kit.counterparts?.(move, there, viewer, here) ?? [move]);
    const candidates = [...others].filter((other) => learned(there, other) === news);
    const different = candidates.find((other) => JSON.stringify(other) !== JSON.stringify(move));
    const other = different ?? candidates[0];
    if (other !== undefined) return { here: move, there: other };
  }
  return null;
}
