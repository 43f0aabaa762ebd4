import { isRecord, isWhole } from '../engine/guards.js';
import {
  choice,
  type OptionReader,
  type OptionReaders,
  readOptions,
  refuseOption,
  refuseUnknown,
  seatOption,
} from '../engine/options.js';
import { ACTION_NAME } from './cardPatterns.js';
import { DECK, DECK_SIZE, DIAGRAMS } from './cards.js';
import {
  COLORS,
  COLUMNS,
  COOPS,
  type DeckTable,
  type Diagram,
  NAMED_ACTIONS,
  type Offset,
  type Options,
  ROWS,
} from './table.js';

/** The maximum distance of a diagram's cells from 0. */
export const MAX_OFFSET = 10;

/** CR-1.2: the number of cards for each color and action. {@link optionIssue} checks it against the diagrams. */
const deckOption: OptionReader<DeckTable> = {
  default: () => DECK,
  read(given, path) {
    if (!isRecord(given)) return refuseOption(path, 'an object with the five colors', given);
    refuseUnknown(path, given, COLORS);
    const deck = COLORS.map((color) => [color, readCounts(given[color], `${path}.${color}`)] as const);
    // One entry for every color.
    return Object.fromEntries(deck) as DeckTable;
  },
};

function readCounts(given: unknown, path: string): { readonly [action: string]: number } {
  if (!isRecord(given)) return refuseOption(path, 'an object with the number of each action', given);
  const counts = Object.entries(given).map(([action, copies]): [string, number] =>
    isWhole(copies) && copies >= 1 && copies <= DECK_SIZE
      ? [action, copies]
      : refuseOption(`${path}.${action.slice(0, 40)}`, `a whole number from 1 to ${DECK_SIZE}`, copies),
  );
  return Object.fromEntries(counts);
}

/** CR-6.0: the diagrams on the cards. */
const diagramsOption: OptionReader<readonly Diagram[]> = {
  default: () => DIAGRAMS,
  read: (given, path) => readList(given, path, 'a list of diagrams', readDiagram),
};

function readDiagram(given: unknown, path: string): Diagram {
  if (!isRecord(given)) return refuseOption(path, 'an object with name, cycles and cards', given);
  refuseUnknown(path, given, ['name', 'cycles', 'cards']);
  const { name, cycles, cards } = given as { [Field in keyof Diagram]?: unknown };
  return {
    name: typeof name === 'string' ? name : refuseOption(`${path}.name`, 'a string', name),
    cycles: readList(cycles, `${path}.cycles`, 'a list of cycles', readOffsets),
    cards: readOffsets(cards, `${path}.cards`),
  };
}

function readOffsets(given: unknown, path: string): readonly Offset[] {
  return readList(given, path, 'a list of cells', (cell, at): Offset => {
    const [row, column]: unknown[] = Array.isArray(cell) && cell.length === 2 ? cell : [];
    if (isDistance(row) && isDistance(column)) return [row, column];
    return refuseOption(at, `a cell [row, column] of whole numbers from -${MAX_OFFSET} to ${MAX_OFFSET}`, cell);
  });
}

function isDistance(value: unknown): value is number {
  return isWhole(value) && Math.abs(value) <= MAX_OFFSET;
}

function readList<Item>(
  given: unknown,
  path: string,
  expected: string,
  read: (item: unknown, path: string) => Item,
): readonly Item[] {
  if (!Array.isArray(given)) return refuseOption(path, expected, given);
  return Array.from(given, (item: unknown, i) => read(item, `${path}.${i}`));
}

/** How many can play. */
export const SEATS = { min: 2, max: 2, default: 2 } as const;

/** CR-5.6. */
export const PARADE = ['instead', 'before'] as const;

/** CR-7.3. */
export const EXPOSED = ['ownRow', 'eitherRow'] as const;

/** A reader for every option (G-12). */
export const OPTIONS: OptionReaders<Options> = {
  firstSeat: /* @__PURE__ */ seatOption(0),
  coops: /* @__PURE__ */ choice(COOPS, 'opposite'),
  parade: /* @__PURE__ */ choice(PARADE, 'instead'),
  exposed: /* @__PURE__ */ choice(EXPOSED, 'ownRow'),
  deck: deckOption,
  diagrams: diagramsOption,
};

