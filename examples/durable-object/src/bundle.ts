import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** A worker with everything it imports, as one module. */
export async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)),
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  const [output] = outputFiles;
  if (output === undefined) throw new Error(`${entry}: expected a bundle, got nothing`);
  return output.text;
}

/** How the runtime finds the matches; `wrangler.jsonc` says the same. */
export const MATCHES = { MATCHES: { className: 'MatchObject', useSQLite: true } };
export const COMPATIBILITY_DATE = '2026-04-01';
