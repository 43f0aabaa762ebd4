// Generates code that uses the entry points of every game, for the programs in test/packed.
import { camelCase, ENTRIES, GAMES, pascalCase } from './games.js';

const entriesOf = (game: string) =>
  ENTRIES.filter(({ name }) => name === `hencoop/${game}` || name.startsWith(`hencoop/${game}/`)).map(
    ({ name }) => name,
  );

/** `sheetOfChicken` for `hencoop/chicken/sheet`, `moduleOfChicken` for `hencoop/chicken`. */
function namespaceOf(entry: string): string {
  const [, game = '', ...parts] = entry.split('/');
  return `${camelCase(parts.join('-')) || 'module'}Of${pascalCase(game)}`;
}

const hasLesson = (game: string) => entriesOf(game).includes(`hencoop/${game}/lesson`);

const importsOf = (game: string) =>
  entriesOf(game).map((entry) => `import * as ${namespaceOf(entry)} from '${entry}';`);

/** Checks that the game accepts the schemas' output types. */
const PARSED = [
  ['State', 'stateSchema'],
  ['View', 'viewSchema'],
  ['Move', 'moveSchema'],
  ['Event', 'eventSchema'],
  ['RedactedEvent', 'redactedEventSchema'],
] as const;

/** TypeScript that type-checks the entry points of every game; it follows the code of consumer.ts, which declares `play`, `first` and `taught`. */
export function consumerOfGames(): string {
  const tested = ["import fc from 'fast-check';", "import { arbitraries } from 'hencoop/testkit';"];
  const played = GAMES.flatMap((game) => {
    const name = camelCase(game);
    const of = (part: string) => namespaceOf(`hencoop/${game}${part}`);
    const german = `${of('/de')}.de${pascalCase(game)}`;
    return [
      ...importsOf(game),
      `export const ${name}Outcome = play(${of('')}.${name}, first);`,
      ...PARSED.map(
        ([type, schema]) => `export const ${name}${type}: ${of('')}.${type} = ${of('/schema')}.${schema}.parse({});`,
      ),
      `export const ${name}Element: ElementGame = ${of('/element')}.${name}Element;`,
      `export const ${name}InGerman: ElementLocale = { game: ${german}, labels: ${german}Labels, words: deElement };`,
      `export const ${name}InStore: AnyEntry = ${of('/record')}.${name}Entry;`,
      `export const ${name}Drawn = (view: ${of('')}.View): string =>
        ${of('/svg')}.draw${pascalCase(game)}(view, { locale: ${german}Svg }) + ${of('/text')}.${name}Text(view, ${of('/en')}.en${pascalCase(game)}Svg);`,
      `export const ${name}Bots: AnyBots = ${of('/bots')}.${name}Bots;`,
      `export const ${name}Kit: Kit<${of('')}.${pascalCase(game)}Types> = ${of('/testkit')}.${name}Kit;`,
      `export const ${name}Moved = (): void => {
        fc.assert(fc.property(arbitraries(${of('')}.${name}, ${name}Kit).move, ({ state, move }) => ${of('')}.${name}.whyNot(state, move) === null));
      };`,
      ...(hasLesson(game) ? [`export const ${name}Taught = taught(${of('/lesson')}.${name}Lesson);`] : []),
      `export const ${name}Clauses: readonly string[] = Object.keys(${of('/sheet')}.sheet.clauses);`,
      `export const ${name}Cards: readonly { readonly name: string; readonly clause: string }[] = ${of('/sheet')}.catalog;`,
    ];
  });
  return [...tested, ...played].join('\n');
}

/**
 * JavaScript that calls `play` of play.ts with every game; `report` is the code after that, which has the promise
 * `played`.
 */
export function playerOfGames(report: string): string {
  const games = GAMES.map((game) => {
    const of = (part: string) => namespaceOf(`hencoop/${game}${part}`);
    const english = `${of('/en')}.en${pascalCase(game)}`;
    const locales = entriesOf(game).filter((entry) => /\/[a-z]{2}$/.test(entry));
    const fields = {
      id: JSON.stringify(game),
      game: `${of('')}.${camelCase(game)}`,
      fromRoot: `hencoop.${camelCase(game)}`,
      schemas: of('/schema'),
      sheet: of('/sheet'),
      locales: `[${locales.map(namespaceOf).join(', ')}]`,
      english: `{ words: ${english}, labels: ${english}Labels, svg: ${english}Svg }`,
      entry: `${of('/record')}.${camelCase(game)}Entry`,
      draw: `${of('/svg')}.draw${pascalCase(game)}`,
      textOf: `${of('/text')}.${camelCase(game)}Text`,
      element: `${of('/element')}.${camelCase(game)}Element`,
      lesson: hasLesson(game) ? `${of('/lesson')}.${camelCase(game)}Lesson` : 'null',
    };
    return `{ ${Object.entries(fields)
      .map(([name, value]) => `${name}: ${value}`)
      .join(', ')} }`;
  });
  return [
    "import * as hencoop from 'hencoop';",
    "import { play } from './play';",
    ...GAMES.flatMap(importsOf),
    `const played = play([${games.join(', ')}]);`,
    report,
  ].join('\n');
}
