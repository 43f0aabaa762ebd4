// The history of a game by turn: one sentence for all that a player did, from the game's own sentences.
import { type Seat, withNames } from 'hencoop';
import type { ElementLocale } from 'hencoop/element';
import type { RedactedEvent } from '../protocol.js';
import { describeWith } from './pageGame.js';
import { isSaidAtEnd } from './rounds.js';

/** What a player did in a turn, or what happened at a deal or an end. */
export interface Turn {
  /** The player; `null` for a deal or an end. */
  readonly seat: Seat | null;
  /** Whether it begins a round. */
  readonly begins: boolean;
  /** The name of the player as the text begins with it; `''` if it does not. */
  readonly name: string;
  readonly text: string;
  /** The number of events before it, and with it. */
  readonly first: number;
  readonly last: number;
}

/** The readers and names of a history. */
export interface TurnWords {
  readonly locale: ElementLocale;
  /** The players' names by seat. */
  readonly names: readonly string[];
  readonly viewer: Seat | null;
}

/** The turns of a game, in order. Whatever says nothing belongs to the turn that follows. */
export function turnsOf(events: readonly RedactedEvent[], words: TurnWords): readonly Turn[] {
  const say = sayingOf(words);
  const turns: Turn[] = [];
  let first = 0;
  let seat: Seat | null = null;
  const close = (last: number) => {
    const group = events.slice(first, last);
    const text = say(group, seat);
    if (text === '') return;
    const name = (seat === null ? [] : say.namesOf(seat)).find((each) => text.startsWith(each)) ?? '';
    const begins = group.some(({ type }) => type === 'dealt');
    turns.push({ seat, begins, name, text, first, last });
    first = last;
  };
  for (const [index, event] of events.entries()) {
    const doer = doerOf(event, seat);
    const isNew = doer !== seat || event.type === 'dealt' || events[index - 1]?.type === 'turnPassed';
    if (isNew && index > first) close(index);
    seat = doer;
  }
  close(events.length);
  return turns;
}

/** The player to whose turn an event belongs. */
function doerOf(event: RedactedEvent, before: Seat | null): Seat | null {
  if (event.type === 'turnPassed') return before;
  if (event.type === 'opened' || event.type === 'dealt') return null;
  if ('seat' in event && typeof event.seat === 'number') return event.seat;
  return isSaidAtEnd(event.type) ? null : before;
}

/** Says what one player did in some events, as the game sums it up or else sentence by sentence. */
function sayingOf({ locale, names, viewer }: TurnWords) {
  const describe = describeWith(locale, names);
  const { common } = withNames(locale.game, names);
  const { you, youAlone = you, seat: named } = common;
  const say = (events: readonly RedactedEvent[], seat: Seat | null): string => {
    const said = events.filter(({ type }) => type !== 'turnPassed');
    // The events belong to the same game as the labels.
    const sum =
      seat === null
        ? ''
        : locale.labels.turn?.(said as never, seat, viewer, (each) => (each === viewer ? youAlone : named(each)));
    if (sum) return sum;
    const subject = seat === null ? '' : `${say.namesOf(seat)[0]} `;
    return joined(
      said.map((event) => ({ type: event.type, text: describe(event, viewer) })),
      subject,
      common.picture.and,
    );
  };
  say.namesOf = (seat: Seat) => (seat === viewer ? ([you, youAlone] as const) : ([named(seat)] as const));
  return say;
}

interface Sentence {
  readonly type: string;
  readonly text: string;
}

/** A number or a letter, which can stand in a list without its noun. */
const BARE = /^(?:\d+|\p{Lu})$/u;

/** Joins sentences; those that begin with the same subject become one. */
function joined(sentences: readonly Sentence[], subject: string, and: string): string {
  const texts: string[] = [];
  let clauses: string[] = [];
  const end = () => {
    if (clauses.length > 0) texts.push(`${subject}${inOne(clauses, and)}.`);
    clauses = [];
  };
  for (const run of runsOf(sentences)) {
    const isPlain = run.every((text) => subject !== '' && text.startsWith(subject) && /[^.!?]\.$/u.test(text));
    if (!isPlain) {
      end();
      texts.push(...run);
    } else
      clauses.push(
        ...merged(
          run.map((text) => text.slice(subject.length, -1)),
          and,
        ),
      );
  }
  end();
  return texts.join(' ');
}

/** The texts of neighbors of one type. */
function runsOf(sentences: readonly Sentence[]): readonly (readonly string[])[] {
  const runs: string[][] = [];
  for (const [index, { type, text }] of sentences.entries()) {
    if (index > 0 && sentences[index - 1]?.type === type) runs.at(-1)?.push(text);
    else runs.push([text]);
  }
  return runs;
}

/** Makes one clause of clauses that differ in one word, or in none: "place the 4, 7 and 12". */
function merged(clauses: readonly string[], and: string): readonly string[] {
  const [first = [], ...rest] = clauses.map((clause) => clause.split(' '));
  if (rest.length === 0 || rest.some(({ length }) => length !== first.length)) return clauses;
  const differing = first.flatMap((word, index) => (rest.every((each) => each[index] === word) ? [] : [index]));
  const [at] = differing;
  if (differing.length > 1) return clauses;
  if (at === undefined) return [`${first.join(' ')} ×${clauses.length}`];
  const words = [first, ...rest].map((each) => each[at] ?? '');
  if (words.some((word) => !BARE.test(word))) return clauses;
  return [first.map((word, index) => (index === at ? listed(words, and) : word)).join(' ')];
}

/** A list of clauses, which has no "and" before the last one if there is one before it. */
function inOne(clauses: readonly string[], and: string): string {
  return clauses.at(-2)?.includes(` ${and} `) ? clauses.join(', ') : listed(clauses, and);
}

function listed(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}
