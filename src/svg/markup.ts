import { PALETTE, type Paint } from './palette.js';

/** Finished SVG markup. Only {@link escapeText} turns text into markup. */
export type Markup = string;

/** Characters that XML 1.0 forbids, even escaped. */
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes any text for use between tags and in attributes, in SVG and HTML. */
export function escapeText(text: string | number): Markup {
  return String(text)
    .replace(NO_XML, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
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
function short(value: string | number): string {
  return typeof value === 'string' ? value : String(Math.round(value * 10) / 10 + 0);
}

/** An element. It has each color twice: as an attribute, for readers without styles, and as a class for the styles. */
export function element(name: string, attributes: Attributes, ...children: readonly Markup[]): Markup {
  const classes: string[] = [];
  let written = '';
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    if (key === 'class') {
      classes.push(String(value));
      continue;
    }
    if (key !== 'fill' && key !== 'stroke') {
      written += ` ${key}="${escapeText(short(value))}"`;
      continue;
    }
    // These two attributes have the type `Paint`.
    const paint = value as Paint;
    if (paint === 'none') {
      written += ` ${key}="none"`;
    } else {
      classes.push(`hc-${key[0]}-${paint}`);
      written += ` ${key}="${PALETTE[paint].light}"`;
    }
  }
  if (classes.length > 0) written += ` class="${escapeText(classes.join(' '))}"`;
  const inner = children.join('');
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}

/** A group with a translation and a scale. */
export function moved(x: number, y: number, inner: Markup, scale = 1, attributes: Attributes = {}): Markup {
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return element('g', { ...attributes, transform: `translate(${short(x)} ${short(y)})${scaled}` }, inner);
}
