// Chicken Roundup as fast as readable JavaScript gets on the library's JSON tables: the yardstick for the cost of its laws.
// Cells are indexes of the yard: 0 to 4 north, 5 to 9 middle, 10 to 14 south, each from west to east.
// The casts of elements hold because seats, cells and ranks are indexes of their lists, and every card has moves.
import {
  type Card,
  CELLS,
  type Cell,
  type ChickenRoundupTypes,
  COLORS,
  chickenRoundup,
  DIAGRAMS,
  type Diagram,
  type Move,
  NAMED_ACTIONS,
  type Occupant,
  type Offset,
  type State,
} from 'hencoop/chicken-roundup';
import type { Draft } from '../../../src/engine/draft.js';
import type { HandWritten } from './engine.js';

type Table = Draft<State>;
type Next = Extract<State['step'], { readonly type: 'closeGap' }>['next'];

const OPEN = 'open';
const FOX = 'fox';
const FOX_START = 7;
const WIDTH = 5;
const SEATS = [0, 1];
const COOP = [10, 4];
/** From the coop of each seat outward along its row. */
const OUTWARD = [1, -1];

const bit = (cell: number) => 1 << cell;
const isTouching = (a: number, b: number) =>
  Math.abs(Math.floor(a / WIDTH) - Math.floor(b / WIDTH)) + Math.abs((a % WIDTH) - (b % WIDTH)) === 1;
const NEIGHBORS = CELLS.map((_, cell) => CELLS.map((_, other) => other).filter((other) => isTouching(cell, other)));

/** A play, and the cells that must hold a chicken, or any card, for it to be legal. */
interface Play {
  readonly move: Move;
  readonly chickens: number;
  readonly cards: number;
}

/** The moves of a seat with a card. */
interface CardMoves {
  readonly rank: number;
  readonly action: string;
  readonly plays: readonly Play[];
  /** By cell of the caught chicken. */
  readonly catches: readonly Move[];
  /** All moves in a yard without open cells, by cell of the fox; omitted if they depend on the colors in the yard. */
  readonly whole: readonly (readonly Move[])[] | null;
}

/** A path of a parade, and the paths that extend it by a cell. */
interface Path {
  readonly cell: number;
  /** By rank of the played card. */
  readonly moves: readonly Move[];
  readonly longer: readonly Path[];
}

function playsOf(seat: number, card: Card, action: string): Play[] {
  const cells = CELLS.map((target, cell) => ({ target, chickens: bit(cell), cards: 0 }));
  switch (action) {
    case 'farmer':
      return cells.map(({ target, ...needs }) => ({ move: { seat, type: 'farmer', card, target }, ...needs }));
    case 'foxTrot':
      return cells.map(({ target, ...needs }) => ({ move: { seat, type: 'foxTrot', card, target }, ...needs }));
    case 'dog':
      return (['west', 'east'] as const).map((end) => ({
        move: { seat, type: 'dog', card, end },
        chickens: 0,
        cards: 0,
      }));
    case 'parade':
      return [];
    default:
      return rearrangements(seat, card, action);
  }
}

/**
 * The plays of a diagram, without duplicates. The diagram comes before its mirror image; rows go
 * outward from `seat`, columns from west to east.
 */
function rearrangements(seat: number, card: Card, action: string): Play[] {
  const plays = new Map<string, Play>();
  // Every action without a name is a diagram, and every diagram has one cycle.
  const { cycles, cards } = DIAGRAMS.find(({ name }) => name === action) as Diagram;
  for (const side of [1, -1]) {
    for (let near = 0; near < 3; near++) {
      for (let west = 0; west < WIDTH; west++) {
        const cellAt = ([row, column]: Offset): number => {
          const at = west + side * column;
          const away = near + row;
          return at < 0 || at >= WIDTH || away > 2 ? -1 : (seat === 0 ? 2 - away : away) * WIDTH + at;
        };
        const moving = cycles.flat().map(cellAt);
        const named = cards.map(cellAt);
        if ([...moving, ...named].includes(-1)) continue;
        const effect = moving
          .map((cell, i) => `${cell}>${moving[(i + 1) % moving.length]}`)
          .sort()
          .join();
        if (plays.has(effect)) continue;
        const cells = moving.map((cell) => CELLS[cell] as Cell);
        const sum = (bits: number, cell: number) => bits | bit(cell);
        plays.set(effect, {
          move: { seat, type: 'diagram', card, cells },
          chickens: moving.reduce(sum, 0),
          cards: named.reduce(sum, 0),
        });
      }
    }
  }
  return [...plays.values()];
}

