/** The width of the page's editor in characters. */
const WIDTH = 64;

type Items = readonly string[];

/** A JSON value on one line. */
function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}: ${oneLine(field)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** Fills lines with items, up to `width`. */
function filled(items: Items, width: number): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + item.length + 2 <= width) lines[lines.length - 1] = `${last} ${item},`;
    else lines.push(`${item},`);
  }
  return lines;
}

const isScalar = (value: unknown) => typeof value !== 'object' || value === null;

/** A JSON value as readable text: lists and objects that fit are on one line. */
export function pretty(value: unknown, width = WIDTH): string {
  const flat = oneLine(value);
  if (isScalar(value) || flat.length <= width) return flat;
  const indented = (lines: Items) => lines.join('\n').replace(/,$/, '').replaceAll(/^/gm, '  ');
  if (Array.isArray(value)) {
    const items = value.map((item) => pretty(item, width - 2));
    const lines = value.every(isScalar) ? filled(items, width - 2) : items.map((item) => `${item},`);
    return `[\n${indented(lines)}\n]`;
  }
  // Not a list, and not a scalar.
  const fields = Object.entries(value as object).map(
    ([name, field]) => `${JSON.stringify(name)}: ${pretty(field, width - 2 - name.length - 4)},`,
  );
  return `{\n${indented(fields)}\n}`;
}
