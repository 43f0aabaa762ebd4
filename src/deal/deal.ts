import { freshSeed, shortSeed, strongChance } from '../engine/chance.js';
import type { CheckedGame, GameTypes, SetupConfig } from '../engine/game.js';
import { checkGame } from '../engine/given.js';
import { isRecord } from '../engine/guards.js';
import { refuseOption, refuseUnknown } from '../engine/options.js';
import { checkUndeal, layoutOf } from './layout.js';
import { laying, misplacedIn, type Named, readNamed } from './named.js';

/** Cards by seat, as a list or an object. `null` stands for any card; a seat that is absent gets any cards. */
export type NamedCards<Card> = { readonly [seat: number]: readonly (Card | null)[] | undefined };

/** The lists of cards of a state, by name; a list by seat takes cards by seat. */
export type NamedTops<State> = {
  readonly [Name in keyof State as State[Name] extends readonly unknown[] ? Exclude<Name, 'hands'> : never]?:
    | NamedList<State[Name]>
    | undefined;
};

/** The named cards of one list, or of a list by seat. */
export type NamedList<List> = List extends readonly (readonly (infer Card)[])[]
  ? NamedCards<Card>
  : List extends readonly (infer Card)[]
    ? readonly (Card | null)[]
    : never;

/** The config of {@link deal}: that of `setup`, and the cards that you name. */
export interface DealConfig<G extends GameTypes> extends SetupConfig<G['Options']> {
  /** Cards of the hands, by seat, in any order: `{ 1: ['egg'] }` or `[[], ['egg']]`. The rest of a hand is random. */
  readonly hands?:
    | NamedCards<G['State'] extends { readonly hands: readonly (readonly (infer Card)[])[] } ? Card : unknown>
    | undefined;
  /**
   * Cards of the other lists of the state, by name. The card that is dealt, drawn or turned up first comes first: `drawPile:
   * [3, 5]` names the next two cards to draw. `null` stands for any card.
   */
  readonly tops?: NamedTops<G['State']> | undefined;
}

/** Some deals depend on chance, too: a card that may not lie first, a card that is shuffled in later. */
const MAX_ATTEMPTS = 300;

/**
 * Sets up a game for a test: the named cards lie where you name them, and the seed shuffles all others, in this round and in
 * later ones. With no card named it is the game that `setupWithEvents` deals. The table is a usual one: it hides its cards in
 * views, and the game can be played to its end.
 *
 * The seed alone does not deal this game again: keep it as a log of its events, not as a record, which `recordOf` refuses.
 *
 * @example
 * ```ts
 * import { chickenOut } from 'hencoop/chicken-out';
 * import { deal } from 'hencoop/deal';
 *
 * // The first card that each seat plays.
 * const { state, events } = deal(chickenOut, { seats: 2, seed: 'test', tops: { piles: [['TWENTY'], ['DOUBLE']] } });
 * chickenOut.apply(state, { seat: 0, type: 'play' }).count; // 20
 * events[0]?.type; // 'opened'
 * ```
 *
 * @throws RangeError if `game` is not a game or does not say where its cards go (`undeal`), if the config is invalid, or if
 * no deal of this game has the named cards there: a card that the deck with these options does not have, or not as often,
 * more cards than a hand holds, an unknown list. The message names the path.
 */
export function deal<G extends GameTypes>(
  game: CheckedGame<G>,
  config: DealConfig<G> = {},
): { readonly state: G['State']; readonly events: readonly G['Event'][] } {
  checkGame(game);
  if (!isRecord(config)) return refuseOption('config', 'an object', config);
  refuseUnknown('config', config, ['seats', 'seed', 'options', 'hands', 'tops']);
  const { hands, tops, seats, options, seed = freshSeed() }: DealConfig<G> = config;
  const setup = { seats, options, seed };
  const first = layoutOf(game, setup, strongChance(seed));
  checkUndeal(game, setup, first, strongChance(seed));
  const named = readNamed(first, hands, tops);
  let misplaced: Named | undefined;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const chance = strongChance(attempt === 0 ? seed : `${shortSeed(seed)}/deal/${attempt}`);
    const layout = attempt === 0 ? first : layoutOf(game, setup, chance);
    const dealt = game.setupWithEvents(setup, { chance: laying(layout, named, chance) });
    misplaced = misplacedIn(layout.read(dealt.state), named);
    if (misplaced === undefined) return dealt;
  }
  const { path = '', card } = misplaced ?? {};
  return refuseOption(path, 'a card that can lie there when the game begins', card);
}