function pathFrom(seat: number, cells: readonly number[]): Path {
  const path = cells.map((cell) => CELLS[cell] as Cell);
  const last = cells[cells.length - 1] as number;
  const further = cells.length === COLORS.length ? [] : (NEIGHBORS[last] as number[]);
  return {
    cell: last,
    moves: COLORS.map((color): Move => ({ seat, type: 'parade', card: `${color} parade` as Card, path })),
    longer: further.filter((cell) => !cells.includes(cell)).map((cell) => pathFrom(seat, [...cells, cell])),
  };
}

const PARADES = SEATS.map((seat) => pathFrom(seat, [COOP[seat] as number]));
const END_PLAYS = SEATS.map((seat): Move => ({ seat, type: 'endPlays' }));
const GAP_MOVES = SEATS.map((seat): Move[] => [
  { seat, type: 'closeGap', toward: 'west' },
  { seat, type: 'closeGap', toward: 'east' },
]);
const EVERY_CELL = 2 ** CELLS.length - 1;
/** The cells of the middle row. */
const MIDDLE = 0b11111 << WIDTH;

function cardMoves(seat: number, rank: number, color: string, action: string): CardMoves {
  const card = `${color} ${action}` as Card;
  const plays = playsOf(seat, card, action);
  const catches = CELLS.map((target): Move => ({ seat, type: 'catch', pay: card, target }));
  const moves = { rank, action, plays, catches, whole: null };
  if (action === 'foxTrot' || action === 'parade') return moves;
  const whole = CELLS.map((_, fox) => {
    const out: Move[] = [];
    listPlays(moves, { fox, cards: EVERY_CELL, chickens: EVERY_CELL & ~bit(fox) }, out);
    return out;
  });
  return { ...moves, whole };
}

/** The contents of the yard, with a bit for each cell. */
interface Cells {
  readonly fox: number;
  readonly cards: number;
  readonly chickens: number;
}

/** The catches, and the plays that do not depend on colors. */
function listPlays({ action, plays, catches }: CardMoves, { fox, cards, chickens }: Cells, out: Move[]): void {
  if (action === 'dog') {
    const west = (plays[0] as Play).move;
    const east = (plays[1] as Play).move;
    if (fox < 5) out.push(west);
    else if (fox >= 10) out.push(east);
    else {
      out.push(west);
      // Alone in its row, the fox can go only one way.
      if ((cards & MIDDLE) !== bit(fox)) out.push(east);
    }
  } else {
    for (let i = 0; i < plays.length; i++) {
      const play = plays[i] as Play;
      if ((play.chickens & ~chickens) === 0 && (play.cards & ~cards) === 0) out.push(play.move);
    }
  }
  listCatches(catches, fox, chickens, out);
}

function listCatches(catches: readonly Move[], fox: number, chickens: number, out: Move[]): void {
  const touching = NEIGHBORS[fox] as number[];
  for (let i = 0; i < touching.length; i++) {
    const cell = touching[i] as number;
    if (chickens & bit(cell)) out.push(catches[cell] as Move);
  }
}

const ACTIONS = [...DIAGRAMS.map(({ name }) => name), ...NAMED_ACTIONS];
const MOVES = SEATS.map(
  (seat) =>
    new Map(
      COLORS.flatMap((color, rank) =>
        ACTIONS.map((action) => [`${color} ${action}`, cardMoves(seat, rank, color, action)]),
      ),
    ),
);

/** Two cards of each kind, as names of fields, which V8 compares by address. */
const DECK: Card[] = [];
for (const card of Object.keys(Object.fromEntries(MOVES[0] as Map<string, CardMoves>)) as Card[]) DECK.push(card, card);

const NOT_A_CHICKEN = COLORS.length;

