/** A result row, by column. */
export type Row = { readonly [column: string]: unknown };

/** A statement with a unique name, under which a connection caches its plan. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** The connections of a pool by state, and the statements waiting for one. */
export interface Connections {
  /** Connections that run a statement. */
  readonly busy: number;
  /** Open connections that run none. */
  readonly idle: number;
  /** Statements that wait for a connection. */
  readonly waiting: number;
}

/** The database interface that the server needs, with PostgreSQL's SQL. */
export interface Database {
  /** Runs one statement, and resolves once it is committed. */
  run(statement: Statement, values?: readonly unknown[]): Promise<readonly Row[]>;
  /** Runs several statements in one transaction. */
  script(texts: readonly string[]): Promise<void>;
  /** The state of the pool of connections, if there is one. */
  readonly connections?: () => Connections;
  close(): Promise<void>;
}

/** Limits for PostgreSQL. Times are in milliseconds; anything that takes longer fails. */
export interface PostgresLimits {
  /** The maximum number of connections of this process. Default 10. */
  readonly connections: number;
  /** For opening a connection. Default 5,000. */
  readonly connecting: number;
  /** For one statement. Default 10,000. */
  readonly statement: number;
  /** For waiting for a lock. Default 5,000. */
  readonly lock: number;
}

const LIMITS: PostgresLimits = { connections: 10, connecting: 5_000, statement: 10_000, lock: 5_000 };

/**
 * @throws RangeError if the driver would misread the address. The address may contain a password, so the message does
 * not quote it.
 */
export function requirePostgres(url: string): void {
  if (!/^(?:postgres(?:ql)?:\/\/|socket:)/.test(url) || !URL.canParse(url))
    throw new RangeError('expected the address of PostgreSQL, such as postgres://user@host/database');
}

/** A PostgreSQL server, by its connection string. */
export async function openPostgres(url: string, given: Partial<PostgresLimits> = {}): Promise<Database> {
  const { default: pg } = await import('pg');
  const limits = { ...LIMITS, ...given };
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.connections,
    connectionTimeoutMillis: limits.connecting,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.statement,
    // The driver itself gives up if the server no longer answers.
    query_timeout: limits.statement + 1_000,
    application_name: 'hencoop',
    keepAlive: true,
  });
  // A broken connection fails its query and is replaced; without a listener, the event would crash the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    async run({ name, text }, values = []) {
      return (await pool.query<Row>({ name, text, values: [...values] })).rows;
    },
    async script(texts) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('begin');
        for (const text of texts) await client.query(text);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback').catch((failed: Error) => {
          broken = failed;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    connections: () => {
      const { totalCount, idleCount, waitingCount } = pool;
      return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
    },
    close: () => pool.end(),
  };
}

/** PGlite, PostgreSQL in this process: in a folder, or in memory for `memory://`. */
export async function openPglite(where: string): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  const db = await PGlite.create(where);
  return {
    async run({ text }, values = []) {
      return (await db.query<Row>(text, [...values])).rows;
    },
    async script(texts) {
      await db.transaction(async (tx) => {
        for (const text of texts) await tx.exec(text);
      });
    },
    close: () => db.close(),
  };
}
