// The trick on the table: a place for each player in the order of play, its taker, and its points.
import type { Seat } from '../../engine/seats.js';
import { type Block, type BoxSize, stacked } from '../../svg/block.js';
import { drawOne, type Face, outlineOf } from '../../svg/card.js';
import { thing } from '../../svg/hooks.js';
import { element, type Markup, moved } from '../../svg/markup.js';
import type { DrawContext } from '../../svg/options.js';
import { emptySlot, type LoneCard, type Part, SIGN, sideBySide } from '../../svg/parts.js';
import { estimate, text } from '../../svg/text.js';
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
const TOKEN = 20;

/** The seats in the order of play, the leader first. */
function orderOf({ trick, step, starter, seats }: View | State): readonly Seat[] {
  const first = trick[0]?.seat ?? (step.type === 'play' ? step.seat : starter);
  return Array.from({ length: seats }, (_, index) => (first + index) % seats);
}

/** The sign of the winning card: a crown on a coin, or the points that the trick costs. */
function takerSign(points: number): Markup {
  const half = SIGN / 2;
  const fill = points < 0 ? 'redPrint' : 'yolk';
  return [
    element('circle', { cx: half, cy: half, r: half - 1, fill, stroke: 'yolkInk', 'stroke-width': 1.5 }),
    points < 0
      ? text(half, half + 4, signed(points), { size: 11, fill: 'onBadge', bold: true, anchor: 'middle' })
      : element('path', { d: 'M5.5 15.5L4.5 7.5L8.5 10.5L11 5.5L13.5 10.5L17.5 7.5L16.5 15.5Z', fill: 'yolkInk' }),
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
      ...(seat === soFar?.seat && { sign: takerSign(soFar.points) }),
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
    // Benefits to choose from take its place.
    fill: (box) =>
      table.step.type === 'chooseBenefit'
        ? null
        : fillTrick(cards, takes === null ? null : `${takes} (${points})`, box, context),
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
          : drawTokens([{ hooks: {}, words: `${takes} (${points})` }], maxWidth, context.rings);
      return stacked([laid, below], 4);
    },
  };
}

/** A part of the middle. */
export interface Region extends BoxSize {
  readonly x: number;
  readonly y: number;
}

/** From this ratio of width to height on, tokens may lie to the right of the trick. */
const BESIDE = 1.3;
/** The width of tokens at the right, and their height below. */
const TOKENS = 250;
const LINES = 90;
/** Below this height of a wide middle, its right side belongs to the goal above and to what is said below. */
const LOW = 215;
const GOAL = 34;
const SAID = 60;

interface Regions {
  readonly trick: Region;
  readonly tokens: Region;
  /** The width of a card of the trick. */
  readonly card: number;
}

/** The parts of the middle in a box: the trick, and the tokens where they leave it the larger cards. */
export function regionsOf({ width, height }: BoxSize, seats: number): Regions {
  const isLow = width >= 2 * BESIDE * height && height < LOW;
  const [side, goal, said] = isLow ? [282, GOAL, SAID] : [TOKENS, 0, 0];
  const across = width - side - 14;
  const beside = cardIn({ width: across, height }, seats);
  const below = cardIn({ width, height: height - LINES }, seats);
  if (isLow || (width >= BESIDE * height && beside > below)) {
    return {
      trick: { x: 0, y: 0, width: across, height },
      tokens: { x: width - side, y: goal, width: side, height: height - goal - said },
      card: beside,
    };
  }
  const low = Math.max(LINES, Math.min(height - below * 1.4 - NAME_LINE - TAKER_LINE, 130));
  return {
    trick: { x: 0, y: 0, width, height: height - low },
    tokens: { x: 0, y: height - low, width, height: low },
    card: below,
  };
}

/** The largest card of a trick in a box. */
function cardIn({ width, height }: BoxSize, seats: number): number {
  return Math.min(width / (seats * PITCH - 0.1), (height - NAME_LINE - TAKER_LINE) / 1.4, MOST_CARD);
}

/** The space between two places of a trick, as a multiple of a card, the lines above and below them, and a plate. */
const PITCH = 1.1;
const MOST_PITCH = 1.6;
const NAME_LINE = 22;
const TAKER_LINE = 20;
const TAKER = 18;
const MOST_CARD = 190;

/** The trick in a region: one place for each player in the order of play, each below its name, and who takes it. */
function fillTrick(places: readonly LoneCard[], takes: string | null, box: BoxSize, { rings }: DrawContext): Markup {
  const { trick, card } = regionsOf(box, places.length);
  const { x, y, width, height } = trick;
  // Fewer places spread.
  const pitch = Math.max(PITCH, Math.min(MOST_PITCH, (width / card + 0.1) / places.length));
  const across = card * ((places.length - 1) * pitch + 1);
  const [left, top] = [x + (width - across) / 2, y + (height - card * 1.4 - NAME_LINE - TAKER_LINE) / 2];
  const laid = places.map(({ hooks, card: lying, below, sign = null }, index) => {
    const at = { x: left + index * card * pitch, y: top + NAME_LINE };
    const [name] = below;
    const drawn = lying === null ? emptySlot(card) : drawOne(lying, card);
    const middle = at.x + card / 2;
    return [
      name === undefined
        ? null
        : text(middle, top + 15, name.words, {
            size: 13,
            fill: name.fill ?? 'ink',
            bold: name.bold === true,
            anchor: 'middle',
            maxWidth: card * pitch,
          }),
      thing(hooks, drawn, outlineOf(card), rings, at),
      sign === null ? null : moved(at.x + card - SIGN * 0.75, at.y - SIGN * 0.25, sign),
    ];
  });
  if (takes === null) return laid;
  const wide = Math.min(estimate(takes, 12, true) + 18, width);
  const winner = places.findIndex(({ sign }) => sign !== undefined);
  const middle = left + Math.max(0, winner) * card * pitch + card / 2;
  const from = Math.max(x, Math.min(middle - wide / 2, x + width - wide));
  const plate = { width: wide, height: TAKER, rx: TAKER / 2, fill: 'panel', stroke: 'line' } as const;
  const taker = { size: 12, fill: 'ink', bold: true, anchor: 'middle', maxWidth: wide - 14 } as const;
  const inner = [element('rect', plate), text(wide / 2, 13.4, takes, taker)];
  const foot = moved(from, top + NAME_LINE + card * 1.4 + TAKER_LINE - TAKER, inner);
  return [...laid, element('g', { 'pointer-events': 'none' }, foot)];
}
