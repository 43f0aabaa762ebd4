import type { AnyMove } from 'hencoop';
import type { Turn } from './loop.js';

/** Any value of a move's field as a person says it: `'foxTrot'` is "fox trot", `'drawA'` "draw A", an object its values. */
export function spoken(value: unknown): string {
  if (typeof value === 'string') return value.replace(/([a-z])([A-Z])(?=[a-z]|$)/g, apart);
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.values(value).map(spoken).join(' ');
}

/** A capital that begins a word is made small; one that stands alone is a name. */
function apart(_: string, end: string, start: string, at: number, text: string): string {
  return `${end} ${at + 2 === text.length ? start : start.toLowerCase()}`;
}

/**
 * What a person typed, as the move it was meant to be, for the rules to judge: JSON as it stands, or words: the type,
 * then `field=value` or bare values for the fields in their order ("play 3", "play card=3").
 */
export function readMove<Move extends AnyMove>(text: string, { seat, fault }: Turn<Move>): unknown {
  if (/^[[{"]/.test(text)) {
    const value = json(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { seat, ...value } : value;
  }
  const [type = '', ...rest] = text.split(/\s+/);
  let move: Record<string, unknown> = { seat, type };
  for (const word of rest) {
    const named = /^(\w+)=(.*)$/.exec(word);
    // A move that lacks a field is refused with the name of that field; with that of one it has, nothing will mend it.
    const field = named?.[1] ?? fault(move) ?? word;
    if (named === null && Object.hasOwn(move, field)) return move;
    move = { ...move, [field]: json(named?.[2] ?? word) };
  }
  return move;
}

/** The value that `text` stands for, or the text itself where it is no JSON. */
function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
