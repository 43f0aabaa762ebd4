// Law 10: the invariants of the sheet hold.

import type { Game, GameTypes } from '../../engine/game.js';
import { seatsUpTo } from '../../engine/seats.js';
import { shortJson } from '../difference.js';
import type { Kit } from '../kit.js';
import { afterMove, madeBy, type Walk } from '../walk.js';
import type { Judged } from './evidence.js';
import type { EvidenceCount } from './evidenceCount.js';
import { messageOf, must, mustEqual } from './must.js';

export function invariants<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  walk: Walk<G>,
  { judged }: EvidenceCount,
): void {
  for (const [index, state] of walk.states.entries()) mustScoreAll(game, kit, state, madeBy(walk, index), judged);
  for (const state of kit.finals?.() ?? []) mustScoreAll(game, kit, state, 'in finals() of the kit', judged);
  for (const [title, holds] of Object.entries(kit.invariants)) {
    const check = (state: G['State'], before: G['State'] | null, when: string) => {
      try {
        holds(state, before);
      } catch (error) {
        throw new Error(`${title}: ${messageOf(error)}, ${when}`);
      }
      judged('invariants checked');
    };
    check(walk.start, null, madeBy(walk, 0));
    for (const { before, move, after } of [...walk.rare, ...walk.transitions]) check(after, before, afterMove(move));
  }
}

/** Every seat must have points, and exactly one rank, in the order of the book. */
function mustScoreAll<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  state: G['State'],
  when: string,
  judged: Judged,
): void {
  const score = game.score(state);
  must(
    score.length === state.seats,
    `score: expected points for ${state.seats} seats, got ${shortJson(score)}, ${when}`,
  );
  const { ranking } = game.outcome(state) ?? {};
  if (ranking === undefined) return;
  mustEqual(
    ranking.flat().sort((a, b) => a - b),
    seatsUpTo(state.seats),
    `outcome: the seats in the ranking ${shortJson(ranking)}, ${when}`,
  );
  must(
    ranking.every((seats) => seats.length > 0),
    `outcome: expected a seat at each rank, got ${shortJson(ranking)}, ${when}`,
  );
  if (kit.compare === undefined) return;
  const ranked = ranking.flatMap((seats, rank) => seats.map((seat) => ({ seat, rank })));
  for (const one of ranked) {
    for (const other of ranked) {
      if (one.seat === other.seat) continue;
      must(
        Math.sign(kit.compare(one.seat, other.seat, state)) === Math.sign(one.rank - other.rank),
        `outcome: seats ${one.seat} and ${other.seat} are not in the order of the book in ${shortJson(ranking)}, ${when}`,
      );
    }
  }
  judged('rankings compared');
}
