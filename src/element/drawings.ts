// The drawings on the table: the other players, the middle, and the part before the viewer.
import type { GameTypes } from '../engine/game.js';
import type { Seat } from '../engine/seats.js';
import type { TablePart } from '../svg/options.js';
import { button, html, parsed } from './dom.js';
import type { Layout, Placed } from './layout.js';
import { insteadOf } from './picking.js';
import type { RenderState } from './renderState.js';
import type { Shelf } from './shelf.js';
import { fill, partIn } from './skeleton.js';
import { isUntouched, movesToMark } from './touch.js';

/** The narrowest drawing of a table. */
const MIN_WIDTH = 320;
/** Wider tables do not spread their middle and the viewer's cards any further. */
const MAX_WIDTH = 760;
/** A table of this width has larger cards. */
const WIDE = 600;
const LARGER = 1.25;
/** How wide the panel of another player is at least, if there are several. */
const PANEL_WIDTH = 178;
/** The width of a card on the shelf at scale 1. */
const SHELF_CARD = 46;

/** What the viewer does with the shelf. */
export interface ShelfActions {
  tapCard(card: number): void;
}

/** The other players, clockwise from the viewer's left. */
export function othersOf({ viewer, seats }: GameTypes['View']): readonly Seat[] {
  const first = viewer === null ? 0 : viewer + 1;
  return Array.from({ length: viewer === null ? seats : seats - 1 }, (_, index) => (first + index) % seats);
}

/** Where the zones lie. */
export interface Zones extends Pick<Layout, 'others' | 'middle' | 'own'> {
  /** Whether they fill a box that has a height. */
  readonly isFitted: boolean;
}

/** The layout of a table that is as high as it needs: nothing is enlarged. */
export function flowing({ view, box }: RenderState): Zones {
  const width = Math.max(MIN_WIDTH, box.width);
  const wide = Math.min(width, MAX_WIDTH);
  const scale = wide < WIDE ? 1 : LARGER;
  const count = othersOf(view).length;
  const columns = count === 1 ? 1 : Math.max(1, Math.min(count, Math.floor(width / PANEL_WIDTH)));
  return {
    others: {
      part: 'seat',
      width: Math.floor(Math.min(width, count * MAX_WIDTH) / columns),
      scale: 1,
      columns,
      isBeside: false,
    },
    middle: { width: wide, scale },
    own: { width: wide, scale },
    isFitted: false,
  };
}

/** The drawings: the others, the middle, and the part before the viewer. */
export function drawParts(
  table: HTMLElement,
  shown: RenderState,
  draw: DrawPart,
  { others, middle, own, isFitted }: Zones,
  actions: ShelfActions,
): void {
  const { view, words, shelf } = shown;
  const { viewer } = view;
  const panels = othersOf(view).map((seat) => draw(others.part, others, seat));
  fill(table, 'others', words.words.others, panels);
  fill(table, 'middle', words.words.middle, [draw('middle', middle)]);
  const mine =
    viewer === null
      ? []
      : shelf === null
        ? [draw(isFitted ? 'lap' : 'seat', own, viewer)]
        : drawShelf(shown, shelf, own, actions);
  fill(table, 'own', words.game.common.you, mine);
}

/** Draws a part of the table into its place. */
export type DrawPart = (part: TablePart, placed: Placed, seat?: Seat) => SVGElement;

/** The drawing of a part of this width, with marks on the things that are picked or can be picked. */
export function drawingOf(shown: RenderState, part: TablePart, { width, scale }: Placed, seat?: Seat): string {
  const { game, view, words, moves, picking, pending, hint } = shown;
  const { readings } = picking;
  const pointedAt = pending ?? (isUntouched(readings) ? hint : null);
  const picked = [...readings, ...insteadOf(picking)];
  return game.draw(view, {
    part,
    seat,
    width,
    scale,
    id: `table-${part}-${seat ?? 'all'}`,
    theme: shown.theme,
    names: shown.names,
    locale: words.game,
    legal: pointedAt === null ? movesToMark(moves, picked) : [pointedAt],
    picked: pointedAt === null ? picked : [pointedAt],
    // The viewer knows what they did, and arrows say what moved.
    last: seat === undefined ? (shown.trail.length > 0 ? [] : shown.last) : seat === view.viewer ? [] : shown.last,
  });
}

/** Where the game is, and how it is won. */
export function drawTitle(table: HTMLElement, shown: RenderState): void {
  const { goal } = shown.words.game;
  const line = goal === undefined ? [] : [html('span', '', {}, ` · ${goal}`)];
  partIn(table, 'title').replaceChildren(wordsOfStatus(shown, 'title'), ...line);
}

/** The pending step, in the words of the game's drawing. */
export function stepOf(shown: RenderState): string {
  return wordsOfStatus(shown, 'desc');
}

function wordsOfStatus({ game, view, words, names, theme }: RenderState, tag: 'title' | 'desc'): string {
  const drawing = game.draw(view, {
    part: 'status',
    width: MIN_WIDTH,
    id: 'table-status',
    theme,
    names,
    locale: words.game,
  });
  return parsed(drawing).querySelector(tag)?.textContent ?? '';
}

/** The height of the shelf, in pixels. */
export function shelfHeight({ order }: Shelf, { width, scale }: Placed): number {
  const inLine = Math.max(1, Math.floor((width - SHELF_PAD) / (SHELF_CARD * scale + SHELF_GAP)));
  return HOW + Math.ceil(order.length / inLine) * (SHELF_CARD * scale * 1.4 + SHELF_GAP) + SHELF_PAD;
}

const SHELF_GAP = 4;
const SHELF_PAD = 16;
/** The line that says how cards are put in order. */
const HOW = 24;

/** The cards that the viewer puts in order. */
function drawShelf(shown: RenderState, { order }: Shelf, { scale }: Placed, { tapCard }: ShelfActions): Node[] {
  const { game, view, words, voice, theme, picking } = shown;
  const { shelf } = words.words;
  const width = Math.floor(SHELF_CARD * scale);
  const cards = order.map((card, index) => {
    const made = button('card', '', () => tapCard(card));
    made.dataset['card'] = String(card);
    made.setAttribute('aria-label', shelf.card(voice.value('card', card, view), index + 1, order.length));
    made.setAttribute('aria-pressed', String(card === picking.lifted));
    made.append(parsed(game.drawCard(view, card, { width, theme, locale: words.game })));
    return made;
  });
  return [
    html('p', 'how', {}, shelf.how),
    html('div', 'shelf', { role: 'group', 'aria-label': shelf.label }, ...cards),
  ];
}
