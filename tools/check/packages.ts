// npm run check -- packages: builds the packages around the library against its dist, and checks each as npm would
// publish it.
import { execFileSync } from 'node:child_process';
import { build, PACKAGES } from '../lib/packages.js';

for (const cwd of PACKAGES) {
  build(cwd);
  execFileSync('npx', ['publint', '--strict'], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  console.log(`${cwd}: built, and ready to be published`);
}

execFileSync(process.execPath, ['tools/check/builtServer.mjs'], { stdio: 'inherit' });
console.log('packages/server: its bots think in threads, and it analyzes in one');
