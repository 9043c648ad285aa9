import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { failedJobs, retryJob } from './jobsAdmin.ts';

const usage = `npm run jobs -- failed          jobs that failed for good
npm run jobs -- retry ID        try one of them again
npm run jobs -- retry all       try all of them again

The database is DATABASE_URL, or the one that npm start runs (PORT and --data DIR as there).`;

const [command, id, ...rest] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl(), max: 1, connectionTimeoutMillis: 5_000 });
try {
  if (command === 'failed') await list();
  else if (command === 'retry' && id) await retry(id);
  else console.log(usage);
} catch (error) {
  console.error(`The database does not answer: ${error instanceof Error ? error.message : 'unknown reason'}`);
  process.exitCode = 1;
} finally {
  await pool.end();
}

async function list(): Promise<void> {
  const failed = await failedJobs(pool);
  for (const { id: jobId, kind, data, tries, failedAt } of failed)
    console.log(`${jobId}  ${kind}  ${JSON.stringify(data)}  ${tries} tries, the last ${failedAt.toISOString()}`);
  console.log(failed.length === 0 ? 'No job has failed for good.' : `${failed.length} failed.`);
}

async function retry(which: string): Promise<void> {
  const ids = which === 'all' ? (await failedJobs(pool)).map((job) => job.id) : [which];
  for (const one of ids) {
    const found = await retryJob(pool, one);
    console.log(found ? `${one} is tried again.` : `There is no failed job ${one}.`);
    if (!found) process.exitCode = 1;
  }
}

/** As `npm start` has it: the password beside the data, the port after the page's. */
function databaseUrl(): string {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const at = [id, ...rest].indexOf('--data');
  const folder = resolve(at < 0 ? '.viva' : ([id, ...rest][at + 1] ?? '.viva'));
  const password = readFileSync(join(folder, 'postgres', 'password'), 'utf8').trim();
  return `postgres://viva:${password}@127.0.0.1:${Number(process.env.PORT || 3000) + 3}/viva`;
}
