// Endings in which each seat knows its own hand alone: found in games of Chicken, solved by CFR+, and played by the levels.

import { type ChickenTypes, chicken } from 'hencoop/chicken';
import { chickenBots } from 'hencoop/chicken/bots';
import { at } from '../inside.js';
import { bestReply, cfrPlus, evenProfile, type Profile } from './cfr.js';
import { chickenPlay, dealsOf, type Line, withShortPile } from './chicken.js';
import { type Answers, answersOf } from './players.js';
import { PLAYERS, type Player, type Solved } from './results.js';
import { type Tree, treeOf } from './tree.js';

type State = ChickenTypes['State'];

/** The hands of an ending hold at most this number of cards together. */
const MOST_IN_HANDS = 4;
/** The number of cards that are left to draw. */
const TO_DRAW = 2;
/** No ending has a larger tree. */
const MOST_NODES = 3_000;
/** With fewer information sets, there is nothing to think about. */
const FEWEST = 20;
/** CFR+ goes on until no more than this is left to gain, for this number of rounds at the most. */
const GAP = 0.0002;
const ROUNDS = 5000;
/** The number of seeds that a bot which searches gets for each information set: its worlds differ by them. */
const SAMPLES = 2;

/** An ending of a game, its draw pile cut short. */
interface Found {
  readonly state: State;
  /** How many moves of the game had been made. */
  readonly moves: number;
}

/**
 * The last position of the game with this seed that makes an ending: the first of its round with so few cards in the hands,
 * after a card of the seat that is not to move.
 */
export function findHidden(seed: string): Found | null {
  let state = chicken.setup({ seats: 2, seed });
  const players = [0, 1].map((seat) => chickenBots.level('strong', { seed: `${seed}/${seat}` }));
  let found: Found | null = null;
  for (let moves = 0; !chicken.isOver(state); moves++) {
    const seat = at(chicken.actors(state), 0);
    const cards = state.hands.reduce((sum, { length }) => sum + length, 0);
    const isNext = found === null || found.state.round < state.round;
    if (isNext && cards <= MOST_IN_HANDS && state.lastPlayer === 1 - seat && !state.withdrawn.includes(true)) {
      found = { state, moves };
    }
    state = chicken.apply(state, at(players, seat).chooseNow(chicken.view(state, seat)).move);
  }
  return found === null ? null : { ...found, state: withShortPile(found.state, TO_DRAW) };
}

/** How a player plays in all information sets of a seat that can come up while it plays so. */
function fillIn(tree: Tree<Line>, seat: 0 | 1, answers: Answers<ChickenTypes>, profile: Profile): void {
  const reached = new Uint8Array(tree.infoSet.length).fill(1, 0, tree.deals.length);
  const asked = new Set<number>();
  for (let node = 0; node < reached.length; node++) {
    const index = tree.infoSet[node] ?? -1;
    const set = tree.infoSets[index];
    if (reached[node] === 0 || set === undefined) continue;
    if (set.actor === seat && !asked.has(index)) {
      asked.add(index);
      const { state, moves } = set.state;
      profile.set(answers(chicken.view(state, seat), moves), set.first);
    }
    const child = tree.child[node] ?? 0;
    for (let move = 0; move < set.moves; move++) {
      if (set.actor !== seat || (profile[set.first + move] ?? 0) > 0) reached[child + move] = 1;
    }
  }
}

/** What a player loses in a tree to the best reply, on average over both seats. */
export function lossOf(tree: Tree<Line>, answers: Answers<ChickenTypes>): number {
  const profile = evenProfile(tree);
  fillIn(tree, 0, answers, profile);
  fillIn(tree, 1, answers, profile);
  return (bestReply(tree, profile, 0).value - bestReply(tree, profile, 1).value) / 2;
}

/** The solved ending of the game with this seed, if it has one. */
export function solveHidden(seed: string): Solved[] {
  const found = findHidden(seed);
  if (found === null) return [];
  const { state, moves } = found;
  const tree = treeOf(chickenPlay(), dealsOf(state), MOST_NODES);
  if (tree === null || tree.infoSets.length < FEWEST) return [];
  const { value, exploitability: gap } = cfrPlus(tree, GAP, ROUNDS);
  const losses = PLAYERS.map((player): [Player, number] => {
    const searches = player === 'strong' || player === 'expert';
    return [
      player,
      lossOf(
        tree,
        answersOf(chickenBots, player, () => (searches ? SAMPLES : 1)),
      ),
    ];
  });
  const cards = state.drawPile.length + state.hands.reduce((sum, { length }) => sum + length, 0);
  // Every player has an entry.
  const exploitability = Object.fromEntries(losses) as Solved['exploitability'];
  return [{ seed, moves, cards, positions: tree.infoSets.length, value, gap, exploitability }];
}
