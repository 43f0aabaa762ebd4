// Finds the cursor in a partly typed move, which is an object of scalars and of lists of scalars.

/** The place of the cursor: before everything, in a field's name or value, in an item of its list, or after them. */
export interface Cursor {
  readonly at: 'start' | 'key' | 'value' | 'item' | 'after';
  /** The complete fields, and the items of an incomplete list. */
  readonly picked: { readonly [field: string]: unknown };
  /** The field whose value is being typed. */
  readonly field: string;
  /** The unfinished text at the end, and its start. */
  readonly typed: string;
  readonly from: number;
}

/** A token of a move: a string, a number or word, or a sign. The last string may be unterminated. */
const TOKEN = /\s*("(?:[^"\\]|\\.)*"?|[^\s"{}[\]:,]+|[{}[\]:,])/y;

interface Token {
  readonly text: string;
  readonly from: number;
}

function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(text); found !== null; found = TOKEN.exec(text)) {
    const [whole, token = ''] = found;
    tokens.push({ text: token, from: found.index + whole.length - token.length });
  }
  const end = tokens.at(-1);
  return text.slice(end === undefined ? 0 : end.from + end.text.length).trim() === '' ? tokens : null;
}

/** The value of a token; `undefined` if it is incomplete. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isSign = (text: string) => /^[{}[\]:,]$/.test(text);

/** Reads the tokens of a move one after another. */
class Reader {
  readonly picked: { [field: string]: unknown } = Object.create(null);
  at: Cursor['at'] | 'colon' | 'next' | 'end' = 'start';
  field = '';
  #items: unknown[] = [];

  /** Takes a token; returns `false` if it is not allowed here. */
  take(text: string): boolean {
    if (isSign(text)) return this.#takeSign(text);
    const value = parsed(text);
    if (value === undefined) return false;
    if (this.at === 'key' && typeof value === 'string') {
      this.field = value;
      this.at = 'colon';
    } else if (this.at === 'value') {
      this.picked[this.field] = value;
      this.at = 'after';
    } else if (this.at === 'item') {
      this.#items.push(value);
      this.picked[this.field] = [...this.#items];
      this.at = 'next';
    } else return false;
    return true;
  }

  #takeSign(sign: string): boolean {
    const before = this.at;
    if (sign === '{' && before === 'start') this.at = 'key';
    else if (sign === ':' && before === 'colon') this.at = 'value';
    else if (sign === '[' && before === 'value') {
      this.#items = [];
      this.picked[this.field] = [];
      this.at = 'item';
    } else if (sign === ',' && before === 'after') this.at = 'key';
    else if (sign === ',' && before === 'next') this.at = 'item';
    else if (sign === ']' && (before === 'next' || before === 'item')) this.at = 'after';
    else if (sign === '}' && before === 'after') this.at = 'end';
    else return false;
    return true;
  }
}

/** Finds the cursor at the end of a text; returns `null` if the text does not begin a move, or nothing can follow. */
export function cursorIn(text: string): Cursor | null {
  const tokens = tokensOf(text);
  if (tokens === null) return null;
  const reader = new Reader();
  // Without a space after it, a number or name may still continue.
  const last = tokens.at(-1);
  const isOpen =
    last !== undefined &&
    !isSign(last.text) &&
    last.from + last.text.length === text.length &&
    !/^".*"$/.test(last.text);
  const whole = isOpen ? tokens.slice(0, -1) : tokens;
  if (!whole.every((token) => reader.take(token.text))) return null;
  const { at, picked, field } = reader;
  if (at === 'end' || at === 'colon' || at === 'next') return null;
  const typed = isOpen ? last.text : '';
  if (isOpen && at === 'after') return null;
  return { at, picked: { ...picked }, field, typed, from: isOpen ? last.from : text.length };
}
