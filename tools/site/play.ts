import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../lib/games.js';
import { PLAY } from './stage.js';

/** The pages of the web table that the site links to. */
export const playAddresses = () => GAMES.map((game) => `${PLAY}/index.html?game=${game}`);

/** Builds the web table into the site, which is below `out`. */
export function buildPlay(out: string): void {
  execFileSync('npm', ['run', '--silent', 'web:build', '--', '--logLevel', 'warn'], { stdio: 'inherit' });
  cpSync('apps/web/dist', join(out, PLAY), { recursive: true });
}
