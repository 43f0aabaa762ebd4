import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import type { Output } from '../lib/files.js';
import { ENTRIES } from '../lib/games.js';

/** A simple member of a union: a literal, a name, or a name after `keyof` or `typeof`. */
const MEMBER = /"[^"\n]*"|(?<![\w$"-])-?\d+(?![\w$])|(?<![\w$.])(?:keyof |typeof )*[A-Za-z_$][\w$.]*(?![\w$<[(.])/
  .source;
const UNION = new RegExp(`(?:${MEMBER})(?: \\| (?:${MEMBER}))+`, 'g');

/** Sorts the members of unions: the compiler lists those of an inferred union in any order, and a report must be stable. */
const sortedUnions = (report: string) => report.replaceAll(UNION, (union) => union.split(' | ').sort().join(' | '));

/** Writes the public API of every entry point of dist to docs/api/<entry>.api.md, so that a change of it shows in review. */
export function api(output: Output): void {
  const folder = mkdtempSync(join(tmpdir(), 'hencoop-api-'));
  for (const entry of ENTRIES) {
    const name = entry.name === 'hencoop' ? 'hencoop' : entry.name.replace('hencoop/', '').replaceAll('/', '.');
    const config = ExtractorConfig.prepare({
      configObjectFullPath: resolve('api-extractor.json'),
      packageJsonFullPath: resolve('package.json'),
      configObject: {
        projectFolder: resolve('.'),
        mainEntryPointFilePath: resolve(`dist/${entry.output}.d.ts`),
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
    if (result.errorCount > 0) output.problem(`${entry.name}: API Extractor reports ${result.errorCount} errors`);
    const report = readFileSync(join(folder, `${name}.api.md`), 'utf8').replaceAll('\r\n', '\n');
    output.file(`docs/api/${name}.api.md`, sortedUnions(report));
  }
  rmSync(folder, { recursive: true, force: true });
}
