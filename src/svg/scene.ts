import { type CommonWords, listed } from '../engine/locale.js';
import type { Seat } from '../engine/seats.js';
import { type DrawnCard, drawOne, type Face, heightOf, MIN_ART_WIDTH, outlineOf } from './card.js';
import { type Hooks, type Marks, RAISED_ROOM, thing } from './hooks.js';
import { element, escapeText, type Markup, moved } from './markup.js';
import type { DrawContext } from './options.js';
import { type Paint, stylesFor, type Theme } from './palette.js';
import { estimate, fitted, text, wrapped } from './text.js';

/** A piece of a drawing, made for a given width. */
export interface Block {
  readonly height: number;
  readonly markup: Markup;
}

/** A part of the table: its drawing for a given width, and its content in words. */
export interface Part {
  /** The name of the part, perhaps one of several blocks of that name. */
  readonly name: string;
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

/** Cards side by side, overlapping if the width is scarce, in as many lines as it takes; those of `owner` if given. */
export function fan(cards: readonly DrawnCard[], width: number, maxWidth: number, marks: Marks, owner?: Seat): Block {
  if (cards.length === 0) return { height: 0, markup: '' };
  const room = marks.raises && owner !== undefined && width >= MIN_ART_WIDTH ? RAISED_ROOM : 0;
  const height = heightOf(width) + room;
  const max = Math.max(1, Math.floor((maxWidth - width) / (width * minStep(cards, width < MIN_ART_WIDTH))) + 1);
  const lines = Math.ceil(cards.length / max);
  const each = Math.ceil(cards.length / lines);
  const step = each < 2 ? 0 : Math.min(width + 4, (maxWidth - width) / (each - 1));
  const copies = new Map<unknown, number>();
  const markup = cards.map((card, index) => {
    const { hooks = {} } = card;
    const copy = copies.get(hooks.card) ?? 0;
    copies.set(hooks.card, copy + 1);
    const x = (index % each) * step;
    const y = Math.floor(index / each) * (height + 4) + room;
    return thing(hooks, drawOne(card, width), outlineOf(width), marks, { x, y, owner, copy, raised: true });
  });
  return { height: lines * (height + 4) - 4, markup: markup.join('') };
}

/** A label over a block. */
export function labelled(label: string, block: Block, maxWidth: number): Block {
  const lines = wrapped(label, LABEL, maxWidth);
  const title: Block = {
    height: lines.length * (LABEL + 2),
    markup: lines
      .map((line, index) => text(0, LABEL - 2 + index * (LABEL + 2), line, { size: LABEL, fill: 'muted' }))
      .join(''),
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

/** Something that can be chosen and is no card: a few words. */
export interface Token {
  readonly hooks: Hooks;
  readonly words: string;
}

const TOKEN_TEXT = 13;

/** Tokens side by side, in as many lines as they need, below their label. */
export function tokensPart(name: string, label: string, tokens: readonly Token[], { marks }: DrawContext): Part {
  return {
    name,
    text: `${label}: ${tokens.map(({ words }) => words).join(', ')}`,
    draw(maxWidth) {
      let [x, y, bottom] = [0, 0, 0];
      const markup = tokens.map(({ hooks, words }) => {
        const lines = wrapped(words, TOKEN_TEXT, maxWidth - 24);
        const width = Math.max(...lines.map((line) => estimate(line, TOKEN_TEXT))) + 24;
        const height = lines.length * 16 + 14;
        if (x > 0 && x + width > maxWidth) [x, y] = [0, bottom + GAP];
        const box = { width, height, rx: 15 };
        const pill = element('rect', { ...box, fill: 'panel', stroke: 'line', 'stroke-width': 1.5 });
        const written = lines.map((line, index) =>
          text(width / 2, 19.5 + index * 16, line, { size: TOKEN_TEXT, fill: 'ink', anchor: 'middle' }),
        );
        const drawn = thing(hooks, pill + written.join(''), box, marks, { x, y });
        x += width + GAP;
        bottom = Math.max(bottom, y + height);
        return drawn;
      });
      return labelled(label, { height: bottom, markup: markup.join('') }, maxWidth);
    },
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

/** A hand, a row: labelled cards of the given width, which lie before `owner` unless that is undefined. */
export function cardsPart(
  name: string,
  label: string,
  cards: readonly DrawnCard[],
  width: number,
  context: DrawContext,
  owner?: Seat,
): Part {
  return {
    name,
    text: `${label}: ${listOf(cards, context)}`,
    draw: (maxWidth) =>
      labelled(
        cards.length === 0 ? `${label}: ${context.words.empty}` : label,
        fan(cards, width, maxWidth, context.marks, owner),
        maxWidth,
      ),
  };
}

/** A pile: its top card, and how many cards it has. */
export interface Pile {
  readonly hooks: Hooks;
  readonly label: string;
  readonly count: number;
  readonly top: DrawnCard | null;
  readonly note?: string;
}

const PILE_TEXT = 12.5;
const PILE_LINE = 15;

/** Piles side by side, in more rows if their labels would not fit. */
export function pilesPart(name: string, piles: readonly Pile[], width: number, context: DrawContext): Part {
  const { words, marks } = context;
  const subject = ({ count, top, note }: Pile) => {
    if (top === null || count === 0) return words.empty;
    const shown = top.face === null ? [] : [words.onTop(top.face.name)];
    return [words.cards(count), ...shown, ...(note === undefined ? [] : [note])].join(', ');
  };
  /** The lines below a pile: its count, and in bold its note. */
  const below = ({ count, note = '' }: Pile, maxWidth: number) => [
    ...wrapped(count === 0 ? words.empty : words.cards(count), PILE_TEXT, maxWidth).map((line) => ({
      line,
      bold: false,
    })),
    ...(note === '' ? [] : wrapped(note, PILE_TEXT, maxWidth, true).map((line) => ({ line, bold: true }))),
  ];
  const above = ({ label }: Pile, maxWidth: number) => wrapped(label, PILE_TEXT, maxWidth);
  const fits = (maxWidth: number) =>
    maxWidth >= width &&
    piles.every((pile) =>
      [...above(pile, maxWidth), ...below(pile, maxWidth).map(({ line }) => line)].every((line) => !line.endsWith('…')),
    );
  return {
    name,
    text: piles.map((pile) => `${pile.label}: ${subject(pile)}`).join('. '),
    draw(maxWidth) {
      let columns = piles.length;
      while (columns > 1 && !fits(maxWidth / columns - 4)) columns = Math.ceil(columns / 2);
      const across = maxWidth / columns;
      const rows: Block[] = [];
      for (let first = 0; first < piles.length; first += columns) {
        const row = piles.slice(first, first + columns);
        const top = 3 + PILE_LINE * Math.max(...row.map((pile) => above(pile, across - 4).length));
        const bottom = top + heightOf(width) + 1;
        const most = Math.max(...row.map((pile) => below(pile, across - 4).length));
        const markup = row.map((pile, column) => {
          const write = (line: string, y: number, fill: Paint, bold = false) =>
            text(across / 2, y, line, { size: PILE_TEXT, anchor: 'middle', fill, bold });
          const card = pile.top === null ? emptySlot(width) : drawOne(pile.top, width);
          return moved(
            across * column,
            0,
            [
              ...above(pile, across - 4).map((line, index) => write(line, 12 + PILE_LINE * index, 'muted')),
              thing(pile.hooks, card, outlineOf(width), marks, { x: (across - width) / 2, y: top }),
              ...below(pile, across - 4).map(({ line, bold }, index) =>
                write(line, bottom + PILE_LINE * (index + 1), 'ink', bold),
              ),
            ].join(''),
          );
        });
        rows.push({ height: bottom + PILE_LINE * most + 8, markup: markup.join('') });
      }
      return stacked(rows);
    },
  };
}

/** An empty slot for a card, which can be touched. */
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
    'pointer-events': 'all',
  });
}

/**
 * The known cards of a face-down pile, from the top down, each run of hidden cards as one back. Empty if none is known.
 */
export function knownPart<Card>(
  name: string,
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
      name,
      text: `${title}: ${inOrder.join(', ')}`,
      draw: (maxWidth) => labelled(title, fan(cards, width, maxWidth, context.marks), maxWidth),
    },
  ];
}

