// All that the cards of a game can do, made once and shared: the cards themselves, their moves, the placed diagrams

import { at, InternalError } from '../../engine/errors.js';
import { type Seat, seatsUpTo } from '../../engine/seats.js';
import {
  type Card,
  CELLS,
  type Cell,
  COLOURS,
  COLUMNS,
  type Colour,
  type DeckTable,
  type Diagram,
  type End,
  type Move,
  NAMED_ACTIONS,
  type NamedAction,
  type Options,
  rankOf,
} from '../table.js';
import { type Needs, type Rearrangement, rearrangements } from './placing.js';
import { cellAt, NEIGHBOURS, ownRow, type Place, placesOf } from './yard.js';

/** A diagram and all that it can do (CR-6.0). */
export interface PlacedDiagram {
  readonly diagram: Diagram;
  /** Its rearrangements, as each seat sees them. */
  readonly bySeat: readonly (readonly Rearrangement[])[];
}

/** A kind of card with its moves, all shared and frozen. */
export interface Kind {
  readonly card: Card;
  /** What the card shows, unless its action is told in words. */
  readonly placed: PlacedDiagram | null;
  /**
   * By seat: the moves for its action, one for each place of the target, each end of the row, or each of `needs`. Those of
   * a Parade are found along its paths.
   */
  readonly plays: readonly (readonly Move[])[];
  /** By seat: what each rearrangement needs, in a list of its own, close together for whoever looks at all of them. */
  readonly needs: readonly (readonly Needs[])[];
  /** By seat and place of the target: the card as the payment for a catch (CR-5.4). */
  readonly catches: readonly (readonly Move[])[];
}

/** CR-5.5: a path of a Parade, and the paths that go on from it. */
export interface Path {
  /** Its last place. */
  readonly place: Place;
  /** The Parade along it, by the rank of the card that is played, from 0. */
  readonly plays: readonly Move[];
  readonly longer: readonly Path[];
}

export interface Repertoire {
  /** Every action, with its kinds of cards by rank from 0. */
  readonly actions: readonly { readonly name: string; readonly kinds: readonly Kind[] }[];
  /** The kinds by their shared cards. */
  readonly byCard: ReadonlyMap<Card, Kind>;
  /** The Parades by seat and by the end at which the coop stands. */
  readonly parades: readonly { readonly [Side in End]: Path }[];
}

const SEATS = seatsUpTo(2);
export const ENDS: readonly End[] = ['west', 'east'];

function repertoire(diagrams: readonly Diagram[]): Repertoire {
  const actions = [
    ...NAMED_ACTIONS.map((name) => ({ name, kinds: kindsOf(name, null) })),
    ...diagrams.map((diagram) => {
      const { name } = diagram;
      return { name, kinds: kindsOf(name, { diagram, bySeat: SEATS.map((seat) => rearrangements(diagram, seat)) }) };
    }),
  ];
  const paraders = actions.flatMap(({ name, kinds }) => (name === 'parade' ? kinds.map(({ card }) => card) : []));
  const parades = SEATS.map((seat) => {
    const row = placesOf(ownRow(seat));
    return { west: path(seat, paraders, [at(row, 0)]), east: path(seat, paraders, [at(row, COLUMNS - 1)]) };
  });
  const byCard = new Map(actions.flatMap(({ kinds }) => kinds.map((kind) => [kind.card, kind])));
  return { actions, byCard, parades };
}

/** An action in each colour. */
function kindsOf(action: string, placed: PlacedDiagram | null): Kind[] {
  const needs = (placed?.bySeat ?? []).map((all) => all.flatMap((rearrangement) => rearrangement.needs));
  return COLOURS.map((colour) => {
    const card = Object.freeze({ colour, action });
    return {
      card,
      placed,
      plays: SEATS.map((seat) => (placed === null ? namedPlays(card, seat) : diagramPlays(card, seat, placed))),
      needs,
      catches: SEATS.map((seat) =>
        CELLS.map((target) => Object.freeze({ seat, type: 'catch', pay: card, target } as const)),
      ),
    };
  });
}

