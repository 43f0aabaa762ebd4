// Drawings as data: nodes, and their text.
import type { Seat } from '../engine/seats.js';
import type { DrawnThing, SvgNode } from '../engine/svgNode.js';
import { PALETTE, type Paint, type Theme } from './palette.js';

export type { DrawnThing, SvgNode };

/** A piece of a drawing: an element, several, or nothing. */
export type Markup = SvgNode | null | readonly Markup[];

/** A drawing as data. */
export interface Scene {
  /** In pixels, as given in the options. */
  readonly width: number;
  /** In pixels: as high as the drawing needs. */
  readonly height: number;
  /** Light, dark, or as the reader's system prefers. */
  readonly theme: Theme;
  /** The title of the table, or the name of the seat or card that is drawn. */
  readonly title: string;
  /** What is on the table, as text; empty for a card. */
  readonly description: string;
  /** The `svg` element, without styles. */
  readonly root: SvgNode;
}

/** Characters that XML 1.0 forbids, even escaped. */
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text that needs no escaping. */
const PLAIN = /^[\w .,:;#%()?!+*/=-]*$/;

const ENTITIES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes any text for use between tags and in attributes, in SVG and HTML. */
function escapeText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(NO_XML, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** The attributes of an element. Colors are names of the palette. */
export interface Attributes {
  readonly [name: string]: string | number | undefined;
  readonly fill?: Paint;
  readonly stroke?: Paint;
  /** Classes in addition to the color classes. */
  readonly class?: string | undefined;
}

/** Rounds a length or coordinate to a tenth. */
function short(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

/** It has each color twice: as an attribute, for readers without styles, and as a class for the styles, which is last. */
function painted(given: Attributes): SvgNode['attributes'] {
  const attributes: { [name: string]: string | number } = {};
  let classes = '';
  for (const name of Object.keys(given)) {
    const value = given[name];
    if (value === undefined) continue;
    if (typeof value === 'number') attributes[name] = short(value);
    else if (name === 'class') classes += ` ${value}`;
    else if ((name !== 'fill' && name !== 'stroke') || value === 'none') attributes[name] = value;
    else {
      classes += ` hc-${name[0]}-${value}`;
      // These two attributes have the type `Paint`.
      attributes[name] = PALETTE[value as Exclude<Paint, 'none'>].light;
    }
  }
  if (classes !== '') attributes['class'] = classes.slice(1);
  return attributes;
}

function addTo(nodes: SvgNode[], markup: Markup): void {
  if (markup === null) return;
  // A node is not a list.
  if (Array.isArray(markup)) for (const each of markup as readonly Markup[]) addTo(nodes, each);
  else nodes.push(markup as SvgNode);
}

/** The elements of a piece, one after another. */
export function nodesOf(markup: Markup): readonly SvgNode[] {
  const nodes: SvgNode[] = [];
  addTo(nodes, markup);
  return nodes;
}

/** An element. */
export function element(tag: string, attributes: Attributes, ...children: readonly Markup[]): SvgNode {
  return { tag, attributes: painted(attributes), children: nodesOf(children), key: '', thing: null };
}

/** An element with a text. */
export function textElement(tag: string, attributes: Attributes, text: string): SvgNode {
  return { tag, attributes: painted(attributes), children: text, key: '', thing: null };
}

/** A group that can be found again in the next drawing. */
export function keyed(key: string, attributes: Attributes, inner: Markup, thing: DrawnThing | null = null): SvgNode {
  return { tag: 'g', attributes: painted(attributes), children: nodesOf(inner), key, thing };
}

/** A part of the table, with its owner if it belongs to a seat. */
export function partGroup(name: string, seat: Seat | undefined, inner: Markup): SvgNode {
  const attributes = { 'data-part': name, 'data-seat': seat };
  const thing = { hooks: { part: name, seat }, owner: seat ?? null, state: null, outline: null };
  return keyed(`part ${name} ${seat}`, attributes, inner, thing);
}

/** A translation, a scale, and a turn around the new origin, in degrees. */
export function placed(x: number, y: number, scale = 1, turn = 0): string {
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  const turned = turn === 0 ? '' : ` rotate(${short(turn)})`;
  return `translate(${short(x)} ${short(y)})${scaled}${turned}`;
}

/** A group with a translation, a scale and a turn. */
export function moved(x: number, y: number, inner: Markup, scale = 1, turn = 0): SvgNode {
  return element('g', { transform: placed(x, y, scale, turn) }, inner);
}

/** An element as text. */
export function toText({ tag, attributes, children }: SvgNode): string {
  let written = `<${tag}`;
  for (const name in attributes) {
    const value = attributes[name];
    written += ` ${name}="${typeof value === 'string' ? escapeText(value) : value}"`;
  }
  let inner = '';
  // Browsers do not decode the text of styles.
  if (typeof children === 'string') inner = tag === 'style' ? children : escapeText(children);
  else for (const child of children) inner += toText(child);
  return inner === '' ? `${written}/>` : `${written}>${inner}</${tag}>`;
}

/** The elements in an element. */
export function childrenOf({ children }: SvgNode): readonly SvgNode[] {
  return typeof children === 'string' ? [] : children;
}

/** The classes of an element and everything in it. */
export function classesIn(node: SvgNode, found: Set<string> = new Set()): ReadonlySet<string> {
  const { class: classes } = node.attributes;
  if (typeof classes === 'string') for (const each of classes.split(' ')) found.add(each);
  for (const child of childrenOf(node)) classesIn(child, found);
  return found;
}
