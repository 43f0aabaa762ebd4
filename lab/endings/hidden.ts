// Endings in which each seat knows only its own hand: finds them in games of Chicken, solves them by CFR+, and measures the levels.

import { botSeed } from 'hencoop/bots';
import { type ChickenTypes, chicken } from 'hencoop/chicken';
import { chickenBots } from 'hencoop/chicken/bots';
import { at } from '../inside.js';
import { bestReply, cfrPlus, evenProfile, type Profile } from './cfr.js';
import { chickenPlay, dealsOf, type Line, withShortPile } from './chicken.js';
import { type Answers, answersOf } from './players.js';
import { PLAYERS, type Player, type Solved } from './results.js';
import { type Tree, treeOf } from './tree.js';

type State = ChickenTypes['State'];

/** The maximum number of cards in both hands of an ending. */
const MOST_IN_HANDS = 4;
/** The number of cards left to draw. */
const TO_DRAW = 2;
/** The maximum size of an ending's tree. */
const MOST_NODES = 3_000;
/** The minimum number of information sets: smaller endings are trivial. */
const FEWEST = 20;
/** CFR+ stops at this exploitability, or after this many rounds. */
const GAP = 0.0002;
const ROUNDS = 5000;
/** How many seeds a searching bot gets for each information set; the worlds it imagines depend on the seed. */
const SAMPLES = 2;

/** An ending of a game, with a shortened draw pile. */
interface Found {
  readonly state: State;
  /** The number of moves before it. */
  readonly moves: number;
}

/**
 * The last ending in the game with this seed: the first position of a round with few enough cards in the hands, after the
 * other seat played a card.
 */
export function findHidden(seed: string): Found | null {
  let state = chicken.setup({ seats: 2, seed });
  const players = [0, 1].map((seat) => chickenBots.level('strong', { seed: botSeed(seed, seat) }));
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

/** Fills in a player's strategy at a seat, in all information sets that it can reach with it. */
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

/** How much a player loses against the best reply, on average over both seats. */
export function lossOf(tree: Tree<Line>, answers: Answers<ChickenTypes>): number {
  const profile = evenProfile(tree);
  fillIn(tree, 0, answers, profile);
  fillIn(tree, 1, answers, profile);
  return (bestReply(tree, profile, 0).value - bestReply(tree, profile, 1).value) / 2;
}

/** The solved ending of the game with this seed; empty without one. */
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