/** By the first letter, which is different for each color, the fox and an open cell. */
function rankOf(occupant: Occupant): number {
  switch (occupant[0]) {
    case 'w':
      return 0;
    case 'b':
      return 1;
    case 'r':
      return 2;
    case 's':
      return 3;
    case 'g':
      return 4;
    default:
      return NOT_A_CHICKEN;
  }
}

function listMoves(table: Table, seat: number, out: Move[]): readonly Move[] {
  if (table.step.type === 'closeGap') return GAP_MOVES[seat] as Move[];
  const { yard } = table;
  let fox = 0;
  let cards = 0;
  for (let cell = 0; cell < yard.length; cell++) {
    const occupant = yard[cell];
    if (occupant === OPEN) continue;
    cards |= bit(cell);
    if (occupant === FOX) fox = cell;
  }
  const chickens = cards & ~bit(fox);
  const cells = { fox, cards, chickens };
  const hand = table.hands[seat] as Card[];
  const byCard = MOVES[seat] as Map<string, CardMoves>;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Card;
    if (isListed(hand, i)) continue;
    const moves = byCard.get(card) as CardMoves;
    if (cards === EVERY_CELL && moves.whole !== null) {
      const whole = moves.whole[fox] as Move[];
      for (let j = 0; j < whole.length; j++) out.push(whole[j] as Move);
    } else if (moves.action === 'foxTrot') {
      for (let cell = 0; cell < yard.length; cell++) {
        if (rankOf(yard[cell] as Occupant) === moves.rank) out.push((moves.plays[cell] as Play).move);
      }
      listCatches(moves.catches, fox, chickens, out);
    } else if (moves.action === 'parade') {
      listParades(yard, PARADES[seat] as Path, COLORS.length, moves.rank, out);
      listCatches(moves.catches, fox, chickens, out);
    } else {
      listPlays(moves, cells, out);
    }
  }
  out.push(END_PLAYS[seat] as Move);
  return out;
}

/** Whether an equal card comes before card `i`. */
function isListed(hand: readonly Card[], i: number): boolean {
  for (let before = 0; before < i; before++) if (hand[before] === hand[i]) return true;
  return false;
}

function listParades(yard: readonly Occupant[], path: Path, below: number, played: number, out: Move[]): void {
  const rank = rankOf(yard[path.cell] as Occupant);
  if (rank >= below) return;
  out.push(path.moves[played] as Move);
  for (let i = 0; i < path.longer.length; i++) listParades(yard, path.longer[i] as Path, rank, played, out);
}

const ZERO = '0'.charCodeAt(0);

function cellOf(name: Cell): number {
  return (name[0] === 'N' ? 0 : name[0] === 'M' ? WIDTH : 2 * WIDTH) + name.charCodeAt(1) - ZERO;
}

function playMove(table: Table, move: Move): void {
  const { seat } = move;
  const { yard, discardPile, step } = table;
  switch (move.type) {
    case 'farmer': {
      const cell = cellOf(move.target);
      pay(table, seat, move.card);
      discardPile.push(yard[cell] as Card);
      yard[cell] = OPEN;
      closeRowOf(table, cell);
      break;
    }
    case 'foxTrot':
      pay(table, seat, move.card);
      catchChicken(table, seat, cellOf(move.target));
      break;
    case 'catch':
      pay(table, seat, move.pay);
      catchChicken(table, seat, cellOf(move.target));
      break;
    case 'dog':
      pay(table, seat, move.card);
      chaseFox(yard, move.end);
      break;
    case 'diagram': {
      pay(table, seat, move.card);
      const { cells } = move;
      let carried = yard[cellOf(cells[cells.length - 1] as Cell)] as Occupant;
      for (let i = 0; i < cells.length; i++) {
        const cell = cellOf(cells[i] as Cell);
        const left = yard[cell] as Occupant;
        yard[cell] = carried;
        carried = left;
      }
      break;
    }
    case 'parade':
      pay(table, seat, move.card);
      for (let i = 0; i < move.path.length; i++) sendIn(table, seat, cellOf(move.path[i] as Cell));
      closeOuterRow(yard, 0);
      closeOuterRow(yard, 1);
      goOn(table, seat, 'exposedFox');
      return;
    case 'endPlays':
      goOn(table, seat, 'sendingIn');
      return;
    case 'closeGap':
      closeMiddleRow(yard, move.toward);
      // Only a gap asks for this move.
      goOnWithoutGap(table, seat, (step as Extract<State['step'], { readonly type: 'closeGap' }>).next);
      return;
  }
  goOn(table, seat, step.type === 'plays' && step.play === 1 ? 'secondPlay' : 'sendingIn');
}

