// The sets of both players: in columns by type, so that each set faces its rival, or in one nest for each type.
import type { Seat } from '../../engine/seats.js';
import { signOf } from '../../svg/avatar.js';
import type { BoxSize } from '../../svg/block.js';
import { type DrawnCard, drawOne, heightOf, outlineOf } from '../../svg/card.js';
import type { ChipItem } from '../../svg/chipItems.js';
import { coin } from '../../svg/coin.js';
import { thing } from '../../svg/hooks.js';
import { element, type Markup, moved } from '../../svg/markup.js';
import type { DrawContext } from '../../svg/options.js';
import type { Color } from '../../svg/palette.js';
import type { Part } from '../../svg/parts.js';
import { estimate, fitted, text, wrapped } from '../../svg/text.js';
import { CHICKENS, type Chicken, type DisplacedSet, type LaidSet } from '../table.js';
import { type Board, COINS, freeBoard, LINE, placesIn, SPARE } from './places.js';

/** The sets of a seat, with their texts. */
export interface Side {
  readonly seat: Seat;
  readonly sets: readonly LaidSet[];
  /** How many types it shows, with the picked set. */
  readonly shown: number;
  /** How many types it shows, out of those needed to end the round (CC-6.1). */
  readonly types: string;
  /** The points that its sets would score now (CC-6.3), also as text. */
  readonly points: number;
  readonly thisRound: string;
}

/** Both sides, with their shared text. */
export interface Columns {
  readonly above: Side;
  readonly below: Side;
  /** The types that one player needs to end the round. */
  readonly own: number;
  /** How many types both show together, out of those needed to end the round. */
  readonly together: string;
  /** The same with the picked set, shorter. */
  readonly tally: string;
  /** The points that the picked set adds. */
  readonly added: number;
  /** The set that the viewer has picked to lay. */
  readonly picked: LaidSet | null;
  readonly aside: DisplacedSet | null;
  readonly beats: (count: number) => string;
  readonly cardOf: (set: LaidSet) => DrawnCard;
}

const WORDS = 13;
const PILL = 26;
/** The size of the owner's picture in a nest. */
const FACE = 20;
const DOT = 4.2;
/** The usual width of the dots. */
const DOTS = 70;
/** Closer dots are left out. */
const LEAST_STEP = 4;
/** The space between a set and the edge of the columns. */
const MARGIN = 8;
/** The width of a set without a given height. */
const CARD = 50;
const BIG = { fill: 'ink', bold: true, display: true, anchor: 'middle' } as const;

/** A dot for each type on the way to the end of the round, and the points of this round. */
export function progressItem({ shown, points, thisRound }: Side, own: number): ChipItem {
  const dots = (along: number) => along * (own - 1) + 2 * DOT + 6;
  const short = String(points);
  const natural = dots(11) + estimate(thisRound, WORDS, true);
  const min = estimate(short, WORDS, true);
  return {
    min,
    natural,
    draw(width) {
      const [words, needed] = width < natural ? [short, min] : [thisRound, natural - dots(11)];
      const along = Math.min(11, (width - needed - dots(0)) / (own - 1));
      const hasDots = along >= LEAST_STEP;
      const circles = Array.from({ length: hasDots ? own : 0 }, (_, index) =>
        element('circle', {
          cx: DOT + index * along,
          cy: 9,
          r: Math.min(DOT, along * 0.44),
          fill: index < shown ? 'yolk' : 'none',
          stroke: index < shown ? 'yolkInk' : 'muted',
          'stroke-width': 1.2,
        }),
      );
      return [circles, text(hasDots ? dots(along) : 0, 13.5, words, { size: WORDS, fill: 'ink', bold: true })];
    },
  };
}

/** Something on a plate with its center at `x`. */
function pill(x: number, y: number, width: number, inner: Markup): Markup {
  const box = { width: width + 22, height: PILL, rx: PILL / 2 };
  return moved(x - box.width / 2, y, [element('rect', { ...box, fill: 'panel', stroke: 'line' }), moved(11, 4, inner)]);
}

