// Endings of Chicken Out! for two: both seats remember the same cards (CO-7.1), so a position consists of the cards that
// are visible or have been seen.

import { type ChickenOutTypes, chickenOut, DECK, KINDS } from 'hencoop/chicken-out';
import { chickenOutBots } from 'hencoop/chicken-out/bots';
import { at, finishDraft, hiddenCards, solveEnding as solve } from '../inside.js';
import type { Positions, Step } from './graph.js';
import type { KnownEndings } from './known.js';

type View = ChickenOutTypes['View'];
type Move = ChickenOutTypes['Move'];

const HIDDEN = '?';
/** A letter for each kind. */
const LETTERS = new Map<string | null, string>([
  [null, HIDDEN],
  ...KINDS.map((card, index) => [card, String.fromCharCode(65 + index)] as const),
]);
const lettersOf = (cards: readonly (string | null)[]) => cards.map((card) => LETTERS.get(card) ?? HIDDEN).join('');

/** Whether all cards in the piles have been seen. */
const isKnown = ({ piles }: View) => !piles.some((pile) => pile.includes(null));

/** Seat 0's share: the first seat to go out wins (CO-5.3); after the last turn, the smaller pile wins (CO-5.5). */
function shareOfFirst({ wentOut, piles }: View): number {
  const [first] = wentOut;
  if (first !== undefined) return first === 0 ? 1 : 0;
  const ahead = at(piles, 1).length - at(piles, 0).length;
  return ahead > 0 ? 1 : ahead < 0 ? 0 : 1 / 2;
}

/**
 * The positions of Chicken Out!. With a `turn`, all positions are in that turn, and `solve` counts the remaining turns.
 * With `null`, a position includes its turn, and the last turn ends the game.
 */
export function chickenOutPositions(turn: number | null): Positions<ChickenOutTypes> {
  const stepTo = (before: View, after: View, chance: number): Step<ChickenOutTypes> => ({
    view: { ...after, turn: turn ?? after.turn, viewer: after.step.type === 'over' ? before.viewer : after.step.seat },
    chance,
    endsTurn: turn !== null && after.turn > before.turn,
  });
  return {
    key(view) {
      const { step, piles, series, wentOut } = view;
      const hidden = isKnown(view) ? [] : hiddenCards(view);
      const where = [...piles, series, hidden].map(lettersOf).join(' ');
      const when = turn === null ? view.turn : '';
      return `${step.type === 'over' ? '' : `${step.type}${step.seat}`} ${where} ${wentOut.join('')} ${when}`;
    },
    node(view) {
      const { step, wentOut } = view;
      const isDecided = step.type === 'over' || wentOut.length > 0;
      const value = shareOfFirst(view);
      return {
        view,
        actor: step.type !== 'over' && step.seat === 1 ? 1 : 0,
        over: isDecided ? value : null,
        outOfTurns: value,
        moves: isDecided ? [] : chickenOut.legalMoves(view),
      };
    },
    steps(view, move) {
      if (isKnown(view)) return [stepTo(view, played(view, move), 1)];
      const outcomes = chickenOutBots.chanceOutcomes(view, move) ?? [];
      return outcomes.map(({ probability, events }) => stepTo(view, events.reduce(evolved, view), probability));
    },
  };
}

const evolved = (view: View, event: ChickenOutTypes['RedactedEvent']): View => chickenOut.evolve(view, event);

/** The view after a move if every card is known, so that the view is a state, except for the seed, which nothing reads. */
function played(view: View, move: Move): View {
  const { viewer, ...table } = view;
  // No card of the view is hidden.
  const state = { ...table, seed: 'endings' } as ChickenOutTypes['State'];
  const draft = chickenOut.rules.copy(state);
  chickenOut.rules.play(draft, move, chickenOut.rules.evolve, NO_CHANCE);
  const { seed: _, ...after } = finishDraft<ChickenOutTypes['State']>(draft);
  return { ...after, viewer };
}

/** Without laid eggs, nothing is shuffled before the next game. */
const NO_CHANCE = {
  shuffle: (): never => {
    throw new Error('expected an ending without a shuffle');
  },
  roll: (): never => {
    throw new Error('expected an ending without dice');
  },
};

const cardsIn = ({ piles, series }: View) => [...piles, series].reduce((sum, { length }) => sum + length, 0);
const turnsLeft = ({ options, turn }: View) => options.maxTurns - turn + 1;

/** If every card is known, all tries of a move are the same. */
const samples = (view: View) => (isKnown(view) ? 1 : 8);

/** The maximum number of cards in an ending: both seats have seen them all, and up to 2.4 million positions may follow. */
const MOST_CARDS = 8;

/** Endings with few cards. */
export const chickenOutEndings: KnownEndings<ChickenOutTypes> = {
  bots: chickenOutBots,
  iterations: 10,
  options: {},
  most: 3_000_000,
  longest: 2000,
  shown: (view) => view,
  left: cardsIn,
  cards: cardsIn,
  isEnding: ({ leftGame, wentOut }) => leftGame.length >= DECK.length - MOST_CARDS && wentOut.length === 0,
  turnsLeft,
  positions: ({ turn }) => chickenOutPositions(turn),
  prepare: (view) => {
    const seat = view.viewer ?? 0;
    solve(
      view,
      [
        { seat, type: 'play' },
        { seat, type: 'stop' },
      ],
      Infinity,
    );
  },
  samples,
};

/** The maximum number of turns in an ending. */
const MOST_TURNS = 4;

/** The last turns of games with `maxTurns: 40` (CO-5.5), with every card known. */
export const chickenOutLastTurns: KnownEndings<ChickenOutTypes> = {
  bots: chickenOutBots,
  iterations: 10,
  options: { maxTurns: 40 },
  most: 100_000,
  longest: 500,
  shown: (view) => view,
  left: turnsLeft,
  cards: cardsIn,
  isEnding: (view) => turnsLeft(view) <= MOST_TURNS && view.wentOut.length === 0 && isKnown(view),
  // A position includes its turn.
  turnsLeft: () => 1,
  positions: () => chickenOutPositions(null),
  samples,
};
