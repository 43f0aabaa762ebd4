// Checks how every entry point of the built package resolves, with attw. attw does not expand the patterns in
// `exports`, so pass every entry point by name.
import { spawnSync } from 'node:child_process';
import { ENTRIES } from '../lib/games.js';

const names = ENTRIES.map(({ name }) => name.replace('hencoop', '.'));
const flags = ['--pack', '.', '--profile', 'node16', '--format', 'table-flipped', '--entrypoints', ...names];
// `prepack` could build while other checks read dist.
const env = { ...process.env, npm_config_ignore_scripts: 'true' };
process.exitCode = spawnSync('attw', flags, { stdio: 'inherit', env }).status ?? 1;
