import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import type { AnyGame } from '../../src/engine/game.js';
import { LANGUAGES } from '../../src/engine/languages.js';
import type { Output } from '../lib/files.js';
import { camelCase, pascalCase } from '../lib/names.js';

/** Writes the doors of every game: a literal `import()` for each part and language, since bundlers follow no others. */
export async function doors(output: Output): Promise<void> {
  for (const id of readdirSync('src').filter((folder) => existsSync(`src/${folder}/table.ts`))) {
    const game: AnyGame = (await import(`../../src/${id}/index.ts`))[camelCase(id)];
    const file = `src/${id}/doors.ts`;
    const formatted = execFileSync('node_modules/.bin/biome', ['format', `--stdin-file-path=${file}`], {
      input: doorsOf(game),
      encoding: 'utf8',
    });
    output.file(file, formatted);
  }
}

function doorsOf({ id, title, seats }: AnyGame): string {
  const [name, Name] = [camelCase(id), pascalCase(id)];
  const has = (part: string) => existsSync(`src/${id}/${part}.ts`);
  const door = (part: string, file: string, exported: string) =>
    `${part}: () => import('./${file}.js').then(({ ${exported} }) => ${exported}),`;
  const group = (part: string, inLanguage: (language: string) => string) =>
    `${part}: {\n${LANGUAGES.map((language) => `${language}: () => ${inLanguage(language)},`).join('\n')}\n},`;
  const words = (file: string, exported: string, value = exported) =>
    `import('./locales/${file}.js').then(({ ${exported} }) => ${value})`;
  const withWords = (part: string, value: (words: string) => string) => (language: string) =>
    `Promise.all([import('./${part}.js'), import('./locales/${language}${part === 'lesson' ? 'Lesson' : 'Setup'}.js')]).then(
      ([{ ${name}${pascalCase(part)} }, { ${language}${Name}${pascalCase(part)} }]) => ${value(language + Name + pascalCase(part))})`;
  const doors = [
    `id: '${id}',`,
    `title: '${title}',`,
    `seats: { min: ${seats.min}, max: ${seats.max}, default: ${seats.default} },`,
    door('game', 'index', name),
    door('entry', 'record', `${name}Entry`),
    "sheet: () => import('./sheet.js').then(({ sheet, catalog }) => ({ sheet, catalog })),",
    door('bots', 'bots/index', `${name}Bots`),
    `svg: () => import('./svg/index.js').then(({ draw${Name}, draw${Name}Card, ${name}Cover, ${name}Scene, ${name}CardScene }) => ({
      draw: draw${Name}, drawCard: draw${Name}Card, cover: ${name}Cover, scene: ${name}Scene, cardScene: ${name}CardScene })),`,
    door('element', 'element', `${name}Element`),
    door('text', 'text', `${name}Text`),
    ...(has('lesson')
      ? [
          group(
            'lesson',
            withWords('lesson', (texts) => `({ lesson: ${name}Lesson, texts: ${texts} })`),
          ),
        ]
      : []),
    ...(has('scoring')
      ? [
          group(
            'scoring',
            withWords('scoring', (texts) => `${name}Scoring(${texts})`),
          ),
        ]
      : []),
    group('locales', (lang) =>
      words(lang, `${lang}${Name}, ${lang}${Name}Labels`, `({ game: ${lang}${Name}, labels: ${lang}${Name}Labels })`),
    ),
    group('setup', (lang) => words(`${lang}Setup`, `${lang}${Name}Setup`)),
    group('rules', (lang) => words(`${lang}Rules`, `${lang}${Name}Rules`)),
    group('reasons', (lang) => words(lang, `${lang}${Name}Reasons`)),
  ];
  return `// Written by \`npm run fix\` from the files of the game.
/** The parts of ${title}, each loaded on request. Importing this file loads none of them. */
export const ${name}Doors = {\n${doors.join('\n')}\n} as const;\n`;
}
