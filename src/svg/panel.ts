// The panel of a player: the name, the points, and the parts of the seat.
import type { Seat } from '../engine/seats.js';
import { signOf } from './avatar.js';
import { type Block, type BoxSize, stacked } from './block.js';
import { thing } from './hooks.js';
import { element, moved, partGroup } from './markup.js';
import type { DrawContext } from './options.js';
import { type Part, paragraph } from './parts.js';
import { estimate, fitted, text } from './text.js';

export interface Panel {
  readonly seat: Seat;
  readonly acts: boolean;
  readonly score: number;
  /** Whether the points mean anything yet. Default true. */
  readonly hasPoints?: boolean;
  /** The cards left, on the picture of the player as long as the points mean nothing. */
  readonly left?: number;
  /** Whether the player is out: the chip is faint, with a sign. */
  readonly isOut?: boolean;
  /** Further notes on the player. */
  readonly notes: readonly string[];
  readonly parts: readonly Part[];
}

const PAD = 10;
/** The size of the picture of a player. */
const PICTURE = 22;

/** A part with its name and, if it belongs to a seat, that seat. */
export function drawPart({ name, draw }: Part, maxWidth: number, seat?: Seat): Block {
  const { height, markup } = draw(maxWidth);
  return { height, markup: partGroup(name, seat, markup) };
}

export function drawPanel(panel: Panel, context: DrawContext, maxWidth: number, height?: number): Block {
  const { seat } = panel;
  const inner = maxWidth - 2 * PAD;
  const score = panel.hasPoints === false ? '' : context.words.points(panel.score);
  const [start, rest] = context.nameWithRest(seat);
  const last = panel.parts.at(-1);
  const nameWidth = estimate(start, 16, true) + estimate(rest, 16, true);
  // Another player's last cards go next to the name if they fit there in one low line, preferably after the whole name
  // or most of it.
  const usual = Math.max(100, inner * 0.3);
  const whole = Math.max(usual, Math.min(inner * 0.5, nameWidth + PICTURE + 13));
  const [across, beside] =
    last === undefined || seat === context.viewer
      ? [usual, null]
      : ([whole, (2 * whole + usual) / 3, (whole + 2 * usual) / 3, usual]
          .map((at) => [at, drawPart(last, Math.max(0, inner - at - estimate(score, 13) - 14), seat)] as const)
          .find(([, { height }]) => height <= MAX_BESIDE * context.scale && inner >= ROOM_BESIDE) ?? [usual, null]);
  const isLow = beside !== null;
  const room = (isLow ? across - 8 : inner - estimate(score, 13) - 8) - estimate(rest, 16, true);
  const sign = signOf(seat, panel.acts, PICTURE, estimate(start, 16, true) + PICTURE + 5 <= room);
  const left = room - sign.width;
  const head = isLow ? Math.max(20, beside.height) : 20;
  const header = [
    moved(0, (20 - PICTURE) / 2, sign.markup),
    text(sign.width, 15, fitted(start, 16, left, true) + rest, { size: 16, fill: 'ink', bold: true }),
    text(inner, 15, score, { size: 13, fill: 'ink', anchor: 'end' }),
  ];
  const notes = panel.notes.length === 0 ? [] : [paragraph(panel.notes.join(' · '), inner, 12.5)];
  const parts = panel.parts.slice(0, isLow ? -1 : undefined).map((part) => drawPart(part, inner, seat));
  const line = [
    moved(0, (head - 20) / 2, header),
    isLow ? moved(across, (head - beside.height) / 2, beside.markup) : null,
  ];
  const body = stacked([{ height: head, markup: line }, ...notes, ...parts], 6);
  const total = height ?? body.height + 2 * PAD;
  const frame = element('rect', {
    x: 1,
    y: 1,
    width: maxWidth - 2,
    height: total - 2,
    rx: 10,
    fill: seat === context.viewer ? 'wood' : 'panel',
    stroke: panel.acts ? 'turn' : 'line',
    'stroke-width': panel.acts ? 2.5 : 1,
    class: 'hc-frame',
  });
  const hooks = { part: 'seat', seat };
  const outline = { width: maxWidth, height: total, rx: 11 };
  return { height: total, markup: thing(hooks, [frame, moved(PAD, PAD, body.markup)], outline, context.rings) };
}

/** The parts of a player's seat that fill a box. */
export function fillLap({ seat, parts }: Panel, { rings }: DrawContext, box: BoxSize): Block {
  const drawn = parts.flatMap(({ name, fill }) => (fill === undefined ? [] : [partGroup(name, seat, fill(box))]));
  const outline = { ...box, rx: 11 };
  return { height: box.height, markup: thing({ part: 'seat', seat }, drawn, outline, rings) };
}

/** The parts of a player's seat, below one line with all texts. */
export function drawLap(panel: Panel, context: DrawContext, maxWidth: number): Block {
  const { seat, score, notes, hasPoints, parts } = panel;
  const points = hasPoints === false ? [] : [context.words.points(score)];
  const line = [context.nameOf(seat), ...points, ...notes].join(' · ');
  const written = text(0, 11, fitted(line, 13, maxWidth), { size: 13, fill: 'ink' });
  const drawn = parts.map((part) => drawPart(part, maxWidth, seat));
  const { height, markup } = stacked([{ height: 15, markup: written }, ...drawn], 4);
  const outline = { width: maxWidth, height, rx: 11 };
  return { height, markup: thing({ part: 'seat', seat }, markup, outline, context.rings) };
}

/** The maximum height of cards next to a name. */
const MAX_BESIDE = 42;
/** The minimum width of a panel with cards next to the name. */
const ROOM_BESIDE = 280;
