// A player in two short lines, for tables with little space.
import type { Seat } from '../engine/seats.js';
import { signOf } from './avatar.js';
import type { ChipItem } from './chipItems.js';
import { coin } from './coin.js';
import { thing } from './hooks.js';
import { element, moved, partGroup } from './markup.js';
import type { DrawContext } from './options.js';
import type { Panel } from './panel.js';
import type { Block, Part } from './parts.js';
import { estimate, fitted, text } from './text.js';

const HEIGHT = 48;
const PAD = 8;
const GAP = 8;
/** The space around a chip, for the rings on it. */
const MARGIN = 2;
const NAME = 15;
/** The size of the player's picture: next to the name or, in a wide chip, next to both lines. */
const PICTURE = 22;
const LARGE_PICTURE = 36;
const BEFORE_NAME = 5;
/** The minimum width for a large picture. */
const WIDE = 163;
const NUMBER = 13;

/** The parts of a panel in one line, as wide as possible. */
function lineOf(parts: readonly (Part & { readonly chip: ChipItem })[], seat: Seat, maxWidth: number) {
  let x = 0;
  let spare = maxWidth - leastOf(parts);
  const markup = parts.map(({ name, chip }) => {
    const width = chip.min + Math.max(0, Math.min(chip.natural - chip.min, spare));
    spare -= width - chip.min;
    const shifted = moved(x, 0, partGroup(name, seat, chip.draw(width)));
    x += width + GAP;
    return shifted;
  });
  return { width: Math.max(0, x - GAP), markup };
}

function leastOf(parts: readonly { readonly chip: ChipItem }[]): number {
  return parts.reduce((sum, { chip }) => sum + chip.min, 0) + GAP * Math.max(0, parts.length - 1);
}

/** One player's chip: whose turn it is, the name, the cards, the points and, if there is space, the notes. */
export function drawChip(panel: Panel, context: DrawContext, fullWidth: number): Block {
  const { seat, acts, notes, hasPoints } = panel;
  const maxWidth = fullWidth - 2 * MARGIN;
  const isWide = maxWidth >= WIDE;
  const start = isWide ? PAD + LARGE_PICTURE + BEFORE_NAME : PAD;
  const inner = maxWidth - start - (isWide ? 2 * PAD : PAD);
  const parts = panel.parts.flatMap((part) => (part.chip === undefined ? [] : [{ ...part, chip: part.chip }]));
  const points = hasPoints === false ? { width: 0, markup: null } : coin(String(panel.score));
  const beside = points.width === 0 ? 0 : points.width + GAP;
  // If the parts need the whole second line, the coin goes next to the name.
  const isBelow = leastOf(parts) + beside <= inner;
  const whole = context.shortNameOf(seat);
  const onTop = inner - (isBelow ? 0 : beside);
  const sign = isWide
    ? { width: 0, markup: moved(-LARGE_PICTURE - BEFORE_NAME - 1, 3, signOf(seat, acts, LARGE_PICTURE, true).markup) }
    : signOf(seat, acts, PICTURE, estimate(whole, NAME, true) + PICTURE + 5 <= onTop);
  const name = fitted(whole, NAME, onTop - sign.width, true);
  const line = lineOf(parts, seat, inner - (isBelow ? beside : 0));
  const room = inner - line.width - GAP - (isBelow ? beside : 0);
  const note = [notes.join(' · '), notes[0] ?? ''].find((words) => estimate(words, NUMBER) <= room) ?? '';
  const frame = element('rect', {
    x: 1,
    y: 1,
    width: maxWidth - 2,
    height: HEIGHT - 2,
    rx: isWide ? HEIGHT / 2 - 1 : 14,
    fill: 'panel',
    stroke: acts ? 'turn' : 'line',
    'stroke-width': acts ? 2.5 : 1,
    class: 'hc-frame',
  });
  const body = [
    moved(start, 3, sign.markup),
    text(start + sign.width, 19, name, { size: NAME, fill: 'ink', bold: true }),
    moved(start, 26, line.markup),
    note === '' ? null : text(start + line.width + GAP, 39.5, note, { size: NUMBER, fill: 'muted' }),
    points.width === 0 ? null : moved(start + inner - points.width, isBelow ? 23 : 3, points.markup),
  ];
  const outline = { width: maxWidth, height: HEIGHT, rx: isWide ? HEIGHT / 2 : 14, inset: 4 };
  const hooks = { part: 'seat', seat };
  return {
    height: HEIGHT + 2 * MARGIN,
    markup: thing(hooks, [frame, body], outline, context.rings, { x: MARGIN, y: MARGIN }),
  };
}
