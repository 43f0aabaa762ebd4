import { DOMParser, type Element, onErrorStopParsing } from '@xmldom/xmldom';
import { hooksOf } from '../../src/svg/hooks.js';
import { estimate } from '../../src/svg/text.js';
import { gameOf, IDS } from '../../support/games.js';

/** A drawing, read by an independent parser. */
export interface Reading {
  readonly root: Element;
  readonly title: string;
  readonly desc: string;
  readonly width: number;
  readonly height: number;
  /** All elements, the root first. */
  readonly elements: readonly Element[];
}

/** Reads a drawing. @throws Error if it is not XML. */
export function read(svg: string): Reading {
  const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.exec(svg);
  if (forbidden !== null) throw new Error(`character ${forbidden[0].codePointAt(0)} is not allowed in XML`);
  const root = new DOMParser({ onError: onErrorStopParsing }).parseFromString(svg, 'image/svg+xml').documentElement;
  if (root === null) throw new Error('nothing is drawn');
  const elements: Element[] = [root];
  for (const element of elements) {
    for (const child of Array.from(element.childNodes)) if (child.nodeType === 1) elements.push(child as Element);
  }
  const told = (name: string) => elements.find(({ tagName }) => tagName === name)?.textContent ?? '';
  const [width = 0, height = 0] = (root.getAttribute('viewBox') ?? '').split(' ').slice(2).map(Number);
  return { root, title: told('title'), desc: told('desc'), width, height, elements };
}

const ALLOWED = new Set('svg title desc style g rect circle ellipse path polygon text'.split(' '));
const ATTRIBUTES = new Set(
  [
    'xmlns viewBox width height role lang aria-labelledby aria-describedby class id font-family font-size font-weight',
    'text-anchor transform x y cx cy r rx ry d points opacity fill stroke stroke-width stroke-dasharray stroke-linecap',
    'stroke-linejoin paint-order pointer-events',
    'data-part data-seat data-card data-index data-set data-pile data-cell data-coop data-played data-state aria-label',
    'tabindex',
    ...(await Promise.all(IDS.map(gameOf))).flatMap((game) =>
      Object.values(hooksOf(game)).map((hook) => `data-${hook}`),
    ),
  ].flatMap((line) => line.split(' ')),
);

