// The public builders of a definition's parts, which check their arguments: see checks.ts.

import type { TableBase } from '../engine/base.js';
import { defineGame as define } from '../engine/defineGame.js';
import type { Game, GameDefinition, GameTypes } from '../engine/game.js';
import { isRecord, isWhole } from '../engine/guards.js';
import {
  type AnyKind,
  type FieldKind,
  type KindConfig,
  listOf as kindOfLists,
  wholeFrom as kindOfNumbers,
  seatOf as kindOfSeats,
  oneOf as kindOfValues,
  own as ownKind,
} from '../engine/moveKinds.js';
import { type AnyForm, type Forms, formsOf as formsFrom } from '../engine/moveStatement.js';
import {
  choice as choiceOf,
  count as countOf,
  flag as flagOf,
  type OptionReader,
  type OptionReaders,
  readOptions as read,
  refuseOption,
  seatOption as seatOptionOf,
} from '../engine/options.js';
import type { Seat } from '../engine/seats.js';
import { checkDefinition, checkForms, requireFunction, requireList, requireWhole } from './checks.js';

/**
 * Derives all checked verbs of a game from its definition. The game is frozen: to change a part, spread it into a copy.
 * @throws RangeError if a part of the definition is missing or of the wrong kind; it names the first.
 */
export function defineGame<G extends GameTypes>(definition: GameDefinition<G>): Game<G> {
  checkDefinition(definition);
  return define(definition);
}

/** An option that is on or off. */
export function flag(defaultValue: boolean): OptionReader<boolean> {
  if (typeof defaultValue !== 'boolean') refuseOption('flag', 'true or false as the default', defaultValue);
  return flagOf(defaultValue);
}

/**
 * An option that is a whole number from 1 to `max`, 10,000 by default (G-12). `defaultValue` returns the default for a
 * number of seats: `count(() => 9)`, or `count((seats) => 2 * seats)`.
 * @throws RangeError if `defaultValue` is not a function, or `max` is not a whole number from 1.
 */
export function count(defaultValue: (seats: number) => number, max?: number): OptionReader<number> {
  const example = isWhole(defaultValue) ? defaultValue : 9;
  requireFunction('count', `that gives the default for a number of seats, such as () => ${example}`, defaultValue);
  if (max !== undefined) requireWhole('count, max', max, 1);
  return countOf(defaultValue, max);
}

/** An option that names a seat of the table (G-5, G-12). */
export function seatOption(defaultValue: number): OptionReader<number> {
  requireWhole('seatOption', defaultValue, 0);
  return seatOptionOf(defaultValue);
}

/** An option that is one of a few strings. */
export function choice<const Values extends readonly string[]>(
  values: Values,
  defaultValue: Values[number],
): OptionReader<Values[number]> {
  requireList('choice', values);
  for (const value of values) if (typeof value !== 'string') refuseOption('choice', 'a list of strings', value);
  const known: readonly unknown[] = values;
  if (!known.includes(defaultValue)) {
    refuseOption('choice, default', values.map((value) => `'${value}'`).join(' or '), defaultValue);
  }
  return choiceOf(values, defaultValue);
}

/**
 * Completes the options that a caller passed: an absent option gets its default, an unknown name is an error (G-12).
 * @throws RangeError if a reader or an option is invalid; it names the path.
 */
export function readOptions<Options extends object>(
  readers: OptionReaders<Options>,
  given: unknown,
  seats: number,
): Options {
  if (typeof readers !== 'object' || readers === null) refuseOption('readers', 'an object', readers);
  for (const [name, reader] of Object.entries<OptionReader<unknown> | undefined>(readers)) {
    if (typeof reader?.default !== 'function' || typeof reader.read !== 'function') {
      refuseOption(`readers.${name}`, 'a reader, such as count(() => 9) or flag(false)', reader);
    }
  }
  return read(readers, given, seats);
}

/**
 * A field of a move that holds one of these values. `hook` names the thing on the table that a value stands for; `spelled`
 * has the texts in tokens of values that are not written as they are.
 */
export function oneOf<const Value extends string | number>(
  values: readonly Value[],
  config?: KindConfig,
): FieldKind<Value> {
  requireList('oneOf', values);
  return kindOfValues(values, config);
}

/**
 * A field of a move that holds a whole number from `from` to `to`: at a table perhaps at most `most(table)`, or at most the
 * number in the field `upTo` of the same move.
 */
export function wholeFrom<Table = unknown>(
  from: number,
  to: number,
  config?: KindConfig & Pick<AnyKind, 'upTo'>,
  most?: (table: Table) => number,
): FieldKind<number, Table> {
  requireWhole('wholeFrom, from', from, 0);
  requireWhole('wholeFrom, to', to, from);
  return kindOfNumbers(from, to, config, most);
}

/** A field of a move that names a seat of the table, which has `max` seats at most. */
export function seatOf(max: number): FieldKind<Seat, Pick<TableBase, 'seats'>> {
  requireWhole('seatOf, max', max, 1);
  return kindOfSeats(max);
}

/** A field of a move that holds a list of one to `max` values, whose kind is from {@link oneOf}. */
export function listOf<const Item extends string | number>(
  items: FieldKind<Item>,
  max: number,
): FieldKind<readonly Item[]> {
  if (!isRecord(items)) refuseOption('listOf, items', 'a kind, such as oneOf([1, 2, 3])', items);
  requireList('listOf, items', items.of);
  requireWhole('listOf, max', max, 1);
  return kindOfLists(items, max);
}

/**
 * A field of a move of a kind that the definition of the game checks, in `kinds`. Its schema and its texts are stated
 * apart.
 */
export function own<Value>(name: string, config?: KindConfig): FieldKind<Value> {
  if (typeof name !== 'string') refuseOption('own', 'the name of a kind', name);
  return ownKind(name, config);
}

/**
 * The forms of a type whose moves differ in their fields, such as a choice of which one names a card, too. The forms that
 * the fields before a field leave decide what it can hold.
 */
export function formsOf<const Each extends AnyForm>(...forms: readonly Each[]): Forms<Each> {
  checkForms('formsOf', forms);
  return formsFrom(...forms);
}
