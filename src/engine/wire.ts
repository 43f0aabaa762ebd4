import type { Game, GameTypes } from './game.js';
import type { Seat } from './seats.js';

/** What some viewers learn, as JSON text. */
export interface EventText {
  /** Everybody who learns exactly this. */
  readonly viewers: readonly (Seat | null)[];
  /** A list of redacted events, as `JSON.stringify` writes it. */
  readonly text: string;
}

/** The moves and events of a game as JSON text: what `JSON.parse` and `JSON.stringify` do, in less time. */
export interface Wire<G extends GameTypes> {
  /**
   * What a JSON text from outside holds: any value, for {@link Game.tryApply} to judge as it is. The text of a common move,
   * as `JSON.stringify` writes it, gives an object that the game keeps, frozen.
   * @throws SyntaxError as `JSON.parse` does, for a text that is not JSON.
   */
  readMove(text: string): unknown;
  /** The JSON text of an event, in full or redacted. Its content is trusted: it comes from the game, or from its schema. */
  writeEvent(event: G['Event'] | G['RedactedEvent']): string;
  /**
   * What each of `viewers` learns from `events`, as {@link Game.redact} says: one text for all who learn the same. Whoever
   * learns nothing is left out.
   * @throws RangeError for an invalid seat.
   */
  writeEvents(events: readonly G['Event'][], viewers: readonly (Seat | null)[]): readonly EventText[];
}

/** Viewers who have learned the same so far. */
interface Group {
  viewers: (Seat | null)[];
  /** The events, without the end of the list. */
  text: string;
  /** The last one of them; empty, if the last event was nothing to them. */
  last: string;
}

/** The wire of `game`, which knows the `kept` moves, all frozen, by their text, and writes each event by `writeEvent`. */
export function wireOf<G extends GameTypes>(
  game: Pick<Game<G>, 'redact'>,
  kept: readonly G['Move'][],
  writeEvent: Wire<G>['writeEvent'],
): Wire<G> {
  const byText = new Map<string, unknown>(kept.map((move) => [JSON.stringify(move), move]));

  /** Adds `event` to what `group` has learned. Viewers who learn something else than its first go to new groups. */
  function learn(event: G['Event'], group: Group, groups: Group[]): void {
    const { viewers, text } = group;
    const firstNew = groups.length;
    let learned: G['RedactedEvent'] | null = null;
    let last = '';
    for (let i = 0; i < viewers.length; i++) {
      const viewer = viewers[i] as Seat | null;
      const before: G['RedactedEvent'] | null = learned;
      learned = game.redact(event, viewer);
      // PERF(alloc): if nothing is hidden, all get the same object.
      if (learned !== before) last = learned === null ? '' : writeEvent(learned);
      if (i === 0) {
        group.last = last;
        group.text = joined(text, last);
      } else if (last !== group.last) {
        // PERF(alloc): usually all learn the same, and the group keeps its list.
        if (groups.length === firstNew) group.viewers = viewers.slice(0, i);
        const own = lastLearning(last, groups, firstNew);
        if (own === undefined) groups.push({ viewers: [viewer], text: joined(text, last), last });
        else own.viewers.push(viewer);
      } else if (groups.length > firstNew) {
        group.viewers.push(viewer);
      }
    }
  }

  return {
    readMove: (text) => byText.get(text) ?? JSON.parse(text),
    writeEvent,
    writeEvents(events, viewers) {
      const groups: Group[] = viewers.length === 0 ? [] : [{ viewers: viewers.slice(), text: '', last: '' }];
      // The groups that `learn` adds at the end have learned of the event.
      for (const event of events) for (let i = groups.length - 1; i >= 0; i--) learn(event, groups[i] as Group, groups);
      const written: EventText[] = [];
      for (const { viewers, text } of groups) if (text !== '') written.push({ viewers, text: `${text}]` });
      return written;
    },
  };
}

function joined(text: string, last: string): string {
  if (last === '') return text;
  return text === '' ? `[${last}` : `${text},${last}`;
}

/** The group from `first` on that learned this last. */
function lastLearning(last: string, groups: readonly Group[], first: number): Group | undefined {
  for (let i = first; i < groups.length; i++) if (groups[i]?.last === last) return groups[i];
  return undefined;
}

/** The JSON text of a number, of `null`, or of a string in which JSON escapes nothing. */
export function scalar(value: string | number | null): string {
  return typeof value === 'string' ? `"${value}"` : `${value}`;
}

/** The JSON text of strings in which JSON escapes nothing. */
export function strings(values: readonly string[]): string {
  return values.length === 0 ? '[]' : `["${values.join('","')}"]`;
}

/** The JSON text of cards, each a {@link scalar}. PERF(alloc): a pile or a hand is often wholly hidden. */
export function cards(values: readonly (string | number | null)[]): string {
  const isHidden = values.length > 0 && values.every((card) => card === null);
  return isHidden ? `[${'null,'.repeat(values.length - 1)}null]` : `[${values.map(scalar).join()}]`;
}
