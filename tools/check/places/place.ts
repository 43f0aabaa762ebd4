// A place where people use the packages, such as a test runner, a compiler or a browser.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PACKAGES } from '../../lib/packages.js';
import { run } from '../../lib/packed.js';

/** The packed packages, ready to install. */
export interface Packages {
  /** Installs the packages of ours whose names are given, and others, into a new folder. Returns the folder. */
  project(own: readonly string[], others?: readonly string[], manifest?: object): string;
}

export interface Place {
  readonly name: string;
  /** The gate tries the quick places, which take a few seconds each; a job tries the rest. */
  readonly quick: boolean;
  /** Uses the packages there. @throws Error that says what fails. */
  readonly visit: (packages: Packages) => void | Promise<void>;
}

/** Packs the built packages into a folder. */
function packInto(folder: string): void {
  // Skip `prepack`, which could rebuild while other checks read dist.
  const flags = ['--json', '--ignore-scripts', '--pack-destination', folder];
  for (const cwd of ['.', ...PACKAGES]) run(cwd, 'npm', 'pack', ...flags);
}

/** `@hencoop/client` for `hencoop-client-0.1.0.tgz`. */
const nameOf = (tarball: string) => tarball.replace(/-\d.*$/, '').replace(/^hencoop-/, '@hencoop/');

/**
 * Calls `use` with the packages: those in the folder `packed`, such as the packages of another commit, or those of this
 * repository. Removes all folders afterward.
 */
export async function withPackages(packed: string | undefined, use: (packages: Packages) => Promise<void>) {
  const home = mkdtempSync(join(tmpdir(), 'hencoop-places-'));
  try {
    if (packed === undefined) packInto(home);
    const folder = resolve(packed ?? home);
    const tarballs = new Map(
      readdirSync(folder)
        .filter((file) => file.endsWith('.tgz'))
        .map((file) => [nameOf(file), join(folder, file)]),
    );
    const project: Packages['project'] = (own, others = [], manifest = {}) => {
      const target = mkdtempSync(join(home, 'project-'));
      writeFileSync(join(target, 'package.json'), JSON.stringify({ name: 'empty', private: true, ...manifest }));
      const files = own.map((name) => {
        const file = tarballs.get(name);
        if (file === undefined) throw new Error(`${folder} has no package ${name}`);
        return file;
      });
      run(target, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', ...files, ...others);
      return target;
    };
    await use({ project });
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
