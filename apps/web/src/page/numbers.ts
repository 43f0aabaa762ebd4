import { settings } from './app.js';

/** A number in the language of the page. */
export function numberText(value: number): string {
  return value.toLocaleString(settings.value.language).replace('-', '−');
}

/** A number with its sign: +3, −2, and a plain 0. */
export function signedText(value: number): string {
  return value > 0 ? `+${numberText(value)}` : numberText(value);
}

/** A fraction as a percentage: `54 %`. */
export function percentText(part: number): string {
  return part.toLocaleString(settings.value.language, { style: 'percent' }).replace('-', '−');
}
