interface Tone {
  readonly light: string;
  readonly dark: string;
}

const tone = (light: string, dark = light): Tone => ({ light, dark });

/**
 * The colors of the light and the dark theme. A page can replace any of them, for both, with a custom property on an
 * ancestor: `--hencoop-table: #fff`.
 */
export const PALETTE = {
  // The table and its text.
  table: tone('#e4ecd9', '#161d17'),
  panel: tone('#fafcf6', '#232c25'),
  line: tone('#b9c5ab', '#435046'),
  ink: tone('#1b271d', '#edf2ea'),
  muted: tone('#4a574b', '#b3c0b3'),
  turn: tone('#1d6637', '#8fdca6'),
  onTurn: tone('#ffffff', '#0c2013'),
  yolk: tone('#ffcb3d', '#f7be3b'),
  yolkInk: tone('#2b1900'),
  // The cards, which look the same in the dark.
  paper: tone('#fffdf6', '#f1ebdd'),
  edge: tone('#8d8674', '#0d110e'),
  print: tone('#23201a'),
  redPrint: tone('#ad1d1a'),
  back: tone('#2a6481', '#3f809f'),
  backLine: tone('#bcdcea'),
  badge: tone('#23201a', '#0b0e0c'),
  onBadge: tone('#ffffff'),
  // The animals.
  white: tone('#ffffff'),
  black: tone('#3a3733'),
  red: tone('#b5402f'),
  silver: tone('#aeb7c0'),
  gold: tone('#e2a51f'),
  straw: tone('#f3c944'),
  comb: tone('#d1342f'),
  brown: tone('#8d5a2b'),
  fox: tone('#d56a1f'),
  cream: tone('#f7e6cb'),
  pink: tone('#f0a5b0'),
  sky: tone('#6aa5c8'),
  leaf: tone('#7aa35a'),
  plum: tone('#8d6aa8'),
} as const satisfies { readonly [name: string]: Tone };

/** A color of the palette. */
export type Color = keyof typeof PALETTE;

/** A color, or none. */
export type Paint = Color | 'none';

/** The theme of a drawing: that of the reader's system, or always one of the two. */
export type Theme = 'auto' | 'light' | 'dark';

/** The styles for the colors that `markup` uses. Without styles, a drawing is light. */
export function stylesFor(markup: string, theme: Theme): string {
  // The keys of a constant object.
  const used = (Object.keys(PALETTE) as Color[]).filter((name) => new RegExp(`hc-[fs]-${name}\\b`).test(markup));
  const tones = (of: 'light' | 'dark') => used.map((name) => `--hc-${name}:${PALETTE[name][of]}`).join(';');
  const rules = used.flatMap((name) =>
    (['fill', 'stroke'] as const)
      .filter((property) => markup.includes(`hc-${property[0]}-${name}`))
      .map((property) => `.hc-${property[0]}-${name}{${property}:var(--hencoop-${name},var(--hc-${name}))}`),
  );
  const auto = theme === 'auto' ? `@media(prefers-color-scheme:dark){.hc-auto{${tones('dark')}}}` : '';
  return `.hc-${theme}{${tones(theme === 'dark' ? 'dark' : 'light')};forced-color-adjust:none}${auto}${rules.join('')}`;
}

/** The styles for every color of the palette, for a page that keeps the styles of all drawings in one sheet. */
export function everyStyle(theme: Theme): string {
  return stylesFor(
    Object.keys(PALETTE)
      .map((name) => `hc-f-${name} hc-s-${name}`)
      .join(' '),
    theme,
  );
}
