// Tokens on a table: a few words, with the points that they bring.

import { type Block, type BoxSize, GAP, stacked } from './block.js';
import { COIN, coin } from './coin.js';
import { FINGER } from './fan.js';
import { type Hooks, keyOf, type Rings, thing } from './hooks.js';
import { element, type Markup, moved } from './markup.js';
import type { DrawContext } from './options.js';
import type { Part } from './parts.js';
import { estimate, text, wrapped } from './text.js';

/** A few words, optionally with points: on a plate if they can be touched, else printed on the ground. */
export interface Token {
  readonly hooks: Hooks;
  readonly words: string;
  /** What it brings, such as `+3`. */
  readonly points?: string;
}

const SIZE = 13;
const LINE = 16;
const COIN_GAP = 6;

/** A drawn token and its size. */
interface Drawn extends Block {
  readonly width: number;
}

/** A token to touch, on a plate. */
function drawToken({ hooks, words, points }: Token, maxWidth: number, rings: Rings): Drawn {
  const pad = 12;
  const sign = points === undefined ? null : coin(points);
  const start = sign === null ? pad : 4 + sign.width + COIN_GAP;
  const lines = wrapped(words, SIZE, maxWidth - start - pad);
  const across = Math.max(...lines.map((line) => estimate(line, SIZE)));
  const written = lines.length * LINE;
  const box = {
    width: start + across + pad,
    height: Math.max(written + 14, FINGER),
    rx: 15,
  };
  const inner = [
    element('rect', { ...box, fill: 'panel', stroke: 'line', 'stroke-width': 1.5 }),
    sign === null ? null : moved(4, (box.height - COIN) / 2, sign.markup),
    ...lines.map((line, index) =>
      text(start + across / 2, box.height / 2 + 4.5 + (index - (lines.length - 1) / 2) * LINE, line, {
        size: SIZE,
        fill: 'ink',
        anchor: 'middle',
      }),
    ),
  ];
  return { ...box, markup: thing(hooks, inner, box, rings) };
}

/** Words on the ground, after their points: nothing to touch. */
function printed({ hooks, words, points = '' }: Token, maxWidth: number, rings: Rings): Drawn {
  const lines = wrapped(`${points} ${words}`.trim(), SIZE, maxWidth);
  const box = { width: Math.max(...lines.map((line) => estimate(line, SIZE))), height: lines.length * LINE + 4, rx: 4 };
  const inner = lines.map((line, index) => text(0, SIZE + 1 + index * LINE, line, { size: SIZE, fill: 'ink' }));
  return { ...box, markup: thing(hooks, inner, box, rings) };
}

const isOpenIn = (rings: Rings, tokens: readonly Token[]) =>
  tokens.some(({ hooks }) => Object.entries(hooks).some(([hook, value]) => rings.open.has(keyOf(hook, value))));

/**
 * Tokens side by side, centered, in as many lines as needed, each up to `most` wide; larger if one of them can be
 * touched.
 */
export function drawTokens(tokens: readonly Token[], maxWidth: number, rings: Rings, most = maxWidth): Block {
  const draw = isOpenIn(rings, tokens) ? drawToken : printed;
  const gap = draw === printed ? 16 : 5;
  const lines: Drawn[][] = [];
  let left = 0;
  for (const token of tokens) {
    const drawn = draw(token, most, rings);
    if (drawn.width > left || lines.length === 0) {
      lines.push([]);
      left = maxWidth;
    }
    lines.at(-1)?.push(drawn);
    left -= drawn.width + gap;
  }
  const blocks = lines.map((line): Block => {
    const width = line.reduce((sum, each) => sum + each.width + gap, -gap);
    const height = Math.max(...line.map((each) => each.height));
    let x = (maxWidth - width) / 2;
    const markup = line.map((each) => {
      const shifted = moved(x, (height - each.height) / 2, each.markup);
      x += each.width + gap;
      return shifted;
    });
    return { height, markup };
  });
  return stacked(blocks, 5);
}

/** How much larger tokens are printed where there is room. */
const PRINT = 1.35;

/** Tokens in the middle of a box, below their label unless they can be touched: two to a line if the box is too low for their usual width, then smaller. */
function fitted(label: string, tokens: readonly Token[], box: BoxSize, rings: Rings): Markup {
  const isPrinted = !isOpenIn(rings, tokens);
  const drawn = (most: number, width = box.width) =>
    stacked([...(isPrinted ? [centered(label, width)] : []), drawTokens(tokens, width, rings, most)], 3);
  const large = isPrinted ? drawn(box.width / PRINT, box.width / PRINT) : null;
  if (large !== null && large.height * PRINT <= box.height) {
    return moved(0, (box.height - large.height * PRINT) / 2, large.markup, PRINT);
  }
  const usual = drawn(box.width);
  const narrow = usual.height > box.height ? drawn((box.width - GAP) / 2) : usual;
  const { height, markup } = narrow.height < usual.height ? narrow : usual;
  const scale = Math.min(1, box.height / height);
  return moved((box.width * (1 - scale)) / 2, (box.height - height * scale) / 2, markup, scale);
}

/** Centered tokens below their label. */
export function tokensPart(name: string, label: string, tokens: readonly Token[], context: DrawContext): Part {
  return {
    name,
    text: `${label}${context.colon}${tokens.map(({ words }) => words).join(', ')}`,
    fill: (box) => fitted(label, tokens, box, context.rings),
    draw: (maxWidth) => stacked([centered(label, maxWidth), drawTokens(tokens, maxWidth, context.rings)], 3),
  };
}

/** A centered label. */
export function centered(label: string, maxWidth: number): Block {
  const lines = wrapped(label, SIZE, maxWidth);
  return {
    height: lines.length * (SIZE + 2),
    markup: lines.map((line, index) =>
      text(maxWidth / 2, SIZE - 2 + index * (SIZE + 2), line, { size: SIZE, fill: 'muted', anchor: 'middle' }),
    ),
  };
}
