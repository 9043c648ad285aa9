import { exportAudit } from '../audit/audit.ts';
import { openDatabase } from '../db/open.ts';
import { dayOf, reasonOf } from './commandLine.ts';
import { databaseUrl, optionOf } from './databaseUrl.ts';

const usage = `npm run audit -- export                     the whole audit log, a line of JSON for each entry
npm run audit -- export --job ID            only that of one job
npm run audit -- export --from 2026-11-01 --to 2026-12-01
                                            only from a day on, up to another that is left out

That it was taken is noted in the log itself. The database is DATABASE_URL, or the one that npm start runs (PORT and
--data DIR as there).`;

const [command, ...args] = process.argv.slice(2);
if (command === 'export') await writeLog();
else console.log(usage);

async function writeLog(): Promise<void> {
  const [from, to] = ['--from', '--to'].map((name) => dayOf(optionOf(args, name)));
  if (from === null || to === null) {
    console.error('A day is written like 2026-11-01.');
    process.exitCode = 2;
    return;
  }
  let database;
  try {
    database = openDatabase(databaseUrl(args), () => {});
    for await (const { viewKey: _, ...entry } of exportAudit(database.db, { jobId: optionOf(args, '--job'), from, to }))
      console.log(JSON.stringify(entry));
  } catch (error) {
    console.error(`The log cannot be read: ${reasonOf(error)}`);
    process.exitCode = 1;
  } finally {
    await database?.close();
  }
}