const PAD = 10;

/** A part with its name and, if it lies before a seat, that seat. */
function drawPart({ name, draw }: Part, maxWidth: number, seat?: Seat): Block {
  const { height, markup } = draw(maxWidth);
  return { height, markup: element('g', { 'data-part': name, 'data-seat': seat }, markup) };
}

/** One player's panel. */
function drawPanel(panel: Panel, context: DrawContext, maxWidth: number, height?: number): Block {
  const { seat } = panel;
  const inner = maxWidth - 2 * PAD;
  const score = context.words.points(panel.score);
  const marker = panel.acts ? 20 : 0;
  const [start, rest] = context.nameWithRest(seat);
  const room = inner - marker - estimate(score, 13) - 8 - estimate(rest, 16, true);
  const header = [
    panel.acts
      ? [
          element('circle', { cx: 8, cy: 9, r: 8, fill: 'turn' }),
          element('path', { d: 'M6 4.5l6 4.5l-6 4.5z', fill: 'onTurn' }),
        ].join('')
      : '',
    text(marker, 15, fitted(start, 16, room, true) + rest, { size: 16, fill: 'ink', bold: true }),
    text(inner, 15, score, { size: 13, fill: 'ink', anchor: 'end' }),
  ].join('');
  const notes = panel.notes.length === 0 ? [] : [paragraph(panel.notes.join(' · '), inner, 12.5)];
  const parts = panel.parts.map((part) => drawPart(part, inner, seat));
  const body = stacked([{ height: 20, markup: header }, ...notes, ...parts], 6);
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
  const hooks = { part: 'seat', seat };
  const outline = { width: maxWidth, height: total, rx: 11 };
  return { height: total, markup: thing(hooks, `${frame}${moved(PAD, PAD, body.markup)}`, outline, context.marks) };
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

/** What is drawn: blocks one below the other, whose they are, and the same in words. */
interface Drawn {
  readonly title: string;
  readonly said: readonly string[];
  readonly blocks: readonly ((maxWidth: number) => Block)[];
}

const saidOf = (parts: readonly Part[]) => parts.map(({ text }) => text);
const blocksOf = (parts: readonly Part[], seat?: Seat) =>
  parts.map((part) => (maxWidth: number) => drawPart(part, maxWidth, seat));

/** The whole scene, or the part of it that is asked for. */
function drawnOf(scene: Scene, context: DrawContext): Drawn {
  const { title, middle, panels } = scene;
  const status: Part = {
    name: 'status',
    text: scene.status,
    draw: (maxWidth) => stacked([paragraph(title, maxWidth, 18, true), paragraph(scene.status, maxWidth)], 0),
  };
  const saidOfPanel = (panel: Panel) =>
    [context.words.points(panel.score), ...panel.notes, ...saidOf(panel.parts)].join('; ');
  const { part } = context;
  if (part === null) {
    return {
      title,
      said: [
        ...saidOf([status, ...middle]),
        ...panels.map((panel) => `${context.nameOf(panel.seat)}: ${saidOfPanel(panel)}`),
      ],
      blocks: [...blocksOf([status, ...middle]), (maxWidth) => drawPanels(panels, context, maxWidth)],
    };
  }
  const { name, seat } = part;
  const isAsked = (each: Part) => each.name === name;
  if (seat === null) {
    const parts = name === 'middle' ? middle : [status, ...middle].filter(isAsked);
    return { title, said: saidOf(parts), blocks: blocksOf(parts) };
  }
  const mine = panels.filter((panel) => panel.seat === seat);
  const owner = context.nameOf(seat);
  if (name === 'seat') {
    return {
      title: owner,
      said: mine.map(saidOfPanel),
      blocks: mine.map((panel) => (maxWidth) => drawPanel(panel, context, maxWidth)),
    };
  }
  const parts = mine.flatMap((panel) => panel.parts.filter(isAsked));
  return { title: owner, said: saidOf(parts), blocks: blocksOf(parts, seat) };
}

/** The drawing of a table or of a part of it, and the same in words for screen readers. */
export function drawScene(scene: Scene, context: DrawContext): string {
  const { title, said, blocks } = drawnOf(scene, context);
  const margin = context.part === null ? 14 : 8;
  const maxWidth = context.width - 2 * margin;
  const table = stacked(
    blocks.map((block) => block(maxWidth)),
    12,
  );
  const height = Math.ceil(table.height + 2 * margin);
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
      `<title id="${id}-title">${escapeText(title)}</title>`,
      `<desc id="${id}-desc">${escapeText(`${said.length === 0 ? context.words.empty : said.join('. ')}.`)}</desc>`,
    ],
    `${ground}${moved(margin, margin, table.markup)}`,
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

/**
 * Visible cards by their faces, hidden ones by their backs; each with its index in the list, and a visible one with its
 * name in moves. Sorted by `compare`, if it is given.
 */
export function drawnCards<Card extends string | number | object>(
  cards: readonly (Card | null)[],
  faceOf: (card: Card) => Face,
  compare?: (a: Card | null, b: Card | null) => number,
): DrawnCard[] {
  const order = [...cards.entries()];
  if (compare) order.sort(([, a], [, b]) => compare(a, b));
  return order.map(([index, card]) => ({
    face: card === null ? null : faceOf(card),
    hooks: { card: typeof card === 'string' || typeof card === 'number' ? card : undefined, index },
  }));
}
