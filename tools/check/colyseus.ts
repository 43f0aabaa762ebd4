// npm run check -- colyseus: the types, the tests and the kills of the Colyseus adapter on Colyseus 0.18, which needs
// Node 22; `npm run check -- test-parts` and `npm run check -- adapters` run them on 0.17. Works in a copy of the tree
// in which every import of `@colyseus/…` resolves to 0.18.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyTree } from '../lib/files.js';
import { installRuntimes, run } from '../lib/packed.js';
import { binaryOf, node } from '../lib/runtimes.js';

const ADAPTER = 'packages/colyseus';
const NEXT = join(ADAPTER, 'test/colyseus-0.18');
const VERSION = 22;

const COMMANDS = [
  ['node_modules/typescript/bin/tsc', '-p', ADAPTER],
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'parts*', ADAPTER],
  ['node_modules/tsx/dist/cli.mjs', '--tsconfig', join(ADAPTER, 'tsconfig.json'), join(ADAPTER, 'test/kill.ts')],
];

installRuntimes();
run(NEXT, 'npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline');
const copy = mkdtempSync(join(tmpdir(), 'hencoop-colyseus-'));
try {
  copyTree(copy);
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  symlinkSync(resolve(NEXT, 'node_modules'), join(copy, ADAPTER, 'node_modules'));
  const found = run(join(copy, ADAPTER), binaryOf(node(VERSION)), '-p', "require.resolve('@colyseus/core')");
  if (!found.startsWith(resolve(NEXT))) throw new Error(`expected Colyseus 0.18, got ${found}`);
  for (const command of COMMANDS) {
    const { status } = spawnSync(binaryOf(node(VERSION)), command, { cwd: copy, stdio: 'inherit' });
    if (status !== 0) throw new Error(`on Colyseus 0.18, this command fails with ${status}: ${command.join(' ')}`);
  }
  console.log('the adapter works on Colyseus 0.18');
} finally {
  rmSync(copy, { recursive: true, force: true });
}
