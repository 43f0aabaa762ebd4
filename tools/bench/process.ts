import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { camelCase } from '../lib/games.js';
import { ENTRANTS, type Entrant } from './entrants.js';
import type { BotFigures } from './jobs/bot.js';
import type { Job, Pace, Tally } from './jobs/measure.js';
import type { MemoryFigures } from './jobs/memory.js';
import type { ServerFigures, ServerPace } from './jobs/server.js';
import type { SliceFigures } from './jobs/slices.js';

const run = promisify(execFile);

/** The result of each job. */
interface Jobs {
  byHand: Pace;
  inPlace: Pace;
  inCompany: Pace;
  applied: Pace;
  withImmer: Pace;
  withStructuredClone: Pace;
  throughClient: Pace;
  throughReducer: Pace;
  server: ServerFigures;
  serverThrice: ServerPace;
  bot: BotFigures;
  slices: SliceFigures;
  memory: MemoryFigures;
}

const FILES: { readonly [Name in keyof Jobs]: string } = {
  byHand: 'handwritten',
  inPlace: 'playouts',
  inCompany: 'playouts',
  applied: 'playouts',
  withImmer: 'naive',
  withStructuredClone: 'naive',
  throughClient: 'boardgame',
  throughReducer: 'boardgame',
  server: 'server',
  serverThrice: 'server',
  bot: 'bot',
  slices: 'slices',
  memory: 'memory',
};

/** The folder of binaries and bundles; it is removed when the process ends. */
export const workshop = mkdtempSync(join(tmpdir(), 'hencoop-bench-'));
process.on('exit', () => rmSync(workshop, { recursive: true, force: true }));

/** The expression for a job's last argument, and the imports that it needs. */
function extraFor(
  name: keyof Jobs,
  id: string,
  job: Job,
): { readonly imports: readonly string[]; readonly extra: string } {
  const bots = `${camelCase(id)}Bots`;
  switch (name) {
    case 'serverThrice':
      return { imports: [`import { moveSchema } from 'hencoop/${id}/schema';`], extra: 'moveSchema' };
    case 'bot':
    case 'slices':
      return { imports: [`import { ${bots} } from 'hencoop/${id}/bots';`], extra: bots };
    case 'byHand':
      return { imports: [`import { handWritten } from './handwritten/${id}.js';`], extra: 'handWritten' };
    default: {
      const others = name === 'inCompany' ? ENTRANTS.filter((other) => other.id !== id) : [];
      const jobs = others.map(
        ({ id, seats, games }) => `[${camelCase(id)}, ${JSON.stringify({ ...job, seats, games })}]`,
      );
      return {
        imports: others.map(({ id }) => `import { ${camelCase(id)} } from 'hencoop/${id}';`),
        extra: `[${jobs}]`,
      };
    }
  }
}

/** Bundles one job on one game into a program that prints the result. */
export async function bundle(name: keyof Jobs, { id }: Entrant, job: Job): Promise<string> {
  const { imports, extra } = extraFor(name, id, job);
  const lines = [
    `import { ${name} } from './jobs/${FILES[name]}.js';`,
    `import { ${camelCase(id)} } from 'hencoop/${id}';`,
    ...imports,
    `const result = ${name}(${camelCase(id)}, ${JSON.stringify(job)}, ${extra});`,
    'Promise.resolve(result).then((figures) => console.log(JSON.stringify(figures)));',
  ];
  const { outputFiles } = await build({
    stdin: { contents: lines.join('\n'), resolveDir: 'tools/bench', sourcefile: `${name}.ts`, loader: 'ts' },
    tsconfig: 'tsconfig.json',
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const file = join(workshop, `${name}-${id}-${bundled++}.cjs`);
  writeFileSync(file, outputFiles[0]?.text ?? '');
  return file;
}

/** How many programs have been bundled: each is a separate file. */
let bundled = 0;

/** Runs a program made by {@link bundle} and returns what it measured. */
export async function resultOf<Result>(binary: string, flags: readonly string[], program: string): Promise<Result> {
  const { stdout } = await run(binary, [...flags, program], { maxBuffer: 2 ** 26 });
  // The last line of the output is the result of the job, printed by the last line of the bundle.
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Result;
}

/** Runs a job on a game in a new process, where no other code has influenced the compiler. */
export async function inProcess<Name extends keyof Jobs>(name: Name, entrant: Entrant, job: Job): Promise<Jobs[Name]> {
  return resultOf<Jobs[Name]>(process.execPath, ['--expose-gc'], await bundle(name, entrant, job));
}

/** The pace of a game's C program, or the reason why it cannot run here. */
export type NativePace =
  | { readonly rate: number; readonly tally: Pick<Tally, 'games' | 'moves'> }
  | { readonly skipped: string };

const compiled = new Map<string, Promise<string | null>>();

export async function native({ id, seats, games }: Entrant): Promise<NativePace> {
  const binary = join(workshop, id);
  const source = `tools/bench/native/${id}.c`;
  const done =
    compiled.get(id) ??
    run('cc', ['-O3', '-march=native', '-o', binary, source]).then(
      () => null,
      (error: { code?: unknown }) =>
        error.code === 'ENOENT' ? 'there is no C compiler' : 'the compiler or the processor cannot build it',
    );
  compiled.set(id, done);
  const fault = await done;
  if (fault !== null) return { skipped: fault };
  try {
    // Enough games for about a second.
    const { stdout } = await run(binary, [String(games * 80), String(seats)]);
    const [, played, moves, rate] = /games (\d+) moves (\d+) .* ([\d.]+) Mmoves/.exec(stdout) ?? [];
    return { rate: Number(rate) * 1e6, tally: { games: Number(played), moves: Number(moves) } };
  } catch {
    return { skipped: 'it does not run on this processor' };
  }
}

/** The machine and its Node version. */
export function machine(): string {
  const all = cpus();
  return `${all[0]?.model.trim() ?? 'unknown processor'}, ${all.length} cores, Node ${process.versions.node} (V8 ${process.versions.v8})`;
}
