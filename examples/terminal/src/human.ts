import { type AnyMove, narrow, type PartialMove } from 'hencoop';
import { capital } from './lines.js';
import type { MoveRequest, Player } from './loop.js';
import { inWords, readMove, typedForm } from './moveText.js';

/** Questions to a person. Both reject with {@link PlayerLeft} when the person leaves. */
export interface Prompts {
  /** The index of the chosen label. A key of `keys` chooses at once the label that it stands for. */
  choose(message: string, labels: readonly string[], keys?: ReadonlyMap<string, number>): Promise<number>;
  /** A line of text. */
  type(message: string, example: string): Promise<string>;
}

/** The person has left the table. */
export class PlayerLeft extends Error {
  override readonly name = 'PlayerLeft';
}

/** How many moves one menu offers; of more, the fields are picked one after the other. */
const MAX_MOVES = 12;

const BACK = Symbol('back');

interface Choice {
  readonly label: string;
  /** The key that takes it at once. */
  readonly key?: string;
  readonly take: () => Promise<unknown>;
}

/** Something else that a person may do when asked for a move; the menu reappears afterwards. */
export interface ExtraChoice {
  readonly label: string;
  readonly act: () => Promise<void>;
}

/** A person who picks from menus, or types a move. */
export function human(prompts: Prompts, extras: readonly ExtraChoice[] = []): Player {
  const others = extras.map(({ label, act }) => ({ label, take: () => act().then(() => BACK) }));
  return async (request) => {
    const typing = { label: 'Type a move…', take: () => typeMove(prompts, request) };
    const hint = { label: 'Hint (h)', key: 'h', take: async () => ({ type: 'hint' }) };
    const more = [typing, ...(request.advice === null ? [] : [hint]), ...others];
    return menu(prompts, 'Your move', [...choices(prompts, request, request.moves, {}), ...more], false);
  };
}

/** Asks until the person chooses something and does not come back from it; in a menu below another, Back leads there. */
async function menu(
  prompts: Prompts,
  message: string,
  offered: readonly Choice[],
  mayGoBack: boolean,
): Promise<unknown> {
  const labels = [...offered.map(({ label }) => label), ...(mayGoBack ? ['‹ Back'] : [])];
  const keys = new Map(offered.flatMap(({ key }, index) => (key === undefined ? [] : [[key, index] as const])));
  for (;;) {
    const choice = offered[await prompts.choose(message, labels, keys)];
    if (choice === undefined) return BACK;
    const taken = await choice.take();
    if (taken !== BACK) return taken;
  }
}

/** The moves themselves if they are few, otherwise the values of the first field that is still open. */
function choices<Move extends AnyMove>(
  prompts: Prompts,
  request: MoveRequest<Move>,
  moves: readonly Move[],
  picked: PartialMove<Move>,
): Choice[] {
  const field = moves.length > MAX_MOVES ? openField(moves, picked) : null;
  if (field === null)
    return moves.map((move) => ({ label: imperative(request.sentence(move)), take: async () => move }));
  const { name, values, prefix } = field;
  const offered = values.map((value) => {
    // `value` was read by narrow() from the field `name` of a move.
    const further = { ...picked, [name]: prefix === null ? value : [...prefix, value] } as PartialMove<Move>;
    return {
      label: capital(inWords(value)),
      take: () => pick(prompts, request, narrow(moves, further).moves, further, name),
    };
  });
  if (field.complete.length === 0) return offered;
  return [...offered, { label: 'Stop here', take: () => pick(prompts, request, field.complete, picked, name) }];
}

/** Continues picking once the field `name` has a value. */
async function pick<Move extends AnyMove>(
  prompts: Prompts,
  request: MoveRequest<Move>,
  moves: readonly Move[],
  picked: PartialMove<Move>,
  name: string,
): Promise<unknown> {
  if (moves.length === 1) return moves[0];
  const soFar = Object.entries(picked).map(([, value]) => inWords(value));
  return menu(prompts, capital(soFar.join(', ') || name), choices(prompts, request, moves, picked), true);
}

/** A field on which the remaining moves still differ. */
interface OpenField<Move> {
  readonly name: string;
  /** Its possible values; for an array, of its next item. */
  readonly values: readonly unknown[];
  /** For an array: the items picked so far. */
  readonly prefix: readonly unknown[] | null;
  /** For an array: the moves in which it ends here. */
  readonly complete: readonly Move[];
}

/** The type first, then the fields in the order in which a move names them. */
function openField<Move extends AnyMove>(moves: readonly Move[], picked: PartialMove<Move>): OpenField<Move> | null {
  const open: Record<string, readonly unknown[] | undefined> = narrow(moves, picked).open;
  for (const name of new Set(['type', ...moves.flatMap(Object.keys)])) {
    const values = open[name] ?? [];
    const listed = moves.some((move) => Array.isArray(fieldOf(move, name)));
    const pickedSoFar = fieldOf(picked, name);
    const prefix = listed ? (Array.isArray(pickedSoFar) ? pickedSoFar : []) : null;
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

async function typeMove<Move extends AnyMove>(prompts: Prompts, request: MoveRequest<Move>): Promise<unknown> {
  const text = await prompts.type(
    'A move, in words or as JSON (help for help, empty to go back)',
    typedForm(request.moves[0]),
  );
  return text.trim() === '' ? BACK : readMove(text.trim(), request);
}
