// Chicken Roundup once more, written from the rule book alone, for the laws to compare the engine with.
import type { ChickenRoundupTypes, State } from 'hencoop/chicken-roundup';
import type { Book, Made } from 'hencoop/testkit';

type Types = ChickenRoundupTypes;
type Move = Types['Move'];

const RANKS = ['white', 'black', 'red', 'silver', 'gold'];
const isChicken = (occupant: string | undefined) => occupant?.includes(' ') ?? false;
const rank = (card: string | undefined) => RANKS.indexOf(card?.split(' ')[0] ?? '');
const action = (card: string) => card.split(' ')[1];

/** CR-2.1: the cells are numbered from the north, five to a row, from the west. */
const indexOf = (cell: string) => 5 * 'NMS'.indexOf(cell[0] ?? '') + Number(cell[1]);
const rowOf = (index: number) => Math.floor(index / 5);
const MIDDLE = [5, 6, 7, 8, 9];

/** CR-2.1: the own row of a seat, from its coop outward. */
function ownRow({ coops }: State['options'], seat: number): number[] {
  if (seat === 0) return [10, 11, 12, 13, 14];
  return coops === 'opposite' ? [4, 3, 2, 1, 0] : [0, 1, 2, 3, 4];
}

const areNeighbors = (a: number, b: number) => Math.abs(rowOf(a) - rowOf(b)) + Math.abs((a % 5) - (b % 5)) === 1;

function mayMove(state: State, move: Move): boolean {
  const { step, yard, hands, options } = state;
  if (step.type === 'over' || step.seat !== move.seat) return false;
  if (move.type === 'closeGap') return step.type === 'closeGap';
  if (step.type !== 'plays') return false;
  // CR-3.1
  if (move.type === 'endPlays') return true;
  const hand: readonly string[] = hands[move.seat] ?? [];
  const fox = yard.indexOf('fox');
  if (move.type === 'catch') {
    // CR-5.4
    const target = indexOf(move.target);
    return hand.includes(move.pay) && isChicken(yard[target]) && areNeighbors(fox, target);
  }
  if (!hand.includes(move.card)) return false;
  if (move.type === 'diagram') return fitsDiagram(state, move.seat, action(move.card), move.cells.map(indexOf));
  if (action(move.card) !== move.type) return false;
  if (move.type === 'farmer') return isChicken(yard[indexOf(move.target)]);
  if (move.type === 'foxTrot') {
    // CR-5.3
    const target = yard[indexOf(move.target)];
    return isChicken(target) && rank(target) === rank(move.card);
  }
  if (move.type === 'dog') {
    // CR-5.2, CR-5.2a
    if (MIDDLE.includes(fox)) return move.end === 'west' || MIDDLE.some((cell) => isChicken(yard[cell]));
    const [first = 0] = [0, 1].map((seat) => ownRow(options, seat)).find((row) => row.includes(fox)) ?? [];
    return move.end === (first % 5 === 0 ? 'east' : 'west');
  }
  // CR-5.5
  const path = move.path.map(indexOf);
  return path.every((cell, index) => {
    const before = path[index - 1];
    if (!isChicken(yard[cell])) return false;
    if (before === undefined) return cell === ownRow(options, move.seat)[0];
    return areNeighbors(before, cell) && rank(yard[cell]) < rank(yard[before]);
  });
}