function pay({ hands, discardPile }: Table, seat: number, card: Card): void {
  const hand = hands[seat] as Card[];
  let index = 0;
  while (hand[index] !== card) index++;
  for (; index + 1 < hand.length; index++) hand[index] = hand[index + 1] as Card;
  hand.pop();
  discardPile.push(card);
}

function catchChicken(table: Table, seat: number, cell: number): void {
  const { yard } = table;
  const fox = foxIn(yard);
  (table.hands[seat] as Card[]).push(yard[cell] as Card);
  yard[cell] = FOX;
  yard[fox] = OPEN;
  closeRowOf(table, fox);
}

function foxIn(yard: readonly Occupant[]): number {
  let cell = 0;
  while (yard[cell] !== FOX) cell++;
  return cell;
}

function chaseFox(yard: Occupant[], end: 'west' | 'east'): void {
  let cell = foxIn(yard);
  const row = cell - (cell % WIDTH);
  const toward = end === 'west' ? -1 : 1;
  const last = end === 'west' ? row : row + WIDTH - 1;
  for (; cell !== last && yard[cell + toward] !== OPEN; cell += toward) yard[cell] = yard[cell + toward] as Occupant;
  yard[cell] = FOX;
}

function sendIn({ yard, stacks }: Table, seat: number, cell: number): void {
  (stacks[seat] as Card[]).push(yard[cell] as Card);
  yard[cell] = OPEN;
}

/** After `cell` opens: an outer row closes at once, the middle row after its player has chosen the side. */
function closeRowOf({ yard }: Table, cell: number): void {
  if (cell < 5) closeOuterRow(yard, 1);
  else if (cell >= 10) closeOuterRow(yard, 0);
}

function closeOuterRow(yard: Occupant[], owner: number): void {
  closeUp(yard, COOP[owner] as number, OUTWARD[owner] as number);
}

function closeMiddleRow(yard: Occupant[], toward: 'west' | 'east'): void {
  const step = toward === 'west' ? 1 : -1;
  let cell = toward === 'west' ? 5 : 9;
  while (yard[cell] === OPEN) cell += step;
  closeUp(yard, cell, step);
}

/** Moves the cards from `first` to the end of its row together, starting at `first`. */
function closeUp(yard: Occupant[], first: number, step: number): void {
  const row = first - (first % WIDTH);
  let to = first;
  for (let from = first; from >= row && from < row + WIDTH; from += step) {
    const card = yard[from] as Occupant;
    if (card === OPEN) continue;
    if (to !== from) {
      yard[to] = card;
      yard[from] = OPEN;
    }
    to += step;
  }
}

function hasMiddleGap(yard: readonly Occupant[]): boolean {
  let first = 5;
  let last = 9;
  while (first < last && yard[first] === OPEN) first++;
  while (first < last && yard[last] === OPEN) last--;
  for (let cell = first; cell < last; cell++) if (yard[cell] === OPEN) return true;
  return false;
}

function goOn(table: Table, seat: number, next: Next): void {
  if (hasMiddleGap(table.yard)) table.step = { type: 'closeGap', seat, next };
  else goOnWithoutGap(table, seat, next);
}

function goOnWithoutGap(table: Table, seat: number, next: Next): void {
  const { yard } = table;
  if (next === 'secondPlay') {
    table.step = { type: 'plays', seat, play: 2 };
    return;
  }
  if (next === 'sendingIn') sendLineIn(table, seat);
  if (next !== 'foxAtCoop' && pullFoxOut(yard, seat) && hasMiddleGap(yard)) {
    table.step = { type: 'closeGap', seat, next: 'foxAtCoop' };
    return;
  }
  const stack = table.stacks[seat] as Card[];
  if (yard[COOP[seat] as number] === FOX && stack.length > 0) table.discardPile.push(stack.pop() as Card);
  replenish(table, seat);
  if (table.turnsLeft === 0) {
    table.step = { type: 'over', reason: 'rooster' };
    return;
  }
  table.turn++;
  if (table.turnsLeft !== null) table.turnsLeft--;
  table.step = { type: 'plays', seat: 1 - seat, play: 1 };
}

