// npm run check -- packages: builds the packages around the library against its dist, and checks each with publint.
import { execFileSync } from 'node:child_process';
import { build, PACKAGES } from '../lib/packages.js';

for (const cwd of PACKAGES) {
  build(cwd);
  execFileSync('npx', ['publint', '--strict'], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  console.log(`${cwd}: built and ready to publish`);
}

execFileSync(process.execPath, ['tools/check/builtServer.mjs'], { stdio: 'inherit' });
console.log('packages/server: its bots think in threads, and it analyzes in one');
