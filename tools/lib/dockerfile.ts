// Runs the steps of a Dockerfile without Docker: each stage in a folder, on this machine's Node. It supports only the
// instructions that this repository uses.
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from './files.js';
import { run } from './packed.js';

/** The result of a Dockerfile. */
export interface Image {
  /** The working directory of its containers. */
  readonly folder: string;
  readonly env: { readonly [name: string]: string };
  readonly user: string;
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
}

interface Stage {
  /** Its root. */
  readonly root: string;
  readonly env: { [name: string]: string };
  workdir: string;
  user: string;
  command: readonly string[];
  healthcheck: readonly string[];
}

/** The instructions, without comments; a trailing backslash continues a line. */
function instructionsOf(file: string): readonly (readonly [name: string, rest: string])[] {
  const text = readFileSync(file, 'utf8').replace(/\\\n/g, ' ');
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, name = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    return [name, rest.trim()];
  });
}

const asList = (json: string) => JSON.parse(json) as readonly string[];

/** Copies into a stage from the repository or another stage. Like Docker, it copies the contents of a folder. */
function copy(stage: Stage, stages: ReadonlyMap<string, Stage>, rest: string): void {
  const [, from, source = '', target = ''] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(rest) ?? [];
  const to = join(stage.root, stage.workdir, target);
  if (from === undefined) {
    if (source !== '.') throw new Error(`COPY: expected everything, got ${source}`);
    // Dockerfile.dockerignore and git ignore the same files: a test compares the two.
    copyTree(to);
    return;
  }
  const path = join(stages.get(from)?.root ?? '', source);
  if (!existsSync(path)) throw new Error(`COPY: expected ${source} in the stage ${from}`);
  cpSync(path, to, { recursive: true });
}

/** Runs all steps below `home`, which must be empty, and returns the last stage's result. */
export function buildImage(file: string, home: string): Image {
  const stages = new Map<string, Stage>();
  const given = new Map<string, string>();
  let stage: Stage | null = null;
  for (const [name, rest] of instructionsOf(file)) {
    if (name === 'LABEL') continue;
    if (name === 'ARG') {
      const [variable = '', value = ''] = rest.split('=');
      given.set(variable, value);
      continue;
    }
    if (name === 'FROM') {
      const [, base = '', as = 'final'] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
      const earlier = stages.get(base.replace(/\$\{(\w+)\}/g, (_, variable: string) => given.get(variable) ?? ''));
      stage = {
        root: earlier?.root ?? join(home, as),
        env: {},
        workdir: '/',
        user: 'root',
        command: [],
        healthcheck: [],
      };
      stages.set(as, stage);
      continue;
    }
    if (stage === null) throw new Error(`expected FROM, got ${name}`);
    const cwd: string = join(stage.root, stage.workdir);
    if (name === 'WORKDIR') {
      stage.workdir = rest;
      mkdirSync(join(stage.root, rest), { recursive: true });
    } else if (name === 'COPY') copy(stage, stages, rest);
    else if (name === 'RUN') {
      const start = performance.now();
      run(cwd, 'sh', '-ec', rest);
      console.log(`RUN ${rest} [${((performance.now() - start) / 1000).toFixed(0)} s]`);
    } else if (name === 'ENV') {
      const [variable = '', value = ''] = rest.split('=');
      stage.env[variable] = value;
    } else if (name === 'USER') stage.user = rest;
    else if (name === 'HEALTHCHECK') stage.healthcheck = asList(rest.slice(rest.indexOf('[')));
    else if (name === 'CMD') stage.command = asList(rest);
    else if (name !== 'EXPOSE') throw new Error(`expected a supported instruction, got ${name} ${rest}`);
  }
  if (stage === null) throw new Error(`expected stages in ${file}`);
  const { root, workdir, env, user, command, healthcheck } = stage;
  return { folder: join(root, workdir), env, user, command, healthcheck };
}
