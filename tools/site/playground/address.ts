// The URL fragments of the playground, which name the content to open.
import { type AnyDoors, GAMES, type GameId, isGameId } from 'hencoop/games';

/** The content that a link opens. */
export type Opening =
  /** The start of a game. */
  | {
      readonly type: 'deal';
      readonly game: GameId;
      readonly seats?: number | undefined;
      readonly seed: string;
      readonly options?: object | undefined;
    }
  /** A scenario of the docs, counted from 1, perhaps up to the move that is tried there, counted from 1. */
  | { readonly type: 'scenario'; readonly game: GameId; readonly number: number; readonly tried?: number | undefined }
  /** The figure of a clause. */
  | { readonly type: 'figure'; readonly game: GameId; readonly clause: string }
  /** A recorded game, after `step` of its moves. */
  | { readonly type: 'record'; readonly game: GameId; readonly name: string; readonly step: number }
  /** The view of a seat in the picture of a game. */
  | { readonly type: 'picture'; readonly game: GameId }
  /** A state with moves, or a view. */
  | { readonly type: 'state'; readonly packed: string }
  | { readonly type: 'view'; readonly packed: string };

export type ReadAddress =
  | { readonly ok: true; readonly opening: Opening }
  | { readonly ok: false; readonly message: string };

/** The longest name of a recorded game, and the longest seed of a link. */
const LONGEST_NAME = 100;

/** The fragment for this content, without `#`. */
export function fragmentOf(opening: Opening): string {
  if (opening.type === 'state' || opening.type === 'view') return `${opening.type}=${opening.packed}`;
  const fields: [string, string | number | undefined][] = [['game', opening.game]];
  if (opening.type === 'deal') {
    const { seats, seed, options } = opening;
    fields.push(['seats', seats], ['seed', seed], ['options', options && JSON.stringify(options)]);
  } else if (opening.type === 'figure') fields.push(['figure', opening.clause]);
  else if (opening.type === 'scenario') fields.push(['scenario', opening.number], ['tried', opening.tried]);
  else if (opening.type === 'record') fields.push(['record', opening.name], ['step', opening.step]);
  else fields.push(['picture', 1]);
  return String(
    new URLSearchParams(fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))),
  );
}

const refused = (message: string) => ({ ok: false, message }) as const;

const CLAUSE = /^[A-Z]{1,2}-[\d.]{1,6}[a-z]?$/;

const WHOLE = /^\d{1,5}$/;

/** Reads a fragment without `#`. A link can contain anything, so every fault becomes a sentence. */
export function readFragment(fragment: string): ReadAddress {
  const packed = /^(state|view)=(.*)$/s.exec(fragment);
  // The pattern allows no other words.
  if (packed !== null) return { ok: true, opening: { type: packed[1] as 'state' | 'view', packed: packed[2] ?? '' } };
  const fields = new URLSearchParams(fragment);
  const game = fields.get('game');
  if (!isGameId(game)) {
    const known = GAMES.map(({ id }: AnyDoors) => id).join(', ');
    return refused(`The link names no game: expected game=… with one of ${known}.`);
  }
  const wrong = ['seats', 'scenario', 'tried', 'step'].find((name) => !WHOLE.test(fields.get(name) ?? '0'));
  if (wrong !== undefined) return refused(`The link is damaged: expected a whole number for ${wrong}.`);
  const number = (name: string) => (fields.has(name) ? Number(fields.get(name)) : undefined);
  const name = fields.get('record');
  const scenario = number('scenario');
  if (fields.has('picture')) return { ok: true, opening: { type: 'picture', game } };
  if (scenario !== undefined) {
    return { ok: true, opening: { type: 'scenario', game, number: scenario, tried: number('tried') } };
  }
  const clause = fields.get('figure');
  if (clause !== null) {
    if (!CLAUSE.test(clause)) return refused('The link is damaged: no clause has such a number.');
    return { ok: true, opening: { type: 'figure', game, clause } };
  }
  if (name !== null) {
    if (!/^[\w.-]+$/.test(name) || name.length > LONGEST_NAME) {
      return refused('The link is damaged: no recorded game has such a name.');
    }
    return { ok: true, opening: { type: 'record', game, name, step: number('step') ?? 0 } };
  }
  return readDeal(game, number('seats'), fields.get('seed') ?? 'hen', fields.get('options'));
}

function readDeal(game: GameId, seats: number | undefined, seed: string, text: string | null): ReadAddress {
  let options: unknown;
  try {
    options = text === null ? undefined : JSON.parse(text);
  } catch {
    return refused('The link is damaged: its options are not JSON.');
  }
  if (options !== undefined && (typeof options !== 'object' || options === null)) {
    return refused('The link is damaged: its options are not an object.');
  }
  return { ok: true, opening: { type: 'deal', game, seats, seed, options } };
}
