// Blind Chicken Extreme once more, written from the rule book alone, for the laws to compare the engine with.
import type { BlindChickenExtremeTypes, State } from 'hencoop/blind-chicken-extreme';
import type { Book, Made } from 'hencoop/testkit';

type Types = BlindChickenExtremeTypes;
interface Laid {
  readonly seat: number;
  readonly card: number;
}

const carrying = (cards: readonly number[], marked: readonly number[]) => cards.filter((card) => marked.includes(card));
const chickensIn = ({ options }: State, cards: readonly number[]) => carrying(cards, options.cards.chickens).length;

/** BC-1.2, BC-4.1 */
const penaltyFor = (chickens: number) => [0, 0, -3, -6, -10, -15][chickens] ?? 0;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function mayMove(state: State, move: Types['Move']): boolean {
  const { step } = state;
  switch (move.type) {
    case 'place':
      return (
        step.type === 'arrange' && step.seats.includes(move.seat) && (state.hands[move.seat] ?? []).includes(move.card)
      );
    case 'play': {
      if (step.type !== 'play' || step.seat !== move.seat) return false;
      // BC-3.1, BC-4.4
      const row = state.rows[move.seat] ?? [];
      const isEnd = row[0] === move.card || row.at(-1) === move.card;
      return isEnd || (step.advantage === 'leadAnyCard' && row.includes(move.card));
    }
    case 'takeReward':
      return step.type === 'takeReward' && step.seat === move.seat && state.rewardsLeft.includes(move.reward);
    case 'chooseLeader':
      return step.type === 'chooseLeader' && step.seat === move.seat;
    case 'chooseBenefit': {
      if (step.type !== 'chooseBenefit' || step.seat !== move.seat) return false;
      const { benefits, games } = benefitsFor(state, state.trick, move.seat);
      if (move.benefit === 'none') return true;
      return benefits.includes(move.benefit) && (move.benefit !== 'cancelGame' || games.includes(move.game));
    }
  }
}

/** BC-3.1, BC-3.3 */
function takerOf(trick: readonly Laid[], isLast: boolean): number {
  const cards = trick.map(({ card }) => card);
  const best = isLast && cards.includes(0) && cards.includes(49) ? 0 : Math.max(...cards);
  return trick.find(({ card }) => card === best)?.seat ?? -1;
}

/** BC-5.2, BC-5.3: what the taker of the last trick may choose. */
function benefitsFor(state: State, trick: readonly Laid[], seat: number) {
  const cards = trick.map(({ card }) => card);
  const games = Array.from({ length: state.gameNumber - 1 }, (_, index) => index + 1).filter(
    (game) => !state.canceled[seat]?.includes(game),
  );
  const benefits: string[] = [];
  if (chickensIn(state, state.piles[seat] ?? []) > 0) benefits.push('ignoreChickens');
  if (earlierPenalties(state, seat) < 0) benefits.push('ignorePenalties');
  if (cards.includes(0) && cards.includes(49) && games.length > 0) benefits.push('cancelGame');
  return { benefits, games };
}

/** BC-3.4: the tricks below the last one are in the pile, as many cards each as there are seats. */
function earlierPenalties(state: State, seat: number): number {
  const pile = state.piles[seat] ?? [];
  return sum(
    Array.from({ length: pile.length / state.seats }, (_, trick) =>
      penaltyFor(chickensIn(state, pile.slice(trick * state.seats, (trick + 1) * state.seats))),
    ),
  );
}

/** What a move leads to: the seats that decide next, or the end of the game after the last trick. */
type Next =
  | { readonly seats: readonly number[] }
  | { readonly taker: number; readonly trick: readonly Laid[]; readonly rewards: number };

