import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { camelCase, GAMES, pascalCase } from '../../tools/lib/games.js';
import { bundlePage } from '../../tools/lib/pageBundle.js';

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

/** A page that shows a game in German, with everything that it may say. */
const germanPage = (game: string) => `
  import { describe, explain, label, labelValue, question, withNames } from 'hencoop';
  import { botName, hintOf, levelLabel } from 'hencoop/bots';
  import { de as deBots } from 'hencoop/bots/de';
  import { ${camelCase(game)} } from 'hencoop/${game}';
  import { de, deLabels, deRules, deSvg } from 'hencoop/${game}/de';
  import { ${camelCase(game)}Element } from 'hencoop/${game}/element';
  import { draw${pascalCase(game)}, draw${pascalCase(game)}Card } from 'hencoop/${game}/svg';
  import { ${camelCase(game)}Text } from 'hencoop/${game}/text';
  import { defineElement } from 'hencoop/element';
  import { deElement } from 'hencoop/element/de';

  defineElement(${camelCase(game)}Element, { game: de, labels: deLabels, words: deElement });
  globalThis.page = [
    ${camelCase(game)}, describe, explain, label, labelValue, question, withNames(de, ['Anna']), deRules,
    draw${pascalCase(game)}, draw${pascalCase(game)}Card, ${camelCase(game)}Text, deSvg,
    botName, hintOf, levelLabel, deBots,
  ];
`;

/** The texts of a bundle that are English and not German. */
function englishIn(game: string, bundled: string): string[] {
  const german = [...textsOf(wordsIn(game, 'de'))].join('\n');
  const texts = textsIn(bundled);
  return [...textsOf([...wordsIn(game, 'en'), ...sheetOf(game)])].filter(
    (text) => !isAmbiguous(text) && texts.has(text) && !german.includes(text),
  );
}

describe.each(GAMES)('a German page of %s', (game) => {
  it('bundles its German words, and no English ones', async () => {
    const { text: bundled } = (await bundlePage(germanPage(game))).atOnce;
    expect(englishIn(game, bundled)).toEqual([]);
    const texts = textsIn(bundled);
    // Of the locales nothing is left out: what is not said is the settings, which this page does not offer.
    const said = wordsIn(game, 'de').filter((file) => !file.endsWith('Setup.ts'));
    expect([...textsOf(said)].filter((text) => !isAmbiguous(text) && !texts.has(text))).toEqual([]);
  });

  it('would fail this check in English', async () => {
    const page = germanPage(game).replace(', deRules', '').replace('deRules,', '');
    const { text: english } = (await bundlePage(page.replaceAll(/\bde(?=Bots|Element|Labels|Svg|\b)/g, 'en'))).atOnce;
    expect(englishIn(game, english).length).toBeGreaterThan(50);
  });
});
