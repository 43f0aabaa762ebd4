// A player in two short lines, for tables with little space.
import type { Seat } from '../engine/seats.js';
import type { ChipItem } from './chipItems.js';
import { thing } from './hooks.js';
import { element, type Markup, moved } from './markup.js';
import type { DrawContext } from './options.js';
import { MARKER, type Panel } from './panel.js';
import type { Block, Part } from './parts.js';
import { estimate, fitted, text } from './text.js';

const HEIGHT = 48;
const PAD = 8;
const GAP = 8;
/** The space around a chip, for the marks on it. */
const MARGIN = 2;
const NAME = 15;
const NUMBER = 13;

/** Points on a coin. */
function coin(points: string): { readonly width: number; readonly markup: Markup } {
  const height = 22;
  const width = Math.max(height, estimate(points, NUMBER, true) + 10);
  return {
    width,
    markup:
      element('rect', { width, height, rx: height / 2, fill: 'yolk', stroke: 'yolkInk' }) +
      text(width / 2, 15.5, points, { size: NUMBER, fill: 'yolkInk', bold: true, anchor: 'middle' }),
  };
}

/** The parts of a panel in one line, as wide as they may be. */
function lineOf(parts: readonly (Part & { readonly chip: ChipItem })[], seat: Seat, maxWidth: number) {
  let x = 0;
  let spare = maxWidth - leastOf(parts);
  const markup = parts.map(({ name, chip }) => {
    const width = chip.min + Math.max(0, Math.min(chip.natural - chip.min, spare));
    spare -= width - chip.min;
    const drawn = element('g', { 'data-part': name, 'data-seat': seat }, chip.draw(width));
    const placed = moved(x, 0, drawn);
    x += width + GAP;
    return placed;
  });
  return { width: Math.max(0, x - GAP), markup: markup.join('') };
}

function leastOf(parts: readonly { readonly chip: ChipItem }[]): number {
  return parts.reduce((sum, { chip }) => sum + chip.min, 0) + GAP * Math.max(0, parts.length - 1);
}

/** One player's chip: who acts, the name, the cards, the points and, where there is space, the notes. */
export function drawChip(panel: Panel, context: DrawContext, fullWidth: number): Block {
  const { seat, acts, notes, hasPoints } = panel;
  const maxWidth = fullWidth - 2 * MARGIN;
  const inner = maxWidth - 2 * PAD;
  const parts = panel.parts.flatMap((part) => (part.chip === undefined ? [] : [{ ...part, chip: part.chip }]));
  const points = hasPoints === false ? { width: 0, markup: '' } : coin(String(panel.score));
  const beside = points.width === 0 ? 0 : points.width + GAP;
  // Where the parts need the whole line below it, the coin lies next to the name.
  const isBelow = leastOf(parts) + beside <= inner;
  const marker = acts ? 19 : 0;
  const name = fitted(context.shortNameOf(seat), NAME, inner - marker - (isBelow ? 0 : beside), true);
  const line = lineOf(parts, seat, inner - (isBelow ? beside : 0));
  const room = inner - line.width - GAP - (isBelow ? beside : 0);
  const note = [notes.join(' · '), notes[0] ?? ''].find((words) => estimate(words, NUMBER) <= room) ?? '';
  const frame = element('rect', {
    x: 1,
    y: 1,
    width: maxWidth - 2,
    height: HEIGHT - 2,
    rx: 14,
    fill: 'panel',
    stroke: acts ? 'turn' : 'line',
    'stroke-width': acts ? 2.5 : 1,
    class: 'hc-frame',
  });
  const body = [
    acts ? moved(PAD, 5, MARKER) : '',
    text(PAD + marker, 19, name, { size: NAME, fill: 'ink', bold: true }),
    moved(PAD, 26, line.markup),
    note === '' ? '' : text(PAD + line.width + GAP, 39.5, note, { size: NUMBER, fill: 'muted' }),
    points.width === 0 ? '' : moved(PAD + inner - points.width, isBelow ? 23 : 3, points.markup),
  ].join('');
  const outline = { width: maxWidth, height: HEIGHT, rx: 14, inset: 4 };
  const hooks = { part: 'seat', seat };
  return {
    height: HEIGHT + 2 * MARGIN,
    markup: thing(hooks, frame + body, outline, context.marks, { x: MARGIN, y: MARGIN }),
  };
}
