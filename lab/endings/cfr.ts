// Counterfactual regret minimization (CFR+) and best replies on the tree of an ending.
import type { Tree } from './tree.js';

/** The probability of every move of every information set. */
export type Profile = Float64Array;

/** The profile that makes all moves of an information set equally likely. */
export function evenProfile<State>({ infoSets, moves }: Tree<State>): Profile {
  const profile = new Float64Array(moves);
  for (const set of infoSets) profile.fill(1 / set.moves, set.first, set.first + set.moves);
  return profile;
}

/** By node: the probability of reaching it, as far as one seat and, if `withChance`, the deal decide. */
function reachOf<State>(tree: Tree<State>, profile: Profile, seat: 0 | 1, withChance: boolean): Float64Array {
  const reach = new Float64Array(tree.infoSet.length);
  tree.deals.forEach((chance, deal) => {
    reach[deal] = withChance ? chance : 1;
  });
  for (let node = 0; node < reach.length; node++) {
    const set = tree.infoSets[tree.infoSet[node] ?? -1];
    if (set === undefined) continue;
    const [own, child] = [reach[node] ?? 0, tree.child[node] ?? 0];
    for (let move = 0; move < set.moves; move++) {
      reach[child + move] = set.actor === seat ? own * (profile[set.first + move] ?? 0) : own;
    }
  }
  return reach;
}

/** By node: seat 0's share of the win if both seats play by the profile. */
function valuesOf<State>(tree: Tree<State>, profile: Profile): Float64Array {
  const values = tree.value.slice();
  for (let node = values.length - 1; node >= 0; node--) {
    const set = tree.infoSets[tree.infoSet[node] ?? -1];
    if (set === undefined) continue;
    let value = 0;
    const child = tree.child[node] ?? 0;
    for (let move = 0; move < set.moves; move++)
      value += (profile[set.first + move] ?? 0) * (values[child + move] ?? 0);
    values[node] = value;
  }
  return values;
}

const other = (seat: 0 | 1) => (seat === 0 ? 1 : 0);

/** The average value of the deals, weighted by their probability. */
const fromDeals = <State>({ deals }: Tree<State>, values: Float64Array) =>
  deals.reduce((sum, chance, deal) => sum + chance * (values[deal] ?? 0), 0);

/**
 * The best reply of `seat` to a profile, which always picks one move, and seat 0's share of the win with it. A seat has
 * perfect recall, so all nodes of its information set are at the same depth.
 */
export function bestReply<State>(tree: Tree<State>, profile: Profile, seat: 0 | 1): { value: number; reply: Profile } {
  const reach = reachOf(tree, profile, other(seat), true);
  const values = tree.value.slice();
  const reply = profile.slice();
  const sign = seat === 0 ? 1 : -1;
  // Nodes are in the order of their depth: backward, all nodes of a depth come before any above it.
  const depths = depthsOf(tree);
  let end = depths.length;
  while (end > 0) {
    let start = end - 1;
    while (start > 0 && depths[start - 1] === depths[end - 1]) start--;
    const worths = new Map<number, Float64Array>();
    for (let node = start; node < end; node++) {
      const index = tree.infoSet[node] ?? -1;
      const set = tree.infoSets[index];
      if (set === undefined || set.actor !== seat) continue;
      const worth = worths.get(index) ?? new Float64Array(set.moves);
      worths.set(index, worth);
      const child = tree.child[node] ?? 0;
      for (let move = 0; move < set.moves; move++) {
        worth[move] = (worth[move] ?? 0) + sign * (reach[node] ?? 0) * (values[child + move] ?? 0);
      }
    }
    for (const [index, worth] of worths) {
      const set = tree.infoSets[index];
      if (set === undefined) continue;
      reply.fill(0, set.first, set.first + set.moves);
      reply[set.first + worth.indexOf(Math.max(...worth))] = 1;
    }
    for (let node = start; node < end; node++) {
      const set = tree.infoSets[tree.infoSet[node] ?? -1];
      if (set === undefined) continue;
      let value = 0;
      const child = tree.child[node] ?? 0;
      for (let move = 0; move < set.moves; move++)
        value += (reply[set.first + move] ?? 0) * (values[child + move] ?? 0);
      values[node] = value;
    }
    end = start;
  }
  return { value: fromDeals(tree, values), reply };
}

