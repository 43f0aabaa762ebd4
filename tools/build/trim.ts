// Removes from dist the files that no entry point reaches, and the maps of files that only re-export. The maps that stay
// lead to the lines of the sources that the package ships.
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { decode, encode, type SourceMapMappings } from '@jridgewell/sourcemap-codec';
import { filesBelow } from '../lib/files.js';
import { reachOf } from '../lib/reach.js';

interface SourceMapFile {
  readonly mappings: string;
  readonly sources: readonly string[];
  readonly sourcesContent?: readonly (string | null)[];
}

/**
 * A lazy import of a package file in CommonJS, as the bundler emits it. Jest and other CommonJS loaders do not support
 * `import()` without a flag.
 */
const LAZY_IMPORT = /\bimport\(('\.[^']+\.cjs')\)/g;

const LINK = /(?:\/\/# sourceMappingURL=\S+\s*)+$/;

/** The first segment of each line, and those that lead to another line: a map of all tokens takes three times as much. */
function byLine(mappings: SourceMapMappings): SourceMapMappings {
  return mappings.map((segments) =>
    segments.filter(([, source, line], index) => {
      const before = segments[index - 1];
      return before === undefined || source !== before[1] || line !== before[2];
    }),
  );
}

/** The map as the package ships it, or `null` if it maps nothing. */
function trimmed({ mappings, sources, sourcesContent, ...rest }: SourceMapFile): SourceMapFile | null {
  if (sources.length === 0) return null;
  const contents = sources.map((source, index) =>
    source.includes('node_modules/') ? (sourcesContent?.[index] ?? null) : null,
  );
  const own = { ...rest, sources, mappings: encode(byLine(decode(mappings))) };
  return contents.every((content) => content === null) ? own : { ...own, sourcesContent: contents };
}

const { reached } = reachOf('.');
for (const file of filesBelow('dist', '')) {
  if (file.endsWith('.map') || statSync(file).isDirectory()) continue;
  if (!reached.has(file)) {
    rmSync(file);
    rmSync(`${file}.map`, { force: true });
    continue;
  }
  const code = readFileSync(file, 'utf8');
  if (file.endsWith('.cjs')) {
    writeFileSync(file, code.replaceAll(LAZY_IMPORT, 'Promise.resolve().then(() => require($1))'));
  } else if (file.endsWith('.js') && LINK.test(code)) {
    // Written by the bundler, so it has this shape.
    const map = trimmed(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapFile);
    const plain = code.replace(LINK, '');
    writeFileSync(file, map === null ? plain : `${plain}//# sourceMappingURL=${file.split('/').at(-1)}.map\n`);
    if (map === null) rmSync(`${file}.map`);
    else writeFileSync(`${file}.map`, JSON.stringify(map));
  }
}
