import { fold } from 'hencoop';
import {
  ASSUMED_CARDS,
  arrangeMoves,
  type Benefit,
  blindChickenExtreme,
  CARDS,
  type Card,
  deckFor,
  type Event,
  type Move,
  type Options,
  PENALTIES,
  type Played,
  penaltyFor,
  REWARDS,
  type Reward,
  type State,
} from 'hencoop/blind-chicken-extreme';
import { scriptedChance } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { deckByHand, OTHER_CARDS, position } from './kit.js';

const game = blindChickenExtreme;

const place = (seat: number, card: Card): Move => ({ seat, type: 'place', card });
const play = (seat: number, card: Card): Move => ({ seat, type: 'play', card });
const takeReward = (seat: number, reward: Reward): Move => ({ seat, type: 'takeReward', reward });
const chooseLeader = (seat: number, leader: number): Move => ({ seat, type: 'chooseLeader', leader });
const benefit = (seat: number, chosen: 'none' | Exclude<Benefit, 'cancelGame'>): Move => ({
  seat,
  type: 'chooseBenefit',
  benefit: chosen,
});
const cancel = (seat: number, number: number): Move => ({
  seat,
  type: 'chooseBenefit',
  benefit: 'cancelGame',
  game: number,
});

const playable = (state: State, seat: number) =>
  game.legalMoves(state, seat).flatMap((move) => (move.type === 'play' ? [move.card] : []));

/** Applies all moves, each of which must be legal. */
const playAll = (state: State, ...moves: Move[]) => moves.reduce((now, move) => game.apply(now, move), state);

/** The last of these legal moves, with what it told. */
function told(state: State, ...moves: Move[]) {
  const last = moves.at(-1);
  const attempt = game.tryApply(playAll(state, ...moves.slice(0, -1)), last);
  if (!attempt.ok) throw new Error(JSON.stringify(attempt.violation));
  return attempt;
}

const eventOf = <Type extends Event['type']>(events: readonly Event[], type: Type) =>
  events.find((event): event is Extract<Event, { type: Type }> => event.type === type);

const typesOf = (events: readonly Event[]) => events.map(({ type }) => type);

const options = (given: Partial<Options> = {}): Options => ({
  firstSeat: 0,
  games: 3,
  cards: ASSUMED_CARDS,
  ...given,
});

const played = (seat: number, card: Card): Played<never> => ({ seat, card, faceDown: null });

/** Everybody plays a last card in turn, seat 0 leading; the events of the trick, after a choice of rewards if given. */
function lastTrick(state: State, cards: readonly Card[], ...then: Move[]) {
  return told(state, ...cards.map((card, seat) => play(seat, card)), ...then);
}

/** A position in which everybody has one card left and the piles hold what is given. */
const lastCards = (cards: readonly Card[], given: Partial<State> = {}) =>
  position({ rows: cards.map((card) => [card]), piles: cards.map(() => []), ...given });

describe('1 Components', () => {
  it('BC-1.1, BC-1.4: 50 cards; the house table has ten chickens and three pigs on different cards, the 0 is neither', () => {
    expect(CARDS).toEqual(Array.from({ length: 50 }, (_, card) => card));
    expect(ASSUMED_CARDS.chickens).toEqual([17, 21, 24, 27, 31, 34, 37, 41, 44, 47]);
    expect(ASSUMED_CARDS.pigs).toEqual([25, 35, 45]);
    expect(ASSUMED_CARDS.faceDown).toEqual([18, 24, 28, 34, 38, 44, 48]);
    expect(new Set([0, ...ASSUMED_CARDS.chickens, ...ASSUMED_CARDS.pigs]).size).toBe(14);
  });

  it('BC-1.2: the sides of the penalty cards, by chickens', () => {
    expect([0, 1, 2, 3, 4, 5].map(penaltyFor)).toEqual([null, null, ...PENALTIES]);
    expect(PENALTIES).toEqual([-3, -6, -10, -15]);
  });

  it('BC-1.3: three rewards, one for each advantage', () => {
    expect(REWARDS).toEqual(['leadFaceDown', 'leadAnyCard', 'chooseLeader']);
    expect(game.setup().rewardsLeft).toEqual(REWARDS);
  });

  it('BC-1.3: writing to the rewards of one table takes none from another', () => {
    (game.setup().rewardsLeft as Reward[]).pop();
    expect(game.setup().rewardsLeft).toEqual(['leadFaceDown', 'leadAnyCard', 'chooseLeader']);
  });

  it('BC-1.4: nobody can write to a table of cards, the house table or their own, nor through a view to a step', () => {
    for (const cards of [
      ASSUMED_CARDS,
      game.setup({ options: { cards: structuredClone(OTHER_CARDS) } }).options.cards,
    ]) {
      for (const list of [cards, ...Object.values(cards)]) expect(Object.isFrozen(list)).toBe(true);
    }
    const state = game.setup();
    const view = game.view(state, 0);
    if (view.step.type === 'arrange') (view.step.seats as number[]).pop();
    expect(game.actors(state)).toEqual([0, 1, 2]);
  });

  it('BC-1.4: with two players 7 chickens and 2 pigs of the house table are in play', () => {
    const cards = deckFor(2);
    expect(cards.filter((card) => ASSUMED_CARDS.chickens.includes(card))).toHaveLength(7);
    expect(cards.filter((card) => ASSUMED_CARDS.pigs.includes(card))).toHaveLength(2);
  });

  it('BC-1.4: another table is played with', () => {
    const state = lastCards([27, 28, 15], { options: options({ cards: OTHER_CARDS }) });
    const { events } = lastTrick(state, [27, 28, 15]);
    expect(eventOf(events, 'penaltyTaken')).toEqual({ type: 'penaltyTaken', seat: 1, penalty: -3 });
    expect(game.setup({ options: { cards: OTHER_CARDS } }).options.cards).toEqual(OTHER_CARDS);
  });
});

