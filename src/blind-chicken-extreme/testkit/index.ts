/**
 * Blind Chicken Extreme for the laws of `hencoop/testkit`, written from the rule book alone.
 *
 * @packageDocumentation
 */
import { everySetup, frozenKit, type Kit } from '../../testkit/kit.js';
import { blindChickenExtreme as game } from '../index.js';
import { eventSchema, moveSchema, redactedEventSchema, stateSchema, viewSchema } from '../schema/index.js';
import type { BlindChickenExtremeTypes, Card, FaceDown, Move, Played, State } from '../table.js';
import { ALL, bears, chicken, deckByHand, isExplained, OTHER_CARDS, pig } from './position.js';
import { small } from './small.js';

/** The maximum number of deals, as one may contradict the open cards. */
const MAX_DEALS = 20;

const each = (seats: number) => (seats === 5 ? 10 : 12);

/**
 * BC-3.3, BC-5.1 and BC-5.2, reimplemented: the possible scores of each seat after the last move of a game, for all
 * benefits.
 */
function scoresByHand(before: State): number[][] {
  const { chickens, pigs } = before.options.cards;
  const count = (cards: readonly Card[], carrying: readonly Card[]) =>
    cards.filter((card) => carrying.includes(card)).length;
  const last = before.trick.map(({ seat, card }) => ({ seat, card }));
  before.rows.forEach((row, seat) => {
    for (const card of row) last.push({ seat, card });
  });
  const byNumber = [...last].sort((a, b) => b.card - a.card);
  const taker = byNumber[0]?.card === 49 && byNumber.at(-1)?.card === 0 ? byNumber.at(-1)?.seat : byNumber[0]?.seat;
  return before.piles.map((pile, seat) => {
    const tricks: Card[][] = [];
    for (let start = 0; start < pile.length; start += before.seats)
      tricks.push(pile.slice(start, start + before.seats));
    const penalty = (cards: readonly Card[]) => [0, 0, 3, 6, 10, 15][count(cards, chickens)] ?? 0;
    const now = seat === taker ? last.map(({ card }) => card) : [];
    const all = [...tricks, now];
    const rewards = 3 * all.filter((cards) => count(cards, pigs) === 1).length;
    const bonus = count(all.flat(), chickens) === 0 ? 3 : 0;
    const earlierPenalties = tricks.reduce((sum, cards) => sum + penalty(cards), 0);
    const plain = rewards + bonus - count(all.flat(), chickens) - earlierPenalties - penalty(now);
    return seat === taker ? [plain, plain + count(tricks.flat(), chickens), plain + earlierPenalties] : [plain];
  });
}

/** A slot for a hidden card: in a pile, a hand or row, or face down in the trick. */
type Slot = { readonly pile: number | null; readonly faceDown: FaceDown | null } & (
  | { readonly list: Card[]; readonly index: number }
  | { readonly played: { card: Card } }
);

/**
 * Blind Chicken Extreme for the laws, written from the rule book.
 *
 * @example
 * ```ts
 * import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
 * import { blindChickenExtremeKit } from 'hencoop/blind-chicken-extreme/testkit';
 * import { laws } from 'hencoop/testkit';
 *
 * laws(blindChickenExtreme, blindChickenExtremeKit, { runs: 1, seed: 1 })[0]?.check(); // throws if Blind Chicken Extreme breaks law 1
 * ```
 */
