import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Every file that an export names, whatever the conditions. */
function targets(value: unknown): string[] {
  if (typeof value === 'string') return [value.slice(2)];
  return Object.values(Object(value)).flatMap(targets);
}

/** What a file of the package imports of the package, by relative path. */
function importsOf(folder: string, path: string): string[] {
  const text = readFileSync(join(folder, path), 'utf8');
  const found = text.matchAll(/(?:from |import |import\(|require\()['"](\.[^'"]+)['"]/g);
  return [...found].map(([, to]) => {
    const target = join(dirname(path), to ?? '');
    // A declaration imports the code whose declaration stands beside it.
    return /\.d\.c?ts$/.test(path) ? target.replace(/\.(c?)js$/, '.d.$1ts') : target;
  });
}

/** What the entry points of a package need. */
export interface Reach {
  /** Paths from the folder of the package. */
  readonly reached: ReadonlySet<string>;
  readonly missing: readonly { readonly path: string; readonly by: string }[];
}

/** Every file that an import of any entry point of the package in `folder` can come to. */
export function reachOf(folder: string): Reach {
  const { exports }: { exports: unknown } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const reached = new Set<string>();
  const missing: { path: string; by: string }[] = [];
  const reach = (path: string, by: string) => {
    if (reached.has(path) || path.includes('*')) return;
    reached.add(path);
    if (!existsSync(join(folder, path))) missing.push({ path, by });
    else if (!path.endsWith('.json')) for (const next of importsOf(folder, path)) reach(next, path);
  };
  for (const path of targets(exports)) reach(path, 'package.json');
  return { reached, missing };
}
