import { type CommonWords, listed } from '../engine/locale.js';
import type { Seat } from '../engine/seats.js';
import { type DrawnCard, drawOne, type Face, heightOf, MIN_ART_WIDTH } from './card.js';
import { element, escapeText, type Markup, moved } from './markup.js';
import type { DrawContext } from './options.js';
import { stylesFor, type Theme } from './palette.js';
import { estimate, fitted, type TextStyle, text, wrapped } from './text.js';

/** A piece of a drawing, made for a given width. */
export interface Block {
  readonly height: number;
  readonly markup: Markup;
}

/** A part of the table: its drawing for a given width, and its content in words. */
export interface Part {
  readonly text: string;
  readonly draw: (maxWidth: number) => Block;
}

/** The panel of one player. */
export interface Panel {
  readonly seat: Seat;
  readonly acts: boolean;
  readonly score: number;
  /** Further remarks on the player. */
  readonly notes: readonly string[];
  readonly parts: readonly Part[];
}

/** A whole table. */
export interface Scene {
  readonly title: string;
  /** Who is to act, and how. */
  readonly status: string;
  /** The middle of the table. */
  readonly middle: readonly Part[];
  readonly panels: readonly Panel[];
}

const GAP = 8;
const LABEL = 13;

/** Blocks one below the other. */
export function stacked(blocks: readonly Block[], gap = GAP): Block {
  let height = 0;
  let markup = '';
  for (const block of blocks) {
    if (block.height === 0) continue;
    if (height > 0) height += gap;
    markup += moved(0, height, block.markup);
    height += block.height;
  }
  return { height, markup };
}

/** The fraction of a card's width that must stay visible for its number to be read. */
function minStep(cards: readonly DrawnCard[], small: boolean): number {
  const needed = cards.map(({ face }) => {
    if (face === null) return 0.3;
    return small ? 0.94 : Math.max(0.5, 0.13 + Math.min(0.82, estimate(face.label, 0.4, true)));
  });
  return Math.max(...needed);
}

/** Cards side by side, overlapping if the width is scarce, in as many lines as it takes. */
export function fan(cards: readonly DrawnCard[], width: number, maxWidth: number): Block {
  if (cards.length === 0) return { height: 0, markup: '' };
  const height = heightOf(width);
  const max = Math.max(1, Math.floor((maxWidth - width) / (width * minStep(cards, width < MIN_ART_WIDTH))) + 1);
  const lines = Math.ceil(cards.length / max);
  const each = Math.ceil(cards.length / lines);
  const step = each < 2 ? 0 : Math.min(width + 4, (maxWidth - width) / (each - 1));
  const markup = cards.map((card, index) =>
    moved((index % each) * step, Math.floor(index / each) * (height + 4), drawOne(card, width)),
  );
  return { height: lines * (height + 4) - 4, markup: markup.join('') };
}

/** A label over a block. */
export function labelled(label: string, block: Block, maxWidth: number): Block {
  const title: Block = {
    height: LABEL + 2,
    markup: text(0, LABEL - 2, label, { size: LABEL, fill: 'muted', maxWidth: maxWidth }),
  };
  return stacked([title, block], 3);
}

/** A text in lines. */
export function paragraph(words: string, maxWidth: number, size = 14, bold = false): Block {
  const lines = wrapped(words, size, maxWidth, bold);
  return {
    height: lines.length * size * 1.3,
    markup: lines
      .map((line, index) => text(0, size * (1 + index * 1.3), line, { size, fill: 'ink', bold, maxWidth: maxWidth }))
      .join(''),
  };
}

/** Cards in words: visible ones by name, hidden ones by number. */
export function listOf(cards: readonly DrawnCard[], context: DrawContext): string {
  const named: string[] = [];
  let hidden = 0;
  for (const { face, badge } of cards) {
    if (face !== null) named.push(badge === undefined ? face.name : `${badge} ${face.name}`);
    else hidden += badge === undefined ? 1 : Number(badge.slice(1));
  }
  if (hidden > 0) named.push(context.words.hidden(hidden));
  return named.length === 0 ? context.words.empty : listed(named, context.words.and);
}

/** A hand, a row, a series: labelled cards of the given width. */
export function cardsPart(label: string, cards: readonly DrawnCard[], width: number, context: DrawContext): Part {
  return {
    text: `${label}: ${listOf(cards, context)}`,
    draw: (maxWidth) =>
      labelled(cards.length === 0 ? `${label}: ${context.words.empty}` : label, fan(cards, width, maxWidth), maxWidth),
  };
}

