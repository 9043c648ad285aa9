import pg from 'pg';
import { databaseUrl } from './databaseUrl.ts';
import { failedJobs, retryJob, waitingJobs } from './jobsAdmin.ts';

const usage = `npm run jobs -- failed          jobs that failed for good
npm run jobs -- waiting         jobs that failed, and are tried again by themselves
npm run jobs -- retry ID        try one of them again
npm run jobs -- retry all       try all of them again

The database is DATABASE_URL, or the one that npm start runs (PORT and --data DIR as there).`;

const [command, id] = process.argv.slice(2);
const pool = new pg.Pool({
  connectionString: databaseUrl(process.argv.slice(2)),
  max: 1,
  connectionTimeoutMillis: 5_000,
});
try {
  if (command === 'failed') await list();
  else if (command === 'waiting') await listWaiting();
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

async function listWaiting(): Promise<void> {
  const waiting = await waitingJobs(pool);
  for (const { id: jobId, kind, data, tries, nextTryAt, reason } of waiting)
    console.log(
      `${jobId}  ${kind}  ${JSON.stringify(data)}  ${tries} tries (${reason ?? 'no reason kept'}), the next ${nextTryAt.toISOString()}`,
    );
  console.log(waiting.length === 0 ? 'No job waits for another try.' : `${waiting.length} wait.`);
}

async function retry(which: string): Promise<void> {
  const ids = which === 'all' ? (await failedJobs(pool)).map((job) => job.id) : [which];
  for (const one of ids) {
    const found = await retryJob(pool, one);
    console.log(found ? `${one} is tried again.` : `There is no failed job ${one}.`);
    if (!found) process.exitCode = 1;
  }
}
