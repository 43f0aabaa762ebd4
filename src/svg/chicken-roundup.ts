import {
  actionName,
  actionNameInGerman,
  cardName,
  cardNameInGerman,
  colourInGerman,
} from '../chicken-roundup/names.js';
import type { Card, Diagram, Colour as Feathers, Occupant, State, View } from '../chicken-roundup/table.js';
import { coop, dog, farmer, fox, foxTrot, hen, parade, rooster } from './animals.js';
import { drawOne, type Face, heightOf } from './card.js';
import { element, type Markup, moved } from './markup.js';
import {
  type CardOptions,
  type DrawContext,
  type DrawOptions,
  type FaceUp,
  readCardOptions,
  readOptions,
} from './options.js';
import {
  type Block,
  cardsPart,
  drawCard,
  drawnCards,
  drawScene,
  emptySlot,
  knownPart,
  type Part,
  pilesPart,
  statusOf,
} from './scene.js';
import { text } from './text.js';
import { joined, type Language } from './words.js';

/** An action in as many words as a card has room for. */
function shortName(action: string): string {
  switch (action) {
    case 'farmer':
      return 'Farmer';
    case 'dog':
      return 'Dog';
    case 'parade':
      return 'Parade';
    default:
      return actionName(action);
  }
}

const WORDS = {
  en: {
    title: (turn: number) => `Chicken Roundup, turn ${turn}`,
    plays: (play: number) =>
      play === 1 ? 'play a card, catch with the fox, or end the plays' : 'make a second play, or end the plays',
    closeGap: 'choose to which side the gap in the middle row closes',
    deck: 'Deck',
    roosterIn: 'rooster in it',
    roosterOut: (left: number) => (left === 0 ? 'the last turn' : `${left} more ${left === 1 ? 'turn' : 'turns'}`),
    rows: { N: 'North row from the west', M: 'Middle row from the west', S: 'South row from the west' },
    fox: 'fox',
    rooster: 'rooster',
    open: 'open',
    coop: (colours: string) => `coop: ${colours}`,
    colour: (colour: Feathers): string => colour,
    card: cardName,
    action: shortName,
  },
  de: {
    title: (turn: number) => `Chicken Roundup, Zug ${turn}`,
    plays: (play: number) =>
      play === 1
        ? 'eine Karte spielen, mit dem Fuchs fangen oder aufhören'
        : 'ein zweites Mal spielen oder fangen, oder aufhören',
    closeGap: 'wählen, zu welcher Seite sich die Lücke in der mittleren Reihe schließt',
    deck: 'Stapel',
    roosterIn: 'mit dem Hahn',
    roosterOut: (left: number) => (left === 0 ? 'der letzte Zug' : `noch ${left} ${left === 1 ? 'Zug' : 'Züge'}`),
    rows: { N: 'Nördliche Reihe von Westen', M: 'Mittlere Reihe von Westen', S: 'Südliche Reihe von Westen' },
    fox: 'Fuchs',
    rooster: 'Hahn',
    open: 'offen',
    coop: (colours: string) => `Stall: ${colours}`,
    colour: colourInGerman,
    card: cardNameInGerman,
    action: actionNameInGerman,
  },
} as const;

const PECKING_ORDER: readonly Feathers[] = ['white', 'black', 'red', 'silver', 'gold'];

/** What a card does, in a square of 40. */
function actionArt(action: string, diagrams: readonly Diagram[]): Markup {
  switch (action) {
    case 'farmer':
      return farmer();
    case 'dog':
      return dog();
    case 'parade':
      return parade();
    case 'foxTrot':
      return foxTrot();
    default: {
      const diagram = diagrams.find(({ name }) => name === action);
      return diagram === undefined ? '' : diagramArt(diagram);
    }
  }
}

/** A diagram: a dot for each chicken that moves, a line from each to where it goes, a square for a cell only named. */
function diagramArt({ cycles, cards }: Diagram): Markup {
  const places = [...cycles.flat(), ...cards];
  const rows = places.map(([row]) => row);
  const columns = places.map(([, column]) => column);
  const [top, left] = [Math.max(...rows), Math.min(...columns)];
  const [high, wide] = [top - Math.min(...rows), Math.max(...columns) - left];
  const step = 26 / Math.max(1, high, wide);
  // Rows are counted away from the acting player: up.
  const x = (column: number) => 20 + (column - left - wide / 2) * step;
  const y = (row: number) => 20 + (top - row - high / 2) * step;
  const r = Math.min(5, step * 0.3);
  const lines = cycles.map((cycle) =>
    element('polygon', {
      points: cycle.map(([row, column]) => `${rounded(x(column))},${rounded(y(row))}`).join(' '),
      fill: 'none',
      stroke: 'print',
      'stroke-width': 1.6,
    }),
  );
  const dots = cycles.flat().map(([row, column]) => element('circle', { cx: x(column), cy: y(row), r, fill: 'comb' }));
  const named = cards.map(([row, column]) =>
    element('rect', {
      x: x(column) - r,
      y: y(row) - r,
      width: 2 * r,
      height: 2 * r,
      fill: 'paper',
      stroke: 'print',
    }),
  );
  return [...lines, ...dots, ...named].join('');
}

