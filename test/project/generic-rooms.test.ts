// The generic rooms work for any game, so they must not know the words of one.
import ts from 'typescript';
import { expect, it } from 'vitest';
import { MOVES as blindChickenExtreme } from '../../src/blind-chicken-extreme/moves.js';
import { MOVES as chicken } from '../../src/chicken/moves.js';
import { MOVES as chickenOut } from '../../src/chicken-out/moves.js';
import { MOVES as chickenRoundup } from '../../src/chicken-roundup/moves.js';
import { MOVES as crazyChicken } from '../../src/crazy-chicken/moves.js';
import type { AnyKind } from '../../src/engine/moveKinds.js';
import type { AnyStatement } from '../../src/engine/moveStatement.js';
import { IDS } from '../../support/games.js';
import { filesBelow } from '../../tools/lib/files.js';

const STATEMENTS: readonly AnyStatement[] = [chicken, chickenOut, crazyChicken, blindChickenExtreme, chickenRoundup];

/** Words of one game that mean something else in generic rooms, by meaning. */
const OTHER_MEANING: { readonly [meaning: string]: readonly string[] } = {
  'of the platform: promises, events, drawings, CSS': ['catch', 'target', 'path', 'none', 'stop'],
  'any game, place, number or part of a text': ['game', 'from', 'to', 'count', 'end', 'open', 'path'],
  "a bot's description, and what it plays for": ['plays', 'reward'],
  'where a lesson points from a thing': ['toward'],
  'the shelf of the table, for any game in which players put cards in order': ['arrange', 'lay'],
};

const valuesOf = ({ of = [], items }: AnyKind): readonly (string | number)[] => items?.of ?? of;

/** The words in a game's moves: types, steps, fields and values. */
function wordsOf(statement: AnyStatement): ReadonlySet<string> {
  return new Set(
    Object.entries(statement).flatMap(([type, { steps, fields = {}, forms = [] }]) => {
      const all = [fields, ...forms.map((form) => form.fields)].flatMap(Object.entries<AnyKind>);
      const values = all.flatMap(([, kind]) => valuesOf(kind)).filter((value) => typeof value === 'string');
      return [type, ...steps, ...all.map(([field]) => field), ...values];
    }),
  );
}

const ALL = STATEMENTS.flatMap((statement) => [...wordsOf(statement)]);
const OF_ONE = new Set(ALL.filter((word) => ALL.indexOf(word) === ALL.lastIndexOf(word)));

/** The name of the property that a node declares or reads; otherwise the node itself. */
function nameOf(node: ts.Node): ts.Node | undefined {
  if (ts.isBindingElement(node)) return node.propertyName ?? node.name;
  const isNamed = ts.isObjectLiteralElement(node) || ts.isTypeElement(node) || ts.isClassElement(node);
  return isNamed || ts.isPropertyAccessExpression(node) ? node.name : node;
}

/** The strings and the names of properties in a file, each with its line. */
function* namesIn(file: string, source: string): Generator<readonly [word: string, where: string]> {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const stack: ts.Node[] = [parsed];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    node.forEachChild((child) => void stack.push(child));
    const name = nameOf(node);
    if (name === undefined || !(ts.isStringLiteralLike(name) || (name !== node && ts.isIdentifier(name)))) continue;
    const { line } = parsed.getLineAndCharacterOfPosition(name.getStart(parsed));
    yield [name.text, `${file}:${line + 1}`];
  }
}

it('no generic room has a word that only the moves of one game have', () => {
  const files = filesBelow('src', '.ts').filter((file) => !IDS.some((id) => file.startsWith(`src/${id}/`)));
  const found = files
    .flatMap((file) => [...namesIn(file, ts.sys.readFile(file) ?? '')])
    .filter(([word]) => OF_ONE.has(word));
  const others = Object.values(OTHER_MEANING).flat();
  expect(found.filter(([word]) => !others.includes(word)).map(([word, where]) => `${where} ${word}`)).toEqual([]);
  expect(others.filter((word) => !found.some(([each]) => each === word))).toEqual([]);
});
