import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import type { Output } from '../lib/files.js';
import { ENTRIES } from '../lib/games.js';
import { build, PACKAGES } from '../lib/packages.js';
import { undocumentedIn } from './undocumented.js';

/** A simple member of a union: a literal, a name, or a name after `keyof` or `typeof`. */
const MEMBER = /"[^"\n]*"|(?<![\w$"-])-?\d+(?![\w$])|(?<![\w$.])(?:keyof |typeof )*[A-Za-z_$][\w$.]*(?![\w$<[(.])/
  .source;
const UNION = new RegExp(`(?:${MEMBER})(?: \\| (?:${MEMBER}))+`, 'g');

/** Sorts the members of unions: the compiler lists inferred unions in any order, and a report must be stable. */
const sortedUnions = (report: string) => report.replaceAll(UNION, (union) => union.split(' | ').sort().join(' | '));

/** The subject of a report. */
interface Subject {
  /** The name that users import. */
  readonly name: string;
  /** The file of the report, without its extension. */
  readonly report: string;
  /** The folder of its package, and its declarations there. */
  readonly folder: string;
  readonly declarations: string;
  /** Whether the report includes the unexported types that exports use. */
  readonly withInner: boolean;
}

const OF_LIBRARY: readonly Subject[] = ENTRIES.map(({ name, output }) => ({
  name,
  report: name === 'hencoop' ? 'hencoop' : name.replace('hencoop/', '').replaceAll('/', '.'),
  folder: '.',
  declarations: `dist/${output}.d.ts`,
  withInner: false,
}));

/** The entry points of a package: `index` and the others in its package.json. */
function entriesOf(folder: string): readonly string[] {
  const { exports = {} }: { exports?: object } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const others = Object.keys(exports).filter((name) => /^\.\/[a-z-]+$/.test(name));
  return [...('.' in exports ? ['index'] : []), ...others.map((name) => name.slice('./'.length))];
}

const OF_PACKAGES: readonly Subject[] = PACKAGES.flatMap((folder) =>
  entriesOf(folder).map((entry) => ({
    name: `@hencoop/${basename(folder)}${entry === 'index' ? '' : `/${entry}`}`,
    report: `hencoop-${basename(folder)}${entry === 'index' ? '' : `.${entry}`}`,
    folder,
    declarations: `dist/${entry}.d.ts`,
    withInner: true,
  })),
);

/** The compiler settings for a package's declarations, to which the library is a package like any other. */
function settings() {
  const { compilerOptions }: { compilerOptions: object } = JSON.parse(readFileSync('tsconfig.json', 'utf8'));
  const lib = ['ES2023', 'DOM', 'DOM.Iterable'];
  return {
    compilerOptions: { ...compilerOptions, lib, paths: {}, preserveSymlinks: true },
    files: ['dist/index.d.ts'],
  };
}

/** The report of one entry point. */
function reportOf(subject: Subject, target: string, output: Output): string {
  const { name, report, folder, declarations, withInner } = subject;
  const config = ExtractorConfig.prepare({
    configObjectFullPath: resolve(folder, 'api-extractor.json'),
    packageJsonFullPath: resolve(folder, 'package.json'),
    configObject: {
      projectFolder: resolve(folder),
      mainEntryPointFilePath: resolve(folder, declarations),
      compiler: folder === '.' ? { tsconfigFilePath: resolve('tsconfig.json') } : { overrideTsconfig: settings() },
      apiReport: {
        enabled: true,
        reportFolder: target,
        reportTempFolder: target,
        reportFileName: report,
        includeForgottenExports: withInner,
      },
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
  if (result.errorCount > 0) output.problem(`${name}: API Extractor reports ${result.errorCount} errors`);
  return sortedUnions(readFileSync(join(target, `${report}.api.md`), 'utf8').replaceAll('\r\n', '\n'));
}

/**
 * Writes the public API of every entry point of dist and of every package to etc/api, so that API changes show up in
 * review. An entry without a comment is an error: add one at its declaration.
 */
export function api(output: Output): void {
  for (const folder of PACKAGES) build(folder);
  const target = mkdtempSync(join(tmpdir(), 'hencoop-api-'));
  const pathOf = ({ report }: Subject) => `etc/api/${report}.api.md`;
  const subjects = [...OF_LIBRARY, ...OF_PACKAGES];
  for (const subject of subjects) {
    const report = reportOf(subject, target, output);
    output.file(pathOf(subject), report);
    for (const entry of undocumentedIn(report)) output.problem(`${subject.name}: ${entry} has no comment`);
  }
  output.allOf('etc/api', subjects.map(pathOf));
  rmSync(target, { recursive: true, force: true });
}