function rounded(length: number): number {
  return Math.round(length * 10) / 10;
}

function faceOf(card: Card | 'fox' | 'rooster', diagrams: readonly Diagram[], language: Language): Face {
  const words = WORDS[language];
  if (card === 'fox') return { name: words.fox, label: '', ink: 'print', art: fox() };
  if (card === 'rooster') return { name: words.rooster, label: '', ink: 'print', art: rooster() };
  return {
    name: words.card(card),
    // The rank, which says the colour to those who do not see it.
    label: String(PECKING_ORDER.indexOf(card.colour) + 1),
    ink: 'print',
    art: hen(card.colour),
    corner: actionArt(card.action, diagrams),
    foot: words.action(card.action),
  };
}

/** The diagrams of CR-6, written out, since the game's own come with all its constants. */
const HOUSE: readonly Diagram[] = [
  {
    name: 'sideStep',
    cycles: [
      [
        [0, 0],
        [0, 1],
      ],
    ],
    cards: [],
  },
  {
    name: 'fenceHop',
    cycles: [
      [
        [0, 0],
        [1, 0],
      ],
    ],
    cards: [],
  },
  {
    name: 'diagonalDash',
    cycles: [
      [
        [0, 0],
        [1, 1],
      ],
    ],
    cards: [],
  },
  {
    name: 'leapFrog',
    cycles: [
      [
        [0, 0],
        [0, 2],
      ],
    ],
    cards: [[0, 1]],
  },
  {
    name: 'cutIn',
    cycles: [
      [
        [0, 0],
        [0, 2],
        [0, 1],
      ],
    ],
    cards: [],
  },
  {
    name: 'roundDance',
    cycles: [
      [
        [0, 0],
        [0, 1],
        [1, 1],
        [1, 0],
      ],
    ],
    cards: [],
  },
];

/**
 * Draws a card of Chicken Roundup as SVG, or the fox, or the rooster; `null` is the back. `diagrams` are those of the
 * house table unless given.
 *
 * @example
 * ```ts
 * import { drawChickenRoundupCard } from 'hencoop/svg';
 *
 * drawChickenRoundupCard({ colour: 'gold', action: 'roundDance' });
 * drawChickenRoundupCard('fox');
 * ```
 */
export function drawChickenRoundupCard(
  card: Card | 'fox' | 'rooster' | null,
  options: CardOptions & { readonly diagrams?: readonly Diagram[] | undefined } = {},
): string {
  return drawCard(
    card === null ? null : faceOf(card, options.diagrams ?? HOUSE, readCardOptions(options).language),
    options,
  );
}

/**
 * Draws the table of Chicken Roundup as SVG: what the view shows, remembered cards included, and nothing else. The yard
 * lies as the viewer sees it, the own row nearest. A state is refused, unless all cards are to be drawn face up.
 *
 * @example
 * ```ts
 * import { chickenRoundup } from 'hencoop/chicken-roundup';
 * import { drawChickenRoundup } from 'hencoop/svg';
 *
 * const state = chickenRoundup.setup({ seed: 'hen' });
 * drawChickenRoundup(chickenRoundup.view(state, 1), { theme: 'dark' });
 * ```
 */
export function drawChickenRoundup(view: View, options?: DrawOptions): string;
/** Draws a state with every card face up. */
export function drawChickenRoundup(state: State, options: DrawOptions & FaceUp): string;
export function drawChickenRoundup(table: View | State, options: DrawOptions & Partial<FaceUp> = {}): string {
  const context = readOptions(table, options);
  const { step } = table;
  const words = WORDS[context.language];
  const face = (card: Card | 'fox' | 'rooster') => faceOf(card, table.options.diagrams, context.language);
  const what = step.type === 'plays' ? words.plays(step.play) : words.closeGap;
  return drawScene(
    {
      title: words.title(table.turn),
      status: step.type === 'over' ? context.words.over : statusOf([step.seat], what, context),
      middle: [
        piles(table, face, context),
        ...knownPart(words.deck, table.deck as readonly (Card | 'rooster' | null)[], face, context, 36),
        yard(table, face, context),
      ],
      panels: table.hands.map((hand, seat) => ({
        seat,
        acts: step.type !== 'over' && step.seat === seat,
        score: table.stacks[seat]?.length ?? 0,
        notes: coloursOf(table.stacks[seat] ?? [], context.language),
        parts: [
          cardsPart(
            context.words.hand,
            drawnCards(
              hand.toSorted((a, b) => orderOf(b) - orderOf(a)),
              face,
            ),
            seat === context.viewer
              ? Math.min(76, context.width / 5 - 14)
              : hand.every((card) => card === null)
                ? 28
                : 36,
            context,
          ),
        ],
      })),
    },
    context,
  );
}

function orderOf(card: Card | null): number {
  return card === null ? -1 : PECKING_ORDER.indexOf(card.colour);
}

