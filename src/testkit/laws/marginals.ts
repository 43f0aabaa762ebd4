// Law 8 on walks: each hidden slot, and each two, get each card as often as in worlds that the kit deals evenly.

import { cardKey, fastChance } from '../../engine/chance.js';
import type { Game, GameTypes } from '../../engine/game.js';
import type { Seat } from '../../engine/seats.js';
import type { Kit } from '../kit.js';
import type { EvidenceCount } from './evidenceCount.js';
import { must, nameOf } from './must.js';
import { cardsIn, compared, hiddenLists } from './pairs.js';
import { hiddenSlots, kindOfSlot, valueAt } from './slots.js';

/**
 * The law is broken if a difference between the two samples of one slot is less likely than 1e-14. A run compares fewer than
 * 100,000 slots, so a correct game fails fewer than 1e-14 * 100,000 = 1e-9 of all runs.
 */
const LOG_LIMIT = Math.log(1e-14);

/** How often each card lay in a slot: in imagined worlds, and in worlds of the kit. */
type Counts = Map<string, [imagined: number, dealt: number]>;

/** Compares `samples` imagined worlds of the view of `viewer` with as many that the kit deals, slot by slot. */
export function mustDealEvenly<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  state: G['State'],
  viewer: Seat | null,
  samples: number,
  { judged }: EvidenceCount,
): void {
  const view = game.view(state, viewer);
  const first = kit.evenWorld?.(state, viewer, fastChance(`${state.seed}/even`)) ?? null;
  if (first === null) return;
  const slots = hiddenSlots(view, first).map((path) => ({ path, counts: new Map() as Counts }));
  const add = (world: G['State'], which: 0 | 1) => {
    for (const { path, counts } of slots) {
      const card = cardKey(valueAt(world, path));
      const count = counts.get(card) ?? [0, 0];
      count[which]++;
      counts.set(card, count);
    }
  };
  const lists = hiddenLists(view, first);
  const [imaginedCards, dealtCards]: [string[][][], string[][][]] = [[], []];
  for (let sample = 0; sample < samples; sample++) {
    const world = kit.evenWorld?.(state, viewer, fastChance(`${state.seed}/even/${sample}`)) ?? null;
    // The kit could not deal this world, so imagine none: both samples must have the same size.
    if (world === null) continue;
    const imagined = game.determinize(view, `${state.seed}/even/${sample}`);
    add(world, 1);
    add(imagined, 0);
    imaginedCards.push(cardsIn(imagined, lists));
    dealtCards.push(cardsIn(world, lists));
  }
  const kinds = new Set(slots.flatMap(({ counts }) => [...counts.keys()])).size;
  for (const { path, counts } of slots) {
    const [card, [imagined, dealt]] = furthestOff(counts);
    must(
      logChance(counts, kinds) > LOG_LIMIT,
      `determinize from the view of ${nameOf(viewer)}: worlds are not imagined evenly: ${card} lies at ${kindOfSlot(path)} (${path.join('.')}) ${imagined} times, and ${dealt} times in even worlds`,
    );
    judged('slots compared with even worlds');
  }
  for (const { way, imagined, dealt } of compared(imaginedCards, dealtCards)) {
    const counts: Counts = new Map([0, 1].map((side) => [`${side}`, [imagined[side] ?? 0, dealt[side] ?? 0]]));
    must(
      logChance(counts, 2) > LOG_LIMIT,
      `determinize from the view of ${nameOf(viewer)}: worlds are not imagined evenly: some cards lie ${way} in ${imagined[0]} of ${imagined[0] + imagined[1]} worlds, and in ${dealt[0]} of as many even worlds`,
    );
    if (lists.some((slots) => slots.length > 1)) judged('pairs of slots compared');
  }
}

/**
 * The logarithm of a bound on the chance that two samples of one distribution differ as much. The statistic is half of the
 * likelihood-ratio chi-square, G = n KL(p, m) + n KL(q, m), with the frequencies p and q and their mean m. As m minimizes the
 * sum, G is at most n KL(p, t) + n KL(q, t) for the true distribution t. Each of those has the moments of at most a gamma
 * variable with `kinds - 1` degrees (R. Agrawal, "Finite-sample concentration of the multinomial in relative entropy", 2020),
 * for any n, so P(G >= g) <= exp(-g) (e g / d)^d with d = 2 (kinds - 1). `kinds` counts the cards seen in any slot, so that a card
 * which happens to be missing from this one does not lower the bound.
 */
function logChance(counts: Counts, kinds: number): number {
  const degrees = 2 * (kinds - 1);
  let statistic = 0;
  for (const [imagined, dealt] of counts.values()) {
    const mean = (imagined + dealt) / 2;
    for (const count of [imagined, dealt]) if (count > 0) statistic += count * Math.log(count / mean);
  }
  return statistic <= degrees || degrees === 0 ? 0 : -statistic + degrees * (1 + Math.log(statistic / degrees));
}

function furthestOff(counts: Counts): [card: string, counts: [imagined: number, dealt: number]] {
  const off = ([imagined, dealt]: [number, number]) => Math.abs(imagined - dealt);
  // Sorted copies: a slot has at least the card of one world.
  return [...counts].sort(([, a], [, b]) => off(b) - off(a))[0] ?? ['', [0, 0]];
}
