// The example server as it was before @hencoop/server: from the history of the repository, started as it was.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

/** The last commit with it. */
const COMMIT = '5ffac68';
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = fileURLToPath(new URL('../before/', import.meta.url));

mkdirSync(folder, { recursive: true });
const archive = execFileSync('git', ['archive', COMMIT, 'examples/server'], { cwd: root });
execFileSync('tar', ['-x', '-C', folder], { input: archive });
// Its tables have the names of today's: it gets a database of its own.
const url = process.env['DATABASE_URL'] ?? '';
const client = new Client(url);
await client.connect();
await client.query('create database before');
await client.end();
const database = url.replace(/\/[^/]*$/, '/before');

const server = spawn(process.execPath, ['--import', 'tsx', `${folder}examples/server/src/main.ts`], {
  cwd: root,
  env: { ...process.env, TSX_TSCONFIG_PATH: `${root}tsconfig.json`, DATABASE: database, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.on('message', () => {
  server.kill('SIGKILL');
  process.exit(0);
});
for await (const line of createInterface({ input: server.stdout })) {
  const [url] = /http:\S+/.exec(line) ?? [];
  if (url !== undefined) process.send?.(url);
}
