// All that the cards of a game can do, made once and shared: the cards themselves, their moves, the placed diagrams

import { at } from '../../engine/errors.js';
import { type Seat, seatsUpTo } from '../../engine/seats.js';
import {
  type Card,
  CELLS,
  type Cell,
  COLOURS,
  type Diagram,
  type End,
  type Move,
  NAMED_ACTIONS,
  type NamedAction,
  type Options,
  RANKS,
} from '../table.js';
import { type PlacedDiagram, placed } from './placing.js';
import { cellAt, NEIGHBOURS, ownRow, type Place, ROW_PLACES } from './yard.js';

/** A kind of card with its moves, all shared and frozen. */
export interface Kind {
  readonly card: Card;
  /** By seat: the moves for its action; those of a Parade are found along its paths. */
  readonly plays: readonly (readonly Move[])[];
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
  /** The kinds of cards by action, and by rank from 0. */
  readonly kinds: ReadonlyMap<string, readonly Kind[]>;
  /** The diagrams as each seat sees them. */
  readonly diagrams: readonly (readonly PlacedDiagram[])[];
  /** The Parades by seat and by the end at which the coop stands. */
  readonly parades: readonly { readonly [Side in End]: Path }[];
}

const SEATS = seatsUpTo(2);
const ENDS: readonly End[] = ['west', 'east'];

function repertoire(list: readonly Diagram[]): Repertoire {
  const diagrams = SEATS.map((seat) => list.map((diagram) => placed(diagram, seat)));
  const playsOf = (card: Card, seat: Seat): Move[] => {
    const shown = at(diagrams, seat).find(({ diagram }) => diagram.name === card.action);
    if (shown === undefined) return namedPlays(card, seat);
    return shown.rearrangements.map(({ cells }) => Object.freeze({ seat, type: 'diagram', card, cells }));
  };
  const actions = [...list.map(({ name }) => name), ...NAMED_ACTIONS];
  const kinds = new Map(
    actions.map((action) => [
      action,
      COLOURS.map((colour) => {
        const card = Object.freeze({ colour, action });
        return {
          card,
          plays: SEATS.map((seat) => playsOf(card, seat)),
          catches: SEATS.map((seat) =>
            CELLS.map((target) => Object.freeze({ seat, type: 'catch', pay: card, target } as const)),
          ),
        };
      }),
    ]),
  );
  const paraders = (kinds.get('parade') ?? []).map(({ card }) => card);
  const parades = SEATS.map((seat) => ({
    west: path(seat, paraders, [at(ROW_PLACES[ownRow(seat)], 0)]),
    east: path(seat, paraders, [at(ROW_PLACES[ownRow(seat)], 4)]),
  }));
  return { kinds, diagrams, parades };
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

/** The kind of a card of the game. */
export function kindOf(options: Options, { colour, action }: Card): Kind {
  return at(repertoireOf(options).kinds.get(action) ?? [], RANKS[colour] - 1);
}

/** The shared card equal to `card`, which may be a caller's. */
export function ownCard(options: Options, card: Card): Card {
  return kindOf(options, card).card;
}

/** All cards of the game (CR-1.2). */
export function deckOf(options: Options): Card[] {
  const cards: Card[] = [];
  for (const colour of COLOURS) {
    for (const [action, copies] of Object.entries(options.deck[colour])) {
      const card = ownCard(options, { colour, action });
      for (let copy = 0; copy < copies; copy++) cards.push(card);
    }
  }
  return cards;
}