describe('2 Set-up of a game', () => {
  it.each([
    [2, 24, 12],
    [3, 36, 12],
    [4, 48, 12],
    [5, 50, 10],
  ])('BC-2.1 scenario 1: with %i players %i cards are dealt, %i each, the 0 always among them', (seats, all, each) => {
    const { hands } = game.setup({ seats, seed: 'deal' });
    expect(hands.map((hand) => hand.length)).toEqual(Array(seats).fill(each));
    expect(hands.flat()).toHaveLength(all);
    expect(hands.flat()).toContain(0);
    expect([...hands.flat()].sort((a, b) => a - b)).toEqual(deckByHand(seats));
  });

  it('BC-2.1, G-6: dealt one at a time, clockwise, from the top, the leader first', () => {
    const chance = scriptedChance({ 'deal/1': [...deckByHand(3)].reverse() });
    const state = game.setup({ seats: 3, seed: '', options: { firstSeat: 2 } }, { chance });
    expect(state.hands.map((hand) => hand.slice(0, 2))).toEqual([
      [15, 18],
      [16, 19],
      [0, 17],
    ]);
    chance.done();
  });

  it('BC-2.2, G-5: seat 0 or firstSeat leads game 1', () => {
    expect(game.setup().starter).toBe(0);
    expect(game.setup({ options: { firstSeat: 2 } }).starter).toBe(2);
  });

  it('BC-2.2, BC-4.5 scenario 19: the lead of games moves left; a reward in the last trick counts, its advantage is lost', () => {
    const state = lastCards([25, 20, 22], { piles: [[], [], [17]], options: options({ firstSeat: 1 }), starter: 1 });
    const { state: next, events } = lastTrick(state, [25, 20, 22], takeReward(0, 'leadAnyCard'));
    expect(eventOf(events, 'scored')?.tallies[0]).toEqual({
      chickens: 0,
      penalties: 0,
      rewards: 3,
      noChicken: 3,
      total: 6,
    });
    expect(next.game).toBe(2);
    expect(next.starter).toBe(2);
    const ready = playAll(next, ...next.hands.flatMap((hand, seat) => hand.map((card) => place(seat, card))));
    expect(ready.step).toEqual({ type: 'play', seat: 2, advantage: null });
    expect(ready.rewards).toEqual([[], [], []]);
    expect(ready.rewardsLeft).toEqual(REWARDS);
  });

  it('BC-2.3: all arrange at once; cards go to the right end of the row; who has placed all is ready', () => {
    const state = game.setup({ seats: 2, seed: 'arrange' });
    expect(game.actors(state)).toEqual([0, 1]);
    const [a, b] = state.hands[1] ?? [];
    const begun = playAll(state, place(1, b as Card), place(1, a as Card));
    expect(begun.rows[1]).toEqual([b, a]);
    expect(game.whyNot(begun, place(1, a as Card))).toEqual({ clause: 'G-4', params: { card: a } });
    const hand = state.hands[0] ?? [];
    const { state: after, events } = told(state, ...hand.map((card) => place(0, card)));
    expect(typesOf(events)).toEqual(['placed', 'ready']);
    expect(game.actors(after)).toEqual([1]);
    expect(game.whyNot(after, place(0, hand[0] as Card))).toEqual({ clause: 'G-1', params: { actors: [1] } });
    const last = told(after, ...(state.hands[1] ?? []).map((card) => place(1, card)));
    expect(typesOf(last.events)).toEqual(['placed', 'ready', 'turnPassed']);
    expect(last.state.step).toEqual({ type: 'play', seat: 0, advantage: null });
  });

  it('BC-2.4, G-13 scenario 18: no view, event, actor or size tells the progress of another, only who is ready', () => {
    const state = game.setup({ seats: 3, seed: 'quiet' });
    const hand = state.hands[1] ?? [];
    let now = state;
    for (const card of hand.slice(0, -1)) {
      const attempt = told(now, place(1, card));
      for (const viewer of [0, 2, null]) {
        for (const event of attempt.events) expect(game.redact(event, viewer)).toBeNull();
        expect(game.view(attempt.state, viewer)).toEqual(game.view(state, viewer));
      }
      expect(game.actors(attempt.state)).toEqual([0, 1, 2]);
      now = attempt.state;
    }
    expect(game.view(now, 1).rows[1]).toHaveLength(11);
    const seen = game.view(now, 0).hands;
    expect(seen[1], 'every hidden hand is a list of its own').not.toBe(seen[2]);
    const { state: ready, events } = told(now, place(1, hand[11] as Card));
    expect(events.map((event) => game.redact(event, 0))).toEqual([null, { type: 'ready', seat: 1 }]);
    expect(game.view(ready, 0).hands[1]).toEqual([]);
    expect(game.view(ready, 0).rows[1]).toEqual(Array(12).fill(null));
  });

  describe('BC-2.3: arrangeMoves', () => {
    const state = game.setup({ seats: 3, seed: 'order' });
    const hand = state.hands[1] ?? [];
    const order = [...hand].sort((a, b) => b - a);

    it('BC-2.3: gives the moves of a whole order, on the state and on the own view', () => {
      const arrangement = arrangeMoves(state, 1, order);
      expect(arrangement).toEqual({ ok: true, moves: order.map((card) => place(1, card)) });
      expect(arrangeMoves(game.view(state, 1), 1, order)).toEqual(arrangement);
      const after = arrangement.ok ? playAll(state, ...arrangement.moves) : state;
      expect(after.rows[1]).toEqual(order);
    });

    it('BC-2.3: goes on after what is placed already', () => {
      const begun = playAll(state, place(1, order[3] as Card));
      const left = order.filter((card) => card !== order[3]);
      expect(arrangeMoves(begun, 1, left).ok).toBe(true);
      expect(arrangeMoves(begun, 1, order)).toEqual({
        ok: false,
        violation: { clause: 'G-4', params: { card: order[3] } },
      });
    });

    it.each<[string, unknown, unknown]>([
      [
        'left out',
        order.slice(1, -1),
        { clause: 'BC-2.3', params: { missing: hand.filter((c) => c === order[0] || c === order[11]) } },
      ],
      ['an empty order', [], { clause: 'BC-2.3', params: { missing: hand } }],
      ['a card twice', [order[0], order[0], ...order.slice(2)], { clause: 'G-4', params: { card: order[0] } }],
      ['no list', 'order', { clause: 'G-0', params: { path: 'order' } }],
      ['no card', [order[0], 50], { clause: 'G-0', params: { path: 'order.1' } }],
      ['nothing in the list', [undefined], { clause: 'G-0', params: { path: 'order.0' } }],
    ])('BC-2.3, G-4, G-0: refuses %s', (_, given, violation) => {
      expect(arrangeMoves(state, 1, given as Card[])).toEqual({ ok: false, violation });
    });

    it('G-0, G-1, G-2, G-3: refuses where nothing is to be placed, and throws for the view of another', () => {
      const clause = (table: State, seat: number, given: Card[]) => {
        const arrangement = arrangeMoves(table, seat, given);
        return arrangement.ok ? null : arrangement.violation.clause;
      };
      const ready = playAll(state, ...hand.map((card) => place(1, card)));
      expect(clause(ready, 1, [])).toBe('G-1');
      expect(clause(ready, 1, order)).toBe('G-1');
      expect(clause(ready, 3, [])).toBe('G-0');
      expect(clause(lastCards([25, 20, 22]), 0, [])).toBe('G-3');
      expect(clause({ ...lastCards([25, 20, 22]), step: { type: 'over', reason: 'games' } }, 0, [])).toBe('G-2');
      expect(() => arrangeMoves(game.view(state, 0), 1, order)).toThrow(RangeError);
    });
  });
});