function sendLineIn(table: Table, seat: number): void {
  const { yard } = table;
  const outward = OUTWARD[seat] as number;
  let cell = COOP[seat] as number;
  let below: number = COLORS.length;
  for (let column = 0; column < WIDTH; column++, cell += outward) {
    const rank = rankOf(yard[cell] as Occupant);
    if (rank >= below) break;
    below = rank;
    sendIn(table, seat, cell);
  }
  closeOuterRow(yard, seat);
}

/** A fox in the middle row with nothing in front of it in the row of `seat` goes behind the cards of that row. */
function pullFoxOut(yard: Occupant[], seat: number): boolean {
  const fox = foxIn(yard);
  if (fox < 5 || fox >= 10 || yard[seat === 0 ? fox + WIDTH : fox - WIDTH] !== OPEN) return false;
  let cell = COOP[seat] as number;
  while (yard[cell] !== OPEN) cell += OUTWARD[seat] as number;
  yard[cell] = FOX;
  yard[fox] = OPEN;
  return true;
}

function replenish(table: Table, seat: number): void {
  const { yard } = table;
  fillOuterRow(table, seat, 1 - seat);
  let line = 5;
  while (line < 10 && yard[line] === OPEN) line++;
  if (line === 10) line = 5;
  for (let cell = line - 1; cell >= 5; cell--) fill(table, seat, cell);
  for (let cell = line; cell < 10; cell++) fill(table, seat, cell);
  fillOuterRow(table, seat, seat);
  const hand = table.hands[seat] as Card[];
  while (hand.length < 5) {
    const card = drawCard(table, seat);
    if (card === undefined) break;
    hand.push(card);
  }
}

function fillOuterRow(table: Table, seat: number, owner: number): void {
  let cell = COOP[owner] as number;
  for (let column = 0; column < WIDTH; column++, cell += OUTWARD[owner] as number) fill(table, seat, cell);
}

function fill(table: Table, seat: number, cell: number): void {
  if (table.yard[cell] !== OPEN) return;
  const card = drawCard(table, seat);
  if (card !== undefined) table.yard[cell] = card;
}

function drawCard(table: Table, seat: number): Card | undefined {
  const card = table.deck.pop();
  if (card !== 'rooster') return card;
  table.turnsLeft = seat === 0 ? 3 : 2;
  // There is one rooster.
  return table.deck.pop() as Card | undefined;
}

const ROOSTER_INDEXES = Array.from({ length: 20 }, (_, index) => index);
/** The options of a table that the library deals: this engine knows only the standard ones. */
const { options: OPTIONS } = chickenRoundup.setup() as Table;

export const handWritten: HandWritten<ChickenRoundupTypes> = {
  deal(seats, seed, chance) {
    const deck: (Card | 'rooster')[] = chance.shuffle('deal', DECK);
    const yard: Occupant[] = [];
    for (let cell = 0; cell < CELLS.length; cell++) yard.push(cell === FOX_START ? FOX : (deck.pop() as Card));
    const hands: Card[][] = [[], []];
    // The rooster is not in the deck yet.
    for (let dealt = 0; dealt < 10; dealt++) (hands[dealt % 2] as Card[]).push(deck.pop() as Card);
    deck.splice(chance.roll('rooster', ROOSTER_INDEXES, 1)[0] as number, 0, 'rooster');
    return {
      game: 'chicken-roundup',
      seats,
      options: OPTIONS,
      turn: 1,
      turnsLeft: null,
      step: { type: 'plays', seat: 0, play: 1 },
      yard,
      stacks: [[], []],
      hands,
      deck,
      discardPile: [],
      seed,
    };
  },
  playOn(table, policy) {
    const out: Move[] = [];
    let moves = 0;
    while (table.step.type !== 'over') {
      const { seat } = table.step;
      while (out.length > 0) out.pop();
      playMove(table, policy(listMoves(table, seat, out), table, seat));
      moves++;
    }
    return moves;
  },
};
