// Leaves in dist only the files that users need: removes files that no entry point reaches and maps of files that only
// re-export. The other maps contain only the sources that the package does not ship.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { filesBelow } from '../lib/files.js';
import { reachOf } from '../lib/reach.js';

/**
 * A lazy import of a file of the package in CommonJS, as the bundler leaves it. Jest and other loaders of CommonJS do not
 * know `import()` without a flag.
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
  // On the line of a lazy import the columns of the map are off after it; the lines stay right.
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

// The bundler of declarations drops this line, without which a project whose types know no browser could not read them.
for (const file of ['element', 'inspector'].flatMap((entry) => [
  `dist/entry/${entry}.d.ts`,
  `dist/entry/${entry}.d.cts`,
])) {
  writeFileSync(file, `/// <reference lib="dom" />\n${readFileSync(file, 'utf8')}`);
}
