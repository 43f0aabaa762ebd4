// The trick on the table: a place for each player in the order of play, its taker, and its points.
import type { Seat } from '../../engine/seats.js';
import { type Block, stacked } from '../../svg/block.js';
import type { Face } from '../../svg/card.js';
import { element, type Markup, moved } from '../../svg/markup.js';
import type { DrawContext } from '../../svg/options.js';
import { type LoneCard, type Part, SIGN, sideBySide } from '../../svg/parts.js';
import { centered, drawTokens } from '../../svg/tokens.js';
import type { BlindChickenExtremeSvgLocale } from '../locales/locale.js';
import { signed, soFarOf } from '../soFar.js';
import type { Card, Played, State, View } from '../table.js';

type Words = BlindChickenExtremeSvgLocale['picture'];

/** The width of a card in the trick, and of a player's place, at the usual scale. */
const CARD = 62;
const PLACE = 104;
/** The minimum space between two cards. */
const SPACE = 6;
/** The height of the token below it, reserved even before the first card. */
const TOKEN = 30;

/** The seats in the order of play, the leader first. */
function orderOf({ trick, step, starter, seats }: View | State): readonly Seat[] {
  const first = trick[0]?.seat ?? (step.type === 'play' ? step.seat : starter);
  return Array.from({ length: seats }, (_, index) => (first + index) % seats);
}

/** A crown on a coin, for the winning card. */
function crown(): Markup {
  const half = SIGN / 2;
  return [
    element('circle', { cx: half, cy: half, r: half - 1, fill: 'yolk', stroke: 'yolkInk', 'stroke-width': 1.5 }),
    element('path', { d: 'M5.5 15.5L4.5 7.5L8.5 10.5L11 5.5L13.5 10.5L17.5 7.5L16.5 15.5Z', fill: 'yolkInk' }),
  ];
}

/** The cards of the trick in the order of play; below each place, the player who has played there or will. */
export function trickPart(
  table: View | State,
  faceFor: (card: Card) => Face,
  words: Words,
  context: DrawContext,
): Part {
  const trick: readonly Played[] = table.trick;
  const soFar = soFarOf(table);
  const takes =
    table.taker !== null
      ? words.takes(context.shortNameOf(table.taker))
      : soFar !== null
        ? words.soFar(soFar.seat === context.viewer ? null : context.nameOf(soFar.seat))
        : null;
  const points = soFar === null ? '' : signed(soFar.points);
  const played = trick.map(({ seat, card, faceDown }) => {
    const what = card === null ? context.words.back : faceFor(card).name;
    return `${context.shortNameOf(seat)}${context.colon}${what}${faceDown === null ? '' : `, ${words.faceDown}`}`;
  });
  const cards = orderOf(table).map((seat): LoneCard => {
    const name = { words: context.shortNameOf(seat), bold: seat === soFar?.seat, isName: true };
    const found = trick.find((each) => each.seat === seat);
    if (found === undefined) return { hooks: {}, card: null, below: [{ ...name, fill: 'muted' }] };
    const { card, faceDown } = found;
    return {
      hooks: { played: seat },
      // A known card that lies face down: only its owner sees it.
      card: { face: card === null ? null : faceFor(card), faint: faceDown !== null && card !== null },
      ...(seat === soFar?.seat && { sign: crown() }),
      below: [name, ...(faceDown === null ? [] : [{ words: words.faceDown, fill: 'muted' } as const])],
    };
  });
  const line = `${words.trick}${context.colon}${words.noTrick}`;
  return {
    name: 'trick',
    text: [
      `${words.trick}${context.colon}${played.length === 0 ? words.noTrick : played.join(context.semicolon)}`,
      ...(takes === null ? [] : [`${takes} (${points})`]),
    ].join('. '),
    draw(maxWidth) {
      if (table.step.type === 'arrange' && trick.length === 0) return centered(line, maxWidth);
      // A single row shows who leads: if width is scarce, shrink the cards.
      const width = Math.min(CARD * context.scale, maxWidth / table.seats - SPACE);
      const across = Math.min(maxWidth, table.seats * Math.max(PLACE, width * 1.4));
      const { height, markup } = sideBySide(cards, table.seats, width, across, context.rings);
      const laid: Block = { height, markup: moved((maxWidth - across) / 2, 0, markup) };
      const below =
        takes === null
          ? { height: TOKEN, markup: null }
          : drawTokens([{ hooks: {}, words: takes, points }], maxWidth, context.rings);
      return stacked([laid, below], 4);
    },
  };
}
