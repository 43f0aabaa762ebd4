import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from './files.js';

/** Every file of an export, under any condition; for a pattern, every matching file of the package. */
function targets(folder: string, value: unknown): string[] {
  if (typeof value !== 'string') return Object.values(Object(value)).flatMap((nested) => targets(folder, nested));
  const path = value.replace(/^\.\//, '');
  if (!path.includes('*')) return [path];
  const [start = '', end = ''] = path.split('*');
  const [root = ''] = path.split('/');
  const files = filesBelow(join(folder, root), end).map((file) => file.slice(join(folder, '_').length - 1));
  return files.filter((file) => file.startsWith(start) && file.length > start.length + end.length);
}

/** The relative imports of a file of the package. */
function importsOf(folder: string, path: string): string[] {
  const text = readFileSync(join(folder, path), 'utf8');
  const found = text.matchAll(/(?:from |import |import\(|require\()['"](\.[^'"]+)['"]/g);
  return [...found].map(([, to]) => {
    const target = join(dirname(path), to ?? '');
    // A declaration names code in its imports, but needs that code's declarations.
    return /\.d\.c?ts$/.test(path) ? target.replace(/\.(c?)js$/, '.d.$1ts') : target;
  });
}

/** The files that the entry points of a package need. */
export interface Reach {
  /** Paths from the folder of the package. */
  readonly reached: ReadonlySet<string>;
  readonly missing: readonly { readonly path: string; readonly by: string }[];
}

/** Every file that an import of any entry point of the package in `folder`, or its program, can reach. */
export function reachOf(folder: string): Reach {
  const { exports, bin }: { exports: unknown; bin?: unknown } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const reached = new Set<string>();
  const missing: { path: string; by: string }[] = [];
  const reach = (path: string, by: string) => {
    if (reached.has(path)) return;
    reached.add(path);
    if (!existsSync(join(folder, path))) missing.push({ path, by });
    else if (!path.endsWith('.json')) for (const next of importsOf(folder, path)) reach(next, path);
  };
  for (const path of targets(folder, [exports, bin])) reach(path, 'package.json');
  return { reached, missing };
}
