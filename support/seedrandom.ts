// Bundles seedrandom, which is CommonJS, as ES modules: browsers do not load CommonJS, and bundlers can drop unused
// generators. The rest of its code stays the same, since every deal depends on it.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** Only unseeded generators ask Node for entropy, and this library always passes a seed. */
const ENTROPY = "nodecrypto = require('crypto');";

/** A CommonJS file of seedrandom as an ES module. */
export function asModule(file: string): string {
  const source = readFileSync(file, 'utf8').replace(ENTROPY, '');
  if (/\brequire\(/.test(source)) throw new Error(`${file}: expected no other require`);
  return [
    'export default /* @__PURE__ */ (function () {',
    '  const module = { exports: {} };',
    source,
    '  return module.exports;',
    '})();',
  ].join('\n');
}

/** The esbuild plugin for all builds from the sources. */
export const seedrandomAsModule: Plugin = {
  name: 'seedrandom-as-module',
  setup({ onLoad }) {
    onLoad({ filter: /\/node_modules\/seedrandom\/.+\.js$/ }, ({ path }) => ({ contents: asModule(path) }));
  },
};
