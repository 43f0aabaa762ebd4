import type { GameId } from '../protocol.js';

/** An option of a game that matters to players; all others keep the default of the rule book. */
export type OfferedOption =
  | {
      readonly kind: 'count';
      readonly name: string;
      readonly min: number;
      readonly max: number;
      readonly step: number;
      /** The default of the rule book at a table with this many seats. */
      readonly usual: (seats: number) => number;
    }
  | { readonly kind: 'flag'; readonly name: string; readonly seats?: number }
  | { readonly kind: 'choice'; readonly name: string; readonly values: readonly string[] };

/** What the page knows of a game before it loads any of its rules. */
export interface CatalogueEntry {
  readonly id: GameId;
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number };
  readonly options: readonly OfferedOption[];
}

/** The five games. */
export const CATALOGUE: readonly CatalogueEntry[] = [
  {
    id: 'chicken',
    title: 'Chicken',
    seats: { min: 2, max: 5, usual: 3 },
    options: [
      { kind: 'count', name: 'target', min: 10, max: 100, step: 10, usual: () => 50 },
      { kind: 'flag', name: 'drawOnlyIfStuck' },
    ],
  },
  {
    id: 'crazy-chicken',
    title: 'Crazy Chicken',
    seats: { min: 2, max: 2, usual: 2 },
    options: [{ kind: 'count', name: 'rounds', min: 1, max: 8, step: 1, usual: () => 4 }],
  },
  {
    id: 'chicken-out',
    title: 'Chicken Out!',
    seats: { min: 2, max: 5, usual: 3 },
    options: [
      { kind: 'count', name: 'games', min: 1, max: 5, step: 1, usual: () => 1 },
      { kind: 'choice', name: 'scoring', values: ['rank', 'cards'] },
      { kind: 'flag', name: 'layAnEgg' },
      { kind: 'flag', name: 'doubleUp' },
      { kind: 'flag', name: 'passOn', seats: 5 },
    ],
  },
  {
    id: 'blind-chicken-extreme',
    title: 'Blind Chicken Extreme',
    seats: { min: 2, max: 5, usual: 3 },
    options: [{ kind: 'count', name: 'games', min: 1, max: 10, step: 1, usual: (seats) => seats }],
  },
  {
    id: 'chicken-roundup',
    title: 'Chicken Roundup',
    seats: { min: 2, max: 2, usual: 2 },
    options: [{ kind: 'choice', name: 'coops', values: ['opposite', 'sameSide'] }],
  },
];

/** What the page knows of a game. */
export function entryOf(game: GameId): CatalogueEntry {
  const entry = CATALOGUE.find(({ id }) => id === game);
  if (entry === undefined) throw new RangeError(`game: expected one of the catalogue, got ${game}`);
  return entry;
}
