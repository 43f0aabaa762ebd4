// Law 7, memory: folding events keeps every card that its viewer has seen and could follow.

import { cardKey } from '../../engine/chance.js';
import type { GameTypes } from '../../engine/game.js';
import { shortJson } from '../difference.js';
import { must } from './must.js';

type Key = string | number;

/** Lists by path. */
type Lists = Map<string, readonly unknown[]>;

/** More changed lists than the one that a card leaves and the one where it arrives: cards are gathered and dealt. */
const MAX_CHANGED = 2;

/** The lists in a value that hold no other list. */
function listsIn(value: unknown, path = '', found: Lists = new Map()): Lists {
  if (typeof value !== 'object' || value === null) return found;
  if (Array.isArray(value) && value.every((item) => !Array.isArray(item))) found.set(path, value);
  else for (const [key, inner] of Object.entries(value)) listsIn(inner, `${path}.${key}`, found);
  return found;
}

/** A table before and after an event: as it is, and as a viewer remembers it. */
interface Remembered<G extends GameTypes> {
  readonly before: G['State'];
  readonly after: G['State'];
  readonly known: G['View'];
  readonly remembered: G['View'];
}

/**
 * Throws if `remembered` lost a card without need: one in a list that the event left as it was, or only added to; or one
 * that the viewer saw go into such a list. A list in another order may have been shuffled: it says nothing.
 */
export function mustRemember<G extends GameTypes>(
  { before, after, known: knownBefore, remembered }: Remembered<G>,
  what: string,
): void {
  const [was, is, knew, knows]: Lists[] = [before, after, knownBefore, remembered].map((table) => listsIn(table));
  if (was === undefined || is === undefined || knew === undefined || knows === undefined) return;
  const changed = [...is].filter(([path, cards]) => !isSameList(cards, was.get(path) ?? [])).length;
  const left = seenToLeave(was, is, knew);
  for (const [path, cards] of is) {
    const [old, mine, then] = [was.get(path), knows.get(path), knew.get(path)];
    if (
      old === undefined ||
      mine?.includes(null) !== true ||
      mine.length !== cards.length ||
      then?.length !== old.length
    )
      continue;
    if (cards.length < old.length) {
      mustKeepTheRest({ old, cards, then, mine }, `${what}: ${path}`);
      continue;
    }
    const added = addedTo(old, cards);
    if (added === null || (added.length > 0 && changed > MAX_CHANGED)) continue;
    const followed = couldFollow(added, left, old) ? added : [];
    mustHold(known([...then, ...followed]), mine, `${what}: ${path}`);
  }
}

/** A list that lost cards at one end, none of which the viewer took for another, must keep what the viewer knew of the rest. */
function mustKeepTheRest(
  { old, cards, then, mine }: { readonly [list in 'old' | 'cards' | 'then' | 'mine']: readonly unknown[] },
  what: string,
): void {
  if (then.some((card, index) => card !== null && keyOf(card) !== keyOf(old[index]))) return;
  const less = old.length - cards.length;
  const fromTop = isSameList(cards, old.slice(0, cards.length));
  // Equal cards may have left at either end.
  if (fromTop === isSameList(cards, old.slice(less))) return;
  const left = known(then);
  for (const card of fromTop ? old.slice(cards.length) : old.slice(0, less)) {
    const index = left.indexOf(keyOf(card));
    if (index >= 0) left.splice(index, 1);
  }
  mustHold(left, mine, what);
}

const known = (cards: readonly unknown[]) => cards.filter((card) => card !== null).map(keyOf);

/** A remembered list must hold these cards, wherever: a hand is a set. */
function mustHold(cards: readonly Key[], mine: readonly unknown[], what: string): void {
  const rest = mine.map(keyOf);
  for (const card of cards) {
    const index = rest.indexOf(card);
    must(index >= 0, `${what}: expected ${card}, which the viewer saw, got ${shortJson(mine)}`);
    rest.splice(index, 1);
  }
}

/** The cards put below or on top of `old` to make `now`; `null` if it did not come about like that. */
function addedTo(old: readonly unknown[], now: readonly unknown[]): readonly unknown[] | null {
  const more = now.length - old.length;
  if (more < 0) return null;
  if (isSameList(old, now.slice(0, old.length))) return now.slice(old.length);
  return isSameList(old, now.slice(more)) ? now.slice(0, more) : null;
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((item, index) => keyOf(item) === keyOf(other[index]));

const keyOf = (item: unknown) => (typeof item === 'string' || typeof item === 'number' ? item : cardKey(item));

/** The lists that lost cards while the viewer knew all of their cards: what they lost, in order. */
function seenToLeave(was: Lists, is: Lists, knew: Lists): Key[][] {
  const left: Key[][] = [];
  for (const [path, cards] of was) {
    if (isSameList(cards, is.get(path) ?? [])) continue;
    const now = (is.get(path) ?? []).map(keyOf);
    const lost = cards.map(keyOf).filter((card) => {
      const index = now.indexOf(card);
      if (index >= 0) now.splice(index, 1);
      return index < 0;
    });
    const isOpen = knew.get(path)?.every((card) => card !== null) ?? false;
    if (lost.length > 0 && isOpen) left.push(lost);
  }
  return left;
}

/** Whether the viewer could follow these cards, the only ones that arrived anywhere, into a list. */
function couldFollow(added: readonly unknown[], left: readonly (readonly Key[])[], old: readonly unknown[]): boolean {
  if (added.length === 0) return false;
  const cards = added.map(keyOf);
  if (cards.length === 1) return left.some((lost) => lost.length === 1 && lost[0] === cards[0]);
  // In another order they were shuffled; into an empty list, they may have been.
  const orders = [cards.join(), [...cards].reverse().join()];
  return old.length > 0 && left.some((lost) => orders.includes(lost.join()));
}
