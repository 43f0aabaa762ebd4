import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/engine/languages.js';
import { camelCase, GAMES, pascalCase } from '../../tools/lib/games.js';
import { bundlePage } from '../../tools/lib/pageBundle.js';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** Whether a text could stand in code by chance: a short one, or one that is written like the type of a move. */
const isAmbiguous = (text: string) => (text.match(/\p{L}/gu) ?? []).length < 8 || /^[a-z][a-zA-Z0-9]*$/.test(text);

/** The texts in a source: every string, and every piece of a template, but no names of properties and modules. */
function textsIn(source: string, name = 'source.ts'): Set<string> {
  const texts = new Set<string>();
  const visit = (node: ts.Node, parent: ts.Node | null) => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    const isName =
      parent !== null &&
      (ts.isImportDeclaration(parent) ||
        ts.isExportDeclaration(parent) ||
        ts.isLiteralTypeNode(parent) ||
        (ts.isPropertyAssignment(parent) && parent.name === node));
    if (isText && !isName) texts.add(node.text);
    ts.forEachChild(node, (child) => visit(child, node));
  };
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest), null);
  return texts;
}

/** The texts of these sources. */
function textsOf(files: readonly string[]): Set<string> {
  const found = files.filter((file) => existsSync(file));
  return new Set(found.flatMap((file) => [...textsIn(readFileSync(file, 'utf8'), file)]));
}

const SHARED = ['src/engine/locales', 'src/element/locales', 'src/bots/locales'];

/** The words of a game, of the element and of the bots, in one language. */
const wordsIn = (game: string, language: string) => [
  ...SHARED.map((folder) => `${folder}/${language}.ts`),
  `src/${game}/locales/${language}.ts`,
  `src/${game}/locales/${language}Rules.ts`,
  `src/${game}/locales/${language}Setup.ts`,
];

/** English that is no locale: the rule sheet. */
const sheetOf = (game: string) => ['src/engine/clauses.ts', `src/${game}/clauses.ts`, `src/${game}/sheet.ts`];

/** A page that shows a game in one language, with everything that it may say. */
const pageIn = (language: string, game: string) => `
  import { describe, explain, label, labelValue, question, withNames } from 'hencoop';
  import { botName, hintOf, levelLabel } from 'hencoop/bots';
  import { ${language} as botWords } from 'hencoop/bots/${language}';
  import { ${camelCase(game)} } from 'hencoop/${game}';
  import * as words from 'hencoop/${game}/${language}';
  import { ${camelCase(game)}Element } from 'hencoop/${game}/element';
  import { draw${pascalCase(game)}, draw${pascalCase(game)}Card } from 'hencoop/${game}/svg';
  import { ${camelCase(game)}Text } from 'hencoop/${game}/text';
  import { defineElement } from 'hencoop/element';
  import { ${language}Element as elementWords } from 'hencoop/element/${language}';

  defineElement(
    ${camelCase(game)}Element,
    { game: words.${language}, labels: words.${language}Labels, words: elementWords },
  );
  globalThis.page = [
    ${camelCase(game)}, describe, explain, label, labelValue, question, withNames(words.${language}, ['Anna']),
    ${language === 'en' ? '' : `words.${language}Rules,`}
    draw${pascalCase(game)}, draw${pascalCase(game)}Card, ${camelCase(game)}Text, words.${language}Svg,
    botName, hintOf, levelLabel, botWords,
  ];
`;

/** The texts of a bundle that are those of another language, and not of its own. */
function foreignIn(game: string, own: string, bundled: string): string[] {
  const said = [...textsOf(wordsIn(game, own))].join('\n');
  const texts = textsIn(bundled);
  const others = LANGUAGES.filter((language) => language !== own).flatMap((language) => wordsIn(game, language));
  return [...textsOf([...others, ...sheetOf(game)])].filter(
    (text) => !isAmbiguous(text) && texts.has(text) && !said.includes(text),
  );
}

describe.each(GAMES)('a page of %s', (game) => {
  it.each(OTHERS)('in %s bundles its words, and no others', async (language) => {
    const { text: bundled } = (await bundlePage(pageIn(language, game))).atOnce;
    expect(foreignIn(game, language, bundled)).toEqual([]);
    const texts = textsIn(bundled);
    // Of the locales nothing is left out: what is not said is the settings, which this page does not offer.
    const said = wordsIn(game, language).filter((file) => !file.endsWith('Setup.ts'));
    expect([...textsOf(said)].filter((text) => !isAmbiguous(text) && !texts.has(text))).toEqual([]);
  });

  it.each(OTHERS)('in English would fail the check of %s', async (language) => {
    const { text: english } = (await bundlePage(pageIn('en', game))).atOnce;
    expect(foreignIn(game, language, english).length).toBeGreaterThan(50);
  });
});