/** How many of which colour are in a coop: they break a tie (CR-9.2). */
function coloursOf(stack: readonly Card[], language: Language): string[] {
  const words = WORDS[language];
  const colours = PECKING_ORDER.toReversed().flatMap((colour) => {
    const count = stack.filter((card) => card.colour === colour).length;
    return count === 0 ? [] : [`${count} ${words.colour(colour)}`];
  });
  return colours.length === 0 ? [] : [words.coop(colours.join(', '))];
}

function piles({ deck, discardPile, turnsLeft }: View | State, face: (card: Card) => Face, context: DrawContext): Part {
  const words = WORDS[context.language];
  const top = discardPile.at(-1);
  return pilesPart(
    [
      {
        label: words.deck,
        count: deck.length,
        top: deck.length === 0 ? null : { face: null },
        note: turnsLeft === null ? words.roosterIn : words.roosterOut(turnsLeft),
      },
      {
        label: context.words.discardPile,
        count: discardPile.length,
        top: top === undefined ? null : { face: face(top) },
      },
    ],
    52,
    context,
  );
}

const COLUMNS = 5;
const ROWS = ['N', 'M', 'S'] as const;

/** The yard: rows and columns with their letters and numbers, each coop beside its row. */
function yard(table: View | State, face: (card: Card | 'fox') => Face, context: DrawContext): Part {
  const words = WORDS[context.language];
  const said = ROWS.map((row, index) => {
    const occupants = table.yard.slice(index * COLUMNS, (index + 1) * COLUMNS);
    return `${words.rows[row]}: ${joined(
      occupants.map((occupant) => (occupant === 'open' ? words.open : face(occupant).name)),
      context.words.and,
    )}`;
  });
  return { text: said.join('. '), draw: (maxWidth) => drawYard(table, face, context, maxWidth) };
}

const MARGIN = 14;

function drawYard(
  table: View | State,
  face: (card: Card | 'fox') => Face,
  context: DrawContext,
  maxWidth: number,
): Block {
  // Who sits in the north sees the yard from there.
  const turned = context.viewer === 1;
  const eastern = table.options.coops === 'opposite';
  const cell = Math.min(112, (maxWidth - MARGIN) / (COLUMNS + (eastern ? 2 : 1)));
  const card = cell - 5;
  const line = heightOf(card) + 6;
  const start = MARGIN + (maxWidth - MARGIN - cell * (COLUMNS + (eastern ? 2 : 1))) / 2;
  /** Where a column is, seen by the viewer: the coops are those west of 0 and east of 4. */
  const x = (column: number) =>
    start + cell * ((turned ? COLUMNS - 1 - column : column) + (turned && !eastern ? 0 : 1));
  const y = (row: number) => MARGIN + 4 + line * (turned ? ROWS.length - 1 - row : row);
  const small = { size: 11, fill: 'muted', anchor: 'middle' } as const;
  const ground = element('rect', {
    x: Math.min(x(0), x(COLUMNS - 1)) - 1,
    y: MARGIN,
    width: cell * COLUMNS + 2,
    height: line * ROWS.length + 4,
    rx: 8,
    fill: 'panel',
    stroke: 'line',
  });
  const letters = ROWS.map((row, index) => text(MARGIN / 2, y(index) + line / 2 + 4, row, small));
  const numbers = Array.from({ length: COLUMNS }, (_, column) => text(x(column) + cell / 2, 10, String(column), small));
  const occupants = table.yard.map((occupant: Occupant, place) =>
    moved(
      x(place % COLUMNS) + 2.5,
      y(Math.floor(place / COLUMNS)) + 1,
      occupant === 'open' ? emptySlot(card) : drawOne({ face: face(occupant) }, card),
    ),
  );
  const coops = ([0, 1] as const).map((seat) =>
    moved(
      x(seat === 1 && eastern ? COLUMNS : -1) + 2.5,
      y(seat === 0 ? 2 : 0) + 1,
      drawCoop(table.stacks[seat] ?? [], context.shortNameOf(seat), card),
    ),
  );
  return {
    height: MARGIN + line * ROWS.length + 6,
    markup: [ground, ...letters, ...numbers, ...occupants, ...coops].join(''),
  };
}

/** A coop with the chicken on top of its stack and how many there are, or its owner's name. */
function drawCoop(stack: readonly Card[], owner: string, width: number): Markup {
  const top = stack.at(-1);
  const middle = { fill: 'ink', anchor: 'middle', room: width } as const;
  const count = `×${stack.length}`;
  return [
    moved(width * 0.04, 0, coop(), (width * 0.92) / 40),
    top === undefined ? '' : moved(width * 0.28, width * 0.36, hen(top.colour), (width * 0.54) / 40),
    text(width / 2, width * 1.13, count, { ...middle, size: Math.min(15, width * 0.25), bold: true }),
    text(width / 2, width * 1.37, owner, { ...middle, size: Math.min(13, width * 0.22) }),
  ].join('');
}
