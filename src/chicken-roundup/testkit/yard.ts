import type { Cell } from '../table.js';

/** CR-2.1, written out independently: row by row from the north, column by column from the west. */
export const YARD: readonly Cell[] = [
  'N0',
  'N1',
  'N2',
  'N3',
  'N4',
  'M0',
  'M1',
  'M2',
  'M3',
  'M4',
  'S0',
  'S1',
  'S2',
  'S3',
  'S4',
] as const;

const near = (a: number, b: number) => {
  const [rows, columns] = [Math.floor(a / 5) - Math.floor(b / 5), (a % 5) - (b % 5)];
  return Math.abs(rows) + Math.abs(columns);
};

/** All paths of touching cells, no cell twice, of up to five cells, from the corners where coops can stand. */
export const PATHS: readonly (readonly Cell[])[] = [0, 4, 10].flatMap((start) => {
  const paths: number[][] = [[start]];
  for (const path of paths) {
    if (path.length === 5) continue;
    for (let next = 0; next < 15; next++) {
      if (near(path.at(-1) ?? 0, next) === 1 && !path.includes(next)) paths.push([...path, next]);
    }
  }
  return paths.map((path) => path.map((cell) => YARD[cell] as Cell));
});

/** All orders of a list. */
function* orders<T>(items: readonly T[]): Iterable<T[]> {
  if (items.length === 0) yield [];
  for (const [index, item] of items.entries()) {
    for (const rest of orders(items.filter((_, other) => other !== index))) yield [item, ...rest];
  }
}

/** All pairs in both orders, all orders of three in a row or around a corner, and of four in a block. */
export const CELL_LISTS: readonly (readonly Cell[])[] = (() => {
  const lists: (readonly number[])[] = [];
  for (let a = 0; a < 15; a++) for (let b = 0; b < 15; b++) if (a !== b) lists.push([a, b]);
  for (let a = 0; a < 15; a++) {
    if (a % 5 < 3) lists.push(...orders([a, a + 1, a + 2]));
    if (a % 5 === 4 || a > 9) continue;
    const block = [a, a + 1, a + 5, a + 6];
    lists.push(...orders(block));
    for (const out of block) lists.push(...orders(block.filter((cell) => cell !== out)));
  }
  return lists.map((list) => list.map((cell) => YARD[cell] as Cell));
})();
