// The drawings on the table: the other players, the middle, and the part before the viewer.
import type { Seat } from '../engine/seats.js';
import type { TablePart } from '../svg/options.js';
import { button, html, parsed } from './dom.js';
import { insteadOf } from './picking.js';
import type { RenderState } from './renderState.js';
import type { Shelf } from './shelf.js';
import { fill, partIn } from './skeleton.js';
import { firstTouches, isUntouched } from './touch.js';

/** The narrowest drawing of a table. */
const MIN_WIDTH = 320;
/** Wider tables do not spread their middle and the viewer's cards any further. */
const MAX_WIDTH = 760;
/** How wide the panel of another player is at least, if there are several. */
const PANEL_WIDTH = 178;
const SHELF_CARD = 46;
/** The middle of a table of this width is drawn larger by this factor, while it takes no more of the screen's height. */
const WIDE = 600;
const LARGER = 1.35;
const MIDDLE_OF_SCREEN = 0.42;

/** What the viewer does with the shelf. */
export interface ShelfActions {
  tapCard(card: number): void;
}

/** The drawings: the others clockwise from the viewer's left, the middle, and the part before the viewer. */
export function drawParts(table: HTMLElement, shown: RenderState, actions: ShelfActions): void {
  const { game, view, words, shelf } = shown;
  const { viewer, seats } = view;
  const width = Math.max(MIN_WIDTH, shown.width);
  const wide = Math.min(width, MAX_WIDTH);
  const first = viewer === null ? 0 : viewer + 1;
  const others = Array.from({ length: viewer === null ? seats : seats - 1 }, (_, index) => (first + index) % seats);
  const columns = others.length === 1 ? 1 : Math.max(1, Math.min(others.length, Math.floor(width / PANEL_WIDTH)));
  const panelWidth = Math.floor(Math.min(width, others.length * MAX_WIDTH) / columns);
  const middle = enlarged((across) => drawPart(shown, 'middle', across), wide);
  const goal = words.game.goal === undefined ? [] : [html('span', '', {}, ` · ${words.game.goal}`)];
  partIn(table, 'title').replaceChildren(middle.querySelector('title')?.textContent ?? '', ...goal);
  fill(
    table,
    'others',
    words.words.others,
    others.map((seat) => drawPart(shown, 'seat', panelWidth, seat)),
  );
  fill(table, 'middle', words.words.middle, [middle]);
  // Facts lie next to the viewer's cards.
  const ownWidth = game.facts === undefined ? wide : Math.max(160, Math.floor(wide * 0.45));
  const own = viewer === null ? [] : [drawPart(shown, 'seat', ownWidth, viewer)];
  fill(table, 'own', words.game.common.you, shelf === null ? own : drawShelf(shown, shelf, actions));
}

/** A part of the table, with marks on the things that are picked or can be picked. */
function drawPart(shown: RenderState, part: TablePart, width: number, seat?: Seat): SVGElement {
  const { game, view, words, moves, picking, pending, hint } = shown;
  const { readings } = picking;
  const pointedAt = pending ?? (isUntouched(readings) ? hint : null);
  const drawing = game.draw(view, {
    part,
    seat,
    width,
    id: `table-${part}-${seat ?? 'all'}`,
    theme: shown.theme,
    names: shown.names,
    locale: words.game,
    legal: pointedAt === null ? firstTouches(moves, readings) : [pointedAt],
    picked: pointedAt === null ? [...readings, ...insteadOf(picking)] : [pointedAt],
    // The viewer knows what they did.
    last: part === 'seat' && seat === view.viewer ? [] : shown.last,
  });
  return parsed(drawing);
}

/** A drawing in larger letters and cards, if it is as wide as `width` and not too high then. */
function enlarged(draw: (width: number) => SVGElement, width: number): SVGElement {
  if (width < WIDE) return draw(width);
  const large = draw(Math.floor(width / LARGER));
  const height = Number(large.getAttribute('height')) * LARGER;
  if (height > innerHeight * MIDDLE_OF_SCREEN) return draw(width);
  large.setAttribute('width', String(width));
  large.setAttribute('height', String(height));
  return large;
}

/** The pending step, in the words of the game's drawing. */
export function stepOf({ game, view, words, names, theme }: RenderState): string {
  const drawing = game.draw(view, {
    part: 'status',
    width: MIN_WIDTH,
    id: 'table-status',
    theme,
    names,
    locale: words.game,
  });
  return parsed(drawing).querySelector('desc')?.textContent ?? '';
}

/** The cards that the viewer puts in order. */
function drawShelf(shown: RenderState, { order }: Shelf, { tapCard }: ShelfActions): Node[] {
  const { game, view, words, voice, theme, picking } = shown;
  const { shelf } = words.words;
  const cards = order.map((card, index) => {
    const made = button('card', '', () => tapCard(card));
    made.dataset['card'] = String(card);
    made.setAttribute('aria-label', shelf.card(voice.value('card', card, view), index + 1, order.length));
    made.setAttribute('aria-pressed', String(card === picking.lifted));
    made.append(parsed(game.drawCard(view, card, { width: SHELF_CARD, theme, locale: words.game })));
    return made;
  });
  return [
    html('p', 'how', {}, shelf.how),
    html('div', 'shelf', { role: 'group', 'aria-label': shelf.label }, ...cards),
  ];
}
