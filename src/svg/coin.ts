import { element, type Markup } from './markup.js';
import { estimate, text } from './text.js';

const NUMBER = 13;
/** The height of a coin. */
export const COIN = 22;

const RIM = { x: 2, y: 2, height: COIN - 4, rx: COIN / 2 - 2, fill: 'none', stroke: 'paper', opacity: 0.6 } as const;

/** Points on a coin. */
export function coin(points: string): { readonly width: number; readonly markup: Markup } {
  const width = Math.max(COIN, estimate(points, NUMBER, true) + 10);
  return {
    width,
    markup: [
      element('rect', { width, height: COIN, rx: COIN / 2, fill: 'yolk', stroke: 'yolkInk' }),
      element('rect', { ...RIM, width: width - 4 }),
      text(width / 2, 15.5, points, { size: NUMBER, fill: 'yolkInk', bold: true, anchor: 'middle' }),
    ],
  };
}