/** A pile: its top card, and how many cards it has. */
export interface Pile {
  readonly label: string;
  readonly count: number;
  readonly top: DrawnCard | null;
  readonly note?: string;
}

/** Piles side by side. */
export function pilesPart(piles: readonly Pile[], width: number, context: DrawContext): Part {
  const { words } = context;
  const subject = ({ count, top, note }: Pile) => {
    if (top === null || count === 0) return words.empty;
    const shown = top.face === null ? [] : [words.onTop(top.face.name)];
    return [words.cards(count), ...shown, ...(note === undefined ? [] : [note])].join(', ');
  };
  return {
    text: piles.map((pile) => `${pile.label}: ${subject(pile)}`).join('. '),
    draw(maxWidth) {
      const across = maxWidth / piles.length;
      const height = heightOf(width) + 42 + (piles.some(({ note }) => note !== undefined) ? 15 : 0);
      const markup = piles.map((pile, index) => {
        const middle = across / 2;
        const writing = { size: 12.5, anchor: 'middle', maxWidth: across - 6 } as const satisfies Partial<TextStyle>;
        const count = pile.count === 0 ? words.empty : words.cards(pile.count);
        return moved(
          across * index,
          0,
          [
            text(middle, 12, pile.label, { ...writing, fill: 'muted' }),
            moved(middle - width / 2, 18, pile.top === null ? emptySlot(width) : drawOne(pile.top, width)),
            text(middle, heightOf(width) + 34, count, { ...writing, fill: 'ink' }),
            pile.note === undefined
              ? ''
              : text(middle, heightOf(width) + 49, pile.note, { ...writing, fill: 'ink', bold: true }),
          ].join(''),
        );
      });
      return { height, markup: markup.join('') };
    },
  };
}

/** An empty slot for a card. */
export function emptySlot(width: number): Markup {
  return element('rect', {
    x: 1,
    y: 1,
    width: width - 2,
    height: heightOf(width) - 2,
    rx: width * 0.12,
    fill: 'none',
    stroke: 'line',
    'stroke-width': 2,
    'stroke-dasharray': '5 4',
  });
}

/**
 * The known cards of a face-down pile, from the top down, each run of hidden cards as one back. Empty if none is known.
 */
export function knownPart<Card>(
  label: string,
  pile: readonly (Card | null)[],
  faceOf: (card: Card) => Face,
  context: DrawContext,
  width = 28,
): Part[] {
  if (pile.every((card) => card === null)) return [];
  const cards: DrawnCard[] = [];
  let hidden = 0;
  for (const card of [...pile.toReversed(), undefined]) {
    if (card === null) {
      hidden++;
      continue;
    }
    if (hidden > 0) cards.push(hidden === 1 ? { face: null } : { face: null, badge: `×${hidden}` });
    hidden = 0;
    if (card !== undefined) cards.push({ face: faceOf(card) });
  }
  const title = context.words.fromTheTop(label);
  const inOrder = cards.map(({ face, badge }) => face?.name ?? context.words.hidden(Number(badge?.slice(1) ?? 1)));
  return [
    {
      text: `${title}: ${inOrder.join(', ')}`,
      draw: (maxWidth) => labelled(title, fan(cards, width, maxWidth), maxWidth),
    },
  ];
}

const PAD = 10;

/** One player's panel. */
function drawPanel(panel: Panel, context: DrawContext, maxWidth: number, height?: number): Block {
  const inner = maxWidth - 2 * PAD;
  const score = context.words.points(panel.score);
  const marker = panel.acts ? 20 : 0;
  const name = fitted(context.nameOf(panel.seat), 16, inner - marker - estimate(score, 13) - 8, true);
  const header = [
    panel.acts
      ? [
          element('circle', { cx: 8, cy: 9, r: 8, fill: 'turn' }),
          element('path', { d: 'M6 4.5l6 4.5l-6 4.5z', fill: 'onTurn' }),
        ].join('')
      : '',
    text(marker, 15, name, { size: 16, fill: 'ink', bold: true }),
    text(inner, 15, score, { size: 13, fill: 'ink', anchor: 'end' }),
  ].join('');
  const notes = panel.notes.length === 0 ? [] : [paragraph(panel.notes.join(' · '), inner, 12.5)];
  const body = stacked([{ height: 20, markup: header }, ...notes, ...panel.parts.map((part) => part.draw(inner))], 6);
  const total = height ?? body.height + 2 * PAD;
  const frame = element('rect', {
    x: 1,
    y: 1,
    width: maxWidth - 2,
    height: total - 2,
    rx: 10,
    fill: 'panel',
    stroke: panel.acts ? 'turn' : 'line',
    'stroke-width': panel.acts ? 2.5 : 1,
  });
  return { height: total, markup: `${frame}${moved(PAD, PAD, body.markup)}` };
}

