// How the points of a round are calculated: CH-4.2 to CH-4.4.
import { at } from '../engine/errors.js';
import { ranksIn, type ScoreItem, type ScoreRow, type ScoreRows } from '../engine/scoring.js';
import type { ChickenScoringTexts } from './locales/locale.js';
import { handPoints, ranking } from './rules.js';
import { drawDice } from './svg/dice.js';
import { type Card, type ChickenTypes, KINDS, type View } from './table.js';

/** The points of the cards left in a hand, equal cards once. */
function itemsOf(view: View, hand: readonly Card[]): ScoreItem[] {
  const numbers = hand.filter((card) => card !== 'egg');
  return KINDS.filter((kind) => hand.includes(kind)).map((kind) => ({
    cards: hand.filter((card) => card === kind),
    // CH-4.3: next to other cards, the egg may be worth nothing.
    points: kind === 'egg' ? handPoints(view, hand) - handPoints(view, numbers) : handPoints(view, [kind]),
  }));
}

/** Explains the score of a round of Chicken, in the language of `words`. */
export function chickenScoring(words: ChickenScoringTexts): ScoreRows<ChickenTypes> {
  return (view, events) => {
    const ended = events.find((event) => event.type === 'roundEnded');
    const rolled = events.find((event) => event.type === 'rolled');
    const ranks = ranksIn(ranking(view));
    return view.hands.map((_, seat): ScoreRow => {
      const hand = ended?.hands[seat] ?? [];
      const notes: string[] = [];
      const { target } = view.options;
      const rank = at(ranks, seat);
      const standing = words.toTarget(target - at(view.scores, seat), target);
      if (ended?.wentOut === seat) notes.push(words.wentOut);
      if (view.withdrawn[seat] === true) notes.push(words.withdrew);
      if (hand.some((card, index) => hand.indexOf(card) < index)) notes.push(words.once);
      if (hand.includes('egg')) notes.push(words.egg(String(view.topValue)));
      if (rolled?.seat !== seat) return { items: itemsOf(view, hand), notes, rank, standing, target };
      if (at(view.scores, seat) === 0) notes.push(words.notBelow);
      const pictures = drawDice(rolled.dice, 48);
      return {
        items: [{ cards: [], pictures, words: words.dice(rolled.dice.map(String)), points: -rolled.deducted }],
        notes,
        rank,
        standing,
        target,
      };
    });
  };
}
