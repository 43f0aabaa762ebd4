// The drawings on the table: the other players, the middle, and the viewer's own part.
import type { GameTypes } from '../../engine/game.js';
import type { Seat } from '../../engine/seats.js';
import type { Scene, SvgNode } from '../../svg/markup.js';
import type { TablePart } from '../../svg/options.js';
import { insteadOf } from '../picking/picking.js';
import type { Shelf } from '../picking/shelf.js';
import { isUntouched, ringedMoves } from '../picking/touch.js';
import { button, html, MIN_TARGET, putOnShelf, refill, setAttribute } from './dom.js';
import { withNumber } from './numbers.js';
import { arrange, show, toDom } from './patch.js';
import type { RenderState } from './renderState.js';
import type { DrawnSizes, Size } from './size.js';
import { fill, fillDrawn, partIn } from './skeleton.js';
import { withButtons } from './touchables.js';

/** The minimum width of a table, in pixels. */
export const MIN_WIDTH = 320;
/** The width of a card on the shelf at scale 1. */
const SHELF_CARD = 46;

/** The viewer's actions on the shelf. */
export interface ShelfActions {
  tapCard(card: number): void;
}

/** The other players, clockwise from the viewer's left. */
export function othersOf({ viewer, seats }: GameTypes['View']): readonly Seat[] {
  const first = viewer === null ? 0 : viewer + 1;
  return Array.from({ length: viewer === null ? seats : seats - 1 }, (_, index) => (first + index) % seats);
}

/** The drawings of each zone, in the order of the zones; the viewer's own part is empty if there is none. */
export function partsOf({ view }: RenderState, drawings: Drawings, { picture, others, middle, own, face }: DrawnSizes) {
  const { viewer } = view;
  const [other, mine] = picture === null ? (['seat', 'seat'] as const) : (['chip', 'lap'] as const);
  return {
    others: () =>
      othersOf(view).flatMap((seat, index) => {
        const size = others[index];
        return size === undefined ? [] : [drawings.draw(other, size, seat)];
      }),
    middle: () => [drawings.draw('middle', middle)],
    own: () => (viewer === null ? [] : [drawings.draw(mine, own, viewer)]),
    face: () => (viewer === null || face === null ? [] : [drawings.draw('face', face, viewer)]),
  };
}

/** Draws the others, the middle, and the viewer's own part. */
export function drawParts(
  table: HTMLElement,
  shown: RenderState,
  drawings: Drawings,
  sizes: DrawnSizes,
  actions: ShelfActions,
): void {
  const { view, words, shelf } = shown;
  const { viewer } = view;
  const parts = partsOf(shown, drawings, sizes);
  fillDrawn(table, 'others', words.words.others, parts.others());
  fillDrawn(table, 'middle', words.words.middle, parts.middle());
  const face = partIn(table, 'face');
  show(face, parts.face());
  face.hidden = sizes.face === null;
  const { common } = words.game;
  const you = common.youAlone ?? common.you;
  if (shelf !== null && viewer !== null) {
    const card = sizes.picture?.card ?? SHELF_CARD * sizes.own.scale;
    const drawn = drawShelf(partIn(table, 'own'), shown, shelf, card, actions);
    if (drawn !== null) fill(table, 'own', you, drawn);
  } else fillDrawn(table, 'own', you, parts.own());
}

/** Draws the parts of one picture of the table, and caches each by width and scale. */
export class Drawings {
  readonly #shown: RenderState;
  readonly #drawn = new Map<string, Scene>();

  constructor(shown: RenderState) {
    this.#shown = shown;
  }

  #of(part: TablePart, size: Size, seat?: Seat): Scene {
    const key = `${part} ${size.width} ${size.scale} ${seat ?? ''}`;
    let drawing = this.#drawn.get(key);
    if (drawing === undefined) {
      drawing = drawingOf(this.#shown, part, size, seat);
      this.#drawn.set(key, drawing);
    }
    return drawing;
  }

  /** The height of a part at this size, in pixels. */
  height(part: TablePart, size: Size, seat?: Seat): number {
    return size.zoom * this.#of(part, size, seat).height;
  }

