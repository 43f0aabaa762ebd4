/**
 * The table of Blind Chicken Extreme as plain text: for a terminal, a log or a language model.
 *
 * @packageDocumentation
 */
import { labeledLines, seatLines, writeTable } from '../engine/tableText.js';
import type { BlindChickenExtremeSvgLocale } from './locales/locale.js';
import { score } from './rules/5-scoring.js';
import type { Card, Played, View } from './table.js';
import { bearsSign, carriedBy } from './trick.js';

/** The mark after a card's number, for its markings. */
const MARKS = { chicken: '*', pig: '+', sign: '~' };

/**
 * The table of Blind Chicken Extreme as text: exactly what the view shows.
 *
 * @example
 * ```ts
 * import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
 * import { enBlindChickenExtremeSvg } from 'hencoop/blind-chicken-extreme/en';
 * import { blindChickenExtremeText } from 'hencoop/blind-chicken-extreme/text';
 *
 * const state = blindChickenExtreme.setup({ seats: 3, seed: 'hen' });
 * console.log(blindChickenExtremeText(blindChickenExtreme.view(state, 0), enBlindChickenExtremeSvg));
 * ```
 *
 * @throws RangeError if `view` is a state, which shows every card, or not a view of this game. Parse untrusted views
 * with the game's schema first: a forged one may be rendered in part.
 */
export function blindChickenExtremeText(view: View, locale: BlindChickenExtremeSvgLocale): string {
  return writeTable('blind-chicken-extreme', view, locale, (names) => {
    const { step } = view;
    const actors = step.type === 'over' ? [] : step.type === 'arrange' ? step.seats : [step.seat];
    return [
      ...middle(view, names, locale),
      '',
      ...seatLines(names, score(view), actors, (seat) => notes(view, seat, locale).join(', ')),
      ...viewerRow(view, locale),
    ];
  });
}

function middle(view: View, names: readonly string[], locale: BlindChickenExtremeSvgLocale): string[] {
  const { common, picture } = locale;
  const { gameNumber, options, trick, taker, rewardsLeft } = view;
  const lying = ({ seat, card, faceDown }: Played) => {
    const printed = cardText(view, card);
    return `${names[seat]}${common.colon}${faceDown === null ? printed : `(${printed})`}`;
  };
  const taken = taker === null ? [] : [picture.takes(names[taker] ?? '')];
  return [
    `  ${picture.title(gameNumber, options.games)}`,
    `  ${legend(picture)}`,
    ...labeledLines([
      [picture.trick, [...trick.map(lying), ...taken].join('   ') || picture.noTrick],
      [picture.rewardsLeft, rewardsLeft.map((reward) => picture.rewards[reward]).join(', ') || picture.noRewards],
    ]),
  ];
}

/** A seat's remaining cards, its tricks in this game, and its scores in the others. */
function notes(view: View, seat: number, { common, picture }: BlindChickenExtremeSvgLocale): string[] {
  const { step, seats, rows, piles, penalties, rewards, scores, canceled } = view;
  const tricks = (piles[seat]?.length ?? 0) / seats;
  const games = (scores[seat] ?? []).map((points, index) =>
    canceled[seat]?.includes(index + 1) ? `${points} (${picture.canceled})` : String(points),
  );
  const arranged = () => (step.type === 'arrange' && step.seats.includes(seat) ? picture.arranging : picture.ready);
  return [
    step.type === 'arrange' ? arranged() : common.picture.cards(rows[seat]?.length ?? 0),
    ...(tricks > 0 ? [picture.tricks(tricks)] : []),
    ...(penalties[seat] ?? []).map(picture.penalty),
    ...(rewards[seat] ?? []).map((reward) => picture.reward(picture.rewards[reward])),
    ...(games.length > 0 ? [`${picture.games} ${games.join(', ')}`] : []),
  ];
}

/** The viewer's row, and the cards still to place. Playable cards of the row are in brackets (BC-3.1). */
function viewerRow(view: View, locale: BlindChickenExtremeSvgLocale): string[] {
  const { viewer, step } = view;
  const row = viewer === null ? undefined : view.rows[viewer];
  if (viewer === null || row === undefined || step.type === 'over') return [];
  const { common, picture } = locale;
  const printed = (cards: readonly (Card | null)[]) => cards.map((card) => cardText(view, card));
  const shown = (cards: readonly string[]) => cards.join(' ') || common.picture.empty;
  if (step.type === 'arrange') {
    const hand = [...(view.hands[viewer] ?? [])].sort((a, b) => (a ?? 0) - (b ?? 0));
    return [
      '',
      ...labeledLines([
        [picture.row, shown(printed(row))],
        [picture.toPlace, shown(printed(hand))],
      ]),
    ];
  }
  const leadsAny = step.type === 'play' && step.seat === viewer && step.advantage === 'leadAnyCard';
  const isEnd = (index: number) => index === 0 || index === row.length - 1;
  const cards = printed(row).map((card, index) => (leadsAny || isEnd(index) ? `[${card}]` : card));
  return ['', ...labeledLines([[picture.row, shown(cards)]])];
}

/** "* a chicken, + a pig, ~ played face down". */
function legend({ card }: BlindChickenExtremeSvgLocale['picture']): string {
  return (['chicken', 'pig', 'sign'] as const).map((what) => `${MARKS[what]} ${card[what]}`).join(', ');
}

function cardText(view: View, card: Card | null): string {
  if (card === null) return '?';
  const carried = carriedBy(view, card);
  return `${card}${carried === null ? '' : MARKS[carried]}${bearsSign(view, card) ? MARKS.sign : ''}`;
}
