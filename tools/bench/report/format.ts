// Figures as the cells of a Markdown table.
import { median } from '../jobs/measure.js';

/** Half the interquartile range, as a share of the median. */
export function spread(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return (at(0.75) - at(0.25)) / 2 / median(values);
}

export const percent = (share: number) => `${(100 * share).toFixed(share < 0.0995 ? 1 : 0)} %`;
export const kilo = (bytes: number) => (bytes / 1000).toFixed(2);

/** `1/12` for a twelfth. */
export const part = (share: number, digits: number) => `1/${(1 / share).toFixed(digits)}`;

/** A rate to three digits: 2.31 M, 48.9 k. */
export function rate(value: number): string {
  const [unit, scaled] = value >= 1e6 ? ['M', value / 1e6] : value >= 1e3 ? ['k', value / 1e3] : ['', value];
  return `${scaled >= 100 ? scaled.toFixed(0) : scaled.toPrecision(3)}${unit === '' ? '' : ` ${unit}`}`;
}

type Cell = string | number;

/** A table in Markdown. */
export function table(head: readonly Cell[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The chart of a section, with alternative text. */
export const picture = (name: string, text: string) => `![${text}](charts/${name}.svg)`;
