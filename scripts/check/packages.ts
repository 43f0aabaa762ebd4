// npm run check:packages: builds the packages around the library on its dist, and checks each as npm would publish it.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

for (const name of readdirSync('packages')) {
  const cwd = join('packages', name);
  if (!existsSync(join(cwd, 'package.json'))) continue;
  execFileSync('npm', ['run', 'build', '--silent'], { cwd, stdio: 'inherit' });
  execFileSync('npx', ['publint', '--strict'], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  console.log(`${cwd}: built, and ready to be published`);
}
