// Bundles seedrandom, which is CommonJS, as ES modules: browsers load no CommonJS, and a bundler can then drop the generator
// that a page does not use. The rest of its code stays the same, since every deal depends on it.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** Only generators without a seed ask Node for entropy, and this library always has a seed. */
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

/** The plugin of esbuild for everything that is built from the sources. */
export const seedrandomAsModule: Plugin = {
  name: 'seedrandom-as-module',
  setup({ onLoad }) {
    onLoad({ filter: /\/node_modules\/seedrandom\/.+\.js$/ }, ({ path }) => ({ contents: asModule(path) }));
  },
};
