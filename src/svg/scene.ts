// A whole table: the heading, the parts in the middle, the panels of the players, and the SVG around them.
import type { CommonWords } from '../engine/locale.js';
import type { Seat } from '../engine/seats.js';
import { type Block, type BoxSize, GAP, stacked } from './block.js';
import { drawOne, type Face, heightOf } from './card.js';
import { drawChip, drawFace } from './chip.js';
import {
  type Attributes,
  childrenOf,
  classesIn,
  element,
  type Markup,
  moved,
  partGroup,
  type Scene,
  textElement,
  toText,
} from './markup.js';
import type { DrawContext } from './options.js';
import { type Back, stylesFor, type Theme } from './palette.js';
import { drawLap, drawPanel, drawPart, fillLap, type Panel } from './panel.js';
import { type Part, paragraph } from './parts.js';

/** What a table shows. */
interface TableContents {
  readonly title: string;
  /** Who is to act, and what they must do. */
  readonly status: string;
  readonly middle: readonly Part[];
  readonly panels: readonly Panel[];
}

const TWO_COLUMNS_FROM = 440;

/** The others clockwise from the viewer's left, in two columns if the width allows, and the viewer below. */
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
    lines.push({ height, markup });
  }
  return stacked([...lines, ...panels.slice(own, own + 1).map((panel) => drawPanel(panel, context, maxWidth))]);
}

/** How to draw a seat, by the name of the part. */
const SEATS = /* @__PURE__ */ new Map([
  ['seat', drawPanel],
  ['chip', drawChip],
  ['face', drawFace],
  ['lap', drawLap],
]);

/** The middle or the viewer's cards in a box, whatever lies there. */
function filled(middle: readonly Part[], panels: readonly Panel[], context: DrawContext, box: BoxSize): Block {
  const { part } = context;
  const panel = panels.find(({ seat }) => seat === part?.seat);
  if (panel !== undefined) return fillLap(panel, context, box);
  const drawn = middle.flatMap(({ name, fill }) => (fill === undefined ? [] : [partGroup(name, undefined, fill(box))]));
  return { height: box.height, markup: drawn };
}

/** Draws a table or a part of it, with a description for screen readers. */
export function tableScene({ title, status, middle, panels }: TableContents, context: DrawContext): Scene {
  const { id, part, width, words, semicolon } = context;
  const heading: Part = {
    name: 'status',
    text: status,
    draw: (maxWidth) => stacked([paragraph(title, maxWidth, 18, true), paragraph(status, maxWidth)], 0),
  };
  const inMiddle = [heading, ...middle];
  const textOf = ({ score, hasPoints, notes, parts }: Panel) =>
    [...(hasPoints === false ? [] : [words.points(score)]), ...notes, ...parts.map(({ text }) => text)].join(semicolon);
  let said: string[];
  let blocks: ((maxWidth: number) => Block)[];
  if (part === null) {
    said = [
      ...inMiddle.map(({ text }) => text),
      ...panels.map((panel) => `${context.nameOf(panel.seat)}${context.colon}${textOf(panel)}`),
    ];
    blocks = [
      ...inMiddle.map((each) => (maxWidth: number) => drawPart(each, maxWidth)),
      (maxWidth) => drawPanels(panels, context, maxWidth),
    ];
  } else {
    const { name, seat } = part;
    const before = panels.filter((panel) => panel.seat === seat);
    const drawSeat = SEATS.get(name);
    const panel = drawSeat === undefined ? [] : before;
    const parts = [...(seat === null ? inMiddle : before.flatMap(({ parts }) => parts))].filter(
      (each) => each.name === name || (name === 'middle' && each !== heading),
    );
    said = [...panel.map(textOf), ...parts.map(({ text }) => text)];
    blocks = [
      ...panel.map((each) => (maxWidth: number) => (drawSeat ?? drawPanel)(each, context, maxWidth)),
      ...parts.map((each) => (maxWidth: number) => drawPart(each, maxWidth, seat ?? undefined)),
    ];
  }
  const isFilled = context.height !== null && (part?.name === 'middle' || part?.name === 'lap');
  const margin = part === null ? 14 : isFilled || part.name === 'chip' || part.name === 'face' ? 0 : 8;
  const table = isFilled
    ? filled(middle, panels, context, { width, height: context.height ?? 0 })
    : stacked(
        blocks.map((block) => block(width - 2 * margin)),
        12,
      );
  const height = Math.ceil(table.height + 2 * margin);
  const ground = element('rect', { width, height, rx: 14, fill: 'table', class: 'hc-ground' });
  return sceneOf({
    width,
    height,
    theme: context.theme,
    back: context.back,
    title: part?.seat == null ? title : context.nameOf(part.seat),
    description: `${said.join('. ') || words.empty}.`,
    language: context.language,
    id,
    body: [ground, moved(margin, margin, table.markup)],
  });
}

/** Draws a single card; `null` for the back. */
export function cardScene(
  face: Face | null,
  {
    width,
    locale,
    theme,
  }: { readonly width: number; readonly locale: { readonly common: CommonWords }; readonly theme: Theme },
  back?: Back,
): Scene {
  const { language, picture } = locale.common;
  return sceneOf({
    width,
    height: heightOf(width),
    theme,
    back,
    title: face?.name ?? picture.back,
    description: '',
    language,
    id: null,
    body: drawOne({ face }, width),
  });
}

/** A scene, before it has an element. */
interface Drawn extends Omit<Scene, 'root'> {
  readonly back: Back | undefined;
  readonly language: string;
  /** The prefix of ids; `null` for a drawing without ids. */
  readonly id: string | null;
  readonly body: Markup;
}

function sceneOf({ width, height, theme, back, title, description, language, id, body }: Drawn): Scene {
  const labels: Attributes = id === null ? {} : { 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-desc` };
  const root = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${Math.round(height * 10) / 10}`,
      width,
      height,
      role: 'img',
      lang: language,
      ...labels,
      class: back === undefined ? `hc-${theme}` : `hc-${theme} hc-back-${back}`,
      'font-family': 'system-ui, sans-serif',
    },
    textElement('title', { id: labels['aria-labelledby'] }, title),
    description === '' ? null : textElement('desc', { id: labels['aria-describedby'] }, description),
    body,
  );
  return { width, height, theme, title, description, root };
}

/** The styles of a drawing: its colors, which the page can set with custom properties. */
export function sceneStyles({ root, theme }: Scene): string {
  return stylesFor(classesIn(root), theme);
}

/** A drawing as text: a standalone SVG with its styles. */
export function sceneText(scene: Scene): string {
  const { root, description } = scene;
  // After the title and the description.
  const at = description === '' ? 1 : 2;
  const style = textElement('style', {}, sceneStyles(scene));
  const children = childrenOf(root);
  return toText({ ...root, children: [...children.slice(0, at), style, ...children.slice(at)] });
}

/** The pending step as text. */
export function statusOf(actors: readonly Seat[], what: string, context: DrawContext): string {
  const you = actors.filter((seat) => seat === context.viewer);
  const others = actors.filter((seat) => seat !== context.viewer);
  return context.words.toAct([...you, ...others].map(context.shortNameOf), you.length > 0, what);
}
