// A die, loaded at the first roll: it imports nothing that the table needs earlier.
import type { SvgNode } from '../../svg/markup.js';
import type { Theme } from '../../svg/palette.js';
import type { Face } from '../table.js';

/** The pips of each number on a face of 100, in a grid of three by three. */
const PIPS: ReadonlyMap<Face, readonly number[]> = new Map([
  [1, [4]],
  [2, [0, 8]],
  [3, [0, 4, 8]],
  [4, [0, 2, 6, 8]],
  [5, [0, 2, 4, 6, 8]],
]);

const node = (tag: string, attributes: SvgNode['attributes'], children: readonly SvgNode[] = []): SvgNode => ({
  tag,
  attributes,
  children,
  key: '',
  thing: null,
});

const pip = (spot: number) =>
  node('circle', { cx: 28 + (spot % 3) * 22, cy: 28 + Math.floor(spot / 3) * 22, r: 8.5, fill: '#2a2018' });

const side = (y: number, fill: string) =>
  node('rect', { y, fill, x: 3, width: 94, height: 94, rx: 22, stroke: '#b9aa86', 'stroke-width': 2 });

/** How a die is drawn. */
interface DieOptions {
  readonly width?: number | undefined;
  readonly theme?: Theme | undefined;
  /** The picture of a chick, over 100 by 100. */
  readonly chick: readonly SvgNode[];
}

/** Draws a die; dice look the same in every theme. */
export function drawDie(face: Face, { width = 60, theme = 'auto', chick }: DieOptions): SvgNode {
  const shown = PIPS.get(face)?.map(pip) ?? [node('g', { transform: 'translate(17 15) scale(.68)' }, chick)];
  const frame = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 100 104', width, height: width * 1.04 };
  return node('svg', { ...frame, class: `hc-${theme}`, 'aria-hidden': 'true' }, [
    side(8, '#b9aa86'),
    side(3, '#fffdf6'),
    node('g', { class: 'face' }, shown),
  ]);
}
