interface Tone {
  readonly light: string;
  readonly dark: string;
}

const same = (tone: string): Tone => ({ light: tone, dark: tone });

/**
 * The colors of the light and the dark theme. A page can replace any of them, for both, with a custom property on an
 * ancestor: `--hencoop-table: #fff`.
 */
export const PALETTE = {
  // The table and its text.
  table: { light: '#e4ecd9', dark: '#161d17' },
  panel: { light: '#fafcf6', dark: '#232c25' },
  line: { light: '#b9c5ab', dark: '#435046' },
  ink: { light: '#1b271d', dark: '#edf2ea' },
  muted: { light: '#4a574b', dark: '#b3c0b3' },
  turn: { light: '#1d6637', dark: '#8fdca6' },
  onTurn: { light: '#ffffff', dark: '#0c2013' },
  // The cards, which look the same in the dark.
  paper: { light: '#fffdf6', dark: '#f1ebdd' },
  edge: { light: '#8d8674', dark: '#0d110e' },
  print: same('#23201a'),
  redPrint: same('#ad1d1a'),
  back: { light: '#2a6481', dark: '#3f809f' },
  backLine: same('#bcdcea'),
  badge: { light: '#23201a', dark: '#0b0e0c' },
  onBadge: same('#ffffff'),
  // The animals.
  white: same('#ffffff'),
  black: same('#3a3733'),
  red: same('#b5402f'),
  silver: same('#aeb7c0'),
  gold: same('#e2a51f'),
  straw: same('#f3c944'),
  comb: same('#d1342f'),
  brown: same('#8d5a2b'),
  fox: same('#d56a1f'),
  cream: same('#f7e6cb'),
  pink: same('#f0a5b0'),
  sky: same('#6aa5c8'),
  leaf: same('#7aa35a'),
  plum: same('#8d6aa8'),
} as const satisfies { readonly [name: string]: Tone };

/** A color of the palette. */
export type Colour = keyof typeof PALETTE;

/** A color, or none. */
export type Paint = Colour | 'none';

/** The theme of a drawing: that of the reader's system, or always one of the two. */
export type Theme = 'auto' | 'light' | 'dark';

/** The styles for the colors that `markup` uses. Without styles, a drawing is light. */
export function stylesFor(markup: string, theme: Theme): string {
  // The keys of a constant object.
  const used = (Object.keys(PALETTE) as Colour[]).filter((name) => new RegExp(`hc-[fs]-${name}\\b`).test(markup));
  const tones = (of: 'light' | 'dark') => used.map((name) => `--hc-${name}:${PALETTE[name][of]}`).join(';');
  const rules = used.flatMap((name) =>
    (['fill', 'stroke'] as const)
      .filter((property) => markup.includes(`hc-${property[0]}-${name}`))
      .map((property) => `.hc-${property[0]}-${name}{${property}:var(--hencoop-${name},var(--hc-${name}))}`),
  );
  const auto = theme === 'auto' ? `@media(prefers-color-scheme:dark){.hc-auto{${tones('dark')}}}` : '';
  return `.hc-${theme}{${tones(theme === 'dark' ? 'dark' : 'light')};forced-color-adjust:none}${auto}${rules.join('')}`;
}

/** The styles for every color of the palette, for a page that puts drawings without styles of their own into one sheet. */
export function everyStyle(theme: Theme): string {
  return stylesFor(
    Object.keys(PALETTE)
      .map((name) => `hc-f-${name} hc-s-${name}`)
      .join(' '),
    theme,
  );
}
