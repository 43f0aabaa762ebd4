// Law 6 along a move: what a seat may not know changes nothing that it learns, before and after what it may learn.

import { type Chance, fastChance } from '../../engine/chance.js';
import type { Game, GameTypes } from '../../engine/game.js';
import type { Seat } from '../../engine/seats.js';
import { shortJson } from '../difference.js';
import type { Kit } from '../kit.js';
import type { Judged } from './evidence.js';
import { must, nameOf } from './must.js';
import { isSame, mustBeSame } from './plain.js';

/** The parts of the law that stay the same for one viewer. */
interface Learning<G extends GameTypes> {
  readonly game: Game<G>;
  readonly kit: Kit<G>;
  readonly viewer: Seat | null;
  readonly judged: Judged;
}

/** An event that a viewer learns of. */
interface Learned<G extends GameTypes> {
  readonly type: string;
  readonly redacted: G['RedactedEvent'] | null;
  /** What it reveals by the book; `null` if nothing. */
  readonly revealed: unknown;
}

/**
 * Returns a check that a viewer learns the same from `move` in `state` and in another world, as long as the same is revealed
 * in both. The check returns whether it could compare all events. Both worlds have the same chance, which the seed of neither
 * decides; in the second, two cards of every shuffle are swapped as well.
 */
export function learning<G extends GameTypes>(
  { game, kit, viewer, judged }: Learning<G>,
  state: G['State'],
  move: G['Move'],
): (world: G['State']) => boolean {
  const chance = perSite(`${state.seed}/learned`);
  const here = game.tryApply(state, move, { chance });
  if (!here.ok) throw new Error(`tryApply refused a legal move: ${shortJson(move)}`);
  const learned = learnedFrom(game, kit, state, here.events, viewer);

  return (world) => {
    const others =
      move.seat === viewer || kit.counterparts === undefined ? [move] : kit.counterparts(move, world, viewer, state);
    let isWhole = true;
    for (const other of others) {
      const there = game.tryApply(world, other, {
        chance: withTwoSwapped(chance, fastChance(`${world.seed}/swapped`)),
      });
      if (!there.ok) {
        must(
          move.seat !== viewer,
          `tryApply refuses ${shortJson(move)} of seat ${viewer} in only one of two worlds: ${shortJson(there.violation)}`,
        );
        continue;
      }
      const moves = `apply ${shortJson(move)} and, in another world, ${shortJson(other)}`;
      isWhole =
        mustAgree(learned, learnedFrom(game, kit, world, there.events, viewer), moves, viewer, judged) && isWhole;
    }
    return isWhole;
  };
}

/** Compares two lists of events up to the first that reveals something else in each; returns whether that was all. */
function mustAgree<G extends GameTypes>(
  here: readonly Learned<G>[],
  there: readonly Learned<G>[],
  moves: string,
  viewer: Seat | null,
  judged: Judged,
): boolean {
  let isRevealed = false;
  for (const [index, one] of here.entries()) {
    const other = there[index];
    if (other === undefined) break;
    const isRevealing = one.revealed !== null || other.revealed !== null;
    if (isRevealing) {
      mustBeSame(other.type, one.type, `the event by which ${moves} reveal something to ${nameOf(viewer)}`);
      if (!isSame(other.revealed, one.revealed)) return false;
      isRevealed = true;
    }
    mustBeSame(other.redacted, one.redacted, `the event that ${nameOf(viewer)} learns from ${moves}`);
    judged(isRevealed ? 'events compared after a reveal' : 'events compared in two worlds');
  }
  mustBeSame(
    there.map(({ redacted }) => redacted),
    here.map(({ redacted }) => redacted),
    `the events that ${nameOf(viewer)} learns from ${moves}`,
  );
  return true;
}

/** The events that `viewer` learns of, with what they reveal. */
function learnedFrom<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  before: G['State'],
  events: readonly G['Event'][],
  viewer: Seat | null,
): Learned<G>[] {
  return events
    .map((event) => ({
      type: event.type,
      redacted: game.redact(event, viewer),
      revealed: kit.reveals(event, viewer, before),
    }))
    .filter(({ redacted, revealed }) => redacted !== null || revealed !== null);
}

/** A chance that gives each site the same result, whatever was used before. */
function perSite(seed: string): Chance {
  return {
    shuffle: (site, cards) => fastChance(`${seed}/${site}`).shuffle(site, cards),
    roll: (site, faces, count) => fastChance(`${seed}/${site}`).roll(site, faces, count),
  };
}

/** `chance` with two cards of every shuffle swapped, so that mostly hidden ones differ. */
function withTwoSwapped(chance: Chance, which: Chance): Chance {
  return {
    shuffle: (site, cards) => {
      const shuffled = chance.shuffle(site, cards);
      const [one = 0, other = 0] = which.roll(site, [...cards.keys()], cards.length === 0 ? 0 : 2);
      const card = shuffled[one];
      const second = shuffled[other];
      // An empty list has no card to swap; any other has both.
      if (card !== undefined && second !== undefined) [shuffled[one], shuffled[other]] = [second, card];
      return shuffled;
    },
    roll: (site, faces, count) => chance.roll(site, faces, count),
  };
}