describe('before the first deal', () => {
  const { state, events } = game.setupWithEvents({ seats: 2, seed: 'empty', options: { firstSeat: 1 } });

  it('the table is empty, and nobody arranges', () => {
    const opened = fold(game, events.slice(0, 1));
    expect(opened).toEqual({
      seats: 2,
      options: opened.options,
      game: 0,
      starter: 1,
      step: { type: 'arrange', seats: [] },
      hands: [[], []],
      rows: [[], []],
      trick: [],
      taker: null,
      piles: [[], []],
      penalties: [[], []],
      rewards: [[], []],
      rewardsLeft: ['leadFaceDown', 'leadAnyCard', 'chooseLeader'],
      scores: [[], []],
      cancelled: [[], []],
      seed: 'empty',
    });
  });

  it('the opening event cannot come again', () => {
    const [opening] = events;
    if (opening === undefined) throw new Error('a log starts with its opening');
    expect(() => game.rules.evolve(game.rules.copy(state), opening)).toThrow(/expected an event of this game/);
  });
});

describe('3 Play', () => {
  it('BC-3.1 scenario 2: the leftmost or the rightmost card; with one left there is one move (G-9)', () => {
    const state = position({ rows: [[40, 15, 17, 22], [19], [20]] });
    expect(playable(state, 0)).toEqual([40, 22]);
    expect(game.whyNot(state, play(0, 17))).toEqual({ clause: 'BC-3.1', params: { card: 17, ends: [40, 22] } });
    const after = position({ rows: [[15, 17, 22], [19], [20]] });
    expect(playable(after, 0)).toEqual([15, 22]);
    expect(playAll(state, play(0, 40)).rows[0]).toEqual([15, 17, 22]);
    expect(playable(position({ rows: [[22], [19], [20]] }), 0)).toEqual([22]);
  });

  it('BC-3.1 scenario 3: the highest card takes the trick, clockwise play, the taker leads', () => {
    const state = position({
      rows: [
        [19, 22],
        [32, 16],
        [30, 23],
        [20, 26],
      ],
    });
    expect(game.actors(playAll(state, play(0, 19)))).toEqual([1]);
    const { state: after, events } = told(state, play(0, 19), play(1, 32), play(2, 30), play(3, 20));
    expect(eventOf(events, 'trickTaken')).toEqual({ type: 'trickTaken', seat: 1, card: 32 });
    expect(game.actors(after)).toEqual([1]);
  });

  it('BC-3.1, G-13: the event tells the place in the row', () => {
    const state = position({ rows: [[40, 15, 22], [19], [20]] });
    expect(told(state, play(0, 22)).events[0]).toMatchObject({ type: 'played', place: 2 });
    expect(told(state, play(0, 40)).events[0]).toMatchObject({ type: 'played', place: 0 });
  });

  const four = position({
    rows: [
      [19, 22],
      [18, 29],
      [28, 33],
      [38, 16],
    ],
  });

  it('BC-3.2, BC-6.1 scenario 10: a sign card played third of four is hidden until the trick is complete, then lies open', () => {
    const { state, events } = told(four, play(0, 19), play(1, 29), play(2, 28));
    expect(events[0]).toEqual({ type: 'played', seat: 2, card: 28, place: 0, faceDown: 'sign' });
    for (const viewer of [0, 1, 3, null]) {
      expect(game.redact(events[0] as Event, viewer)).toEqual({ ...events[0], card: null });
      expect(game.view(state, viewer).trick[2]).toEqual({ seat: 2, card: null, faceDown: 'sign' });
    }
    expect(game.view(state, 2).trick[2]).toEqual({ seat: 2, card: 28, faceDown: 'sign' });
    expect(game.redact(events[0] as Event, 2)).toEqual(events[0]);
    const { state: complete, events: last } = told(state, play(3, 16));
    expect(last[1]).toEqual({ type: 'revealed', cards: [19, 29, 28, 16] });
    expect(game.view(complete, null).trick).toEqual([played(0, 19), played(1, 29), played(2, 28), played(3, 16)]);
  });

  it('BC-3.2 scenario 10: played fourth of four it is open at once', () => {
    const { events } = told(four, play(0, 19), play(1, 29), play(2, 33), play(3, 38));
    expect(events[0]).toEqual({ type: 'played', seat: 3, card: 38, place: 0, faceDown: null });
    expect(typesOf(events)).not.toContain('revealed');
  });

  it.each<[string, Card[], number]>([
    ['the last trick: the 0 takes it', [0, 49, 20], 0],
    ['the last trick with 48: the 48 takes it', [0, 48, 20], 1],
  ])('BC-3.3 scenario 11: 0 in %s', (_, cards, taker) => {
    expect(eventOf(lastTrick(lastCards(cards), cards).events, 'trickTaken')?.seat).toBe(taker);
  });

  it('BC-3.3 scenario 11: in the last but one the 49 takes it, the 0 is the lowest card', () => {
    const state = position({
      rows: [
        [0, 16],
        [49, 18],
        [20, 22],
      ],
    });
    const { events } = told(state, play(0, 0), play(1, 49), play(2, 20));
    expect(eventOf(events, 'trickTaken')).toEqual({ type: 'trickTaken', seat: 1, card: 49 });
  });

  it('BC-3.4: a complete trick lies open until the next is led, then lies face down in the pile', () => {
    const state = position({
      rows: [
        [19, 22],
        [32, 16],
        [30, 23],
      ],
      piles: [[], [], []],
    });
    const complete = playAll(state, play(0, 19), play(1, 32), play(2, 30));
    expect(game.view(complete, null).trick).toEqual([played(0, 19), played(1, 32), played(2, 30)]);
    expect(complete.taker).toBe(1);
    expect(complete.piles).toEqual([[], [], []]);
    const { state: led, events } = told(complete, play(1, 16));
    expect(events[0]).toEqual({ type: 'turnedDown', seat: 1 });
    expect(led.trick).toEqual([played(1, 16)]);
    expect(led.piles).toEqual([[], [19, 32, 30], []]);
    expect(game.view(led, 1).piles).toEqual([[], [null, null, null], []]);
  });

  it('BC-3.4: it lies open while a reward, a leader or a benefit is chosen, and is turned down when the game is scored', () => {
    const rows = { rows: [[25, 22] as Card[], [16, 23] as Card[], [19, 20] as Card[]] };
    const reward = playAll(position(rows), play(0, 25), play(1, 16), play(2, 19));
    expect(reward.step).toEqual({ type: 'takeReward', seat: 0 });
    expect(game.view(reward, 2).trick).toEqual([played(0, 25), played(1, 16), played(2, 19)]);
    const leader = playAll(reward, takeReward(0, 'chooseLeader'));
    expect(leader.step).toEqual({ type: 'chooseLeader', seat: 0 });
    expect(game.view(leader, 1).trick).toHaveLength(3);
    const last = lastTrick(lastCards([29, 20, 22], { piles: [[17, 15, 16], [], []] }), [29, 20, 22]);
    expect(last.state.step.type).toBe('chooseBenefit');
    expect(last.state.trick).toHaveLength(3);
    const { events } = told(last.state, benefit(0, 'none'));
    expect(typesOf(events).slice(0, 3)).toEqual(['benefitChosen', 'turnedDown', 'scored']);
  });

  it('G-4: nobody plays a card that is not in the row, G-11: and that is said first', () => {
    const state = position({ rows: [[40, 15, 22], [19], [20]] });
    expect(game.whyNot(state, play(0, 19))).toEqual({ clause: 'G-4', params: { card: 19 } });
    // A card that is out of this game is a card all the same.
    expect(game.whyNot(state, play(0, 7))).toEqual({ clause: 'G-4', params: { card: 7 } });
  });
});