/** By node: the number of moves that lead to it. */
function depthsOf<State>(tree: Tree<State>): Int32Array {
  const depths = new Int32Array(tree.infoSet.length);
  for (let node = 0; node < depths.length; node++) {
    const set = tree.infoSets[tree.infoSet[node] ?? -1];
    if (set === undefined) continue;
    const child = tree.child[node] ?? 0;
    depths.fill((depths[node] ?? 0) + 1, child, child + set.moves);
  }
  return depths;
}

/** The average gain of a best reply to a profile over both seats: 0 for the best play. */
export function exploitabilityOf<State>(tree: Tree<State>, profile: Profile): number {
  return (bestReply(tree, profile, 0).value - bestReply(tree, profile, 1).value) / 2;
}

/** Almost the best play. */
export interface Equilibrium {
  readonly profile: Profile;
  /** Seat 0's share of the win, halfway between the values of the two best replies. */
  readonly value: number;
  /** The remaining gain of a best reply, on average over both seats. */
  readonly exploitability: number;
}

/** How many rounds apart CFR+ measures the exploitability. */
const CHECK_EVERY = 50;

/** Improves both seats in turn until the exploitability is at most `gap`, for at most `rounds` rounds. */
export function cfrPlus<State>(tree: Tree<State>, gap: number, rounds: number): Equilibrium {
  const current = evenProfile(tree);
  const regrets = new Float64Array(tree.moves);
  const sums = new Float64Array(tree.moves);
  for (let round = 1; ; round++) {
    for (const seat of [0, 1] as const) improve(tree, seat, current, regrets, sums, round);
    if (round % CHECK_EVERY !== 0 && round < rounds) continue;
    const profile = averageOf(tree, sums);
    const [high, low] = [bestReply(tree, profile, 0).value, bestReply(tree, profile, 1).value];
    const exploitability = (high - low) / 2;
    if (exploitability <= gap || round >= rounds) return { profile, value: (high + low) / 2, exploitability };
  }
}

/** One update of a seat. Regrets never fall below 0, and later profiles weigh more. */
function improve<State>(
  tree: Tree<State>,
  seat: 0 | 1,
  current: Profile,
  regrets: Float64Array,
  sums: Float64Array,
  weight: number,
): void {
  const others = reachOf(tree, current, other(seat), true);
  const own = reachOf(tree, current, seat, false);
  const values = valuesOf(tree, current);
  const sign = seat === 0 ? 1 : -1;
  const counted = new Uint8Array(tree.infoSets.length);
  for (let node = 0; node < values.length; node++) {
    const index = tree.infoSet[node] ?? -1;
    const set = tree.infoSets[index];
    if (set === undefined || set.actor !== seat) continue;
    const child = tree.child[node] ?? 0;
    const scale = sign * (others[node] ?? 0);
    // With perfect recall, a seat reaches all nodes of an information set with the same probability.
    const played = counted[index] === 0 ? weight * (own[node] ?? 0) : 0;
    counted[index] = 1;
    for (let move = set.first; move < set.first + set.moves; move++) {
      regrets[move] = (regrets[move] ?? 0) + scale * ((values[child + move - set.first] ?? 0) - (values[node] ?? 0));
      sums[move] = (sums[move] ?? 0) + played * (current[move] ?? 0);
    }
  }
  for (let move = 0; move < regrets.length; move++) regrets[move] = Math.max(0, regrets[move] ?? 0);
  for (const set of tree.infoSets) if (set.actor === seat) normalize(set, regrets, current);
}

/** The average of all profiles so far, weighted by the probability that the seat reaches the information set. */
function averageOf<State>({ infoSets, moves }: Tree<State>, sums: Float64Array): Profile {
  const profile = new Float64Array(moves);
  for (const set of infoSets) normalize(set, sums, profile);
  return profile;
}

/** Writes probabilities in proportion to `weights`; equal ones if all weights are 0. */
function normalize(
  { first, moves }: { readonly first: number; readonly moves: number },
  weights: Float64Array,
  to: Profile,
): void {
  let sum = 0;
  for (let move = first; move < first + moves; move++) sum += weights[move] ?? 0;
  for (let move = first; move < first + moves; move++) to[move] = sum > 0 ? (weights[move] ?? 0) / sum : 1 / moves;
}
