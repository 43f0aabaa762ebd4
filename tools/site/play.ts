import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { PLAY } from './folders.js';

/** Builds the web table into the site in `out`. */
export function buildPlay(out: string): void {
  execFileSync('npm', ['run', '--silent', 'web:build', '--', '--logLevel', 'warn'], { stdio: 'inherit' });
  cpSync('apps/web/dist', join(out, PLAY), { recursive: true });
}