/**
 * All options, with a deck and diagrams that fit each other (CR-1.2, CR-6.0). CR-6.0b: without a list of diagrams, the
 * game has the assumed diagrams that its deck uses.
 */
export function readAllOptions(given: unknown, seats: number): Options {
  const options = readOptions(OPTIONS, given, seats);
  const { deck, diagrams } = options;
  const issue = optionIssue(options);
  if (issue !== null) throw new RangeError(`options.${issue.path.join('.')}: ${issue.message}`);
  if (deck === DECK || diagrams !== DIAGRAMS) return options;
  const names = namesIn(deck);
  const used = diagrams.filter(({ name }) => names.has(name));
  return used.length === diagrams.length ? options : { ...options, diagrams: used };
}

/** The actions on the cards of a deck. */
function namesIn(deck: DeckTable): ReadonlySet<string> {
  return new Set(COLORS.flatMap((color) => Object.keys(deck[color])));
}

/** A problem in an option, and its path. */
export interface OptionIssue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/**
 * The first issue in a well-formed deck and diagrams, or `null`. `DIAGRAMS` itself stands for an absent option: its
 * diagrams need not be in use, since no caller listed them.
 */
export function optionIssue({ deck, diagrams }: Pick<Options, 'deck' | 'diagrams'>): OptionIssue | null {
  if (diagrams !== DIAGRAMS) return diagramsIssue(diagrams, deck) ?? deckIssue(deck, diagrams);
  return deck === DECK ? null : deckIssue(deck, diagrams);
}

/** CR-6.0: finds a diagram that is not a permutation, fits nowhere, or has an impossible name. */
function diagramsIssue(diagrams: readonly Diagram[], deck: DeckTable): OptionIssue | null {
  const used = namesIn(deck);
  const names = new Set<string>(NAMED_ACTIONS);
  for (const [index, diagram] of diagrams.entries()) {
    const expected = expectedName(diagram.name, names, used) ?? expectedShape(diagram);
    if (expected !== null) {
      return { path: ['diagrams', index], message: `${diagram.name.slice(0, 40)}: expected ${expected}` };
    }
    names.add(diagram.name);
  }
  return null;
}

/** CR-6.0b. */
function expectedName(name: string, taken: ReadonlySet<string>, used: ReadonlySet<string>): string | null {
  if (!ACTION_NAME.test(name)) return 'a name in camelCase, of at most 40 letters and digits';
  if (taken.has(name)) return 'a name that no other action has';
  return used.has(name) ? null : 'a name that the deck uses';
}

/** CR-6.0: a permutation of the moving cells, somewhere in the yard. CR-6.0b: cycles of two or more, no cell twice. */
function expectedShape({ cycles, cards }: Diagram): string | null {
  if (cycles.length === 0 || cycles.some((cycle) => cycle.length < 2)) {
    return 'cycles of two cells or more';
  }
  const cells = new Set<string>();
  for (const cell of [...cycles.flat(), ...cards]) {
    if (cells.has(cell.join())) return `every cell once, got [${cell.join()}] twice`;
    cells.add(cell.join());
  }
  if (fitsTheYard([...cycles.flat(), ...cards])) return null;
  return `a diagram that fits into the ${ROWS.length} rows and ${COLUMNS} columns of the yard`;
}

/** CR-6.0: whether the cells fit somewhere in the yard. */
function fitsTheYard(cells: readonly Offset[]): boolean {
  if (cells.length > ROWS.length * COLUMNS) return false;
  const extent = (axis: 0 | 1) => {
    const distances = cells.map((cell) => cell[axis]);
    return Math.max(...distances) - Math.min(...distances);
  };
  return extent(0) < ROWS.length && extent(1) < COLUMNS;
}

/** CR-1.2: known actions, 100 cards in all. */
function deckIssue(deck: DeckTable, diagrams: readonly Diagram[]): OptionIssue | null {
  const known = new Set<string>([...NAMED_ACTIONS, ...diagrams.map(({ name }) => name)]);
  let cards = 0;
  for (const color of COLORS) {
    for (const [action, copies] of Object.entries(deck[color])) {
      if (!known.has(action)) {
        const path = ['deck', color, action.slice(0, 40)];
        return { path, message: `expected a known action: ${[...known].join(', ')}` };
      }
      cards += copies;
    }
  }
  return cards === DECK_SIZE ? null : { path: ['deck'], message: `expected ${DECK_SIZE} cards in all, got ${cards}` };
}
