import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type SampledInterview, takeSample } from '../bias/sample.ts';
import { type Statements, readStatements } from '../bias/statements.ts';
import { biasTable } from '../bias/table.ts';
import { linesOf, tableColumns } from '../bias/write.ts';
import { openDatabase } from '../db/open.ts';
import { dayOf, reasonOf } from './commandLine.ts';
import { databaseUrl } from './databaseUrl.ts';

const usage = `npm run -s bias:table -- --groups FILE > table.csv      of each job, and of all jobs together
npm run -s bias:table -- --groups FILE --job ID        of one job
npm run -s bias:table -- --groups FILE --from 2026-01-01 --to 2027-01-01
                                                       of interviews that ended from a day on, up to another that is left out

FILE is a CSV of candidate,sex,race_ethnicity. npm run bias:table -- --help says more.`;

const given = readArguments();
if (given === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else await exportTable(given);

type Arguments = NonNullable<ReturnType<typeof readArguments>>;

/** Undefined when they are no arguments of this command. */
function readArguments() {
  const text = { type: 'string' } as const;
  const options = { groups: text, job: text, from: text, to: text, data: text };
  try {
    const { groups, job, ...values } = parseArgs({ options }).values;
    const [from, to] = [dayOf(values.from), dayOf(values.to)];
    return groups === undefined || from === null || to === null
      ? undefined
      : { groups, range: { jobId: job, from, to } };
  } catch {
    return undefined;
  }
}

async function exportTable({ groups, range }: Arguments): Promise<void> {
  const statements = statementsIn(groups);
  if (!statements) return;
  let database;
  try {
    database = openDatabase(databaseUrl(process.argv.slice(2)), () => {});
    const sample = await takeSample(database.db, range);
    writeTables(range.jobId, sample, statements);
    writeNote(sample, statements);
  } catch (error) {
    console.error(`The interviews cannot be read: ${reasonOf(error)}`);
    process.exitCode = 1;
  } finally {
    await database?.close();
  }
}

function statementsIn(file: string): Statements | undefined {
  try {
    return readStatements(readFileSync(file, 'utf8'));
  } catch (error) {
    console.error(`${file} cannot be read: ${reasonOf(error)}.`);
    process.exitCode = 2;
    return undefined;
  }
}

/** An erased job has no table of its own: its interviews count in that of all jobs. */
function writeTables(jobId: string | undefined, sample: readonly SampledInterview[], statements: Statements): void {
  const unknown = { sex: null, raceEthnicity: null };
  const tableOf = (interviews: readonly SampledInterview[]) =>
    biasTable(interviews.map((one) => ({ ...(statements.of(one) ?? unknown), score: one.score })));
  console.log(tableColumns.join());
  if (jobId === undefined) for (const line of linesOf('all', tableOf(sample))) console.log(line);
  for (const [job, own] of Map.groupBy(sample, (one) => one.jobId))
    if (job !== null) for (const line of linesOf(job, tableOf(own))) console.log(line);
}

function writeNote(sample: readonly SampledInterview[], statements: Statements): void {
  const [first, last] = [sample[0], sample.at(-1)];
  if (!first || !last) {
    console.error('There is no interview to count.');
    process.exitCode = 1;
    return;
  }
  const day = (moment: Date) => moment.toISOString().slice(0, 10);
  const stated = sample.filter((one) => statements.of(one));
  const unscored = sample.filter(({ score }) => score === null).length;
  const jobs = new Set(sample.flatMap((one) => one.jobId ?? [])).size;
  console.error(`Interviews that ended from ${day(first.endedAt)} to ${day(last.endedAt)} (UTC).`);
  console.error(`${sample.length} interviews, ${jobs} jobs; not scored, and left out of the rates: ${unscored}.`);
  console.error(
    `Interviews that the file has a line for: ${stated.length}; candidates in the file: ${statements.size}.`,
  );
  if (statements.unreadLines.length > 0)
    console.error(
      `Lines with a value that is no category, and counts as unknown: ${statements.unreadLines.join(', ')}.`,
    );
  console.error('This table is not a bias audit. The law requires an independent auditor to make one.');
}
