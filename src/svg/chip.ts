// A player as a chip: the picture, the cards, the points and the name.
import { signOf } from './avatar.js';
import type { Block } from './block.js';
import { drawOne } from './card.js';
import type { ChipItem } from './chipItems.js';
import { COIN, coin } from './coin.js';
import { type Outline, thing } from './hooks.js';
import { element, type Markup, moved, partGroup } from './markup.js';
import type { DrawContext } from './options.js';
import type { Panel } from './panel.js';
import type { Part } from './parts.js';
import { estimate, fitted, text, wrapped } from './text.js';

/** The usual height of a chip. */
const HEIGHT = 52;
const GAP = 8;
/** The space around a chip, for the rings on it. */
const MARGIN = 2;
/** The height of a line of things. */
const LINE = 18;
const NOTE = 13;
/** Below this width, picture, things and name stand below each other; up to the other, they stand closer. */
const NARROW = 80;
const CLOSE = 104;
/** From this width on, name and things stand beside the picture; from this height on, below it. */
const BAR = 190;
const PLATE = 120;
/** The size of a name, and the smallest before it is cut. */
const NAME = 15;
const LEAST_NAME = 11.5;

/** The contents of a chip. */
interface Chip {
  readonly panel: Panel;
  readonly context: DrawContext;
  readonly width: number;
  readonly height: number;
}

/** A chip and the shape of its plate. */
interface DrawnChip {
  readonly outline: Outline;
  readonly markup: Markup;
}

/** The parts of a panel in one line. */
interface Line {
  readonly width: number;
  readonly markup: Markup;
}

/** The sign of a player who is out. */
const OUT: Markup = [
  element('circle', { cx: 9, cy: 9, r: 9, fill: 'badge' }),
  element('path', { d: 'M5.5 5.5l7 7m0-7l-7 7', fill: 'none', stroke: 'onBadge', 'stroke-width': 2.5 }),
];

/** The parts of a panel in one line, as wide as possible, and the player's notes if there is room for them: first those of a player who is out. */
function lineOf({ panel: { parts, seat, notes, isOut } }: Chip, maxWidth: number): Line {
  const shown: readonly (Part & { readonly chip: ChipItem })[] = parts.flatMap((part) =>
    part.chip === undefined ? [] : [{ ...part, chip: part.chip }],
  );
  const least = shown.reduce((sum, { chip }) => sum + chip.min, 0) + GAP * Math.max(0, shown.length - 1);
  let x = 0;
  const [first = ''] = notes;
  const told = isOut ? GAP + estimate(first, NOTE) + 1 : 0;
  let spare = maxWidth - least - (least + told <= maxWidth ? told : 0);
  const markup: Markup[] = shown.map(({ name, chip }) => {
    const most = chip.min + Math.max(0, Math.min(chip.natural - chip.min, spare));
    const width = chip.used?.(most) ?? most;
    spare -= width - chip.min;
    const shifted = moved(x, 0, partGroup(name, seat, chip.draw(width)));
    x += width + GAP;
    return shifted;
  });
  if (least > maxWidth) return { width: maxWidth, markup: moved(0, 0, markup, maxWidth / least) };
  const room = maxWidth - x;
  const note = [notes.join(' · '), notes[0] ?? ''].find((words) => estimate(words, NOTE) <= room) ?? '';
  if (note !== '') markup.push(text(x, 13.5, note, { size: NOTE, fill: 'muted' }));
  return { width: note === '' ? Math.max(0, x - GAP) : x + estimate(note, NOTE), markup };
}

/** A coin of this height with the player's points; nothing if they mean nothing yet. */
function coinOf({ panel }: Chip, height: number): Line {
  if (panel.hasPoints === false) return { width: 0, markup: null };
  const { width, markup } = coin(String(panel.score));
  const scale = height / COIN;
  return { width: width * scale, markup: moved(0, 0, markup, scale) };
}

/** The player's name: smaller if it is long, and cut only then. */
function nameOf({ panel, context }: Chip, maxWidth: number, usual: number) {
  const whole = context.shortNameOf(panel.seat);
  const size = Math.max(LEAST_NAME, Math.min(usual, maxWidth / Math.max(1, estimate(whole, 1, true))));
  return { size, words: fitted(whole, size, maxWidth, true) };
}

function plateOf({ panel }: Chip, box: Outline): Markup {
  return element('rect', {
    x: 1,
    y: (box.y ?? 0) + 1,
    width: box.width - 2,
    height: box.height - 2,
    rx: box.rx,
    fill: 'panel',
    stroke: panel.acts ? 'turn' : 'line',
    'stroke-width': panel.acts ? 2.5 : 1,
    class: 'hc-frame',
  });
}

const picture = ({ seat, acts, isOut }: Panel, size: number) => [
  signOf(seat, acts, size, true).markup,
  isOut ? moved(size * 0.6, 0, OUT, size / 44) : null,
];

