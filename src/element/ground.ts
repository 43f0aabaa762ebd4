// A page can change the color of the table alone: then the other colors follow it, so that words stay readable.
import type { Theme } from '../svg/palette.js';

/** A ground is dark if its luminance is lower: black and white are read on it equally well. */
const DARK = 0.18;

/** The theme in which the table is drawn: a page that colors the table, and not the words on it, gets the one that fits. */
export function themeOn(table: HTMLElement, theme: Theme): Theme {
  const styles = getComputedStyle(table);
  const given = (name: string) => styles.getPropertyValue(`--hencoop-${name}`) !== '';
  if (!given('table') || given('ink')) return theme;
  // The styles mix the color with none, so that the browser answers in one notation: `color(srgb 0.1 0.2 0.3)`.
  const [red = 0, green = 0, blue = 0, alpha = 1] = (styles.outlineColor.match(/[\d.e-]+/g) ?? []).map(Number);
  if (!styles.outlineColor.startsWith('color(srgb') || alpha < 0.5) return theme;
  // A color that screens cannot show may lie below zero.
  const linear = (part: number) => Math.max(0, part) ** 2.2;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) < DARK ? 'dark' : 'light';
}
