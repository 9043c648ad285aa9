import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { migrateDatabase, openDatabase } from '../db/open.ts';
import { ensurePostgres } from '../embedded/postgres.ts';
import { freePorts } from './ports.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database that has all tables and no rows, on the server that the tests of a run share. */
    emptyPostgres: string;
  }
}

/** Nobody asks what such a database keeps through a power cut. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/**
 * Starts one PostgreSQL server for all tests of a run, with a database to copy, since making a cluster and all tables
 * takes two seconds and copying a tenth of one.
 */
export async function sharePostgres(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'viva-test-postgres-'));
  const [port = 0] = await freePorts(1);
  const postgres = await ensurePostgres({ dataDir, port, settings });
  const database = openDatabase(postgres.url, () => {});
  await migrateDatabase(database);
  // A database that somebody is connected to cannot be copied.
  await database.close();
  project.provide('emptyPostgres', postgres.url);
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** A database of one's own on the shared server, with all tables and no rows; `drop` takes it away again. */
export async function ownDatabase(): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const empty = new URL(inject('emptyPostgres'));
  const template = empty.pathname.slice(1);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(`/${name}`, empty).href;
  await ask(empty, `create database ${name} template ${template}`);
  return { url, drop: () => ask(empty, `drop database ${name} with (force)`) };
}

/** Runs a statement that no transaction may hold. */
async function ask(server: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: new URL('/postgres', server).href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
