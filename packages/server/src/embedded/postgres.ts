import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { type PostgresUser, findBinaries, postgresUser, visibleName } from './postgresHost.ts';

/** What the embedded database is started with. */
export interface PostgresOptions {
  /** Folder that keeps it, made when missing: `cluster/` with the data, `password` beside it. */
  readonly dataDir: string;
  readonly port: number;
  readonly host?: string;
  /** PostgreSQL's own settings, by name, over the usual ones. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** The embedded database, up. */
export interface EmbeddedPostgres {
  /** Address with the password in it: not for logs. */
  readonly url: string;
  /** Settles when the database's process has ended, by itself or by `stop`. */
  readonly exited: Promise<void>;
  readonly stop: () => Promise<void>;
}

const database = 'viva';

/** Errors reach the service by its own connection; a log of statements would hold what people said. */
const quiet = {
  unix_socket_directories: '',
  max_connections: 60,
  logging_collector: 'off',
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
};

/** Longest wait for the database to take connections, recovery after a crash included, in milliseconds. */
const startDeadlineMs = 60_000;

/**
 * Starts PostgreSQL from its npm binaries as a child process in the foreground, and makes the data folder and the
 * database when they are not there. Under root it runs as `postgres` or `nobody`, since PostgreSQL refuses root.
 * @throws with one sentence that says what is wrong.
 */
export async function ensurePostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const host = options.host ?? '127.0.0.1';
  const user = postgresUser();
  const folder = resolve(options.dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const password = passwordIn(folder);
  const binaries = await findBinaries(user);
  if (!existsSync(join(folder, 'cluster', 'PG_VERSION'))) await initialise(binaries.initdb, folder, password, user);

  // The supervisor's kill -9 leaves this behind; PostgreSQL trusts it only while a process of that number is alive,
  // which in a container may be anything.
  removeStalePid(join(folder, 'cluster', 'postmaster.pid'));
  const settings = { ...quiet, ...options.settings, port: options.port, listen_addresses: host };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = `postgres://viva:${password}@${host}:${options.port}/`;
  const deadline = Date.now() + startDeadlineMs;
  for (;;) {
    const running = launch(binaries.postgres, join(folder, 'cluster'), flags, user);
    try {
      await makeDatabase(`${url}postgres`, running, deadline);
      return { url: url + database, exited: running.exited, stop: () => stop(running) };
    } catch (cause) {
      running.child.kill('SIGQUIT');
      // The processes of one that was killed a moment ago end by themselves.
      const lingering = /shared memory block/.test(running.complaint()) && Date.now() < deadline;
      if (!lingering) throw new Error(explain(running.complaint(), options.port), { cause });
      await new Promise((resume) => setTimeout(resume, 200));
    }
  }
}

/** A database process, and the last of what it complained of. */
interface Launched {
  readonly child: ChildProcess;
  readonly exited: Promise<void>;
  readonly complaint: () => string;
}

function launch(program: string, cluster: string, flags: readonly string[], user: PostgresUser | undefined): Launched {
  const child = spawn(program, ['-D', visibleName(cluster, user), ...flags], spawnOptions(cluster, user));
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-2_000)));
  const exited = new Promise<void>((done) => {
    child.once('exit', () => done());
    child.once('error', (error) => {
      complaint += error.message;
      done();
    });
  });
  return { child, exited, complaint: () => complaint };
}

/** A fast shutdown: running statements are broken off, everything committed is kept. */
async function stop({ child, exited }: Launched): Promise<void> {
  child.kill('SIGINT');
  const tooLong = setTimeout(() => child.kill('SIGQUIT'), 6_000);
  await exited;
  clearTimeout(tooLong);
}

function spawnOptions(folder: string, user: PostgresUser | undefined) {
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };
  // A group of its own: Ctrl-C reaches the supervisor, which ends the database last.
  return {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore' as const, 'ignore' as const, 'pipe' as const],
    ...(user ?? {}),
  };
}

function passwordIn(folder: string): string {
  const file = join(folder, 'password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

async function initialise(initdb: string, folder: string, password: string, user: PostgresUser | undefined) {
  // Made under another name, so that a start that was killed half-way leaves nothing that looks whole.
  for (const name of ['cluster.new', 'password.init']) rmSync(join(folder, name), { recursive: true, force: true });
  const fresh = join(folder, 'cluster.new');
  mkdirSync(fresh, { mode: 0o700 });
  writeFileSync(join(folder, 'password.init'), password, { mode: 0o600 });
  if (user) {
    chmodSync(folder, 0o711);
    for (const name of ['cluster.new', 'password.init']) chownSync(join(folder, name), user.uid, user.gid);
  }
  const flags = ['-U', 'viva', '-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C', '--no-instructions'];
  const files = ['-D', visibleName(fresh, user), '--pwfile=../password.init'];
  const child = spawn(initdb, [...files, ...flags], spawnOptions(fresh, user));
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('exit', done));
  rmSync(join(folder, 'password.init'), { force: true });
  if (code !== 0)
    throw new Error(`The database folder ${folder} cannot be set up: ${complaint.trim().split('\n').at(-1) ?? ''}`);
  renameSync(fresh, join(folder, 'cluster'));
}

function removeStalePid(file: string): void {
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN;
  if (Number.isNaN(pid)) return;
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    if (command.includes('postgres')) return;
    rmSync(file, { force: true });
  } catch {
    // No such process, or no /proc here: PostgreSQL finds out by itself.
  }
}

/** Waits until connections are taken, and makes the database. */
async function makeDatabase(url: string, { child, exited }: Launched, deadline: number): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    // A connection that breaks fails its query too.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
      if (rowCount === 0) await client.query(`create database ${database}`);
      return;
    } catch (error) {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null || Date.now() > deadline)
        throw error;
      await Promise.race([exited, new Promise((resume) => setTimeout(resume, 50))]);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

function explain(complaint: string, port: number): string {
  if (/Address already in use|could not create any TCP/.test(complaint))
    return `Port ${port}, which the database needs, is in use.`;
  if (/lock file .* already exists/.test(complaint)) return 'The database is already running on this data folder.';
  const reason = complaint.split('\n').findLast((line) => /FATAL|ERROR|HINT|error/.test(line));
  return `The database did not start: ${reason?.trim() ?? 'it did not say why'}`;
}