/** The faults of a drawing: unknown elements or attributes, links, missing names, and shapes outside the frame. */
export function faults({ root, title, desc, width, height, elements }: Reading): string[] {
  const wrong: string[] = [];
  for (const element of elements) {
    if (!ALLOWED.has(element.tagName)) wrong.push(`an element ${element.tagName}`);
    for (const { name, value } of Array.from(element.attributes)) {
      if (!ATTRIBUTES.has(name)) wrong.push(`an attribute ${name}`);
      if (/NaN|undefined|Infinity|null/.test(value)) wrong.push(`${element.tagName} ${name}="${value}"`);
      if (name !== 'xmlns' && /https?:|url\(/.test(value)) wrong.push(`a link in ${name}`);
    }
    if (element.tagName === 'style' && /@import|url\(|https?:/.test(element.textContent ?? '')) {
      wrong.push('a link in the style');
    }
  }
  if (root.getAttribute('role') !== 'img') wrong.push('no picture by its role');
  if (title === '') wrong.push('no title');
  if (elements.some(({ tagName }) => tagName === 'desc') && desc === '') wrong.push('an empty description');
  for (const name of ['aria-labelledby', 'aria-describedby']) {
    const id = root.getAttribute(name);
    if (id !== null && elements.filter((element) => element.getAttribute('id') === id).length !== 1) {
      wrong.push(`${name} names nothing`);
    }
  }
  if (!(width > 0 && height > 0)) wrong.push('no size');
  const outside = ([left, top, right, bottom]: Box, what: string) => {
    if (left < -0.2 || top < -0.2 || right > width + 0.2 || bottom > height + 0.2) wrong.push(`outside: ${what}`);
  };
  const walk = (element: Element, around: Matrix) => {
    const matrix = multiplied(around, transformOf(element));
    const box = boxOf(element);
    if (box !== null) outside(boxIn(matrix, box), `${element.tagName} ${element.textContent}`);
    for (const child of Array.from(element.childNodes)) if (child.nodeType === 1) walk(child as Element, matrix);
  };
  walk(root, SAME);
  return wrong;
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A matrix as in SVG: `x` becomes `a x + c y + e`, and `y` becomes `b x + d y + f`. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const SAME: Matrix = [1, 0, 0, 1, 0, 0];

function multiplied([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** The box around a box after a matrix. */
function boxIn([a, b, c, d, e, f]: Matrix, [left, top, right, bottom]: Box): Box {
  const xs = [left, right].flatMap((x) => [top, bottom].map((y) => a * x + c * y + e));
  const ys = [left, right].flatMap((x) => [top, bottom].map((y) => b * x + d * y + f));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function transformOf(element: Element): Matrix {
  const transform = element.getAttribute('transform');
  if (transform === null) return SAME;
  const found = /^translate\((-?[\d.]+) (-?[\d.]+)\)(?: scale\(([\d.]+)\))?(?: rotate\((-?[\d.]+)\))?$/.exec(transform);
  if (found === null) throw new Error(`a transform of another kind: ${transform}`);
  const [x = 0, y = 0, scale = 1, turn = 0] = found
    .slice(1)
    .map((length) => (length === undefined ? undefined : Number(length)));
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return [scale * cos, scale * sin, -scale * sin, scale * cos, x, y];
}

/** The box around a path's points and control points, which contains all its lines except arcs. */
function boxOfPath(d: string): Box {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const reach = (atX: number, atY: number) => {
    box.splice(0, 4, Math.min(box[0], atX), Math.min(box[1], atY), Math.max(box[2], atX), Math.max(box[3], atY));
  };
  for (const [, command = '', list = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = [...list.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    const kind = command.toLowerCase();
    const size = { m: 2, l: 2, t: 2, h: 1, v: 1, c: 6, q: 4, s: 4, a: 7, z: 0 }[kind];
    if (size === undefined || (size > 0 && numbers.length % size !== 0))
      throw new Error(`a path of another kind: ${d}`);
    if (size === 0) [x, y] = [startX, startY];
    for (let at = 0; at < numbers.length; at += size) {
      const [fromX, fromY] = command === kind ? [x, y] : [0, 0];
      const given = numbers.slice(at, at + size);
      const points =
        kind === 'h'
          ? [fromX + (given[0] ?? 0), y]
          : kind === 'v'
            ? [x, fromY + (given[0] ?? 0)]
            : given.slice(kind === 'a' ? 5 : 0).map((value, index) => value + (index % 2 === 0 ? fromX : fromY));
      for (let point = 0; point < points.length; point += 2) reach(points[point] ?? 0, points[point + 1] ?? 0);
      [x = 0, y = 0] = points.slice(-2);
      if (kind === 'm' && at === 0) [startX, startY] = [x, y];
    }
  }
  return box;
}

/** The box around a shape; of arcs, only the ends count. */
function boxOf(element: Element): Box | null {
  const number = (name: string) => Number(element.getAttribute(name) ?? 0);
  switch (element.tagName) {
    case 'rect':
      return [number('x'), number('y'), number('x') + number('width'), number('y') + number('height')];
    case 'circle':
      return [
        number('cx') - number('r'),
        number('cy') - number('r'),
        number('cx') + number('r'),
        number('cy') + number('r'),
      ];
    case 'ellipse':
      return [
        number('cx') - number('rx'),
        number('cy') - number('ry'),
        number('cx') + number('rx'),
        number('cy') + number('ry'),
      ];
    case 'path':
      return boxOfPath(element.getAttribute('d') ?? '');
    case 'polygon':
      return boxOfPath(`M${element.getAttribute('points')}`);
    case 'text': {
      const size = number('font-size');
      const width = estimate(element.textContent ?? '', size, Number(element.getAttribute('font-weight')) >= 700);
      const shift = { middle: 0.5, end: 1 }[element.getAttribute('text-anchor') ?? ''] ?? 0;
      const left = number('x') - shift * width;
      return [left, number('y') - size, left + width, number('y') + size * 0.25];
    }
    default:
      return null;
  }
}
