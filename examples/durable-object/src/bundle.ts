import { existsSync } from 'node:fs';
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
    // All that it uses of Node: the runtime has it.
    external: ['node:crypto'],
  });
  const [output] = outputFiles;
  if (output === undefined) throw new Error(`${entry}: expected a bundle, got nothing`);
  return output.text;
}

/** How Miniflare runs the worker; `wrangler.jsonc` says the same to Cloudflare. */
export const RUNTIME = {
  modules: true,
  compatibilityDate: '2026-04-01',
  compatibilityFlags: ['nodejs_compat'],
  durableObjects: {
    MATCHES: { className: 'MatchObject', useSQLite: true },
    LOBBY: { className: 'LobbyObject', useSQLite: true },
  },
};

/** The rates of the server, as Cloudflare counts them. */
export const RATES = {
  REQUESTS: { simple: { limit: 600, period: 10 } },
  MOVES: { simple: { limit: 100, period: 10 } },
  OPENED: { simple: { limit: 30, period: 60 } },
  OPENED_FOR_BOTS: { simple: { limit: 2, period: 60 } },
  EMOTES: { simple: { limit: 5, period: 10 } },
  UNDOS: { simple: { limit: 5, period: 60 } },
};

const PAGE = fileURLToPath(new URL('../../../apps/web/dist', import.meta.url));

/** The web page in a folder, by default the one that `npm run web:build` builds, if it has: the worker comes first. */
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