describe('4 Penalties and rewards', () => {
  it.each<[number, Card[], number | undefined]>([
    [1, [17, 18, 19, 20, 22], undefined],
    [2, [17, 21, 19, 20, 22], -3],
    [3, [17, 21, 24, 20, 22], -6],
    [4, [17, 21, 24, 27, 22], -10],
    [5, [17, 21, 24, 27, 31], -15],
  ])('BC-4.1 scenario 4: a trick with %i chickens', (_, cards, penalty) => {
    const state = position({ rows: cards.map((card, seat) => [card, (1 + seat) as Card]) });
    const { state: after, events } = told(state, ...cards.map((card, seat) => play(seat, card)));
    const taker = cards.indexOf(Math.max(...cards) as Card);
    expect(eventOf(events, 'penaltyTaken')?.penalty).toBe(penalty);
    expect(after.penalties[taker]).toEqual(penalty === undefined ? [] : [penalty]);
  });

  /** A trick of these cards, not the last, with these rewards left. */
  const trick = (cards: readonly Card[], left: readonly Reward[] = REWARDS) => {
    const state = position({
      rows: cards.map((card, seat) => [card, (29 + seat) as Card]),
      rewardsLeft: left,
      rewards: cards.map((_, seat) => (seat === 1 ? REWARDS.filter((reward) => !left.includes(reward)) : [])),
    });
    return told(state, ...cards.map((card, seat) => play(seat, card)));
  };

  it('BC-4.2 scenario 5: one pig earns a reward, a choice of three', () => {
    const { state, events } = trick([25, 20, 22]);
    expect(events.at(-1)).toEqual({ type: 'rewardOffered', seat: 0 });
    expect(game.legalMoves(state)).toEqual(REWARDS.map((reward) => takeReward(0, reward)));
  });

  it('BC-4.2 scenario 5: two pigs earn none, a pig and the 0 a reward', () => {
    expect(trick([25, 35, 22]).state.step).toMatchObject({ type: 'play', seat: 1 });
    expect(trick([25, 0, 22]).state.step).toEqual({ type: 'takeReward', seat: 0 });
  });

  it('BC-4.2, G-9 scenario 5: the last reward is no decision; one that is taken is refused', () => {
    const { state, events } = trick([25, 20, 22], ['leadFaceDown']);
    expect(eventOf(events, 'rewardTaken')).toEqual({ type: 'rewardTaken', seat: 0, reward: 'leadFaceDown' });
    expect(state.step).toEqual({ type: 'play', seat: 0, advantage: 'leadFaceDown' });
    expect(state.rewardsLeft).toEqual([]);
    const two = trick([25, 20, 22], ['leadFaceDown', 'chooseLeader']).state;
    expect(game.whyNot(two, takeReward(0, 'leadAnyCard'))).toEqual({
      clause: 'BC-4.2',
      params: { reward: 'leadAnyCard', left: ['leadFaceDown', 'chooseLeader'] },
    });
    const refused = game.whyNot(two, takeReward(0, 'leadAnyCard'));
    expect(refused?.clause === 'BC-4.2' && refused.params.left).not.toBe(two.rewardsLeft);
  });

  it('BC-4.2: an imagined world with a fourth pig trick goes on without a reward', () => {
    expect(trick([25, 20, 22], []).state.step).toEqual({ type: 'play', seat: 0, advantage: null });
  });

  it('BC-4.3 scenario 6: a pig and two chickens: reward and -3', () => {
    const { state, events } = trick([17, 21, 25]);
    expect(typesOf(events).slice(-3)).toEqual(['trickTaken', 'penaltyTaken', 'rewardOffered']);
    expect(state.penalties[2]).toEqual([-3]);
    expect(state.step).toEqual({ type: 'takeReward', seat: 2 });
  });

  it('BC-4.4 scenario 7: lead any card of the row; the rest keep their order; after that only the ends', () => {
    const state = position({
      rows: [
        [15, 17, 40, 22],
        [19, 20, 23, 26],
        [29, 30, 32, 33],
      ],
      step: { type: 'play', seat: 0, advantage: 'leadAnyCard' },
    });
    expect(playable(state, 0)).toEqual([15, 17, 40, 22]);
    expect(game.whyNot(state, play(0, 19))?.clause).toBe('G-4');
    const { state: led, events } = told(state, play(0, 17));
    expect(events[0]).toEqual({ type: 'played', seat: 0, card: 17, place: 1, faceDown: null });
    expect(led.rows[0]).toEqual([15, 40, 22]);
    expect(playable(led, 1)).toEqual([19, 26]);
    expect(game.whyNot(led, play(1, 20))?.clause).toBe('BC-3.1');
    const next = playAll({ ...led, rows: [[15, 40, 22], [19], [16]] }, play(1, 19), play(2, 16));
    expect(game.actors(next)).toEqual([1]);
    const own = position({ rows: [[15, 40, 22], [19, 20, 23], []] });
    expect(playable(own, 0)).toEqual([15, 22]);
  });

  it('BC-4.4: the sign still applies to any card that is led', () => {
    const state = position({
      rows: [
        [15, 18, 40],
        [19, 20, 23],
      ],
      step: { type: 'play', seat: 0, advantage: 'leadAnyCard' },
    });
    expect(told(state, play(0, 18)).events[0]).toMatchObject({ faceDown: 'sign' });
    expect(told(state, play(0, 40)).events[0]).toMatchObject({ faceDown: null });
  });

  it('BC-4.4 scenario 8: choose the leader: seat 2 is named and leads, clockwise from there; oneself is fine', () => {
    const { state } = trick([25, 20, 22]);
    const asked = playAll(state, takeReward(0, 'chooseLeader'));
    expect(game.legalMoves(asked)).toEqual([chooseLeader(0, 0), chooseLeader(0, 1), chooseLeader(0, 2)]);
    const { state: led, events } = told(asked, chooseLeader(0, 2));
    expect(typesOf(events)).toEqual(['leaderChosen', 'turnPassed']);
    expect(game.actors(led)).toEqual([2]);
    const after = playAll(led, play(2, 31));
    expect(game.actors(after)).toEqual([0]);
    expect(game.actors(playAll(after, play(0, 29)))).toEqual([1]);
    expect(playAll(asked, chooseLeader(0, 0)).step).toEqual({ type: 'play', seat: 0, advantage: null });
  });

  it('BC-4.4, BC-4.4a scenario 9: lead face down: hidden from the others until the trick is complete, sign or not', () => {
    const state = position({
      rows: [
        [19, 18],
        [32, 16],
        [30, 23],
      ],
      step: { type: 'play', seat: 0, advantage: 'leadFaceDown' },
    });
    const { state: led, events } = told(state, play(0, 19));
    expect(events[0]).toEqual({ type: 'played', seat: 0, card: 19, place: 0, faceDown: 'leadFaceDown' });
    expect(told(state, play(0, 18)).events[0]).toMatchObject({ card: 18, faceDown: 'leadFaceDown' });
    expect(game.redact(events[0] as Event, 1)).toEqual({ ...events[0], card: null });
    expect(game.view(led, 1).trick).toEqual([{ seat: 0, card: null, faceDown: 'leadFaceDown' }]);
    expect(game.view(led, 0).trick).toEqual([{ seat: 0, card: 19, faceDown: 'leadFaceDown' }]);
    // Only the lead: the others play as ever.
    const next = told(led, play(1, 32));
    expect(next.events[0]).toMatchObject({ faceDown: null });
    const { state: complete, events: last } = told(next.state, play(2, 30));
    expect(eventOf(last, 'revealed')?.cards).toEqual([19, 32, 30]);
    expect(game.view(complete, 2).trick[0]).toEqual(played(0, 19));
    expect(complete.step).toEqual({ type: 'play', seat: 1, advantage: null });
  });

  it('BC-4.5: a reward from the last trick is chosen before the benefit, and gives no advantage', () => {
    const state = lastCards([25, 20, 22], { piles: [[17, 15, 16], [], []] });
    const offered = lastTrick(state, [25, 20, 22]);
    expect(offered.state.step).toEqual({ type: 'takeReward', seat: 0 });
    const { state: chosen, events } = told(offered.state, takeReward(0, 'chooseLeader'));
    expect(typesOf(events)).toEqual(['rewardTaken', 'benefitsOffered']);
    expect(chosen.step).toMatchObject({ type: 'chooseBenefit', seat: 0 });
  });
});

