// Removes from dist the files that no entry point reaches, and the maps of files that only re-export. Drops from the
// other maps the sources that the package ships.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { filesBelow } from '../lib/files.js';
import { reachOf } from '../lib/reach.js';

/**
 * A lazy import of a package file in CommonJS, as the bundler emits it. Jest and other CommonJS loaders do not support
 * `import()` without a flag.
 */
const LAZY_IMPORT = /\bimport\(('\.[^']+\.cjs')\)/g;

const LINK = /(?:\/\/# sourceMappingURL=\S+\s*)+$/;

const { reached } = reachOf('.');
for (const file of [...filesBelow('dist', '.js'), ...filesBelow('dist', '.cjs')]) {
  if (!reached.has(file)) {
    rmSync(file);
    rmSync(`${file}.map`);
    continue;
  }
  const name = file.split('/').at(-1);
  // After a lazy import, the map's columns are off for the rest of the line; the lines stay correct.
  const code = readFileSync(file, 'utf8')
    .replace(LINK, '')
    .replaceAll(LAZY_IMPORT, 'Promise.resolve().then(() => require($1))');
  const map: { readonly sources: readonly string[]; readonly sourcesContent?: readonly (string | null)[] } = JSON.parse(
    readFileSync(`${file}.map`, 'utf8'),
  );
  const sourcesContent = map.sources.map((source, index) =>
    source.includes('node_modules/') ? (map.sourcesContent?.[index] ?? null) : null,
  );
  if (map.sources.length === 0) {
    writeFileSync(file, code);
    rmSync(`${file}.map`);
  } else {
    writeFileSync(file, `${code}//# sourceMappingURL=${name}.map\n`);
    const { sourcesContent: _, ...own } = map;
    const isOwn = sourcesContent.every((content) => content === null);
    writeFileSync(`${file}.map`, JSON.stringify(isOwn ? own : { ...map, sourcesContent }));
  }
}

// The declaration bundler drops this line, which projects without DOM types need to read them.
for (const file of ['element', 'inspector'].flatMap((entry) => [
  `dist/entry/${entry}.d.ts`,
  `dist/entry/${entry}.d.cts`,
])) {
  writeFileSync(file, `/// <reference lib="dom" />\n${readFileSync(file, 'utf8')}`);
}
