import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/engine/languages.js';
import { filesBelow } from '../../tools/lib/files.js';
import { camelCase, GAMES, pascalCase } from '../../tools/lib/games.js';
import { bundlePage } from '../../tools/lib/pageBundle.js';
import { textsIn } from '../support/textsIn.js';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** Whether a text could occur in code by chance: it is short, or looks like a move type. */
const isAmbiguous = (text: string) => (text.match(/\p{L}/gu) ?? []).length < 8 || /^[a-z][a-zA-Z0-9]*$/.test(text);

/** The texts of these sources. */
function textsOf(files: readonly string[]): Set<string> {
  return new Set(files.flatMap((file) => [...textsIn(readFileSync(file, 'utf8'), file)]));
}

/** Every module with texts in one language: in the engine, its parts, the games and the puzzles. */
const localesIn = (language: string) => {
  const named = new RegExp(`/locales/${language}(?:[A-Z]\\w*)?\\.ts$`);
  return ['src', 'packages/puzzles/src']
    .flatMap((folder) => filesBelow(folder, '.ts'))
    .filter((file) => named.test(file));
};

/** The texts that a game's page may have in one language: all but other games' texts. */
const wordsIn = (game: string, language: string) =>
  localesIn(language).filter((file) => !GAMES.some((other) => other !== game && file.startsWith(`src/${other}/`)));

/** The texts of one part of a game or page, such as `deLesson.ts`. Most load only through the game's doors. */
const partsIn = (game: string, language: string) =>
  wordsIn(game, language).filter((file) => !file.endsWith(`/${language}.ts`));

/** The English text outside locales: the rule sheet. */
const sheetOf = (game: string) => ['src/engine/clauses.ts', `src/${game}/clauses.ts`, `src/${game}/sheet.ts`];

/** Page code for a game's optional parts: its lesson, and the arithmetic of a round. */
const optionalParts = (game: string) => ['lesson', 'scoring'].filter((part) => existsSync(`src/${game}/${part}.ts`));

/** A page that shows, teaches, judges and explains a game in one language, with all its texts. */
const pageIn = (language: string, game: string) => `
  import { answer, matchText, openPuzzle } from '@hencoop/puzzles';
  import { describe, explain, label, labelValue, question, withNames } from 'hencoop';
  import { analyze, parOf, reasonsBetween, reasonText } from 'hencoop/analysis';
  import { botName, hintOf, levelLabel } from 'hencoop/bots';
  import { ${language}Bots as botWords } from 'hencoop/bots/${language}';
  import { ${camelCase(game)} } from 'hencoop/${game}';
  import * as words from 'hencoop/${game}/${language}';
  import { ${camelCase(game)}Bots } from 'hencoop/${game}/bots';
  import { ${camelCase(game)}Element } from 'hencoop/${game}/element';
  import { draw${pascalCase(game)}, draw${pascalCase(game)}Card } from 'hencoop/${game}/svg';
  import { ${camelCase(game)}Text } from 'hencoop/${game}/text';
  import { defineElement } from 'hencoop/element';
  import { ${language}Element as elementWords } from 'hencoop/element/${language}';
  import { openInspector } from 'hencoop/inspector';
  import { ${language}Inspector as inspectorWords } from 'hencoop/inspector/${language}';
  import { answerTo, continueLesson, startLesson } from 'hencoop/lesson';
  ${optionalParts(game)
    .map((part) => `export * from './src/${game}/${part}.js';`)
    .join('\n')}
  ${partsIn(game, language)
    .map((file, index) => `export * as words${index} from './${file}';`)
    .join('\n')}

  defineElement(
    ${camelCase(game)}Element,
    { game: words.${language}${pascalCase(game)}, labels: words.${language}${pascalCase(game)}Labels, words: elementWords },
  );
  globalThis.page = [
    ${camelCase(game)}, describe, explain, label, labelValue, question, withNames(words.${language}${pascalCase(game)}, ['Anna']),
    draw${pascalCase(game)}, draw${pascalCase(game)}Card, ${camelCase(game)}Text, words.${language}${pascalCase(game)}Svg, words.${language}${pascalCase(game)}Reasons,
    botName, hintOf, levelLabel, botWords, ${camelCase(game)}Bots,
    analyze, parOf, reasonsBetween, reasonText, openInspector, inspectorWords,
    answerTo, continueLesson, startLesson, answer, matchText, openPuzzle,
  ];
`;

/** The texts in a bundle that belong only to another language. */
function foreignIn(game: string, own: string, bundled: string): string[] {
  const said = [...textsOf(wordsIn(game, own))].join('\n');
  const texts = textsIn(bundled);
  const others = LANGUAGES.filter((language) => language !== own).flatMap((language) => wordsIn(game, language));
  return [...textsOf([...others, ...sheetOf(game)])].filter(
    (text) => !isAmbiguous(text) && texts.has(text) && !said.includes(text),
  );
}

describe.each(GAMES)('a page of %s', (game) => {
  it.each(OTHERS)('in %s bundles its texts, and no others', async (language) => {
    const { text: bundled } = (await bundlePage(pageIn(language, game))).atOnce;
    expect(foreignIn(game, language, bundled)).toEqual([]);
    const texts = textsIn(bundled);
    // The bundle omits no locale text.
    expect([...textsOf(wordsIn(game, language))].filter((text) => !isAmbiguous(text) && !texts.has(text))).toEqual([]);
  });

  it.each(OTHERS)('in English fails the check for %s, as it should', async (language) => {
    const { text: english } = (await bundlePage(pageIn('en', game))).atOnce;
    expect(foreignIn(game, language, english).length).toBeGreaterThan(50);
  });
});