/** What follows a complete trick, once its reward was chosen. BC-4.4, BC-4.5, BC-5.2 */
function afterTrick(state: State, trick: readonly Laid[], isLast: boolean, reward: string | null): Next {
  const taker = takerOf(trick, isLast);
  // The taker decides who leads, or leads.
  if (!isLast) return { seats: [taker] };
  if (benefitsFor(state, trick, taker).benefits.length > 0) return { seats: [taker] };
  return { taker, trick, rewards: reward === null ? 0 : 1 };
}

function next({ before, move }: Made<Types>): Next {
  const { seat } = move;
  // A row that the trick on the table has left empty: it is the last one.
  const isLast = before.rows.every((row, owner) => row.length === (isToPlay(before, owner) ? 1 : 0));
  switch (move.type) {
    case 'place': {
      const arranging = before.step.type === 'arrange' ? before.step.seats : [];
      const left = arranging.filter((other) => other !== seat || (before.hands[seat]?.length ?? 0) > 1);
      return { seats: left.length > 0 ? left : [before.starter] };
    }
    case 'play': {
      // BC-3.4: a complete trick lies until this lead.
      const trick: Laid[] = [...(before.taker === null ? before.trick : []), { seat, card: move.card }];
      if (trick.length < before.seats) return { seats: [(seat + 1) % before.seats] };
      const isPig =
        carrying(
          trick.map(({ card }) => card),
          before.options.cards.pigs,
        ).length === 1;
      // BC-4.2
      if (isPig && before.rewardsLeft.length > 1) return { seats: [takerOf(trick, isLast)] };
      return afterTrick(before, trick, isLast, isPig ? (before.rewardsLeft[0] ?? null) : null);
    }
    case 'takeReward':
      // Counted with the rewards of before, by the move itself.
      return afterTrick(before, before.trick, isLast, move.reward);
    case 'chooseLeader':
      return { seats: [move.leader] };
    case 'chooseBenefit':
      return { taker: seat, trick: before.trick, rewards: 0 };
  }
}

/** Whether the seat has yet to play to the trick on the table. */
function isToPlay({ trick, taker }: State, seat: number): boolean {
  return taker === null && !trick.some((laid) => laid.seat === seat);
}

/** BC-5.1, BC-5.2, BC-5.3 */
function pointsOf(state: State, seat: number, end: Extract<Next, { taker: number }>, benefit: string): number {
  const isTaker = seat === end.taker;
  const earlier = chickensIn(state, state.piles[seat] ?? []);
  const last = isTaker
    ? chickensIn(
        state,
        end.trick.map(({ card }) => card),
      )
    : 0;
  const rewards = (state.rewards[seat]?.length ?? 0) + (isTaker ? end.rewards : 0);
  const counted = (isTaker && benefit === 'ignoreChickens' ? 0 : earlier) + last;
  const penalties = (isTaker && benefit === 'ignorePenalties' ? 0 : earlierPenalties(state, seat)) + penaltyFor(last);
  return 3 * rewards - counted + penalties + (earlier + last === 0 ? 3 : 0);
}

/** BC-5.4 */
function score(made: Made<Types>): readonly number[] {
  const { before, move } = made;
  const after = next(made);
  const benefit = move.type === 'chooseBenefit' ? move.benefit : 'none';
  return before.scores.map((games, seat) => {
    const canceled = [...(before.canceled[seat] ?? [])];
    if (move.type === 'chooseBenefit' && move.benefit === 'cancelGame' && seat === move.seat) canceled.push(move.game);
    const earlier = sum(games.filter((_, index) => !canceled.includes(index + 1)));
    return 'taker' in after ? earlier + pointsOf(before, seat, after, benefit) : earlier;
  });
}

function end(made: Made<Types>): string | null {
  return 'taker' in next(made) && made.before.gameNumber === made.before.options.games ? 'games' : null;
}

function actors(made: Made<Types>): readonly number[] {
  const after = next(made);
  if ('seats' in after) return after.seats;
  // BC-2.3
  return end(made) === null ? [...Array(made.before.seats).keys()] : [];
}

/** Blind Chicken Extreme by the book. */
export const book: Book<Types> = { mayMove, actors, score, end };
