import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../lib/packed.js';
import type { Place } from './place.js';

/** A program that imports some entry points. */
const PROGRAM = `
import { chicken } from 'hencoop/chicken';
import { chickenBots } from 'hencoop/chicken/bots';
import { stateSchema } from 'hencoop/chicken/schema';
const state = chicken.setup({ seats: 2, seed: 'hen' });
const [seat = 0] = chicken.actors(state);
const { move } = chickenBots.level('easy').chooseNow(chicken.view(state, seat));
console.log(JSON.stringify([stateSchema.safeParse(state).success, chicken.whyNot(state, move)]));
`;

/** The README's settings for webpack 4. */
const WEBPACK = `
const path = require('path');
const entry = path.resolve('node_modules/hencoop/dist/entry');
require('webpack')({
  mode: 'production',
  target: 'node',
  entry: './program.js',
  output: { path: path.resolve('.'), filename: 'bundle.js' },
  resolve: {
    alias: {
      hencoop: entry,
      'zod/mini$': path.resolve('node_modules/zod/mini/index.js'),
      'zod/v4/core$': path.resolve('node_modules/zod/v4/core/index.js'),
    },
  },
  module: {
    rules: [{ test: /\\.js$/, include: /node_modules.(hencoop|zod)/, loader: 'esbuild-loader', options: { target: 'es2019' }, type: 'javascript/auto' }],
  },
}, (error, stats) => {
  if (error === null && !stats.hasErrors()) return;
  console.error(error || stats.toString({ all: false, errors: true }));
  process.exitCode = 1;
});
`;

const TYPESCRIPT = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    moduleResolution: 'node10',
    module: 'esnext',
    target: 'es2022',
    types: [],
    baseUrl: '.',
    paths: { 'hencoop/*': ['./node_modules/hencoop/dist/entry/*'] },
  },
  files: ['program.ts'],
};

/** The bundled program must accept its own state and move. */
function check(folder: string, bundle: string): void {
  const printed = run(folder, process.execPath, bundle).trim();
  if (printed !== '[true,null]') throw new Error(`${bundle} prints ${printed}`);
}

/** Tools that do not read \`exports\` by default, with the settings in the README. */
export const withoutExports: readonly Place[] = [
  {
    name: 'Parcel',
    quick: false,
    visit: ({ project }) => {
      const manifest = { '@parcel/resolver-default': { packageExports: true } };
      const folder = project(['hencoop'], ['parcel@2'], manifest);
      writeFileSync(join(folder, 'program.js'), PROGRAM);
      run(folder, 'npx', 'parcel', 'build', 'program.js', '--no-cache', '--dist-dir', 'out');
      check(folder, 'out/program.js');
    },
  },
  {
    name: 'webpack 4',
    quick: false,
    visit: ({ project }) => {
      const folder = project(['hencoop'], ['webpack@4', 'esbuild-loader@2']);
      writeFileSync(join(folder, 'program.js'), PROGRAM);
      writeFileSync(join(folder, 'build.cjs'), WEBPACK);
      // Its hashes need what OpenSSL 3 calls legacy.
      run(folder, process.execPath, '--openssl-legacy-provider', 'build.cjs');
      check(folder, 'bundle.js');
    },
  },
  {
    name: 'moduleResolution node10',
    quick: false,
    visit: ({ project }) => {
      const folder = project(['hencoop'], ['typescript@5']);
      writeFileSync(join(folder, 'program.ts'), `${PROGRAM}declare const console: { log(text: string): void };`);
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TYPESCRIPT));
      run(folder, 'npx', 'tsc', '-p', '.');
    },
  },
];
