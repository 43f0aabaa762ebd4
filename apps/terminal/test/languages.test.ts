import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES, LANGUAGES, type Language } from 'hencoop/games';
import { afterAll, describe, expect, test } from 'vitest';
import { isSetInFrench } from '../../../support/frenchSetting.js';
import { run } from '../src/cli.js';
import { systemLanguage } from '../src/language.js';
import { PlayerLeft, type Prompts } from '../src/prompts.js';

const folder = mkdtempSync(join(tmpdir(), 'hencoop-languages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Gives the answers in order, as label numbers, keys or text, then leaves; records all questions. */
function script(answers: readonly (number | string)[]): Prompts & { readonly asked: string[] } {
  const left = [...answers];
  const asked: string[] = [];
  const next = () => {
    const answer = left.shift();
    if (answer === undefined) throw new PlayerLeft();
    return answer;
  };
  return {
    asked,
    async choose(message, labels, { keys = [] } = {}) {
      asked.push(message, ...labels, ...keys.map(({ label }) => label));
      return next();
    },
    async type(message) {
      asked.push(message);
      return String(next());
    },
    close: () => {},
  };
}

/** The whole output of a run in the language of the system or a flag. */
async function said(argv: readonly string[], env: NodeJS.ProcessEnv, answers: readonly (number | string)[] | null) {
  const texts: string[] = [];
  const prompts = answers === null ? null : script(answers);
  await run([...argv, '--folder', folder], {
    out: (text) => texts.push(text),
    err: (text) => texts.push(text),
    command: 'npx hencoop',
    isTerminal: prompts !== null,
    env,
    prompts: () => {
      if (prompts === null) throw new Error('expected no questions without a terminal');
      return prompts;
    },
  });
  return [...texts, ...(prompts?.asked ?? [])].join('\n');
}

/** Command lines that are wrong, each in its own way. */
const WRONG = [
  ['duck'],
  ['chicken', 'duck'],
  ['chicken', '--seats', '9'],
  ['crazy-chicken', '--seats', '3'],
  ['chicken', '--seats', 'two'],
  ['chicken', '--seats', '3', '--seat', '3'],
  ['chicken', '--options', '{'],
  ['chicken', '--options', '[]'],
  ['chicken', '--options', '{"goal":1}'],
  ['chicken', '--options', '{"drawOnlyIfStuck":1}'],
  ['chicken-roundup', '--options', '{"parade":"x"}'],
  ['chicken', '--bots', 'easy,duck'],
  ['chicken', '--seats', '4', '--bots', 'easy,strong'],
  ['--list', '--bots', 'easy'],
  ['--list', 'chicken'],
  ['--tables'],
  ['--force'],
  ['--fly'],
  ['--watch=yes'],
  ['--seats'],
  ['analyze'],
  ['analyze', 'a.txt', 'b.txt'],
  ['puzzle', 'duck'],
] as const;

/** Runs through every part of the program. */
async function tour(language: Language): Promise<string> {
  writeFileSync(join(folder, 'broken.json'), '{');
  const flag = ['--lang', language];
  const saved = join(folder, `${language}.txt`);
  const runs = [
    await said(['--help', ...flag], {}, null),
    await said(['chicken', '--watch', '--seed', 'hen', '--save', saved, ...flag], {}, null),
    await said(['--replay', saved, ...flag], {}, [0, 1, 0, 0, 0, 1]),
    await said(['--list', ...flag], {}, null),
    ...(await Promise.all(WRONG.map((words) => said([...words, ...flag], {}, null)))),
    await said(['analyze', '--help', ...flag], {}, null),
    await said(['puzzle', '-h', ...flag], {}, null),
    await said(['--load', join(folder, 'none.txt'), ...flag], {}, ['q']),
    await said(['chicken', '--seed', 'hen', '--seats', '2', ...flag], {}, [
      1,
      '?',
      'r',
      'h',
      'x',
      'draw seat=1',
      'draw',
    ]),
    // The rules of Chicken, the help and the saved games.
    await said(flag, {}, [GAMES.length, 0, '?', 0]),
  ];
  return runs.join('\n').replaceAll(folder, '');
}

const tours = new Map<Language, string>();
for (const language of LANGUAGES) tours.set(language, await tour(language));
const tourIn = (language: Language) => tours.get(language) ?? '';

describe('the language of the terminal', () => {
  test.each([
    [{}, 'en'],
    [{ LANG: 'C' }, 'en'],
    [{ LANG: 'de_AT.UTF-8' }, 'de'],
    [{ LANG: 'fr_CA' }, 'fr'],
    [{ LANG: 'fr_FR.UTF-8', LC_ALL: 'de_DE@euro' }, 'de'],
    [{ LANG: 'fr_FR.UTF-8', LC_MESSAGES: 'de_DE', LC_ALL: '' }, 'de'],
    [{ LANG: 'it_IT.UTF-8' }, 'en'],
  ])('follows the environment: %j gives %s', (env, language) => {
    expect(systemLanguage(env)).toBe(language);
  });

  test.each(WRONG.map((words) => [words.join(' '), words] as const))('is that of errors: %s', async (_, words) => {
    const german = await said(words, { LANG: 'de_DE.UTF-8' }, null);
    const told = async (...flag: string[]) => said([...words, ...flag], { LANG: 'en_US.UTF-8' }, null);
    expect(await told('--lang', 'de')).toBe(german);
    expect(await told('--lang=de')).toBe(german);
    expect(await told()).not.toBe(german);
    expect(german).toMatch(/\nnpx hencoop --help zeigt die Hilfe\.$/);
  });

  test('is that of the help of a command, which is its own', async () => {
    for (const command of ['analyze', 'puzzle']) {
      const page = await said([command, '--help', '--lang', 'de'], {}, null);
      expect(page.startsWith(`npx hencoop ${command} `)).toBe(true);
      expect(await said([command, '-h', '--lang', 'de'], {}, null)).toBe(page);
    }
  });

  test('is the system language unless --lang names another', async () => {
    const german = await said(['--help'], { LANG: 'de_DE.UTF-8' }, null);
    expect(german).toMatch(/^Hühnerkartenspiele im Terminal\.\n/);
    expect(await said(['--help', '--lang', 'fr-CA'], { LANG: 'de_DE.UTF-8' }, null)).toMatch(/^Des jeux de cartes/);
  });
});

describe.each(LANGUAGES)('the terminal in %s', (language) => {
  test('prints no line wider than 70 columns, and no missing values', () => {
    for (const line of tourIn(language).split('\n')) {
      expect(line.length, line).toBeLessThanOrEqual(70);
      expect(line).not.toMatch(/undefined|NaN|\[object|function/);
    }
  });
});

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the terminal in %s', (language) => {
  test('prints nothing in English', () => {
    // Commands, moves and flags stay in English, and so does the library's message about a file that is not JSON.
    const english = /\b(?:the|you|your|of|with|seats?|saved|players|round|cards?|draws?|and)\b/i;
    const told = tourIn(language)
      .split('\n')
      .filter((line) => !/^ {2}(npx|--)|JSON:|seat=|play \d/.test(line));
    expect(told.filter((line) => english.test(line.replaceAll(/--\w+/g, '')))).toEqual([]);
  });
});

test('French texts follow French typography', () => {
  const wrong = tourIn('fr')
    .split('\n')
    // JSON and commands are code.
    .filter((line) => !/[{"]|^ {2}(npx|--)|seat=/.test(line) && !isSetInFrench(line));
  expect(wrong).toEqual([]);
});