  /** Draws a part at this size, with buttons for touches. */
  draw(part: TablePart, size: Size, seat?: Seat): SvgNode {
    const { root, width, height } = this.#of(part, size, seat);
    const { zoom } = size;
    const attributes = { ...root.attributes, width: width * zoom, height: height * zoom, role: 'group' };
    return withButtons({ ...root, attributes }, this.#shown);
  }
}

/** The least width of the drawing of a chip. */
const LEAST_CHIP = 60;

/** The drawing of a part, with rings around picked and pickable things. */
function drawingOf(shown: RenderState, part: TablePart, { width, height, scale, zoom }: Size, seat?: Seat): Scene {
  const { game, kinds, view, words, moves, picking, pending, hint } = shown;
  const { readings } = picking;
  const pointedAt = pending !== null ? [pending] : isUntouched(readings) ? hint : [];
  const picked = [...withNumber(shown), ...insteadOf(picking)];
  return game.scene(view, {
    part,
    seat,
    // In a crowd, a chip reaches beyond its zone.
    width: Math.max(part === 'chip' ? LEAST_CHIP : 0, Math.floor(width / zoom)),
    ...(height !== null && { height: Math.floor(height / zoom) }),
    scale: scale / zoom,
    id: `table-${part}-${seat ?? 'all'}`,
    theme: shown.theme,
    names: shown.names,
    locale: words.game,
    legal: pointedAt.length === 0 ? ringedMoves(kinds, moves, picked) : pointedAt,
    // A hint next to a pending move is the better move: only the hint is marked as picked, the pending one as open.
    picked: pointedAt.length === 0 ? picked : pending !== null && hint.length > 0 ? [{}, ...hint] : pointedAt,
    // Viewers know their own moves, and a trail has arrows.
    last: seat === undefined ? (shown.trail.length > 0 ? [] : shown.last) : seat === view.viewer ? [] : shown.last,
  });
}

/** Draws the title: the state of the game, whose numbers stay with the word before them, and its goal. */
export function drawTitle(table: HTMLElement, shown: RenderState): void {
  const { goal } = shown.words.game;
  const { title } = shown.status();
  refill(partIn(table, 'title'), [
    html('b', '', {}, title.replace(/ (?=\d)/g, '\u00a0')),
    ' ',
    html('span', '', {}, goal ?? ''),
  ]);
}

/** The height of the shelf, in pixels. */
export function shelfHeight({ order }: Shelf, how: string, { width, scale }: Pick<Size, 'width' | 'scale'>): number {
  const across = Math.max(MIN_TARGET, SHELF_CARD * scale);
  const inLine = Math.max(1, Math.floor((width - SHELF_PAD) / (across + SHELF_GAP)));
  const line = how.length * HOW_LETTER > width - SHELF_PAD ? 2 * HOW : HOW;
  return line + Math.ceil(order.length / inLine) * (SHELF_CARD * scale * 1.4 + SHELF_GAP) + SHELF_PAD;
}

const SHELF_GAP = 4;
const SHELF_PAD = 16;
/** Height of the sorting hint, and its average letter width; it wraps to two lines at most. */
const HOW = 24;
const HOW_LETTER = 7.5;

/**
 * Draws the cards that the viewer puts in order; returns `null` if the zone already shows the shelf and was updated in
 * place.
 */
function drawShelf(
  zone: HTMLElement,
  shown: RenderState,
  { order }: Shelf,
  card: number,
  { tapCard }: ShelfActions,
): Node[] | null {
  const { game, view, words, voice, theme, picking } = shown;
  const { shelf } = words.words;
  const width = Math.floor(card);
  const looks = `${width} ${theme} ${shelf.how}`;
  const old = zone.querySelector<HTMLElement>('.shelf');
  const isKept = old?.dataset['looks'] === looks;
  const cards = order.map((card, index) => {
    let made = isKept ? old.querySelector<HTMLElement>(`[data-card="${card}"]`) : null;
    if (made === null) {
      made = button('card', '', () => tapCard(card));
      made.dataset['card'] = String(card);
      putOnShelf(made, card);
      made.append(toDom(game.cardScene(view, card, { width, theme, locale: words.game }).root));
    }
    setAttribute(made, 'aria-label', shelf.card(voice.value('card', card, view), index + 1, order.length));
    setAttribute(made, 'aria-pressed', String(card === picking.lifted));
    return made;
  });
  if (isKept) {
    for (const child of [...old.children]) if (!cards.some((card) => card === child)) child.remove();
    arrange(old, cards);
    return null;
  }
  const list = html('div', 'shelf', { role: 'group', 'aria-label': shelf.label, 'data-looks': looks }, ...cards);
  return [html('p', 'how', {}, shelf.how), list];
}
