import type { Seat } from '../engine/seats.js';
import { drawShown, type Face, heightOf, ROOM_FOR_ART, type Shown } from './card.js';
import { element, escapeText, type Markup, moved } from './markup.js';
import { type CardOptions, type Pen, readCardOptions } from './options.js';
import { stylesFor } from './palette.js';
import { estimate, fitted, text, wrapped } from './text.js';
import { joined, WORDS } from './words.js';

/** A piece of a drawing: it fills the width that it was made for from the top. */
export interface Block {
  readonly height: number;
  readonly markup: Markup;
}

/** A part of the table: what it looks like in a given width, and what lies there in words. */
export interface Part {
  readonly words: string;
  readonly draw: (room: number) => Block;
}

/** A player's place at the table. */
export interface Place {
  readonly seat: Seat;
  readonly acts: boolean;
  readonly score: number;
  /** What else is to be said of the player. */
  readonly notes: readonly string[];
  readonly parts: readonly Part[];
}

/** A whole table. */
export interface Scene {
  readonly title: string;
  /** Who is to do what. */
  readonly status: string;
  /** What lies in the middle. */
  readonly middle: readonly Part[];
  readonly places: readonly Place[];
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

/** How much of each card must show, in parts of its width, for its number to be read. */
function leastStep(cards: readonly Shown[], small: boolean): number {
  const needed = cards.map(({ face }) => {
    if (face === null) return 0.3;
    return small ? 0.94 : Math.max(0.5, 0.13 + Math.min(0.82, estimate(face.label, 0.4, true)));
  });
  return Math.max(...needed);
}

/** Cards side by side, the next over the last where room is scarce, in as many lines as it takes. */
export function fan(cards: readonly Shown[], width: number, room: number): Block {
  if (cards.length === 0) return { height: 0, markup: '' };
  const height = heightOf(width);
  const most = Math.max(1, Math.floor((room - width) / (width * leastStep(cards, width < ROOM_FOR_ART))) + 1);
  const lines = Math.ceil(cards.length / most);
  const each = Math.ceil(cards.length / lines);
  const step = each < 2 ? 0 : Math.min(width + 4, (room - width) / (each - 1));
  const markup = cards.map((card, index) =>
    moved((index % each) * step, Math.floor(index / each) * (height + 4), drawShown(card, width)),
  );
  return { height: lines * (height + 4) - 4, markup: markup.join('') };
}

/** A label over a block. */
export function labelled(label: string, block: Block, room: number): Block {
  const title: Block = { height: LABEL + 2, markup: text(0, LABEL - 2, label, { size: LABEL, fill: 'muted', room }) };
  return stacked([title, block], 3);
}

/** Lines of words. */
export function paragraph(words: string, room: number, size = 14, bold = false): Block {
  const lines = wrapped(words, size, room, bold);
  return {
    height: lines.length * size * 1.3,
    markup: lines
      .map((line, index) => text(0, size * (1 + index * 1.3), line, { size, fill: 'ink', bold, room }))
      .join(''),
  };
}

/** Cards in words: those that can be seen by name, the others by number. */
export function listOf(cards: readonly Shown[], pen: Pen): string {
  const named: string[] = [];
  let hidden = 0;
  for (const { face, badge } of cards) {
    if (face !== null) named.push(badge === undefined ? face.name : `${badge} ${face.name}`);
    else hidden += badge === undefined ? 1 : Number(badge.slice(1));
  }
  if (hidden > 0) named.push(pen.words.hidden(hidden));
  return named.length === 0 ? pen.words.empty : joined(named, pen.words.and);
}

/** A hand, a row, a series: labelled cards of that width. */
export function cardsPart(label: string, cards: readonly Shown[], width: number, pen: Pen): Part {
  return {
    words: `${label}: ${listOf(cards, pen)}`,
    draw: (room) =>
      labelled(cards.length === 0 ? `${label}: ${pen.words.empty}` : label, fan(cards, width, room), room),
  };
}

/** A pile: what shows of it on top, and how many cards it has. */
export interface Pile {
  readonly label: string;
  readonly count: number;
  readonly top: Shown | null;
  readonly note?: string;
}

/** Piles side by side. */
export function pilesPart(piles: readonly Pile[], width: number, pen: Pen): Part {
  const { words } = pen;
  const says = ({ count, top, note }: Pile) => {
    if (top === null || count === 0) return words.empty;
    const shown = top.face === null ? [] : [words.onTop(top.face.name)];
    return [words.cards(count), ...shown, ...(note === undefined ? [] : [note])].join(', ');
  };
  return {
    words: piles.map((pile) => `${pile.label}: ${says(pile)}`).join('. '),
    draw(room) {
      const across = room / piles.length;
      const height = heightOf(width) + 42 + (piles.some(({ note }) => note !== undefined) ? 15 : 0);
      const markup = piles.map((pile, index) => {
        const middle = across / 2;
        const writing = { size: 12.5, anchor: 'middle', room: across - 6 } as const;
        const count = pile.count === 0 ? words.empty : words.cards(pile.count);
        return moved(
          across * index,
          0,
          [
            text(middle, 12, pile.label, { ...writing, fill: 'muted' }),
            moved(middle - width / 2, 18, pile.top === null ? openPlace(width) : drawShown(pile.top, width)),
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

/** A place where a card could lie. */
export function openPlace(width: number): Markup {
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
 * What is known of a pile that lies face down: its cards from the top down, runs of hidden ones as one back.
 * Nothing where none is known.
 */
export function knownPart<Card>(
  label: string,
  pile: readonly (Card | null)[],
  faceOf: (card: Card) => Face,
  pen: Pen,
  width = 28,
): Part[] {
  if (pile.every((card) => card === null)) return [];
  const cards: Shown[] = [];
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
  const title = pen.words.fromTheTop(label);
  const inOrder = cards.map(({ face, badge }) => face?.name ?? pen.words.hidden(Number(badge?.slice(1) ?? 1)));
  return [{ words: `${title}: ${inOrder.join(', ')}`, draw: (room) => labelled(title, fan(cards, width, room), room) }];
}

const PAD = 10;

/** A player's place, in a panel of that width. */
function drawPlace(place: Place, pen: Pen, room: number, height?: number): Block {
  const inner = room - 2 * PAD;
  const score = pen.words.points(place.score);
  const marker = place.acts ? 20 : 0;
  const name = fitted(pen.nameOf(place.seat), 16, inner - marker - estimate(score, 13) - 8, true);
  const header = [
    place.acts
      ? [
          element('circle', { cx: 8, cy: 9, r: 8, fill: 'turn' }),
          element('path', { d: 'M6 4.5l6 4.5l-6 4.5z', fill: 'onTurn' }),
        ].join('')
      : '',
    text(marker, 15, name, { size: 16, fill: 'ink', bold: true }),
    text(inner, 15, score, { size: 13, fill: 'ink', anchor: 'end' }),
  ].join('');
  const notes = place.notes.length === 0 ? [] : [paragraph(place.notes.join(' · '), inner, 12.5)];
  const body = stacked([{ height: 20, markup: header }, ...notes, ...place.parts.map((part) => part.draw(inner))], 6);
  const total = height ?? body.height + 2 * PAD;
  const frame = element('rect', {
    x: 1,
    y: 1,
    width: room - 2,
    height: total - 2,
    rx: 10,
    fill: 'panel',
    stroke: place.acts ? 'turn' : 'line',
    'stroke-width': place.acts ? 2.5 : 1,
  });
  return { height: total, markup: `${frame}${moved(PAD, PAD, body.markup)}` };
}

const TWO_COLUMNS_FROM = 440;

/** The others clockwise from the viewer's left, two side by side where there is room, and the viewer below them all. */
function drawPlaces(places: readonly Place[], pen: Pen, room: number): Block {
  const own = places.findIndex(({ seat }) => seat === pen.viewer);
  const others = own < 0 ? places : [...places.slice(own + 1), ...places.slice(0, own)];
  const columns = room >= TWO_COLUMNS_FROM && others.length > 1 ? 2 : 1;
  const lines: Block[] = [];
  for (let first = 0; first < others.length; first += columns) {
    const line = others.slice(first, first + columns);
    const width = line.length < columns ? room : (room - (columns - 1) * GAP) / columns;
    const height = Math.max(...line.map((place) => drawPlace(place, pen, width).height));
    const markup = line.map((place, column) =>
      moved(column * (width + GAP), 0, drawPlace(place, pen, width, height).markup),
    );
    lines.push({ height, markup: markup.join('') });
  }
  return stacked([...lines, ...places.slice(own, own + 1).map((place) => drawPlace(place, pen, room))]);
}

const MARGIN = 14;

/** The drawing of a table, and its words for who cannot see it. */
export function drawScene(scene: Scene, pen: Pen): string {
  const room = pen.width - 2 * MARGIN;
  const table = stacked(
    [
      stacked([paragraph(scene.title, room, 18, true), paragraph(scene.status, room)], 0),
      ...scene.middle.map((part) => part.draw(room)),
      drawPlaces(scene.places, pen, room),
    ],
    12,
  );
  const height = Math.ceil(table.height + 2 * MARGIN);
  const said = [
    scene.status,
    ...scene.middle.map(({ words }) => words),
    ...scene.places.map((place) => {
      const all = [pen.words.points(place.score), ...place.notes, ...place.parts.map(({ words }) => words)];
      return `${pen.nameOf(place.seat)}: ${all.join('; ')}`;
    }),
  ];
  const ground = element('rect', { width: pen.width, height, rx: 14, fill: 'table' });
  const { id } = pen;
  return svg(
    {
      width: pen.width,
      height,
      role: 'img',
      lang: pen.language,
      'aria-labelledby': `${id}-title`,
      'aria-describedby': `${id}-desc`,
    },
    [
      `<title id="${id}-title">${escapeText(scene.title)}</title>`,
      `<desc id="${id}-desc">${escapeText(`${said.join('. ')}.`)}</desc>`,
    ],
    `${ground}${moved(MARGIN, MARGIN, table.markup)}`,
    pen.theme,
  );
}

/** The drawing of a single card. */
export function drawCard(face: Face | null, options: CardOptions): string {
  const { width, language, theme } = readCardOptions(options);
  const name = face?.name ?? WORDS[language].back;
  return svg(
    { width, height: heightOf(width), role: 'img', lang: language },
    [`<title>${escapeText(name)}</title>`],
    drawShown({ face }, width),
    theme,
  );
}

function svg(
  attributes: { readonly [name: string]: string | number; readonly width: number; readonly height: number },
  titles: readonly Markup[],
  body: Markup,
  theme: Pen['theme'],
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

/** Words for a pending step. */
export function statusOf(actors: readonly Seat[], what: string, pen: Pen): string {
  const you = actors.some((seat) => seat === pen.viewer);
  const ordered = you
    ? [...actors.filter((seat) => seat === pen.viewer), ...actors.filter((s) => s !== pen.viewer)]
    : actors;
  return pen.words.toAct(ordered.map(pen.shortNameOf), you, what);
}

/** Cards that a viewer can see by their faces, the others by their backs. */
export function shownOf<Card>(cards: readonly (Card | null)[], faceOf: (card: Card) => Face): Shown[] {
  return cards.map((card) => ({ face: card === null ? null : faceOf(card) }));
}
