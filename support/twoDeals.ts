// Pairs of deals that one seat cannot tell apart, given as chance, and what a bot can work out from its seed: for law 12
// through a host.

import {
  type Chance,
  type ChanceConfig,
  type CheckedGame,
  fastChance,
  type GameTypes,
  type Seat,
  strongChance,
} from 'hencoop';

/** How many swaps of two cards to try: most cards of a pile move. */
const SWAPS = 100;

/** The same game, dealt by `chance` whatever the seed. */
export function dealtBy<Dealt extends CheckedGame<GameTypes>>(game: Dealt, chance: Chance): Dealt {
  const host: ChanceConfig = { chance };
  return {
    ...game,
    setup: (config) => game.setup(config, host),
    setupWithEvents: (config) => game.setupWithEvents(config, host),
    apply: (state, move) => game.apply(state, move, host),
    tryApply: (state, move) => game.tryApply(state, move, host),
  };
}

/** What `seat` learns of the set-up that `chance` deals. */
function learned(game: CheckedGame<GameTypes>, chance: Chance, seats: number, seat: Seat): string {
  const { events } = dealtBy(game, chance).setupWithEvents({ seats, seed: '' });
  return JSON.stringify(events.map((event) => game.redact(event, seat)));
}

/** Two ways to deal: at the start `seat` learns the same, and all else differs, as do all later shuffles and rolls. */
export function twoDeals(
  game: CheckedGame<GameTypes>,
  seats: number,
  seat: Seat,
  seed: string,
): readonly [Chance, Chance] {
  const here = strongChance(seed);
  const later = strongChance(`${seed}/later`);
  const lot = fastChance(`${seed}/swaps`);
  const set = new Map<string, readonly unknown[]>();
  // A set-up gets the same list of cards from each chance, so a site's list has its cards.
  const listAt = <Item>(site: string) => set.get(site) as Item[] | undefined;
  const there: Chance = {
    shuffle: (site, cards) => listAt(site) ?? later.shuffle(site, cards),
    roll: (site, faces, count) => listAt(site) ?? later.roll(site, faces, count),
  };
  const noting: Chance = {
    shuffle(site, cards) {
      const pile = here.shuffle(site, cards);
      set.set(site, pile);
      return pile;
    },
    roll(site, faces, count) {
      const rolled = here.roll(site, faces, count);
      set.set(site, rolled);
      return rolled;
    },
  };
  const seen = learned(game, noting, seats, seat);
  for (const [site, pile] of set) {
    for (let swap = 0; swap < SWAPS; swap++) {
      const [one = 0, other = 0] = lot.roll('places', [...pile.keys()], 2);
      const swapped = (set.get(site) ?? pile).slice();
      [swapped[one], swapped[other]] = [swapped[other], swapped[one]];
      const before = set.get(site) ?? pile;
      set.set(site, swapped);
      if (learned(game, there, seats, seat) !== seen) set.set(site, before);
    }
  }
  return [here, there];
}

/** Whether a bot can deal its game again from its own seed, or from the start or end of it. */
export function canDeal(
  game: CheckedGame<GameTypes>,
  deal: { readonly seats: number; readonly seed: string },
  own: string,
) {
  const dealt = (seed: string) => {
    const { seed: _, ...table } = game.setup({ ...deal, seed });
    return JSON.stringify(table);
  };
  const truth = dealt(deal.seed);
  const cuts = Array.from({ length: own.length + 1 }, (_, cut) => [own.slice(0, cut), own.slice(cut)]);
  return cuts.flat().some((guess) => dealt(guess) === truth);
}