describe('5 Scoring a game', () => {
  const tallyOf = (events: readonly Event[], seat: number) => eventOf(events, 'scored')?.tallies[seat];

  it('BC-5.1 scenario 12: three chickens (two in one trick) and one reward, no benefit: -3-3+3 = -3', () => {
    const state = lastCards([16, 20, 22], {
      piles: [[17, 21, 15, 24, 18, 25], [], []],
      penalties: [[-3], [], []],
      rewards: [['leadAnyCard'], [], []],
      rewardsLeft: ['leadFaceDown', 'chooseLeader'],
    });
    const { events } = lastTrick(state, [16, 20, 22]);
    expect(tallyOf(events, 0)).toEqual({ chickens: -3, penalties: -3, rewards: 3, noChicken: 0, total: -3 });
  });

  it('BC-5.1 scenario 16: no chicken, one reward: +6', () => {
    const state = lastCards([16, 20, 22], {
      rewards: [['leadAnyCard'], [], []],
      rewardsLeft: ['leadFaceDown', 'chooseLeader'],
    });
    expect(tallyOf(lastTrick(state, [16, 20, 22]).events, 0)?.total).toBe(6);
  });

  it('BC-5.2, BC-5.3 scenario 13: benefit (a): 4 chickens before, 1 in the last trick: -1; penalties count; no bonus', () => {
    const state = lastCards([31, 20, 22], {
      piles: [[17, 21, 24, 27, 15, 16], [], []],
      penalties: [[-6], [], []],
    });
    const { events } = lastTrick(state, [31, 20, 22], benefit(0, 'ignoreChickens'));
    expect(tallyOf(events, 0)).toEqual({ chickens: -1, penalties: -6, rewards: 0, noChicken: 0, total: -7 });
    const clean = lastTrick({ ...state, rows: [[29], [20], [22]] }, [29, 20, 22], benefit(0, 'ignoreChickens'));
    expect(tallyOf(clean.events, 0)).toEqual({ chickens: 0, penalties: -6, rewards: 0, noChicken: 0, total: -6 });
  });

  it('BC-5.2, BC-5.3 scenario 14: benefit (b): -6 and -3 before, -10 from the last trick: only -10 counts; chickens do', () => {
    const state = lastCards([17, 21, 24, 47], {
      piles: [[], [], [], [27, 31, 34, 16, 37, 41, 18, 19]],
      penalties: [[], [], [], [-6, -3]],
    });
    const { events } = lastTrick(state, [17, 21, 24, 47], benefit(3, 'ignorePenalties'));
    expect(tallyOf(events, 3)).toEqual({ chickens: -9, penalties: -10, rewards: 0, noChicken: 0, total: -19 });
    expect(events[0]).toStrictEqual({ type: 'benefitChosen', seat: 3, benefit: 'ignorePenalties' });
    const none = lastTrick(state, [17, 21, 24, 47], benefit(3, 'none'));
    expect(tallyOf(none.events, 3)?.total).toBe(-28);
  });

  const session = {
    game: 3,
    starter: 2,
    options: options(),
    scores: [
      [-12, 3],
      [0, 0],
      [1, -1],
    ] as number[][],
  };

  it('BC-5.2, BC-5.4, G-8 scenario 15: benefit (c): earlier games -12 and +3, last trick by the 0: the -12 is struck', () => {
    const state = lastCards([0, 49, 20], session);
    const offered = lastTrick(state, [0, 49, 20]);
    expect(offered.events.at(-1)).toEqual({
      type: 'benefitsOffered',
      seat: 0,
      benefits: ['cancelGame'],
      games: [1, 2],
    });
    expect(game.score(offered.state)).toEqual([-9, 0, 0]);
    expect(game.legalMoves(offered.state)).toEqual([benefit(0, 'none'), cancel(0, 1), cancel(0, 2)]);
    const { state: after, events } = told(offered.state, cancel(0, 1));
    expect(events[0]).toEqual({ type: 'benefitChosen', seat: 0, benefit: 'cancelGame', game: 1 });
    expect(after.cancelled).toEqual([[1], [], []]);
    // The two now sum to +3; the last game without a chicken brings another +3.
    expect(game.score(after)[0]).toBe(6);
    expect(after.scores[0]).toEqual([-12, 3, 3]);
  });

  it('BC-5.2: the benefits that a table offers are its own, not those of the event', () => {
    const event = { type: 'benefitsOffered', seat: 0, benefits: ['cancelGame'], games: [1, 2] } satisfies Event;
    const offered = game.evolve(lastCards([0, 49, 20], session), event);
    event.benefits.pop();
    event.games.pop();
    expect(offered.step).toEqual({ type: 'chooseBenefit', seat: 0, benefits: ['cancelGame'], games: [1, 2] });
  });

  it('BC-5.3: a cancelled game is not offered again; the 49 that takes the last trick cancels nothing', () => {
    const again = lastTrick(lastCards([0, 49, 20], { ...session, cancelled: [[2], [], []] }), [0, 49, 20]);
    expect(again.state.step).toMatchObject({ games: [1] });
    const all = lastTrick(lastCards([0, 49, 20], { ...session, cancelled: [[2, 1], [], []] }), [0, 49, 20]);
    expect(typesOf(all.events)).not.toContain('benefitsOffered');
    const high = lastTrick(lastCards([16, 49, 20], session), [16, 49, 20]);
    expect(typesOf(high.events)).not.toContain('benefitsOffered');
    // BC-3.3: without the 49 the 0 takes nothing, and whoever takes it cancels nothing either.
    const lost = lastTrick(lastCards([0, 48, 20], session), [0, 48, 20]);
    expect(eventOf(lost.events, 'trickTaken')).toMatchObject({ seat: 1, card: 48 });
    expect(typesOf(lost.events)).not.toContain('benefitsOffered');
  });

  it('BC-5.3 scenario 20: no benefit applies: no decision (G-9)', () => {
    const { events } = lastTrick(lastCards([31, 20, 22]), [31, 20, 22]);
    expect(typesOf(events)).not.toContain('benefitsOffered');
    // A penalty from the last trick itself is no earlier one.
    const penalty = lastTrick(lastCards([31, 17, 22]), [31, 17, 22]);
    expect(eventOf(penalty.events, 'penaltyTaken')?.penalty).toBe(-3);
    expect(typesOf(penalty.events)).not.toContain('benefitsOffered');
    // In the first game the 0 has nothing to cancel.
    expect(typesOf(lastTrick(lastCards([0, 49, 20]), [0, 49, 20]).events)).not.toContain('benefitsOffered');
  });

  it('BC-5.3: what is not offered is refused', () => {
    const { state } = lastTrick(lastCards([31, 20, 22], { piles: [[17, 15, 16], [], []] }), [31, 20, 22]);
    expect(state.step).toEqual({ type: 'chooseBenefit', seat: 0, benefits: ['ignoreChickens'], games: [] });
    const params = { benefits: ['ignoreChickens'], games: [] };
    expect(game.whyNot(state, benefit(0, 'ignorePenalties'))).toEqual({ clause: 'BC-5.3', params });
    expect(game.whyNot(state, cancel(0, 1))).toEqual({ clause: 'BC-5.3', params });
    const sow = lastTrick(lastCards([0, 49, 20], session), [0, 49, 20]).state;
    expect(game.whyNot(sow, cancel(0, 3))?.clause).toBe('BC-5.3');
    expect(game.whyNot(sow, cancel(0, 4))).toEqual({ clause: 'G-0', params: { path: 'game' } });
    // A refusal lends out no list of the table.
    const refused = game.whyNot(sow, cancel(0, 3));
    if (refused?.clause !== 'BC-5.3' || sow.step.type !== 'chooseBenefit') throw new Error('BC-5.3 refuses it');
    expect(refused.params.benefits).not.toBe(sow.step.benefits);
    expect(refused.params.games).not.toBe(sow.step.games);
  });

  const over = (scores: number[][], cancelled: number[][] = scores.map(() => [])): State => ({
    ...game.setup({ seats: scores.length, seed: 'end' }),
    step: { type: 'over', reason: 'games' },
    scores,
    cancelled,
  });

  it('BC-5.4 scenario 17: totals -4, -9, -2: the third wins; G-2: no moves any more', () => {
    const state = over([[-4], [-9], [-2]]);
    expect(game.outcome(state)).toEqual({ ranking: [[2], [0], [1]], reason: 'games' });
    expect(game.legalMoves(state)).toEqual([]);
    expect(game.actors(state)).toEqual([]);
    expect(game.whyNot(state, play(0, 16))).toEqual({ clause: 'G-2', params: { reason: 'games' } });
  });

  it('BC-5.4: equal totals share a place, and a cancelled game counts 0', () => {
    expect(game.outcome(over([[1, 1], [2], [-3]]))?.ranking).toEqual([[0, 1], [2]]);
    expect(game.score(over([[-12, 3], [0], [1]], [[1], [], []]))).toEqual([3, 0, 1]);
  });

  it('BC-5.4: one game for each player, or as many as the option says', () => {
    expect(game.setup({ seats: 4 }).options.games).toBe(4);
    expect(game.setup({ seats: 4, options: { games: 7 } }).options.games).toBe(7);
    const state = lastCards([31, 20, 22], { options: options({ games: 1 }) });
    const { state: end, events } = lastTrick(state, [31, 20, 22]);
    expect(events.at(-1)).toEqual({ type: 'sessionEnded', reason: 'games' });
    expect(game.outcome(end)).toEqual({ ranking: [[1, 2], [0]], reason: 'games' });
    // G-14: penalties, rewards and piles stay as they are.
    expect(end.piles[0]).toEqual([31, 20, 22]);
  });

  it('G-10: the next game is dealt within the move that ended the last one', () => {
    const { state, events } = lastTrick(lastCards([31, 20, 22]), [31, 20, 22]);
    expect(typesOf(events).slice(-4)).toEqual(['trickTaken', 'turnedDown', 'scored', 'dealt']);
    expect(state).toMatchObject({ game: 2, starter: 1, step: { type: 'arrange', seats: [0, 1, 2] } });
    expect(state.scores).toEqual([[-1], [3], [3]]);
    expect(state.piles).toEqual([[], [], []]);
  });
});

