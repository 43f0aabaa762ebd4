/** Runs one statement and returns its rows. */
export type Query = (text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;
export type Row = { readonly [column: string]: unknown };

/** What the server needs of a database: PostgreSQL's SQL, and transactions. */
export interface Database {
  /** Runs `act` in one transaction: all of it is committed, or nothing. */
  transaction<T>(act: (query: Query) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * The database at `where`: a PostgreSQL server for a connection string (`postgres://…`); otherwise PGlite, PostgreSQL in
 * this process, in that folder, or in memory for `memory://`.
 */
export function openDatabase(where: string): Promise<Database> {
  return /^postgres(ql)?:/.test(where) ? openPostgres(where) : openPglite(where);
}

async function openPglite(where: string): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  const db = await PGlite.create(where);
  return {
    transaction: (act) =>
      db.transaction((tx) => act(async (text, values = []) => (await tx.query<Row>(text, [...values])).rows)),
    close: () => db.close(),
  };
}

async function openPostgres(where: string): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: where });
  // The pool replaces a connection that breaks while idle.
  pool.on('error', (error) => console.error(error.message));
  return {
    async transaction(act) {
      const client = await pool.connect();
      let broken = false;
      try {
        await client.query('begin');
        const done = await act(async (text, values = []) => (await client.query<Row>(text, [...values])).rows);
        await client.query('commit');
        return done;
      } catch (error) {
        await client.query('rollback').catch(() => {
          broken = true;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}
