import type { Move, MoveRequest } from './player.js';

/**
 * The move that a person typed, for the rules to judge: either JSON, or the type followed by `field=value` or bare values
 * for the fields in their order ("play 3", "play card=3").
 */
export function readMove(text: string, { seat, wrongField }: Pick<MoveRequest, 'seat' | 'wrongField'>): unknown {
  if (/^[[{"]/.test(text)) {
    const value = json(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { seat, ...value } : value;
  }
  // A blank in quotes divides nothing.
  const [type = '', ...rest] = text.match(/(?:"[^"]*"|[^\s"])+|"/g) ?? [];
  let move: Record<string, unknown> = { seat, type };
  for (const word of rest) {
    const named = /^(\w+)=(.*)$/.exec(word);
    // A bare value belongs to the first field that is missing. If the wrong field is present, no value can correct it.
    const field = named?.[1] ?? wrongField(move) ?? word;
    if (named === null && Object.hasOwn(move, field)) return move;
    move = { ...move, [field]: json(named?.[2] ?? word) };
  }
  return move;
}

/** The JSON value of `text`, or the text itself if it is not JSON. */
function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A move as a person might type it. */
export function typedForm(move: Move): string {
  const fields = Object.entries(move).filter(([field]) => field !== 'seat' && field !== 'type');
  const values = fields.map(([, value]) =>
    typeof value === 'object' || /\s/.test(String(value)) ? JSON.stringify(value) : String(value),
  );
  return [move.type, ...values].join(' ');
}