/** CR-6.0, CR-6.0a: whether the diagram shows this rearrangement somewhere, and these cells are its first spelling. */
function fitsDiagram(state: State, seat: number, name: string | undefined, cells: readonly number[]): boolean {
  const diagram = state.options.diagrams.find((one) => one.name === name);
  if (diagram === undefined) return false;
  const moving = diagram.cycles.flat();
  const all = [...moving, ...diagram.cards];
  const [top, left] = [Math.min(...all.map(([row]) => row)), Math.min(...all.map(([, column]) => column))];
  const [height, width] = [Math.max(...all.map(([row]) => row)) - top, Math.max(...all.map(([, c]) => c)) - left];
  const effect = (list: readonly number[]) => {
    let start = 0;
    const steps = diagram.cycles.flatMap(({ length }) => {
      const cycle = list.slice(start, start + length);
      start += length;
      return cycle.map((cell, index) => `${cell}>${cycle[(index + 1) % length]}`);
    });
    return steps.sort().join();
  };
  let spelling: string | undefined;
  let isShown = false;
  for (const isMirrored of [false, true]) {
    for (let row = 0; row + height < 3; row++) {
      for (let column = 0; column + width < 5; column++) {
        const place = ([r, c]: readonly [number, number]) => {
          const across = isMirrored ? width - (c - left) : c - left;
          const near = row + r - top;
          return 5 * (seat === 0 ? 2 - near : near) + column + across;
        };
        const placed = moving.map(place);
        const fits =
          placed.every((cell) => isChicken(state.yard[cell])) &&
          diagram.cards.map(place).every((cell) => state.yard[cell] !== 'open');
        if (effect(placed) !== effect(cells)) continue;
        spelling ??= placed.join();
        isShown ||= fits;
      }
    }
  }
  return isShown && spelling === cells.join();
}

/** The yard and the number of stacked chickens in the course of a turn. */
interface Course {
  readonly yard: string[];
  readonly stacks: number[];
}

/** CR-4.1 */
function closeOuterRows({ yard }: Course, options: State['options']): void {
  for (const seat of [0, 1]) {
    const row = ownRow(options, seat);
    const cards = row.map((cell) => yard[cell] ?? 'open').filter((occupant) => occupant !== 'open');
    row.forEach((cell, index) => {
      yard[cell] = cards[index] ?? 'open';
    });
  }
}

/** CR-4.2 */
function hasGap({ yard }: Course): boolean {
  const filled = MIDDLE.filter((cell) => yard[cell] !== 'open');
  return filled.length > 0 && (filled.at(-1) ?? 0) - (filled[0] ?? 0) + 1 > filled.length;
}

/** CR-4.2 */
function closeMiddle({ yard }: Course, toward: string): void {
  const filled = MIDDLE.filter((cell) => yard[cell] !== 'open');
  const cards = filled.map((cell) => yard[cell] ?? 'open');
  const start = toward === 'west' ? (filled[0] ?? 5) : (filled.at(-1) ?? 9) - filled.length + 1;
  for (const cell of MIDDLE) yard[cell] = 'open';
  cards.forEach((card, index) => {
    yard[start + index] = card;
  });
}

/** CR-5.2: the fox goes to the end of the line of its row. */
function chase({ yard }: Course, options: State['options'], end: string): void {
  const fox = yard.indexOf('fox');
  const isMiddle = MIDDLE.includes(fox);
  const row = isMiddle
    ? MIDDLE
    : ([0, 1].map((seat) => ownRow(options, seat)).find((cells) => cells.includes(fox)) ?? []);
  const cells = row.filter((cell) => yard[cell] !== 'open');
  const others = cells.map((cell) => yard[cell] ?? 'open').filter((card) => card !== 'fox');
  const line = isMiddle && end === 'west' ? ['fox', ...others] : [...others, 'fox'];
  cells.forEach((cell, index) => {
    yard[cell] = line[index] ?? 'open';
  });
}

type Stage = 'secondPlay' | 'sendingIn' | 'exposedFox' | 'foxAtCoop' | 'over';

/** Ends the turn from a stage on; returns whether the player must first close a gap. */
function finish(course: Course, options: State['options'], seat: number, from: Stage): boolean {
  const row = ownRow(options, seat);
  const { yard, stacks } = course;
  if (from === 'sendingIn') {
    // CR-7.1, CR-7.2
    let sent = 0;
    while (
      isChicken(yard[row[sent] ?? -1]) &&
      (sent === 0 || rank(yard[row[sent] ?? -1]) < rank(yard[row[sent - 1] ?? -1]))
    )
      sent++;
    for (const cell of row.slice(0, sent)) yard[cell] = 'open';
    stacks[seat] = (stacks[seat] ?? 0) + sent;
    closeOuterRows(course, options);
  }
  if (from === 'sendingIn' || from === 'exposedFox') {
    // CR-7.3
    const fox = yard.indexOf('fox');
    const rows = options.exposed === 'ownRow' ? [row] : [row, ownRow(options, 1 - seat)];
    const beside = rows.find((cells) => cells.some((cell) => cell % 5 === fox % 5 && yard[cell] === 'open'));
    if (MIDDLE.includes(fox) && beside !== undefined) {
      yard[fox] = 'open';
      yard[beside.find((cell) => yard[cell] === 'open') ?? -1] = 'fox';
      if (hasGap(course)) return true;
    }
  }
  // CR-7.4
  if (yard[row[0] ?? -1] === 'fox') stacks[seat] = Math.max(0, (stacks[seat] ?? 0) - 1);
  return false;
}