describe('6 Who sees what', () => {
  it('BC-6.1: the own row to its owner; piles to nobody, but how many; penalties, rewards and scores to all', () => {
    const state = position({
      rows: [
        [40, 15],
        [19, 20],
        [22, 23],
      ],
      penalties: [[-3], [], []],
      scores: [[2], [3], [4]],
    });
    const seen = game.view(state, 1);
    expect(seen.rows).toEqual([
      [null, null],
      [19, 20],
      [null, null],
    ]);
    expect(seen.piles).toEqual(state.piles.map((pile) => pile.map(() => null)));
    expect(seen.penalties).toEqual([[-3], [], []]);
    expect(seen.scores).toEqual([[2], [3], [4]]);
    expect(seen).not.toHaveProperty('seed');
    expect(
      game
        .view(state, null)
        .rows.flat()
        .every((card) => card === null),
    ).toBe(true);
  });

  it('BC-6.1: hands are dealt to their owners', () => {
    const { events } = game.setupWithEvents({ seats: 2, seed: 'deal' });
    const dealt = eventOf(events, 'dealt');
    expect(game.redact(dealt as Event, 1)).toEqual({
      ...dealt,
      hands: [Array(12).fill(null), dealt?.hands[1]],
    });
  });
});

describe('Clauses common to all games', () => {
  const state = position({
    rows: [
      [40, 15],
      [19, 20],
      [22, 23],
    ],
  });

  it.each([
    [null, ''],
    [[], ''],
    [{}, 'type'],
    [{ seat: 0, type: 'draw' }, 'type'],
    [{ seat: 3, type: 'play', card: 15 }, 'seat'],
    [{ seat: 0, type: 'play', card: 50 }, 'card'],
    [{ seat: 0, type: 'play', card: -0 }, 'card'],
    [{ seat: 0, type: 'play' }, 'card'],
    [{ seat: 0, type: 'place', card: '7' }, 'card'],
    [{ seat: 0, type: 'takeReward', reward: 'gold' }, 'reward'],
    [{ seat: 0, type: 'chooseLeader', leader: 3 }, 'leader'],
    [{ seat: 0, type: 'chooseBenefit', benefit: 'all' }, 'benefit'],
    [{ seat: 0, type: 'chooseBenefit', benefit: 'cancelGame' }, 'game'],
    [{ seat: 0, type: 'chooseBenefit', benefit: 'cancelGame', game: 0 }, 'game'],
    [{ seat: 0, type: 'chooseBenefit', benefit: 'none', game: 1 }, 'game'],
    [{ seat: 0, type: 'chooseBenefit', benefit: 'none', game: undefined }, 'game'],
  ])('G-0: %j is no move of the game, because of %j', (value, path) => {
    expect(game.whyNot(state, value)).toEqual({ clause: 'G-0', params: { path } });
  });

  it('G-1: neither a refusal nor the list of actors lends out a list of the table', () => {
    const state = game.setup({ seats: 2, seed: 'lend' });
    const ready = playAll(state, ...(state.hands[0] ?? []).map((card) => place(0, card)));
    const refused = game.whyNot(ready, place(0, 27));
    expect(refused).toEqual({ clause: 'G-1', params: { actors: [1] } });
    if (ready.step.type !== 'arrange' || refused?.clause !== 'G-1') throw new Error('seat 1 still arranges');
    expect(refused.params.actors).not.toBe(ready.step.seats);
    expect(game.actors(ready)).not.toBe(ready.step.seats);
  });

  it('G-1, G-3, G-11: who is to act, then what is to be done', () => {
    expect(game.whyNot(state, play(1, 19))).toEqual({ clause: 'G-1', params: { actors: [0] } });
    expect(game.whyNot(state, place(0, 40))).toEqual({ clause: 'G-3', params: { step: 'play' } });
    expect(game.whyNot(game.setup(), play(0, 40))).toEqual({ clause: 'G-3', params: { step: 'arrange' } });
  });
});
