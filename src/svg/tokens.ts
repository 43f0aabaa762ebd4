// Tokens on a table: a few words, with the points that they bring.

import { type Block, type BoxSize, GAP, stacked } from './block.js';
import { COIN, coin } from './coin.js';
import { FINGER } from './fan.js';
import { type Hooks, keyOf, type Rings, thing } from './hooks.js';
import { element, type Markup, moved } from './markup.js';
import type { DrawContext } from './options.js';
import type { Part } from './parts.js';
import { estimate, text, wrapped } from './text.js';

/** A few words, optionally with points on a coin. */
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

function drawToken({ hooks, words, points }: Token, isOpen: boolean, maxWidth: number, rings: Rings): Drawn {
  const pad = isOpen ? 12 : 9;
  const sign = points === undefined ? null : coin(points);
  const start = sign === null ? pad : 4 + sign.width + COIN_GAP;
  const lines = wrapped(words, SIZE, maxWidth - start - pad);
  const across = Math.max(...lines.map((line) => estimate(line, SIZE)));
  const written = lines.length * LINE;
  const least = sign === null ? 0 : COIN + 8;
  const box = {
    width: start + across + pad,
    height: isOpen ? Math.max(written + 14, FINGER) : Math.max(written + 8, least),
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

/**
 * Tokens side by side, centered, in as many lines as needed, each up to `most` wide; larger if one of them can be
 * touched.
 */
export function drawTokens(tokens: readonly Token[], maxWidth: number, rings: Rings, most = maxWidth): Block {
  const isOpen = tokens.some(({ hooks }) =>
    Object.entries(hooks).some(([hook, value]) => rings.open.has(keyOf(hook, value))),
  );
  const gap = 5;
  const lines: Drawn[][] = [];
  let left = 0;
  for (const token of tokens) {
    const drawn = drawToken(token, isOpen, most, rings);
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
  return stacked(blocks, gap);
}

/** Tokens in the middle of a box: two to a line if the box is too low for their usual width, then smaller. */
function fitted(tokens: readonly Token[], box: BoxSize, rings: Rings): Markup {
  const usual = drawTokens(tokens, box.width, rings);
  const narrow = usual.height > box.height ? drawTokens(tokens, box.width, rings, (box.width - GAP) / 2) : usual;
  const { height, markup } = narrow.height < usual.height ? narrow : usual;
  const scale = Math.min(1, box.height / height);
  return moved((box.width * (1 - scale)) / 2, (box.height - height * scale) / 2, markup, scale);
}

/** Centered tokens below their label. */
export function tokensPart(name: string, label: string, tokens: readonly Token[], context: DrawContext): Part {
  return {
    name,
    text: `${label}${context.colon}${tokens.map(({ words }) => words).join(', ')}`,
    fill: (box) => fitted(tokens, box, context.rings),
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
