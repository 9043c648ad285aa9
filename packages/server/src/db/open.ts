import { fileURLToPath } from 'node:url';
import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { Pool, impatientSockets } from './away.ts';
import * as schema from './schema/index.ts';

/** The database, or a transaction of it. */
export type Db = NodePgDatabase<typeof schema>;

/** An open connection pool. */
export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Any fixed number, the same in every process: only one of them migrates at a time. */
const migrationLock = 718_221_004;

/**
 * Opens the database. `onError` hears of connections that broke while idle; the pool replaces them.
 * @param url a `postgres://` address
 * @param silenceMs see {@link impatientSockets}
 */
export function openDatabase(url: string, onError: (error: Error) => void, silenceMs?: number): Database {
  const pool = new Pool({
    connectionString: url,
    max: 12,
    // A caller may wait for two of these: another's question, and then their own.
    connectionTimeoutMillis: 4_000,
    ...impatientSockets(silenceMs),
  });
  pool.on('error', onError);
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}

/** Brings the tables up to date; safe when several processes start at once. */
export async function migrateDatabase({ pool }: Database): Promise<void> {
  // Of its own, since it may wait for another process, and then take as long as it takes.
  const client = new pg.Client({ connectionString: pool.options.connectionString, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Takes the lock with it.
    await client.end();
  }
}
