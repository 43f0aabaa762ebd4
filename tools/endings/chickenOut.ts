// Endings of Chicken Out! for two: nobody knows more than another who remembers (CO-7.1), so that a position is what lies
// in sight or has been seen.

import { chickenOutBots } from '../../src/chicken-out/bots/index.js';
import { type ChickenOutTypes, chickenOut, DECK } from '../../src/chicken-out/index.js';
import { KINDS } from '../../src/chicken-out/table.js';
import { hiddenCards } from '../../src/chicken-out/view.js';
import { finishDraft } from '../../src/engine/draft.js';
import { at } from '../../src/engine/errors.js';
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

/** What the game is decided by: whoever goes out first wins (CO-5.3), and after the last turn the smaller pile (CO-5.5). */
function shareOfFirst({ wentOut, piles }: View): number {
  const [first] = wentOut;
  if (first !== undefined) return first === 0 ? 1 : 0;
  const ahead = at(piles, 1).length - at(piles, 0).length;
  return ahead > 0 ? 1 : ahead < 0 ? 0 : 1 / 2;
}

/** The steps of Chicken Out! from a position in turn `turn`, which stays: how many turns are left, `solve` counts. */
export function chickenOutPositions(turn: number): Positions<ChickenOutTypes> {
  const stepTo = (before: View, after: View, chance: number): Step<ChickenOutTypes> => ({
    view: { ...after, turn, viewer: after.step.type === 'over' ? before.viewer : after.step.seat },
    chance,
    endsTurn: after.turn > before.turn,
  });
  return {
    key({ step, piles, series, wentOut, ...table }) {
      const hidden = piles.some((pile) => pile.includes(null))
        ? hiddenCards({ ...table, step, piles, series, wentOut })
        : [];
      const where = [...piles, series, hidden].map(lettersOf).join(' ');
      return `${step.type === 'over' ? '' : `${step.type}${step.seat}`} ${where} ${wentOut.join('')}`;
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
      if (!view.piles.some((pile) => pile.includes(null))) return [stepTo(view, played(view, move), 1)];
      const outcomes = chickenOutBots.chanceOutcomes(view, move) ?? [];
      return outcomes.map(({ probability, events }) => stepTo(view, events.reduce(evolved, view), probability));
    },
  };
}

const evolved = (view: View, event: ChickenOutTypes['RedactedEvent']): View => chickenOut.evolve(view, event);

/** The view after a move if every card is known: a state but for the seed, which nothing asks for. */
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

/** An ending has at most this many cards. */
const MOST_CARDS = 10;

export const chickenOutEndings: KnownEndings<ChickenOutTypes> = {
  bots: chickenOutBots,
  iterations: 10,
  options: {},
  longest: 500,
  cards: ({ piles, series }) => [...piles, series].reduce((sum, { length }) => sum + length, 0),
  isEnding: ({ leftGame, wentOut }) => leftGame.length >= DECK.length - MOST_CARDS && wentOut.length === 0,
  turnsLeft: ({ options, turn }) => options.maxTurns - turn + 1,
  positions: ({ turn }) => chickenOutPositions(turn),
  // If every card is known, all tries of a move go the same way.
  samples: ({ piles }) => (piles.some((pile) => pile.includes(null)) ? 8 : 1),
};