/** Picture, things and points in one line, and the name below. */
function small(chip: Chip): DrawnChip {
  const { panel, width, height } = chip;
  const size = Math.min(31, height - 24, width * 0.3);
  const high = Math.min(26, size * 0.9);
  const points = coinOf(chip, high);
  const [pad, gap] = width < CLOSE ? [4, 3] : [7, 5];
  const beside = points.width === 0 ? 0 : points.width + gap;
  const line = lineOf(chip, width - 2 * pad - size - gap - beside);
  const all = size + gap + line.width + beside;
  const x = Math.max(pad - 1, (width - all) / 2);
  const name = nameOf(chip, width - 12, 13);
  const top = (height - size - 16) / 2;
  const outline = { width, height, rx: 15 };
  return {
    outline,
    markup: [
      plateOf(chip, outline),
      moved(x, top, picture(panel, size)),
      moved(x + size + gap, top + (size - LINE) / 2, line.markup),
      points.width === 0 ? null : moved(x + all - points.width, top + (size - high) / 2, points.markup),
      text(width / 2, top + size + 13, name.words, { size: name.size, fill: 'ink', bold: true, anchor: 'middle' }),
    ],
  };
}

/** Picture and points, then the things, then the name. */
function narrow(chip: Chip): DrawnChip {
  const { panel, width, height } = chip;
  const row = (height - 14) / 2;
  const points = coinOf(chip, row - 2);
  const all = row + (points.width === 0 ? 0 : points.width + 3);
  const scale = Math.min(1, row / LINE);
  const line = lineOf(chip, (width - 8) / scale);
  const name = nameOf(chip, width - 8, 13);
  const outline = { width, height, rx: 12 };
  return {
    outline,
    markup: [
      plateOf(chip, outline),
      moved((width - all) / 2, 2, picture(panel, row)),
      points.width === 0 ? null : moved((width + all) / 2 - points.width, 3, points.markup),
      moved((width - line.width * scale) / 2, row + 2, line.markup, scale),
      text(width / 2, height - 3, name.words, { size: name.size, fill: 'ink', bold: true, anchor: 'middle' }),
    ],
  };
}

/** The picture, then the name over the things, then the points. */
function bar(chip: Chip): DrawnChip {
  const { panel, width, height } = chip;
  const size = Math.min(44, height - 8);
  const high = Math.min(36, height - 14);
  const points = coinOf(chip, high);
  const start = size + 12;
  const room = width - start - (points.width === 0 ? 14 : points.width + 16);
  const name = nameOf(chip, room, NAME);
  const outline = { width, height, rx: height / 2 - 1 };
  return {
    outline,
    markup: [
      plateOf(chip, outline),
      moved(4, (height - size) / 2, picture(panel, size)),
      text(start, height / 2 - 5, name.words, { size: name.size, fill: 'ink', bold: true }),
      moved(start, height / 2 + 1, lineOf(chip, room).markup),
      points.width === 0 ? null : moved(width - points.width - 8, (height - high) / 2, points.markup),
    ],
  };
}

/** A large picture with its points above a plate with the name, in two lines if it is long, and the things. */
function tall(chip: Chip): DrawnChip {
  const { panel, context, width, height } = chip;
  const { size: high, words } = nameOf(chip, width - 16, 16);
  const lines = wrapped(context.shortNameOf(panel.seat), high, width - 15, true);
  const names = lines.length === 2 ? lines : [words];
  const board = 40 + 14 * names.length;
  const size = Math.min(96, height - board - 8);
  const points = coinOf(chip, Math.min(42, size * 0.5));
  const left = (width - size) / 2;
  const line = lineOf(chip, width - 20);
  const y = height - board;
  const outline = { width, height: board, rx: 15, y };
  return {
    outline,
    markup: [
      moved(left, 0, picture(panel, size)),
      points.width === 0 ? null : moved(Math.min(left + size - 18, width - points.width), size - 30, points.markup),
      plateOf(chip, outline),
      names.map((each, index) =>
        text(width / 2, y + 21 + 14 * index, each, { size: high, fill: 'ink', bold: true, anchor: 'middle' }),
      ),
      moved((width - line.width) / 2, y + board - 25, line.markup),
    ],
  };
}

/** A player's picture, with the points as a coin at its corner, or the cards left. */
export function drawFace(panel: Panel, context: DrawContext, width: number): Block {
  const size = Math.min(width, context.height ?? width);
  const chip: Chip = { panel, context, width, height: size };
  const points = coinOf(chip, Math.max(20, size * 0.5));
  const { left } = panel;
  const pile = left === undefined ? null : drawOne({ face: null, badge: `×${left}` }, size * 0.5);
  const face = [
    picture({ ...panel, acts: false }, size),
    points.width === 0
      ? moved(size * 0.65, size * 0.4, pile)
      : moved(size + Math.min(10, points.width * 0.4) - points.width, size * 0.62, points.markup),
  ];
  const outline = { width: size, height: size, rx: size / 2 };
  return { height: size, markup: thing({ part: 'seat', seat: panel.seat }, face, outline, context.rings) };
}

/** One player's chip: whose turn it is, the name, the cards, the points and, if there is space, the notes. */
export function drawChip(panel: Panel, context: DrawContext, fullWidth: number): Block {
  const full = context.height ?? HEIGHT;
  const chip: Chip = { panel, context, width: fullWidth - 2 * MARGIN, height: full - 2 * MARGIN };
  const draw = full >= PLATE ? tall : fullWidth >= BAR ? bar : fullWidth < NARROW ? narrow : small;
  const { outline, markup } = draw(chip);
  const seen = panel.isOut ? element('g', { opacity: 0.6 }, markup) : markup;
  const at = { x: MARGIN, y: MARGIN };
  const hooks = { part: 'seat', seat: panel.seat };
  return { height: full, markup: thing(hooks, seen, { ...outline, inset: 4 }, context.rings, at) };
}
