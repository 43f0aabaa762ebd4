import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Formats that are not compressed themselves. */
const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;
/** Below this size in bytes, compression saves no packet. */
const SMALL = 1_024;

/** Calls `act` with the output folder, once at the start of a build and once at its end. */
function onFolder(name: string, act: { readonly begin?: (out: string) => void; readonly end: (out: string) => void }) {
  let out = '';
  const plugin: Plugin = {
    name,
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      out = join(root, build.outDir);
    },
    buildStart: () => act.begin?.(out),
    closeBundle: { order: 'post', sequential: true, handler: () => act.end(out) },
  };
  return plugin;
}

/** Puts a `.br` next to each file that is worth it, for servers that send those. */
export function compress(out: string): void {
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!COMPRESSIBLE.test(name)) continue;
    const content = readFileSync(join(out, name));
    if (content.length >= SMALL) writeFileSync(join(out, `${name}.br`), brotliCompressSync(content));
  }
}

export const compressed = onFolder('compressed', { end: compress });

/** Sets the hashed files of the last build aside, before this one replaces them. */
export function setAside(out: string): void {
  rmSync(`${out}-kept`, { recursive: true, force: true });
  if (existsSync(join(out, 'assets'))) cpSync(join(out, 'assets'), join(`${out}-kept`, 'assets'), { recursive: true });
}

/**
 * Keeps the hashed files of the last different build in a folder next to this one's, `dist-previous`: a page that stays
 * open during a release still loads parts of its own.
 */
export function keepPrevious(out: string): void {
  const kept = join(`${out}-kept`, 'assets');
  if (!existsSync(kept)) return;
  const now = new Set(readdirSync(join(out, 'assets')));
  if (readdirSync(kept).some((name) => !now.has(name))) {
    rmSync(`${out}-previous`, { recursive: true, force: true });
    renameSync(`${out}-kept`, `${out}-previous`);
  } else rmSync(`${out}-kept`, { recursive: true });
}

export const previous = onFolder('previous', { begin: setAside, end: keepPrevious });
