import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles a worker with everything it imports into one module. */
export async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)),
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    // The only Node module it uses; the runtime has it.
    external: ['node:crypto'],
  });
  const [output] = outputFiles;
  if (output === undefined) throw new Error(`${entry}: expected a bundle, got nothing`);
  return output.text;
}

/** The Miniflare settings; `wrangler.jsonc` has the same ones for Cloudflare. */
export const RUNTIME = {
  modules: true,
  compatibilityDate: '2026-04-01',
  compatibilityFlags: ['nodejs_compat'],
  durableObjects: {
    MATCHES: { className: 'MatchObject', useSQLite: true },
    LOBBY: { className: 'LobbyObject', useSQLite: true },
  },
};

/** The server's rates as Cloudflare bindings. */
export const RATES = {
  REQUESTS: { simple: { limit: 600, period: 10 } },
  MOVES: { simple: { limit: 100, period: 10 } },
  OPENED: { simple: { limit: 30, period: 60 } },
  OPENED_FOR_BOTS: { simple: { limit: 2, period: 60 } },
  EMOTES: { simple: { limit: 5, period: 10 } },
  UNDOS: { simple: { limit: 5, period: 60 } },
};

const PAGE = fileURLToPath(new URL('../../../apps/web/dist', import.meta.url));

/**
 * Serves the web page in a folder, by default the output of `npm run web:build` if it exists. The worker handles
 * requests first.
 */
export function page(folder = PAGE): object {
  if (!existsSync(folder)) return {};
  return {
    assets: {
      directory: folder,
      binding: 'ASSETS',
      routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
    },
  };
}