const bold = (words: string) => text(0, 13.5, words, { size: WORDS, fill: 'ink', bold: true });

/** A plate with the player, the dots and points of {@link progressItem}, and what a picked set adds. */
function sideLine(
  side: Side,
  plus: number,
  x: number,
  y: number,
  { own }: Columns,
  maxWidth: number,
  context: DrawContext,
): Markup {
  const item = progressItem(side, own);
  const added = plus === 0 ? null : coin(`+${plus}`);
  const rest = (added === null ? 0 : added.width + 8) + 30;
  const name = fitted(context.shortNameOf(side.seat), WORDS, Math.max(44, maxWidth - item.min - DOTS - rest));
  const start = estimate(name, WORDS) + 8;
  const room = maxWidth - start - rest;
  const across = room < item.natural ? Math.min(room, item.min + DOTS) : item.natural;
  return pill(x, y, start + across + (added === null ? 0 : added.width + 8), [
    text(0, 13.5, name, { size: WORDS, fill: 'ink' }),
    moved(start, 0, item.draw(across)),
    added === null ? null : moved(start + across + 8, -2, added.markup),
  ]);
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** A faint picture of a type that nobody shows. */
function vacant({ face }: DrawnCard, x: number, y: number, size: number): Markup {
  return face === null ? null : element('g', { opacity: 0.22 }, moved(x, y, face.art, size / 100));
}

/** A board and what lies on it. */
interface Shown {
  readonly columns: Columns;
  readonly board: Board;
  readonly context: DrawContext;
}

/** The side that shows a type, or would show it with the picked set. */
type OwnerOf = (chicken: Chicken) => Side | null;

type Point = readonly [x: number, y: number];

const nestSize = ({ cell, height }: Board): Point => [cell - 4, height / 2 - 6];
const nest = (width: number, height: number, fill: Color, opacity: number) =>
  element('rect', { width, height, rx: 11, fill, opacity });
const faceOf = (seat: Seat): Markup => signOf(seat, false, FACE, true).markup;

/** The corner of a nest; the tenth has no type. */
function nestAt(index: number, { x, y, cell, height }: Board): Point {
  return [x + (index % 5) * cell + 2, y + Math.floor(index / 5) * (height / 2)];
}

/** The corner of a set. In a nest it leans to its owner. */
function placeOf(chicken: Chicken, isBelow: boolean, board: Board): Point {
  const { isColumns, x, y, cell, set, height } = board;
  const index = CHICKENS.indexOf(chicken);
  const down = heightOf(set);
  if (isColumns) return [x + index * cell + (cell - set) / 2, isBelow ? y + height - down - MARGIN : y + MARGIN];
  const [left, top] = nestAt(index, board);
  return [left + (cell - 4 - set) / 2, top + (isBelow ? SPARE - 6 : 3)];
}

function setsIn({ seat, sets }: Side, isBelow: boolean, { columns, board, context }: Shown): Markup {
  const markup = sets.map((set) => {
    const card = columns.cardOf(set);
    const [x, y] = placeOf(set.chicken, isBelow, board);
    return thing(card.hooks ?? {}, drawOne(card, board.set), outlineOf(board.set), context.rings, {
      x,
      y,
      owner: seat,
    });
  });
  return element('g', { 'data-seat': seat }, markup);
}

/** The picked set where it would lie, and the set of the other player that it would displace. */
function ghostIn({ columns, board }: Shown): Markup {
  const { picked, above, beats, cardOf } = columns;
  if (picked === null) return null;
  const { isColumns, set } = board;
  const [x, y] = placeOf(picked.chicken, true, board);
  const ring = { x: -1, y: -1, width: set + 2, height: heightOf(set) + 2, rx: set * 0.065 + 1, fill: 'none' } as const;
  const rival = above.sets.find(({ chicken }) => chicken === picked.chicken);
  const words = rival === undefined ? '' : beats(rival.count);
  const across = estimate(words, WORDS, true);
  // The plate stays on the board.
  const half = across / 2 + 11;
  const center = clamp(set / 2, board.x + half - x, board.x + board.width - half - x);
  return moved(x, y, [
    drawOne(cardOf(picked), set),
    // Not in yolk: it cannot be touched.
    element('rect', { ...ring, stroke: 'print', 'stroke-width': 3, 'stroke-dasharray': '9 6' }),
    rival === undefined ? null : isColumns ? arrowTo(set) : pill(center, 4 - PILL, across, bold(words)),
  ]);
}

/** An arrow from a set to the one above it. */
function arrowTo(set: number): Markup {
  const [from, to, gap] = [set * 0.35, -COINS - set * 0.3, -COINS / 2];
  const d = `M${set - 6} ${from}Q${set * 1.16} ${gap} ${set - 4} ${to}m-9 8l9-8l6 11`;
  const line = { d, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
  return [
    element('path', { ...line, stroke: 'paper', 'stroke-width': 7 }),
    element('path', { ...line, stroke: 'print', 'stroke-width': 3.5 }),
  ];
}

/** The types between both sides; shown types appear as coins. */
function coinsIn({ x, y, cell, height }: Board, ownerOf: OwnerOf): Markup {
  const r = Math.min(20, cell * 0.36);
  return CHICKENS.map((chicken, index) => {
    const isShown = ownerOf(chicken) !== null;
    const [cx, cy] = [x + (index + 0.5) * cell, y + height / 2];
    const plate = { cx, cy, r, fill: isShown ? 'yolk' : 'none', stroke: isShown ? 'yolkInk' : 'line' } as const;
    const number = { size: r * 0.9, fill: isShown ? 'yolkInk' : 'muted', bold: isShown, anchor: 'middle' } as const;
    return [
      element('circle', { ...plate, 'stroke-width': isShown ? 2 : 1 }),
      text(cx, cy + r * 0.32, String(chicken), number),
    ];
  });
}

/** Nine columns, with the types between both sides. */
function columnsIn({ columns, board }: Shown, ownerOf: OwnerOf): Markup {
  const { x, y, width, height, cell, set } = board;
  const stripe = (index: number) =>
    element('rect', { x: x + index * cell, y, width: cell, height, fill: 'panel', opacity: 0.14 });
  return [
    element('rect', { x: x - 6, y, width: width + 12, height, rx: 14, fill: 'panel', opacity: 0.16 }),
    element('rect', { x: x - 6, y, width: width + 12, height, rx: 14, fill: 'none', stroke: 'line', opacity: 0.5 }),
    [1, 3, 5, 7].map(stripe),
    CHICKENS.map((chicken) => {
      if (ownerOf(chicken) !== null) return null;
      const [left, top] = placeOf(chicken, true, board);
      return vacant(columns.cardOf({ chicken, count: 1 }), left + set * 0.18, top + set * 0.4, set * 0.64);
    }),
    coinsIn(board, ownerOf),
  ];
}

/** A nest for each type, in the color of its owner, or with the number of a vacant one. */
function nestsIn({ columns, board }: Shown, ownerOf: OwnerOf): Markup {
  const { below, cardOf } = columns;
  const [wide, high] = nestSize(board);
  const size = wide * 0.64;
  return CHICKENS.map((chicken, index) => {
    const side = ownerOf(chicken);
    const [x, y] = nestAt(index, board);
    return moved(x, y, [
      nest(
        wide,
        high,
        side === null ? 'line' : side === below ? 'wood' : 'back',
        side === null ? 0.35 : side === below ? 1 : 0.5,
      ),
      ...(side === null
        ? [
            vacant(cardOf({ chicken, count: 1 }), (wide - size) / 2, high - size - 8, size),
            text(wide / 2, 24, String(chicken), { ...BIG, size: 18 }),
          ]
        : []),
    ]);
  });
}

/** The pictures of the owners at the free corners of their nests. */
function ownersIn({ columns, board }: Shown, ownerOf: OwnerOf): Markup {
  const [wide, high] = nestSize(board);
  return CHICKENS.map((chicken, index) => {
    const side = ownerOf(chicken);
    const [x, y] = nestAt(index, board);
    if (side === null || chicken === columns.picked?.chicken) return null;
    return moved(x + wide - FACE - 2, y + (side === columns.below ? 2 : high - FACE - 2), faceOf(side.seat));
  });
}

/** The tenth nest: how many types lie on the table, or the place of the displaced set. */
function tallyIn({ columns, board }: Shown): Markup {
  const [wide, high] = nestSize(board);
  const [x, y] = nestAt(CHICKENS.length, board);
  // Every language begins with the number.
  const [count = '', ...rest] = columns.tally.split(' ');
  const lines = wrapped(rest.join(' '), WORDS, wide - 6, true);
  const start = high / 2 + 4 - (lines.length - 1) * 8;
  return moved(x, y, [
    element('rect', { width: wide, height: high, rx: 11, fill: 'none', stroke: 'line', 'stroke-width': 1.5 }),
    columns.aside === null
      ? [
          text(wide / 2, start, count, { ...BIG, size: 28 }),
          lines.map((line, index) =>
            text(wide / 2, start + 18 + index * 16, line, { ...BIG, display: false, size: WORDS }),
          ),
        ]
      : null,
  ]);
}

/** The board with the sets on it, a line for the viewer below, and one for the other player above if `isWhole`. */
function drawBoard(shown: Shown, isWhole: boolean): Markup {
  const { columns, board, context } = shown;
  const { above, below, picked, tally } = columns;
  const { isColumns, x, y, width, height } = board;
  const shows = ({ sets }: Side, chicken: Chicken) => sets.some((set) => set.chicken === chicken);
  const ownerOf: OwnerOf = (chicken) =>
    picked?.chicken === chicken ? below : ([below, above].find((side) => shows(side, chicken)) ?? null);
  const foot = y + height + 3;
  return [
    isColumns ? columnsIn(shown, ownerOf) : [nestsIn(shown, ownerOf), tallyIn(shown)],
    setsIn(above, false, shown),
    setsIn(below, true, shown),
    ghostIn(shown),
    isColumns ? null : ownersIn(shown, ownerOf),
    isWhole ? sideLine(above, 0, x + width / 2, y - LINE + 3, columns, width, context) : null,
    // The chips of a spectator's table show the points of both.
    isWhole || context.viewer !== null
      ? sideLine(
          below,
          columns.added,
          x + width * (isColumns ? 0.4 : 0.5),
          foot,
          columns,
          width * (isColumns ? 0.64 : 1),
          context,
        )
      : null,
    isColumns ? pill(x + width * 0.86, foot, estimate(tally, WORDS, true), bold(tally)) : null,
  ];
}

/** The displaced set with its owner: opposite the set that displaced it, or in the tenth nest. */
export function asideIn(columns: Columns, box: BoxSize, context: DrawContext): Markup {
  const { aside, above, cardOf } = columns;
  if (aside === null) return null;
  const { board } = placesIn(box);
  const { set } = board;
  const [nestX, nestY] = nestAt(CHICKENS.length, board);
  const isBelow = above.sets.some(({ chicken }) => chicken === aside.chicken);
  const [x, y] = board.isColumns
    ? placeOf(aside.chicken, isBelow, board)
    : ([nestX + (board.cell - 4 - set) / 2, nestY + SPARE / 2] as const);
  const card = cardOf(aside);
  return [
    thing(card.hooks ?? {}, drawOne(card, set), outlineOf(set), context.rings, { x, y, turn: 4 }),
    moved(x + set - FACE * 0.7, y - FACE * 0.4, faceOf(aside.owner)),
  ];
}

/** The columns as a part of the table. */
export function columnsPart(columns: Columns, context: DrawContext): Part {
  const said = [columns.above, columns.below].map(
    ({ seat, types, thisRound }) => `${context.nameOf(seat)}${context.colon}${types}, ${thisRound}`,
  );
  return {
    name: 'columns',
    text: [...said, columns.together].join('. '),
    fill: (box) => drawBoard({ columns, board: placesIn(box).board, context }, false),
    draw(maxWidth) {
      const board = freeBoard(maxWidth, CARD * context.scale, LINE);
      return { height: board.height + 2 * LINE, markup: drawBoard({ columns, board, context }, true) };
    },
  };
}