/** CR-5, CR-6: changes the yard as the play says. */
function play(course: Course, { options }: State, move: Move): void {
  const { yard, stacks } = course;
  if (move.type === 'farmer') yard[indexOf(move.target)] = 'open';
  else if (move.type === 'dog') chase(course, options, move.end);
  else if (move.type === 'foxTrot' || move.type === 'catch') {
    yard[yard.indexOf('fox')] = 'open';
    yard[indexOf(move.target)] = 'fox';
  } else if (move.type === 'parade') {
    for (const cell of move.path) yard[indexOf(cell)] = 'open';
    stacks[move.seat] = (stacks[move.seat] ?? 0) + move.path.length;
  } else if (move.type === 'diagram') {
    const diagram = options.diagrams.find(({ name }) => name === action(move.card));
    const cells = move.cells.map(indexOf);
    const old = [...yard];
    let start = 0;
    for (const { length } of diagram?.cycles ?? []) {
      const cycle = cells.slice(start, start + length);
      start += length;
      cycle.forEach((cell, index) => {
        yard[cycle[(index + 1) % length] ?? -1] = old[cell] ?? 'open';
      });
    }
  }
  closeOuterRows(course, options);
}

/** What a move leads to: whether the same seat goes on deciding, and the stacks. */
function after({ before, move }: Made<Types>): { goesOn: boolean; stacks: readonly number[] } {
  const { options, step } = before;
  const course: Course = { yard: [...before.yard], stacks: before.stacks.map(({ length }) => length) };
  let stage: Stage;
  if (move.type === 'closeGap') {
    closeMiddle(course, move.toward);
    stage = step.type === 'closeGap' ? step.next : 'over';
  } else if (move.type === 'endPlays') stage = 'sendingIn';
  else {
    play(course, before, move);
    // CR-5.6: a Parade is the sending in of the turn, or comes before it.
    const isFirst = step.type === 'plays' && step.play === 1;
    const afterParade = options.parade === 'instead' ? 'exposedFox' : 'sendingIn';
    stage = move.type === 'parade' ? afterParade : isFirst ? 'secondPlay' : 'sendingIn';
    if (hasGap(course)) return { goesOn: true, stacks: course.stacks };
  }
  if (stage === 'secondPlay') return { goesOn: true, stacks: course.stacks };
  return { goesOn: finish(course, options, move.seat, stage), stacks: course.stacks };
}

/** CR-9.2 */
const score = (made: Made<Types>) => after(made).stacks;

/** CR-9.1 */
function end(made: Made<Types>): string | null {
  const { before, move, after: now } = made;
  if (after(made).goesOn) return null;
  if (before.turnsLeft === 0) return 'rooster';
  // Only chance knows when the rooster comes: after the turn in which it does, three or two more are played.
  const more = move.seat === before.options.firstSeat ? 3 : 2;
  const expected = before.turnsLeft === null ? (now.deck.includes('rooster') ? null : more - 1) : before.turnsLeft - 1;
  if (now.turnsLeft !== expected) throw new Error(`${now.turnsLeft} turns left, not ${expected}, by CR-9.1`);
  return null;
}

function actors(made: Made<Types>): readonly number[] {
  if (after(made).goesOn) return [made.move.seat];
  return end(made) === null ? [1 - made.move.seat] : [];
}

/** Chicken Roundup by the book. */
export const book: Book<Types> = { mayMove, actors, score, end };
