import type { Plugin } from 'vite';
import { LANGUAGES } from '../../src/games.js';

/** The doors that the page never opens: what lies behind them would be built, and kept for offline. */
const UNUSED = ['sheet', 'svg', 'text'];
/** The doors that no first hand opens. A game may lack some of those in languages. */
const LATER = ['entry'];
const LATER_IN_LANGUAGES = ['lesson', 'scoring', 'setup', 'rules', 'reasons'];

const doorNamed = (name: string) => new RegExp(`^  ${name}: .*?(?=^  \\w|^\\})`, 'ms');

function without(code: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replace(doorNamed(name), ''), code);
}

/** Puts the doors that no first hand opens into a chunk of their own, and leaves out those that the page never opens. */
export const doorsOfThePage: Plugin = {
  name: 'doors-of-the-page',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const file = /\/src\/[a-z-]+\/(?<name>doors\.ts)(?<later>\?later)?$/.exec(id)?.groups;
    if (file === undefined) return null;
    for (const name of [...UNUSED, ...LATER]) {
      if (!doorNamed(name).test(code)) this.error(`${id}: expected a door named ${name}`);
    }
    const used = without(code, UNUSED);
    if (file['later'] !== undefined) return without(used, ['game', 'bots', 'element', 'locales']);
    const doors = /export const (\w+) =/.exec(code)?.[1] ?? this.error(`${id}: expected exported doors`);
    const inLanguages = LATER_IN_LANGUAGES.filter((name) => doorNamed(name).test(code));
    const load = `() => import('./${file['name']}?later').then(({ ${doors} }) => ${doors})`;
    return without(used, [...LATER, ...LATER_IN_LANGUAGES])
      .replace(
        /^\} as const;/m,
        `  ...laterDoors(${load}, ${JSON.stringify(LATER)}, ${JSON.stringify(inLanguages)}, ${JSON.stringify(LANGUAGES)}),\n};`,
      )
      .replace(/^/, `import { laterDoors } from '/src/laterDoors.ts';\n`);
  },
};
