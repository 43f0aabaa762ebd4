// What a move hinges on: the options, and the numbers of the table, that would lead to other events.
import { type Game, type GameTypes, strongChance } from 'hencoop';
import type { Kit } from 'hencoop/testkit';
import type { Made } from './answers.js';

/** The values of each option that the set-ups of a kit try. */
export type Choices = ReadonlyMap<string, ReadonlySet<unknown>>;

const optionsOf = (table: object): object =>
  'options' in table && typeof table.options === 'object' && table.options !== null ? table.options : {};

export function choicesOf<G extends GameTypes>(game: Game<G>, kit: Kit<G>): Choices {
  const choices = new Map<string, Set<unknown>>();
  for (const setup of kit.setups) {
    for (const [name, value] of Object.entries(optionsOf(game.setup({ ...setup, seed: 'choices' })))) {
      if (typeof value !== 'string') continue;
      choices.set(name, (choices.get(name) ?? new Set()).add(value));
    }
  }
  return choices;
}

/** Other values of an option: the other flag or words, one more and one less. */
function othersOf(choices: Choices, name: string, value: unknown): readonly unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1, value - 1];
  return [...(choices.get(name) ?? [])].filter((other) => other !== value);
}

/** The first events that differ, or the refusal, of the same move in another table; `null` if nothing differs. */
function differenceIn<G extends GameTypes>(
  game: Game<G>,
  { before, move, events }: Made<G>,
  changed: object,
  exact: boolean,
): string | null {
  // A table that the rules may not reach: it is asked, and never written down.
  const state = { ...before, ...changed } as G['State'];
  try {
    const attempt = game.tryApply(state, move, { chance: strongChance(before.seed) });
    if (!attempt.ok) return attempt.violation.clause;
    const spell = (event: G['Event'] | undefined) =>
      exact ? (JSON.stringify(event) ?? '') : event === undefined ? '' : event.type;
    const length = Math.max(events.length, attempt.events.length);
    for (let index = 0; index < length; index++) {
      const [was, is] = [events[index], attempt.events[index]];
      if (spell(was) !== spell(is)) return `${was?.type} ${is?.type}`;
    }
  } catch {
    return null;
  }
  return null;
}

/** The features of a move that hinges on something. */
export function* turningPoints<G extends GameTypes>(game: Game<G>, choices: Choices, made: Made<G>): Generator<string> {
  const options = optionsOf(made.before);
  for (const [name, value] of Object.entries(options)) {
    for (const other of othersOf(choices, name, value)) {
      const changed = { options: { ...options, [name]: other } };
      const difference = differenceIn(game, made, changed, true);
      const way = typeof value === 'number' ? (Number(other) > value ? 'more' : 'less') : `${value} ${other}`;
      if (difference !== null) yield `${made.move.type} ${name} ${way} ${difference}`;
    }
  }
  for (const [name, value] of Object.entries(made.before)) {
    if (typeof value === 'number') yield* nudged(game, made, name, (by) => value + by);
    if (!Array.isArray(value) || value.length !== made.before.seats) continue;
    if (!value.every((entry) => typeof entry === 'number')) continue;
    for (const seat of value.keys()) {
      const own = seat === made.move.seat ? 'own' : 'other';
      yield* nudged(game, made, name, (by) => value.with(seat, (value[seat] ?? 0) + by), own);
    }
  }
}

function* nudged<G extends GameTypes>(
  game: Game<G>,
  made: Made<G>,
  name: string,
  change: (by: number) => unknown,
  whose = '',
): Generator<string> {
  for (const by of [-1, 1]) {
    const difference = differenceIn(game, made, { [name]: change(by) }, false);
    if (difference !== null) yield `${made.move.type} ${name} ${whose} ${by} ${difference}`;
  }
}
