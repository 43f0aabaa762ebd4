// Makes the source maps of dist point at the sources that the package ships, instead of holding each of them twice, and
// drops the maps of files that only pass on what others export.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { filesBelow } from './house.js';

const LINK = /(?:\/\/# sourceMappingURL=\S+\s*)+$/;

for (const file of [...filesBelow('dist', '.js'), ...filesBelow('dist', '.cjs')]) {
  const name = file.split('/').at(-1);
  const code = readFileSync(file, 'utf8').replace(LINK, '');
  const { sourcesContent: _, ...map }: { readonly sources: string[]; readonly sourcesContent?: string[] } = JSON.parse(
    readFileSync(`${file}.map`, 'utf8'),
  );
  if (map.sources.length === 0) {
    writeFileSync(file, code);
    rmSync(`${file}.map`);
  } else {
    writeFileSync(file, `${code}//# sourceMappingURL=${name}.map\n`);
    writeFileSync(`${file}.map`, JSON.stringify(map));
  }
}
