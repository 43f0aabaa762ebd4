// Changes a state into one that random play seldom reaches: a full pile, a score near the target, a last round.
import type { Chance, GameTypes } from 'hencoop';
import type { Kit } from 'hencoop/testkit';

/** A list in a state, that a tweak may write to. */
type List = unknown[];

/** A copy of `state` with one to three things changed, or `null` if that is no state of the game. */
export function tweaked<G extends GameTypes>(kit: Kit<G>, state: G['State'], chance: Chance): G['State'] | null {
  // Tweaks keep the shape of the state; its schema checks the rest.
  const draft = structuredClone(state) as G['State'] & { options: Record<string, unknown> };
  const dice = picker(chance);
  const deck = new Set(kit.deck(state).map((card) => JSON.stringify(card)));
  for (let changed = 0; changed <= dice.below(3); changed++) {
    const kind = dice.below(6);
    if (kind === 0) tweakNumbers(draft, dice);
    else if (kind === 1) tweakOptions(draft, dice);
    else if (kind === 2) tweakFlags(draft, dice);
    else
      moveCards(
        listsOf(draft, (value) => deck.has(JSON.stringify(value))),
        dice,
      );
  }
  return isState(kit, draft) ? draft : null;
}

function isState<G extends GameTypes>(kit: Kit<G>, state: G['State']): boolean {
  const checked = kit.schemas.state['~standard'].validate(state);
  if (checked instanceof Promise || checked.issues !== undefined) return false;
  try {
    for (const check of Object.values(kit.invariants)) check(state, null);
    return true;
  } catch {
    return false;
  }
}

interface Picker {
  /** A number below `limit`. */
  readonly below: (limit: number) => number;
  readonly of: <T>(list: readonly T[]) => T | undefined;
}

function picker(chance: Chance): Picker {
  let picks = 0;
  const below = (limit: number) =>
    chance.roll(
      `tweak/${picks++}`,
      Array.from({ length: limit }, (_, index) => index),
      1,
    )[0] ?? 0;
  return { below, of: (list) => list[below(list.length)] };
}

/** All lists below `value` whose every entry is one of these, empty ones included. */
function listsOf(value: unknown, holds: (entry: unknown) => boolean): List[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.every(holds)) return [value];
  return Object.entries(value).flatMap(([name, part]) => (name === 'options' ? [] : listsOf(part, holds)));
}

/** Sets the points of a seat, or another number of the table, near a number of the options, or to a small one. */
function tweakNumbers(draft: { options: Record<string, unknown> }, dice: Picker): void {
  const bounds = Object.values(draft.options).filter((option) => typeof option === 'number');
  const near = () => (dice.below(2) === 0 ? dice.below(4) : (dice.of(bounds) ?? 0) - dice.below(4));
  const list = dice.of(listsOf(draft, (entry) => typeof entry === 'number'));
  if (list === undefined || list.length === 0) return;
  if (dice.below(3) === 0) list.fill(near());
  else list[dice.below(list.length)] = near();
}

/** Gives a numeric option the value of a number of the table, or flips another one. */
function tweakOptions(draft: { options: Record<string, unknown> }, dice: Picker): void {
  const name = dice.of(Object.keys(draft.options));
  if (name === undefined) return;
  const value = draft.options[name];
  const numbers = Object.values(draft).filter((field) => typeof field === 'number');
  if (typeof value === 'boolean') draft.options[name] = !value;
  if (typeof value === 'number') draft.options[name] = (dice.of(numbers) ?? 0) + dice.below(2);
}

function tweakFlags(draft: object, dice: Picker): void {
  const list = dice.of(listsOf(draft, (entry) => typeof entry === 'boolean'));
  if (list === undefined || list.length === 0) return;
  const index = dice.below(list.length);
  list[index] = list[index] !== true;
}

/** Moves some or all cards of one pile to another one, or swaps two cards. */
function moveCards(lists: readonly List[], dice: Picker): void {
  const from = dice.of(lists);
  const to = dice.of(lists);
  if (from === undefined || to === undefined || from === to || from.length === 0) return;
  const taken = dice.below(from.length);
  switch (dice.below(3)) {
    case 0:
      // To the bottom, so that the top of the pile stays.
      to.unshift(...from.splice(0, dice.below(3) === 0 ? from.length : from.length - 1));
      return;
    case 1:
      to.push(...from.splice(taken, 1));
      return;
    default: {
      if (to.length === 0) return;
      const other = dice.below(to.length);
      [from[taken], to[other]] = [to[other], from[taken]];
    }
  }
}
