// Starts PGlite in memory from a copy of an empty database. Creating a database takes seconds in every test file;
// the copy is made once on a machine, for each version of PGlite.

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

const packages = new URL('../../../node_modules/', import.meta.url);
const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('@electric-sql/pglite/package.json', packages), 'utf8'),
);
const file = fileURLToPath(new URL(`.cache/hencoop/pglite-${version}.tar`, packages));

const create = PGlite.create.bind(PGlite);

async function emptyDatabase(): Promise<Blob> {
  if (!existsSync(file)) {
    const db = await create('memory://');
    const dump = await db.dumpDataDir('none');
    await db.close();
    mkdirSync(dirname(file), { recursive: true });
    const own = `${file}.${process.pid}`;
    writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
    // Another process may be making the same copy at the same time.
    renameSync(own, file);
  }
  return new Blob([readFileSync(file)]);
}

const fromCopy = async (where: string) =>
  where === 'memory://' ? create({ loadDataDir: await emptyDatabase() }) : create(where);
// The server uses only this overload.
PGlite.create = fromCopy as unknown as typeof PGlite.create;
