// Plays at random, by the kit's set-ups and policies, and keeps the moves that show something new.
import { type Chance, fastChance, type Game, type GameTypes } from 'hencoop';
import type { Kit, WeightedPolicy } from 'hencoop/testkit';
import { learnedOf, type Made, make } from './answers.js';
import { type Collector, viewsOf } from './collector.js';
import { featuresOf, foldFeatures } from './features.js';
import { choicesOf, turningPoints } from './turningPoints.js';
import { tweaked } from './tweak.js';

/** How far a search goes. */
export interface Effort {
  readonly games: number;
  /** The most moves of a game. */
  readonly length: number;
  /** How often a feature must be shown. */
  readonly times: number;
}

/** So many worlds of a small position, and so many moves in each. */
const WORLDS = 12;

const SHARES = Array.from({ length: 4096 }, (_, share) => share);

/** A found move, with its features. */
interface Found<G extends GameTypes> {
  readonly made: Made<G>;
  readonly features: readonly string[];
}

export function search<G extends GameTypes>(game: Game<G>, kit: Kit<G>, effort: Effort, to: Collector<G>): void {
  const policies: readonly WeightedPolicy<G>[] = [() => 1, ...Object.values(kit.policies ?? {})];
  const choices = choicesOf(game, kit);
  const counts = new Map<string, number>();
  const kept: Found<G>[] = [];
  const all = (made: Made<G>) => [...new Set([...featuresOf(made), ...turningPoints(game, choices, made)])];
  const show = (features: readonly string[]) => {
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  };
  for (const made of to.made) show(all(made));
  const consider = (made: Made<G>) => {
    const features = all(made);
    if (features.every((feature) => (counts.get(feature) ?? 0) >= effort.times)) return;
    show(features);
    kept.push({ made, features });
  };
  const folds = new Set<string>();
  for (let number = 0; number < effort.games; number++) {
    // Both lists in turn, and each pair of their entries sooner or later.
    const setup = kit.setups[number % kit.setups.length];
    const round = Math.floor(number / kit.setups.length);
    const policy = policies[(number + round) % policies.length];
    if (setup === undefined || policy === undefined) continue;
    const seed = `vector-${number + 1}`;
    const chance = fastChance(`${seed}/search`);
    // Every other game is looked at from its beginning, the others from anywhere.
    const skip = round % 2 === 0 ? 0 : Math.floor(share(chance, 'skip') * kit.typicalMoves);
    const start = skipped(game, game.setup({ ...setup, seed }), policy, skip, chance);
    walk(
      game,
      kit,
      { start, policy, length: effort.length, chance },
      (made, views) => {
        consider(made);
        return remember(game, made, views, folds, to);
      },
      consider,
    );
  }
  fromSmall(game, kit, folds, to);
  // Most features of an early move are shown again by later ones.
  for (const { made, features } of kept) {
    if (features.every((feature) => (counts.get(feature) ?? 0) > effort.times)) {
      for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) - 1);
    } else to.move(made);
  }
}

/** Folds views that remember a card into short walks through the worlds behind them. */
function fromSmall<G extends GameTypes>(game: Game<G>, kit: Kit<G>, known: Set<string>, to: Collector<G>): void {
  for (const { view, worlds } of kit.small?.() ?? []) {
    worlds.slice(0, WORLDS).forEach(({ state: world }, index) => {
      let [state, views]: [G['State'], readonly G['View'][]] = [world, [view]];
      for (let step = 0; step < WORLDS && !game.isOver(state); step++) {
        const made = make(
          game,
          state,
          choose(game, state, () => 1, fastChance(`small-${index}/${step}`)),
        );
        views = remember(game, made, views, known, to);
        state = made.after;
      }
    });
  }
}

interface Plan<G extends GameTypes> {
  readonly start: G['State'];
  readonly policy: WeightedPolicy<G>;
  readonly length: number;
  readonly chance: Chance;
}

/** Walks through a game; `aside` gets moves that the walk does not follow. */
function walk<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  { start, policy, length, chance }: Plan<G>,
  follow: (made: Made<G>, views: readonly G['View'][]) => readonly G['View'][],
  aside: (made: Made<G>) => void,
): void {
  let state = start;
  let views: readonly G['View'][] = viewsOf(game, start);
  for (let step = 0; step < length && !game.isOver(state); step++) {
    const random = sub(chance, `${step}`);
    const made = make(game, state, choose(game, state, policy, random));
    views = follow(made, views);
    const other = tweaked(kit, state, sub(random, 'tweaked'));
    if (other !== null && !game.isOver(other)) tryAside(game, other, policy, random, aside);
    state = made.after;
  }
}

/** A position that may be out of the rules' reach can break them: then it is of no use. */
function tryAside<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  policy: WeightedPolicy<G>,
  random: Chance,
  aside: (made: Made<G>) => void,
): void {
  try {
    if (game.legalMoves(state).length === 0) return;
    aside(
      make(
        game,
        state,
        choose(game, state, () => 1, sub(random, 'aside')),
      ),
    );
    aside(make(game, state, choose(game, state, policy, sub(random, 'again'))));
  } catch {
    return;
  }
}

/** The state after so many moves, or the last one before the end. */
function skipped<G extends GameTypes>(
  game: Game<G>,
  start: G['State'],
  policy: WeightedPolicy<G>,
  moves: number,
  chance: Chance,
): G['State'] {
  let state = start;
  for (let made = 0; made < moves; made++) {
    const next = game.apply(state, choose(game, state, policy, sub(chance, `skip/${made}`)));
    if (game.isOver(next)) return state;
    state = next;
  }
  return state;
}

const share = (chance: Chance, site: string) => (chance.roll(site, SHARES, 1)[0] ?? 0) / SHARES.length;

/** `chance` below `name`. */
function sub(chance: Chance, name: string): Chance {
  return {
    shuffle: (site, cards) => chance.shuffle(`${name}/${site}`, cards),
    roll: (site, faces, count) => chance.roll(`${name}/${site}`, faces, count),
  };
}

/** A legal move by the weights of `policy`. */
function choose<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  policy: WeightedPolicy<G>,
  random: Chance,
): G['Move'] {
  const moves = game.legalMoves(state);
  const weights = moves.map((move) => policy(move, state));
  let left = share(random, 'move') * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, move] of moves.entries()) {
    left -= weights[index] ?? 0;
    if (left < 0) return move;
  }
  const [first] = moves;
  if (first === undefined) throw new Error('expected a legal move');
  return first;
}

/** Folds what each viewer learns of a move, and keeps the events that change a view with remembered cards anew. */
function remember<G extends GameTypes>(
  game: Game<G>,
  { before, events }: Made<G>,
  views: readonly G['View'][],
  known: Set<string>,
  to: Collector<G>,
): readonly G['View'][] {
  const learned = learnedOf(game, before, events);
  return views.map((start) => {
    let view = start;
    for (const each of learned[start.viewer ?? before.seats] ?? []) {
      const event: G['RedactedEvent'] | undefined =
        typeof each === 'number' ? events[each] : (each as G['RedactedEvent']);
      if (event === undefined) continue;
      const after = game.evolve(view, event);
      const fresh = foldFeatures(view, event, after, game.view(view, view.viewer)).filter(
        (feature) => !known.has(feature),
      );
      if (fresh.length > 0) {
        for (const feature of fresh) known.add(feature);
        to.fold(view, event, after);
      }
      view = after;
    }
    return view;
  });
}
