import { isRecord, isWhole } from '../engine/guards.js';
import { type OptionReader, refuseOption, refuseUnknown } from '../engine/options.js';
import {
  COLOURS,
  COLUMNS,
  DECK,
  DECK_SIZE,
  type DeckTable,
  DIAGRAMS,
  type Diagram,
  NAMED_ACTIONS,
  type Offset,
  type Options,
  ROWS,
} from './table.js';

/** How far apart the places of a diagram may be written. */
export const FARTHEST = 10;

/** What is wrong with an option: the path to it, and what is needed there. */
export interface OptionFault {
  readonly path: readonly (string | number)[];
  readonly needed: string;
}

/** CR-1.2: how many of each action there are in each colour. That they fit the diagrams is asked of both together. */
export const deckOption: OptionReader<DeckTable> = {
  default: () => DECK,
  read(given, path) {
    if (!isRecord(given)) return refuseOption(path, 'an object with the five colours', given);
    refuseUnknown(path, given, COLOURS);
    const deck = COLOURS.map((colour) => [colour, readCounts(given[colour], `${path}.${colour}`)] as const);
    // One entry for every colour.
    return Object.freeze(Object.fromEntries(deck)) as DeckTable;
  },
};

function readCounts(given: unknown, path: string): { readonly [action: string]: number } {
  if (!isRecord(given)) return refuseOption(path, 'an object with the number of each action', given);
  const counts = Object.entries(given).map(([action, copies]): [string, number] =>
    isWhole(copies) && copies >= 1 && copies <= DECK_SIZE
      ? [action, copies]
      : refuseOption(`${path}.${action.slice(0, 40)}`, `a whole number from 1 to ${DECK_SIZE}`, copies),
  );
  return Object.freeze(Object.fromEntries(counts));
}

/** CR-6.0: the diagrams on the cards. */
export const diagramsOption: OptionReader<readonly Diagram[]> = {
  default: () => DIAGRAMS,
  read: (given, path) => readList(given, path, 'a list of diagrams', readDiagram),
};

function readDiagram(given: unknown, path: string): Diagram {
  if (!isRecord(given)) return refuseOption(path, 'an object with name, cycles and cards', given);
  refuseUnknown(path, given, ['name', 'cycles', 'cards']);
  const { name, cycles, cards } = given as { [Field in keyof Diagram]?: unknown };
  return Object.freeze({
    name: typeof name === 'string' ? name : refuseOption(`${path}.name`, 'a string', name),
    cycles: readList(cycles, `${path}.cycles`, 'a list of cycles', readOffsets),
    cards: readOffsets(cards, `${path}.cards`),
  });
}

function readOffsets(given: unknown, path: string): readonly Offset[] {
  return readList(given, path, 'a list of places', (place, at): Offset => {
    const [row, column]: unknown[] = Array.isArray(place) && place.length === 2 ? place : [];
    if (isNear(row) && isNear(column)) return Object.freeze([row, column] as const);
    return refuseOption(at, `a place [row, column] of whole numbers from -${FARTHEST} to ${FARTHEST}`, place);
  });
}

function isNear(distance: unknown): distance is number {
  return isWhole(distance) && Math.abs(distance) <= FARTHEST;
}

function readList<Item>(
  given: unknown,
  path: string,
  needed: string,
  read: (item: unknown, path: string) => Item,
): readonly Item[] {
  if (!Array.isArray(given)) return refuseOption(path, needed, given);
  return Object.freeze(Array.from(given, (item: unknown, i) => read(item, `${path}.${i}`)));
}

/** The options, where deck and diagrams fit each other; a `RangeError` that says which does not and why, otherwise. */
export function fitting(options: Options): Options {
  const fault = optionFault(options);
  if (fault === null) return options;
  throw new RangeError(`options.${fault.path.join('.')}: ${fault.needed}`);
}

/** The first fault of a deck and its diagrams that each have the right shape, or `null`. The house tables have none. */
export function optionFault({ deck, diagrams }: Pick<Options, 'deck' | 'diagrams'>): OptionFault | null {
  if (deck === DECK && diagrams === DIAGRAMS) return null;
  return diagramsFault(diagrams, deck) ?? countFault(deck, diagrams);
}

/** CR-6.0: a list is refused when a diagram of it is no permutation, fits nowhere, or bears a name that cannot be. */
function diagramsFault(diagrams: readonly Diagram[], deck: DeckTable): OptionFault | null {
  const used = new Set(COLOURS.flatMap((colour) => Object.keys(deck[colour])));
  const names = new Set<string>(NAMED_ACTIONS);
  for (const [index, diagram] of diagrams.entries()) {
    const needed = nameFault(diagram.name, names, used) ?? shapeFault(diagram);
    if (needed !== null) return { path: ['diagrams', index], needed: `${diagram.name.slice(0, 40)}: ${needed}` };
    names.add(diagram.name);
  }
  return null;
}

/** CR-6.0b. */
function nameFault(name: string, taken: ReadonlySet<string>, used: ReadonlySet<string>): string | null {
  if (!/^[a-z][a-zA-Z0-9]{0,39}$/.test(name)) return 'a name in camelCase, of at most 40 letters and digits, is needed';
  if (taken.has(name)) return 'a name that no other action has is needed';
  return used.has(name) ? null : 'a name that the deck uses is needed';
}

/** CR-6.0: a permutation of the cells that move, somewhere in the yard. CR-6.0b: no cell twice. */
function shapeFault({ cycles, cards }: Diagram): string | null {
  if (cycles.length === 0 || cycles.some((cycle) => cycle.length < 2)) {
    return 'a permutation is needed: every cycle has two cells or more';
  }
  const cells = new Set<string>();
  for (const cell of [...cycles.flat(), ...cards]) {
    if (cells.has(cell.join())) return `a permutation is needed: no cell is there twice, as [${cell.join()}] is`;
    cells.add(cell.join());
  }
  if (fitsTheYard([...cycles.flat(), ...cards])) return null;
  return `a diagram that fits into the ${ROWS.length} rows and ${COLUMNS} columns of the yard is needed`;
}

/** CR-6.0: not everywhere outside the yard. */
function fitsTheYard(places: readonly Offset[]): boolean {
  if (places.length > ROWS.length * COLUMNS) return false;
  const extent = (axis: 0 | 1) => {
    const distances = places.map((place) => place[axis]);
    return Math.max(...distances) - Math.min(...distances);
  };
  return extent(0) < ROWS.length && extent(1) < COLUMNS;
}

/** CR-1.2: known actions, 100 cards in all. */
function countFault(deck: DeckTable, diagrams: readonly Diagram[]): OptionFault | null {
  const known = new Set<string>([...NAMED_ACTIONS, ...diagrams.map(({ name }) => name)]);
  let cards = 0;
  for (const colour of COLOURS) {
    for (const [action, copies] of Object.entries(deck[colour])) {
      if (!known.has(action)) {
        const path = ['deck', colour, action.slice(0, 40)];
        return { path, needed: `a known action is needed: ${[...known].join(', ')}` };
      }
      cards += copies;
    }
  }
  return cards === DECK_SIZE ? null : { path: ['deck'], needed: `${DECK_SIZE} cards in all are needed, not ${cards}` };
}