const TWO_COLUMNS_FROM = 440;

/** The others clockwise from the viewer's left, in two columns if the width allows, and the viewer below them all. */
function drawPanels(panels: readonly Panel[], context: DrawContext, maxWidth: number): Block {
  const own = panels.findIndex(({ seat }) => seat === context.viewer);
  const others = own < 0 ? panels : [...panels.slice(own + 1), ...panels.slice(0, own)];
  const columns = maxWidth >= TWO_COLUMNS_FROM && others.length > 1 ? 2 : 1;
  const lines: Block[] = [];
  for (let first = 0; first < others.length; first += columns) {
    const line = others.slice(first, first + columns);
    const width = line.length < columns ? maxWidth : (maxWidth - (columns - 1) * GAP) / columns;
    const height = Math.max(...line.map((panel) => drawPanel(panel, context, width).height));
    const markup = line.map((panel, column) =>
      moved(column * (width + GAP), 0, drawPanel(panel, context, width, height).markup),
    );
    lines.push({ height, markup: markup.join('') });
  }
  return stacked([...lines, ...panels.slice(own, own + 1).map((panel) => drawPanel(panel, context, maxWidth))]);
}

const MARGIN = 14;

/** The drawing of a table, and the same in words for screen readers. */
export function drawScene(scene: Scene, context: DrawContext): string {
  const maxWidth = context.width - 2 * MARGIN;
  const table = stacked(
    [
      stacked([paragraph(scene.title, maxWidth, 18, true), paragraph(scene.status, maxWidth)], 0),
      ...scene.middle.map((part) => part.draw(maxWidth)),
      drawPanels(scene.panels, context, maxWidth),
    ],
    12,
  );
  const height = Math.ceil(table.height + 2 * MARGIN);
  const said = [
    scene.status,
    ...scene.middle.map(({ text }) => text),
    ...scene.panels.map((panel) => {
      const all = [context.words.points(panel.score), ...panel.notes, ...panel.parts.map(({ text }) => text)];
      return `${context.nameOf(panel.seat)}: ${all.join('; ')}`;
    }),
  ];
  const ground = element('rect', { width: context.width, height, rx: 14, fill: 'table' });
  const { id } = context;
  return svg(
    {
      width: context.width,
      height,
      role: 'img',
      lang: context.language,
      'aria-labelledby': `${id}-title`,
      'aria-describedby': `${id}-desc`,
    },
    [
      `<title id="${id}-title">${escapeText(scene.title)}</title>`,
      `<desc id="${id}-desc">${escapeText(`${said.join('. ')}.`)}</desc>`,
    ],
    `${ground}${moved(MARGIN, MARGIN, table.markup)}`,
    context.theme,
  );
}

/** The drawing of a single card; `null` is the back. */
export function drawCard(
  face: Face | null,
  {
    width,
    locale,
    theme,
  }: { readonly width: number; readonly locale: { readonly common: CommonWords }; readonly theme: Theme },
): string {
  const { language, picture } = locale.common;
  const name = face?.name ?? picture.back;
  return svg(
    { width, height: heightOf(width), role: 'img', lang: language },
    [`<title>${escapeText(name)}</title>`],
    drawOne({ face }, width),
    theme,
  );
}

function svg(
  attributes: { readonly [name: string]: string | number; readonly width: number; readonly height: number },
  titles: readonly Markup[],
  body: Markup,
  theme: Theme,
): string {
  const { width, height } = attributes;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${Math.round(height * 10) / 10}`,
      ...attributes,
      class: `hc-${theme}`,
      'font-family': 'system-ui, sans-serif',
    },
    ...titles,
    `<style>${stylesFor(body, theme)}</style>`,
    body,
  );
}

/** The pending step in words. */
export function statusOf(actors: readonly Seat[], what: string, context: DrawContext): string {
  const you = actors.some((seat) => seat === context.viewer);
  const ordered = you
    ? [...actors.filter((seat) => seat === context.viewer), ...actors.filter((s) => s !== context.viewer)]
    : actors;
  return context.words.toAct(ordered.map(context.shortNameOf), you, what);
}

/** Visible cards by their faces, hidden ones by their backs. */
export function drawnCards<Card>(cards: readonly (Card | null)[], faceOf: (card: Card) => Face): DrawnCard[] {
  return cards.map((card) => ({ face: card === null ? null : faceOf(card) }));
}
