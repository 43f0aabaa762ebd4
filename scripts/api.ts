// Writes the public API of every entry point to docs/api/<entry>.api.md, so that a change of it shows in review.
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { generated } from './house.js';

/** A member of a union that is one word: a literal, a name, or a name after `keyof` or `typeof`. */
const MEMBER = /"[^"\n]*"|(?<![\w$"-])-?\d+(?![\w$])|(?<![\w$.])(?:keyof |typeof )*[A-Za-z_$][\w$.]*(?![\w$<[(.])/
  .source;
const UNION = new RegExp(`(?:${MEMBER})(?: \\| (?:${MEMBER}))+`, 'g');

/** The compiler lists the members of an inferred union in any order; here they are sorted, so that a report is stable. */
const sortedUnions = (report: string) => report.replaceAll(UNION, (union) => union.split(' | ').sort().join(' | '));

interface Manifest {
  readonly exports: { readonly [entry: string]: string | { readonly import?: { readonly types?: string } } };
}

// The package's own manifest, of this shape.
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const folder = mkdtempSync(join(tmpdir(), 'hencoop-api-'));
mkdirSync('docs/api', { recursive: true });
for (const [entry, target] of Object.entries(manifest.exports)) {
  const types = typeof target === 'string' ? undefined : target.import?.types;
  if (types === undefined || !existsSync(types)) continue;
  const name = entry === '.' ? 'hencoop' : entry.slice(2).replaceAll('/', '.');
  const config = ExtractorConfig.prepare({
    configObjectFullPath: resolve('api-extractor.json'),
    packageJsonFullPath: resolve('package.json'),
    configObject: {
      projectFolder: resolve('.'),
      mainEntryPointFilePath: resolve(types),
      compiler: { tsconfigFilePath: resolve('tsconfig.json') },
      apiReport: { enabled: true, reportFolder: folder, reportTempFolder: folder, reportFileName: name },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: 'error' as never } },
        extractorMessageReporting: { default: { logLevel: 'none' as never } },
        tsdocMessageReporting: { default: { logLevel: 'none' as never } },
      },
    },
  });
  const result = Extractor.invoke(config, {
    localBuild: true,
    showVerboseMessages: false,
    messageCallback: (message) => {
      message.handled = message.logLevel !== 'error';
    },
  });
  if (result.errorCount > 0) process.exitCode = 1;
  generated(
    `docs/api/${name}.api.md`,
    sortedUnions(readFileSync(join(folder, `${name}.api.md`), 'utf8').replaceAll('\r\n', '\n')),
  );
}