export const blindChickenExtremeKit: Kit<BlindChickenExtremeTypes> =
  /* @__PURE__ */ frozenKit<BlindChickenExtremeTypes>({
    setups: everySetup(game, [
      {},
      { games: 1 },
      { games: 2, cards: OTHER_CARDS },
      { firstSeat: 1, games: 3, cards: { chickens: OTHER_CARDS.chickens, pigs: OTHER_CARDS.pigs, faceDown: [] } },
    ]),
    *allMoves({ seats, options }) {
      for (let seat = 0; seat < seats; seat++) {
        for (const card of ALL) {
          yield { seat, type: 'place', card };
          yield { seat, type: 'play', card };
        }
        for (const reward of ['leadFaceDown', 'leadAnyCard', 'chooseLeader'] as const) {
          yield { seat, type: 'takeReward', reward };
        }
        for (let leader = 0; leader < seats; leader++) yield { seat, type: 'chooseLeader', leader };
        for (const benefit of ['none', 'ignoreChickens', 'ignorePenalties'] as const) {
          yield { seat, type: 'chooseBenefit', benefit };
        }
        for (let number = 1; number <= options.games; number++)
          yield { seat, type: 'chooseBenefit', benefit: 'cancelGame', game: number };
      }
    },
    deck: ({ seats }) => deckByHand(seats),
    cards: (state) => [...state.hands, ...state.rows, ...state.piles, state.trick.map(({ card }) => card)].flat(),
    schemas: {
      state: stateSchema,
      view: viewSchema,
      move: moveSchema,
      event: eventSchema,
      redactedEvent: redactedEventSchema,
    },
    scramble(state, viewer, chance) {
      // BC-6.1: the viewer knows their own row and the open cards, but not the other rows and hands, the piles, and
      // face-down cards.
      const other = (seat: number) => seat !== viewer;
      const isHidden = ({ seat, faceDown }: Played) => other(seat) && faceDown !== null;
      const piles = state.piles.map((pile) => pile.slice());
      const cards = state.rows.map((row, seat) => [...row, ...(state.hands[seat] ?? [])]);
      const trick = state.trick.map((played) => ({ ...played }));
      const slots = [
        ...piles.flatMap((pile, seat) => pile.map((_, index) => ({ list: pile, index, pile: seat, faceDown: null }))),
        ...cards.flatMap((list, seat) =>
          other(seat) ? list.map((_, index) => ({ list, index, pile: null, faceDown: null })) : [],
        ),
        ...trick.flatMap((played) => (isHidden(played) ? [{ played, pile: null, faceDown: played.faceDown }] : [])),
      ];
      const cardOf = (slot: Slot) => ('played' in slot ? slot.played.card : (slot.list[slot.index] as Card));
      const put = (slot: Slot, card: Card) => {
        if ('played' in slot) slot.played.card = card;
        else slot.list[slot.index] = card;
      };
      // BC-5.3: after the last trick, the benefits on offer reveal the taker's pile, so only its order changes.
      const isLast = state.step.type !== 'arrange' && state.rows.every((row) => row.length <= 1);
      const carried = (card: Card) => (chicken(state, card) ? 'chicken' : pig(state, card) ? 'pig' : null);
      // Two hidden cards swap slots if that contradicts nothing in view.
      const swap = (one: Slot, two: Slot) => {
        const [first, second] = [cardOf(one), cardOf(two)];
        if (isLast && one.pile !== two.pile) return;
        // BC-3.2: a card hidden for its sign becomes another one with the sign; with the advantage, any card (BC-4.4a).
        if (one.faceDown === 'sign' && !bears(state, second)) return;
        if (two.faceDown === 'sign' && !bears(state, first)) return;
        put(one, second);
        put(two, first);
        if (carried(first) === carried(second) || isExplained({ ...state, piles })) return;
        put(one, first);
        put(two, second);
      };
      const order = chance.roll('swaps', slots, slots.length < 2 ? 0 : 4 * slots.length);
      for (let next = 0; next < order.length; next += 2) swap(order[next] as Slot, order[next + 1] as Slot);
      // BC-2.4: other players do not know either how many cards an arranging player has placed, while one is left.
      const arranging = state.step.type === 'arrange' ? state.step.seats : [];
      const left = state.hands.map((hand, seat) => {
        if (!other(seat) || !arranging.includes(seat)) return hand.length;
        const last = hand.length === 1 && chance.roll('last', [true, false], 1)[0];
        return last
          ? 1
          : (chance.roll(
              'left',
              Array.from({ length: each(state.seats) }, (_, n) => n + 1),
              1,
            )[0] ?? 1);
      });
      return {
        ...state,
        seed: `${state.seed}/scrambled`,
        trick,
        hands: cards.map((list, seat) => list.slice(list.length - (left[seat] ?? 0))),
        rows: cards.map((list, seat) => list.slice(0, list.length - (left[seat] ?? 0))),
        piles,
      };
    },
    evenWorld(state, viewer, chance) {
      // BC-2.4: an arranging player seems to have placed no card.
      const arranging = state.step.type === 'arrange' ? state.step.seats.filter((seat) => seat !== viewer) : [];
      const start = {
        ...state,
        seed: `${state.seed}/even`,
        hands: state.hands.map((hand, seat) =>
          arranging.includes(seat) ? [...(state.rows[seat] ?? []), ...hand] : hand,
        ),
        rows: state.rows.map((row, seat) => (arranging.includes(seat) ? [] : row)),
      };
      // BC-6.1: every hidden card, in any of those slots.
      const hides = (seat: number) => seat !== viewer;
      const hidden = [
        ...start.piles.flat(),
        ...[...start.hands, ...start.rows].flatMap((cards, index) => (hides(index % state.seats) ? cards : [])),
        ...start.trick.flatMap(({ seat, faceDown, card }) => (hides(seat) && faceDown !== null ? [card] : [])),
      ];
      for (let attempt = 0; attempt < MAX_DEALS; attempt++) {
        const pool = chance.shuffle(`even/${attempt}`, hidden);
        const next = () => pool.pop() as Card;
        const deal = (cards: readonly Card[], seat: number) => (hides(seat) ? cards.map(next) : cards);
        const world = {
          ...start,
          piles: start.piles.map((pile) => pile.map(next)),
          hands: start.hands.map(deal),
          rows: start.rows.map(deal),
          trick: start.trick.map((played) =>
            hides(played.seat) && played.faceDown !== null ? { ...played, card: next() } : played,
          ),
        };
        const signs = world.trick.every(({ card, faceDown }) => faceDown !== 'sign' || bears(state, card));
        if (signs && isExplained(world)) return world;
      }
      return null;
    },
    scrambleEvent(event, viewer, chance) {
      switch (event.type) {
        case 'opened':
          return { ...event, seed: `${event.seed}/other` };
        case 'dealt': {
          const pool = chance.shuffle('pool', event.hands.filter((_, seat) => seat !== viewer).flat());
          return {
            ...event,
            hands: event.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => pool.pop() as Card))),
          };
        }
        case 'placed':
          // BC-2.4: other players see nothing of a placing.
          return event.seat === viewer ? event : null;
        case 'played':
          // BC-3.2, BC-4.4: only the owner knows a card played face down.
          if (event.seat === viewer || event.faceDown === null) return event;
          return { ...event, card: event.card === 0 ? 49 : 0 };
        default:
          return event;
      }
    },
    small,
    counterparts: (move, world, _, state) => counterparts(move, world, state),
    reveals(event, viewer) {
      switch (event.type) {
        case 'dealt':
          return viewer === null ? null : (event.hands[viewer] ?? null);
        case 'revealed':
          return event.cards;
        case 'played':
          // BC-3.2: a face-down play shows only its index.
          return event.seat === viewer || event.faceDown !== null ? null : event.card;
        // Computed from piles that lie face down.
        case 'benefitsOffered':
          return [[...event.benefits].sort(), [...event.games].sort()];
        case 'scored':
          return event.tallies;
        default:
          return null;
      }
    },
    // BC-5.4
    compare: (one, other, { scores, canceled }) => {
      const total = (seat: number) =>
        (scores[seat] ?? []).reduce<number>(
          (sum, points, index) => (canceled[seat]?.includes(index + 1) ? sum : sum + points),
          0,
        );
      return total(other) - total(one);
    },
    // BC-2.1
    sites: { 'deal/*': { cards: ({ seats }) => deckByHand(seats) } },
    invariants: {
      'BC-5.1 a finished game scores according to its tricks': (state, before) => {
        if (before === null || (state.gameNumber === before.gameNumber && state.step.type !== 'over')) return;
        for (const [seat, allowed] of scoresByHand(before).entries()) {
          const points = state.scores[seat]?.[before.gameNumber - 1];
          if (points === undefined || !allowed.includes(points)) {
            throw new Error(`seat ${seat}: ${points} instead of ${allowed.join(' or ')}`);
          }
        }
      },
      'BC-5.1 chickens and penalties: no more than ten cards are there': ({ penalties }) => {
        const chickens = { '-3': 2, '-6': 3, '-10': 4, '-15': 5 };
        const taken = penalties.flat().reduce((sum, penalty) => sum + chickens[`${penalty}`], 0);
        if (taken > 10) throw new Error(`${taken} chickens in tricks with a penalty`);
        // BC-1.2: five cards of the smaller sides, two of the greater.
        const small = penalties.flat().filter((penalty) => penalty > -10).length;
        if (small > 5 || penalties.flat().length - small > 2) throw new Error('penalty cards ran out');
      },
      'BC-2.1 all players start with the same number of cards': (state) => {
        if (state.step.type !== 'arrange') return;
        for (const [seat, hand] of state.hands.entries()) {
          if (hand.length + (state.rows[seat]?.length ?? 0) !== each(state.seats)) throw new Error(`seat ${seat}`);
        }
      },
      'BC-4.1, BC-4.2, BC-5.3 the visible earnings match the tricks': (state) => {
        if (!isExplained(state)) throw new Error('other penalties, rewards or benefits than the tricks brought');
      },
      'BC-4.2 all rewards are somewhere, each once': ({ rewards, rewardsLeft }) => {
        if ([...rewards.flat(), ...rewardsLeft].sort().join() !== 'chooseLeader,leadAnyCard,leadFaceDown') {
          throw new Error('a reward too many or too few');
        }
      },
      'BC-5.4 only earlier games are canceled, and the score is the sum of the others': (state) => {
        const score = game.score(state);
        for (const [seat, games] of state.scores.entries()) {
          const sum = games.reduce<number>(
            (total, points, index) => (state.canceled[seat]?.includes(index + 1) ? total : total + points),
            0,
          );
          if (sum !== score[seat]) throw new Error(`seat ${seat}: ${score[seat]} instead of ${sum}`);
        }
      },
    },
    policies: {
      // Sorted rows keep the highest cards for one end, so that the sow meets the 49 and chickens come together.
      sorted: (move) =>
        move.type === 'place' ? 1 / (1 + move.card) ** 3 : move.type === 'play' ? 1 / (1 + move.card) : 1,
      // Chooses available benefits.
      greedy: (move) => (move.type === 'chooseBenefit' && move.benefit === 'none' ? 0.01 : 1),
      hidden: (move) => (move.type === 'takeReward' && move.reward !== 'leadFaceDown' ? 0.05 : 1),
    },
    // A placing and a play for every card, two choices of a reward, one of a leader, one of a benefit.
    maxMoves: ({ seats, options }) => (options.games ?? seats) * (2 * seats * each(seats) + 4),
    typicalMoves: 240,
  });

/** The moves in another world that differ from another seat's move in `state` only in hidden cards. */
function counterparts(move: Move, world: State, state: State): Move[] {
  const { seat } = move;
  const hand = world.hands[seat] ?? [];
  const row = world.rows[seat] ?? [];
  switch (move.type) {
    case 'place': {
      // BC-2.4: other players see only the placing that makes a seat ready.
      const isLast = (cards: readonly Card[] | undefined) => cards?.length === 1;
      return isLast(hand) === isLast(state.hands[seat]) ? hand.map((card) => ({ ...move, card })) : [];
    }
    case 'play': {
      // G-13: the index is public. BC-3.2: so is the sign, unless the card is played last or led face down.
      const card = row[(state.rows[seat] ?? []).indexOf(move.card)];
      const signShows = state.trick.length !== state.seats - 1 && !ledHidden(state);
      if (card === undefined || (signShows && bears(world, card) !== bears(state, move.card))) return [];
      return [{ ...move, card }];
    }
    default:
      return [move];
  }
}

/** BC-4.4: whether the next card is a lead with the face-down advantage. */
function ledHidden({ step }: State): boolean {
  return step.type === 'play' && step.advantage === 'leadFaceDown';
}