/** One for each need. Those of one rearrangement have the same move. */
function diagramPlays(card: Card, seat: Seat, { bySeat }: PlacedDiagram): Move[] {
  return at(bySeat, seat).flatMap(({ spelling, needs }) => {
    const move: Move = Object.freeze({ seat, type: 'diagram', card, cells: spelling });
    return needs.map(() => move);
  });
}

function namedPlays(card: Card, seat: Seat): Move[] {
  // Whatever is no diagram is one of the named actions.
  switch (card.action as NamedAction) {
    case 'farmer':
      return CELLS.map((target) => Object.freeze({ seat, type: 'farmer', card, target }));
    case 'foxTrot':
      return CELLS.map((target) => Object.freeze({ seat, type: 'foxTrot', card, target }));
    case 'dog':
      return ENDS.map((end) => Object.freeze({ seat, type: 'dog', card, end }));
    case 'parade':
      return [];
  }
}

/** CR-5.5: no place twice, and at most one chicken of each colour. */
function path(seat: Seat, cards: readonly Card[], places: readonly Place[]): Path {
  const last = at(places, places.length - 1);
  const cells: readonly Cell[] = Object.freeze(places.map(cellAt));
  return {
    place: last,
    plays: cards.map((card) => Object.freeze({ seat, type: 'parade', card, path: cells })),
    longer:
      places.length === COLOURS.length
        ? []
        : at(NEIGHBOURS, last)
            .filter((place) => !places.includes(place))
            .map((place) => path(seat, cards, [...places, place])),
  };
}

const KEPT = 16;
const byText = new Map<string, Repertoire>();
const byList = new WeakMap<readonly Diagram[], Repertoire>();
let latestList: readonly Diagram[] | null = null;
let latest: Repertoire | null = null;

/** The repertoire for these options. Kept: equal diagrams have the same one, though they may come from other states. */
export function repertoireOf({ diagrams }: Pick<Options, 'diagrams'>): Repertoire {
  if (latest === null || latestList !== diagrams) {
    latest = byList.get(diagrams) ?? byContent(diagrams);
    latestList = diagrams;
  }
  return latest;
}

function byContent(diagrams: readonly Diagram[]): Repertoire {
  const text = JSON.stringify(diagrams);
  const known = byText.get(text) ?? repertoire(diagrams);
  if (byText.size === KEPT) byText.clear();
  byText.set(text, known);
  byList.set(diagrams, known);
  return known;
}

/** The kind of a card of the game: a shared one is known by itself, a caller's by its print. */
export function kindOf(options: Options, card: Card): Kind {
  const { actions, byCard } = repertoireOf(options);
  const shared = byCard.get(card);
  if (shared !== undefined) return shared;
  const { colour, action } = card;
  for (let i = 0; i < actions.length; i++) {
    const kind = actions[i]?.name === action ? actions[i]?.kinds[rankOf(colour) - 1] : undefined;
    if (kind !== undefined) return kind;
  }
  throw new InternalError(`no card ${colour} ${action}`);
}

/** The shared card equal to `card`, which may be a caller's. */
export function ownCard(options: Options, card: Card): Card {
  return kindOf(options, card).card;
}

const decks = new WeakMap<Options, readonly Card[]>();

/**
 * All cards of the game (CR-1.2), in one order for equal options: that in which the fields of the option `deck` happen to
 * be written decides nothing, or who writes them could choose among deals.
 */
export function deckOf(options: Options): readonly Card[] {
  const known = decks.get(options);
  if (known !== undefined) return known;
  const actions = [...options.diagrams.map(({ name }) => name), ...NAMED_ACTIONS];
  const cards = COLOURS.flatMap((colour) =>
    actions.flatMap((action) =>
      Array.from({ length: copiesOf(options.deck[colour], action) }, () => ownCard(options, { colour, action })),
    ),
  );
  decks.set(options, cards);
  return cards;
}

function copiesOf(copies: DeckTable[Colour], action: string): number {
  return Object.hasOwn(copies, action) ? (copies[action] ?? 0) : 0;
}
