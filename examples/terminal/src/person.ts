import { type AnyMove, narrow, type PartialMove } from 'hencoop';
import { capital } from './lines.js';
import type { Player, Turn } from './loop.js';
import { readMove, spoken } from './words.js';

/** Asks a person. Both reject with {@link Left} when the person leaves. */
export interface Asker {
  /** The index of the label that was chosen. */
  choose(message: string, labels: readonly string[]): Promise<number>;
  /** A line of text. */
  type(message: string, example: string): Promise<string>;
}

/** The person has left the table. */
export class Left extends Error {
  override readonly name = 'Left';
}

/** So many moves are offered at once; of more, their fields are picked one after the other. */
const FEW = 12;

const BACK = Symbol('back');

interface Choice {
  readonly label: string;
  readonly take: () => Promise<unknown>;
}

/** Something else that a person may do when asked for a move; the menu comes again after it. */
export interface Aside {
  readonly label: string;
  readonly act: () => Promise<void>;
}

/** A person who picks from menus, or types a move. */
export function person(asker: Asker, asides: readonly Aside[] = []): Player {
  const beside = asides.map(({ label, act }) => ({ label, take: () => act().then(() => BACK) }));
  return async (turn) => {
    const typing = { label: 'Type a move…', take: () => typeMove(asker, turn) };
    return menu(asker, 'Your move', [...choices(asker, turn, turn.moves, {}), typing, ...beside], false);
  };
}

/** Asks until something is chosen from which the person did not come back; in a menu below another, Back leads there. */
async function menu(asker: Asker, message: string, offered: readonly Choice[], mayGoBack: boolean): Promise<unknown> {
  const labels = [...offered.map(({ label }) => label), ...(mayGoBack ? ['‹ Back'] : [])];
  for (;;) {
    const choice = offered[await asker.choose(message, labels)];
    if (choice === undefined) return BACK;
    const taken = await choice.take();
    if (taken !== BACK) return taken;
  }
}

/** The moves themselves where they are few, else the values of the first field that is still open. */
function choices<Move extends AnyMove>(
  asker: Asker,
  turn: Turn<Move>,
  moves: readonly Move[],
  picked: PartialMove<Move>,
): Choice[] {
  const field = moves.length > FEW ? openField(moves, picked) : null;
  if (field === null) return moves.map((move) => ({ label: imperative(turn.sentence(move)), take: async () => move }));
  const { name, values, prefix } = field;
  const offered = values.map((value) => {
    // `value` was read by narrow() from the field `name` of a move.
    const further = { ...picked, [name]: prefix === null ? value : [...prefix, value] } as PartialMove<Move>;
    return {
      label: capital(spoken(value)),
      take: () => pick(asker, turn, narrow(moves, further).moves, further, name),
    };
  });
  if (field.complete.length === 0) return offered;
  return [...offered, { label: 'Stop here', take: () => pick(asker, turn, field.complete, picked, name) }];
}

/** Goes on picking once the field `name` has a value. */
async function pick<Move extends AnyMove>(
  asker: Asker,
  turn: Turn<Move>,
  moves: readonly Move[],
  picked: PartialMove<Move>,
  name: string,
): Promise<unknown> {
  if (moves.length === 1) return moves[0];
  const soFar = Object.entries(picked).map(([, value]) => spoken(value));
  return menu(asker, capital(soFar.join(', ') || name), choices(asker, turn, moves, picked), true);
}

/** A field on which the moves that are left still differ. */
interface OpenField<Move> {
  readonly name: string;
  /** What it can be; where it holds an array, what can come next. */
  readonly values: readonly unknown[];
  /** Where it holds an array: what is picked of it so far. */
  readonly prefix: readonly unknown[] | null;
  /** Where it holds an array: the moves in which it ends here. */
  readonly complete: readonly Move[];
}

/** The type first, then the fields in the order in which a move names them. */
function openField<Move extends AnyMove>(moves: readonly Move[], picked: PartialMove<Move>): OpenField<Move> | null {
  const open: Record<string, readonly unknown[] | undefined> = narrow(moves, picked).open;
  for (const name of new Set(['type', ...moves.flatMap(Object.keys)])) {
    const values = open[name] ?? [];
    const listed = moves.some((move) => Array.isArray(fieldOf(move, name)));
    const sofar = fieldOf(picked, name);
    const prefix = listed ? (Array.isArray(sofar) ? sofar : []) : null;
    const complete =
      prefix === null
        ? []
        : moves.filter((move) => {
            const value = fieldOf(move, name);
            return Array.isArray(value) && value.length === prefix.length;
          });
    const further = prefix !== null && values.length > 0;
    if (values.length > 1 || further) return { name, values, prefix, complete };
  }
  return null;
}

function fieldOf(fields: object, name: string): unknown {
  return Object.entries(fields).find(([field]) => field === name)?.[1];
}

/** "You play the 3." is "Play the 3" in a menu. */
function imperative(sentence: string): string {
  return capital(sentence.replace(/^You /, '').replace(/\.$/, ''));
}

async function typeMove<Move extends AnyMove>(asker: Asker, turn: Turn<Move>): Promise<unknown> {
  const text = await asker.type('A move, in words or as JSON (empty to go back)', exampleOf(turn.moves[0]));
  return text.trim() === '' ? BACK : readMove(text.trim(), turn);
}

/** A move as a person might type it. */
function exampleOf(move: AnyMove | undefined): string {
  const words = Object.entries(move ?? {}).filter(([field]) => field !== 'seat' && field !== 'type');
  const values = words.map(([, value]) => (typeof value === 'object' ? JSON.stringify(value) : String(value)));
  return [move?.type, ...values].join(' ');
}
