import { fileURLToPath } from 'node:url';
import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
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
 */
export function openDatabase(url: string, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({ connectionString: url, max: 12, connectionTimeoutMillis: 5_000 });
  pool.on('error', onError);
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}

/** Brings the tables up to date; safe when several processes start at once. */
export async function migrateDatabase({ pool }: Database): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    client.release();
  }
}
