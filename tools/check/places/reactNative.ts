import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../../src/engine/languages.js';
import { camelCase, GAMES, pascalCase } from '../../lib/games.js';
import { run } from '../../lib/packed.js';
import type { Place } from './place.js';

/** The features of React Native 0.71 that the engine on npm, which is older, and its shell lack. */
const NATIVE = `
  for (const { prototype } of [Array, String])
    prototype.at ??= function (index) { return this[index < 0 ? this.length + index : index]; };
  globalThis.console ??= { log: print };
  globalThis.performance ??= { now: () => Date.now() };
`;

/** A game's words, labels and texts in drawings, out of the entry of a language. */
function wordsOf(id: string, language: string): string {
  const [entry, words] = [`${camelCase(id)}_${language}`, `${language}${pascalCase(id)}`];
  return `{ words: ${entry}.${words}, labels: ${entry}.${words}Labels, svg: ${entry}.${words}Svg }`;
}

/** Plays every game, and prints everything that a player reads. */
const PROGRAM = `
import { describe, explain, label } from 'hencoop';
import { hintOf } from 'hencoop/bots';
import { enBots } from 'hencoop/bots/en';
import { GAMES } from 'hencoop/games';
import { formatRecord, parseRecord, recordOf, verify } from 'hencoop/record';
import { createReferee } from 'hencoop/referee';
${GAMES.flatMap((id) => {
  const name = camelCase(id);
  return [
    `import * as ${name}Schemas from 'hencoop/${id}/schema';`,
    ...LANGUAGES.map((language) => `import * as ${name}_${language} from 'hencoop/${id}/${language}';`),
  ];
}).join('\n')}

const SCHEMAS = { ${GAMES.map((id) => `'${id}': ${camelCase(id)}Schemas`).join(', ')} };
const WORDS = { ${GAMES.map((id) => `'${id}': { ${LANGUAGES.map((language) => `${language}: ${wordsOf(id, language)}`).join(', ')} }`).join(', ')} };

async function play(doors, language) {
  const [game, bots, textOf, entry] = await Promise.all([doors.game(), doors.bots(), doors.text(), doors.entry()]);
  const { words, labels, svg } = WORDS[doors.id][language];
  const { stateSchema, viewSchema, moveSchema } = SCHEMAS[doors.id];
  const lines = [];
  const moves = [];
  const config = { seats: doors.seats.default, seed: 'hermes' };
  let state = game.setup(config);
  while (!game.isOver(state)) {
    const [seat] = game.actors(state);
    const view = viewSchema.parse(game.view(state, seat));
    const legal = game.legalMoves(view);
    const choice = moves.length < 3 ? bots.level('easy').chooseNow(view) : null;
    if (choice !== null) lines.push(hintOf(enBots, choice, (move) => label(move, labels, { view })));
    const move = moveSchema.parse(choice?.move ?? legal[(moves.length * 7) % legal.length]);
    lines.push(label(move, labels, { view }));
    if (moves.length < 20) lines.push(textOf(view, svg));
    lines.push(explain(game.whyNot(state, { ...move, seat: seat + 1 }), words));
    const attempt = game.tryApply(state, move);
    for (const event of attempt.events) lines.push(describe(event, null, words));
    moves.push(move);
    state = stateSchema.parse(attempt.state);
  }
  const record = formatRecord(entry, recordOf(entry, state, moves));
  lines.push(record, JSON.stringify(verify(parseRecord([entry], record).record, [entry]).ok));
  const referee = createReferee(game);
  lines.push(JSON.stringify(referee.snapshot(referee.open(config).match, 0)));
  return lines.join('\\n');
}

async function playAll() {
  const games = [];
  for (const doors of GAMES) for (const language of ['en', 'de', 'fr']) games.push(await play(doors, language));
  const { setup } = await GAMES[0].game();
  const withoutSeed = () => { try { setup({}); return 'ok'; } catch ({ message }) { return message; } };
  console.log(JSON.stringify({ games, withoutSeed: withoutSeed() }));
}
playAll().catch((error) => console.log(String(error) + '\\n' + error.stack));
`;

/** Bundles program.js as `npx react-native bundle` does, but without React Native's own modules. */
const BUNDLE = `
const { runBuild } = require('metro');
const { getDefaultConfig } = require('@react-native/metro-config');
const config = getDefaultConfig(__dirname);
config.serializer.getModulesRunBeforeMainModule = () => [];
config.serializer.getPolyfills = () => [];
runBuild(config, { entry: 'program.js', platform: 'android', dev: false, minify: false, out: 'bundle.js' }).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
`;

const HERMES = 'node_modules/hermes-engine-cli/linux64-bin/hermes';
const COMPILER = 'node_modules/hermes-compiler/hermesc/linux64-bin/hermesc';

/** The bundler and transforms of React Native, and its engine: the last version whose virtual machine is on npm, and the newest compiler. */
const OTHERS = [
  '@babel/core@7',
  '@babel/runtime@7',
  '@react-native/babel-preset@0.81',
  '@react-native/metro-config@0.81',
  'metro@0.83',
  'hermes-engine-cli@0.12',
  'hermes-compiler',
];

interface Printed {
  readonly games: readonly string[];
  readonly withoutSeed: string;
}

/** Parses what the program printed. */
function readPrinted(where: string, text: string): Printed {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${where}:\n${text.slice(0, 2000)}`);
  }
}

export const reactNative: readonly Place[] = [
  {
    name: 'React Native',
    quick: false,
    visit: ({ project }) => {
      const folder = project(['hencoop'], OTHERS);
      writeFileSync(join(folder, 'native.js'), NATIVE);
      writeFileSync(join(folder, 'program.js'), PROGRAM);
      writeFileSync(join(folder, 'program.mjs'), PROGRAM);
      writeFileSync(join(folder, 'bundle.cjs'), BUNDLE);
      writeFileSync(
        join(folder, 'babel.config.js'),
        "module.exports = { presets: ['module:@react-native/babel-preset'] };",
      );
      const inNode = readPrinted('Node', run(folder, process.execPath, 'program.mjs'));
      run(folder, process.execPath, 'bundle.cjs');
      run(folder, COMPILER, '-w', '-O', '-emit-binary', '-out', 'bundle.hbc', 'bundle.js');
      const inHermes = readPrinted('Hermes', run(folder, 'bash', '-c', `cat native.js bundle.js | ${HERMES} -w -`));
      inNode.games.forEach((game, index) => {
        if (game !== inHermes.games[index]) throw new Error(`Hermes plays another game:\n${inHermes.games[index]}`);
      });
      if (!inHermes.withoutSeed.includes('react-native-get-random-values'))
        throw new Error(`without crypto: ${inHermes.withoutSeed}`);
    },
  },
];
