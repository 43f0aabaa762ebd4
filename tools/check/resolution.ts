// Checks how every entry point of the built package resolves, with attw. It does not look behind the patterns in `exports`,
// so it gets every entry point by name.
import { spawnSync } from 'node:child_process';
import { ENTRIES } from '../lib/games.js';

const names = ENTRIES.map(({ name }) => name.replace('hencoop', '.'));
const flags = ['--pack', '.', '--profile', 'node16', '--format', 'table-flipped', '--entrypoints', ...names];
process.exitCode = spawnSync('attw', flags, { stdio: 'inherit' }).status ?? 1;
