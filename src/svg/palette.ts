interface Tone {
  readonly light: string;
  readonly dark: string;
}

const tone = (light: string, dark = light): Tone => ({ light, dark });

/**
 * The colors of the light and the dark theme. A page can override any of them, for both themes, with a custom property
 * on an ancestor: `--hencoop-table: #fff`.
 */
export const PALETTE = {
  // The table and its text: a meadow, plates for the others, and wood for the viewer.
  table: tone('#a3c77c', '#234034'),
  panel: tone('#fffaec', '#182b24'),
  wood: tone('#e9bf88', '#553720'),
  path: tone('#ecd9ab', '#6d5f45'),
  line: tone('#5d8a49', '#6f9a78'),
  ink: tone('#1c2614', '#f7efdb'),
  muted: tone('#3d4a30', '#cdd5c0'),
  turn: tone('#6b4300', '#ffcf52'),
  onTurn: tone('#fff7e6', '#2a1700'),
  // Open choices, and coins.
  yolk: tone('#ffcb3d', '#f7be3b'),
  yolkInk: tone('#2b1900'),
  // The cards, nearly the same in both themes.
  paper: tone('#fffdf6', '#f8f0df'),
  edge: tone('#b9aa86', '#8e8062'),
  print: tone('#2a2018'),
  redPrint: tone('#a8281b'),
  back: tone('#2c6a86', '#3f809f'),
  backLine: tone('#bfe0ec'),
  badge: tone('#2a2018'),
  onBadge: tone('#fff7e6'),
  // The animals, and the hills behind them.
  white: tone('#fffdf6'),
  black: tone('#57504a'),
  red: tone('#cd5a36'),
  silver: tone('#c3cdd7'),
  gold: tone('#f6bd3c'),
  straw: tone('#ffd75a'),
  comb: tone('#d6402f'),
  brown: tone('#9a6433'),
  fox: tone('#e2762a'),
  cream: tone('#f8e3b6'),
  pink: tone('#f7b9c4'),
  sky: tone('#83bfe0'),
  leaf: tone('#93bd62'),
  plum: tone('#a886c5'),
  peach: tone('#eab078'),
  rose: tone('#e59b95'),
  mint: tone('#84c09c'),
  shade: tone('#4a2a08'),
} as const satisfies { readonly [name: string]: Tone };

/** A color of the palette. */
export type Color = keyof typeof PALETTE;

/** The backs of cards besides the usual one, with their patterns. */
const BACKS = {
  plum: ['#5c4287', '#ddd0f0'],
  peach: ['#a4512c', '#f8d9b8'],
  leaf: ['#2d6a45', '#cbe7cd'],
  rose: ['#93353a', '#f4cbc0'],
} as const satisfies { readonly [name in Color]?: readonly [back: string, line: string] };

/** The color of a back, if not the usual one. */
export type Back = keyof typeof BACKS;

/** A color, or none. */
export type Paint = Color | 'none';

/** The theme of a drawing: `'auto'` follows the user's system. */
export type Theme = 'auto' | 'light' | 'dark';

/** The class of text in the display font: numbers on cards, and titles. */
export const DISPLAY = 'hc-display';
const DISPLAY_FACE = `.${DISPLAY}{font-family:'Bricolage Grotesque','Baloo 2',Rubik,ui-rounded,system-ui,sans-serif}`;

/** The styles for these classes of a drawing. Without styles, drawings are light. They never mirror the drawing. */
export function stylesFor(classes: ReadonlySet<string>, theme: Theme): string {
  const classOf = (property: string, name: Color) => `hc-${property[0]}-${name}`;
  const properties = ['fill', 'stroke'] as const;
  // The keys of a constant object.
  const used = (Object.keys(PALETTE) as Color[]).filter((name) =>
    properties.some((property) => classes.has(classOf(property, name))),
  );
  const tones = (of: 'light' | 'dark') => used.map((name) => `--hc-${name}:${PALETTE[name][of]}`).join(';');
  const rules = used.flatMap((name) =>
    properties
      .filter((property) => classes.has(classOf(property, name)))
      .map((property) => `.${classOf(property, name)}{${property}:var(--hencoop-${name},var(--hc-${name}))}`),
  );
  const backs = Object.entries(BACKS)
    .filter(([name]) => classes.has(`hc-back-${name}`))
    .map(([name, [back, line]]) => `svg.hc-back-${name}{--hc-back:${back};--hc-backLine:${line}}`);
  const auto = theme === 'auto' ? `@media(prefers-color-scheme:dark){.hc-auto{${tones('dark')}}}` : '';
  const face = classes.has(DISPLAY) ? DISPLAY_FACE : '';
  return `.hc-${theme}{${tones(theme === 'dark' ? 'dark' : 'light')};direction:ltr;forced-color-adjust:none}${auto}${backs.join('')}${rules.join('')}${face}`;
}

/** The styles for all colors of the palette, for a page with one style sheet for all drawings. */
export function everyStyle(theme: Theme): string {
  const colors = Object.keys(PALETTE).flatMap((name) => [`hc-f-${name}`, `hc-s-${name}`]);
  const backs = Object.keys(BACKS).map((name) => `hc-back-${name}`);
  return stylesFor(new Set([...colors, ...backs, DISPLAY]), theme);
}
