import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries, sessions } from '../db/schema/index.ts';
import { holdInterview } from '../testing/hiring.ts';
import { postJob } from '../testing/jobs.ts';
import { beginSession } from '../testing/session.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { behindProxy, visitorFrom } from '../testing/visitors.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bias-'));
const file = path.join(folder, 'groups.csv');
const main = path.join(import.meta.dirname, 'biasMain.ts');

let stack: Stack;
let clinic = '';
let shop = '';
const identities: string[] = [];
beforeAll(async () => {
  stack = await startStack({ env: behindProxy });
  clinic = await postJob(visitorFrom(stack.url, '198.51.100.1'));
  shop = await postJob(visitorFrom(stack.url, '198.51.100.2'));
  const held = (jobId: string, score: number | null) => holdInterview(stack, jobId, { score });
  const [ann, ben, cat, dan] = [
    await held(clinic, 80),
    await held(clinic, 40),
    await held(clinic, 60),
    await held(clinic, null),
  ];
  const eve = await held(shop, 90);
  await stack.database.db
    .update(sessions)
    .set({ endedAt: new Date('2026-03-05T23:30:00Z') })
    .where(eq(sessions.id, eve.sessionId));
  // Practice is no part of it.
  const { person } = await beginSession(stack);
  const lines = [
    `${ann.person.email.toUpperCase()},Female,Asian`,
    `${ben.sessionId},Male,White`,
    `${dan.person.email},Male,White`,
    `${eve.sessionId},Female,prefers not to say`,
    `${person.email},Male,White`,
  ];
  writeFileSync(file, `candidate,sex,race_ethnicity\n${lines.join('\n')}\n`);
  for (const one of [ann, ben, cat, dan, eve]) identities.push(one.person.uid, one.person.email, one.sessionId);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await stack.close();
});

const run = (...args: string[]) =>
  spawnSync(process.execPath, [main, ...args], {
    env: { ...process.env, DATABASE_URL: stack.env.DATABASE_URL },
    encoding: 'utf8',
  });
const exportsNoted = async () => {
  const noted = await stack.database.db.select().from(auditEntries).where(eq(auditEntries.act, 'bias-table-exported'));
  return noted.map(({ actor, jobId, candidate }) => [actor, jobId, candidate]);
};

test('one command writes the table of all jobs and of each, and names no candidate', () => {
  const { stdout, stderr, status } = run('--groups', file);
  expect(status).toBe(0);
  const [columns, ...lines] = stdout.trim().split('\n');
  expect(columns).toBe(
    'job,scored,not_scored,median_score,split_by,category,candidates,share,above_median,scoring_rate,impact_ratio,under_2_percent,impact_ratio_without_small',
  );
  // Three tables of 2 + 7 + 14 categories and three lines of the unknown.
  expect(lines).toHaveLength(3 * 26);
  // All: 40, 60, 80 and 90 with a median of 70. Clinic: 40, 60 and 80.
  expect(lines).toEqual(
    expect.arrayContaining([
      'all,4,1,70,sex,Male,1,0.3333,0,0,0,no,0',
      'all,4,1,70,sex,Female,2,0.6667,2,1,1,no,1',
      'all,4,1,70,sex,Unknown sex,1,,,,,,',
      'all,4,1,70,race_ethnicity,Unknown race/ethnicity,2,,,,,,',
      `${clinic},3,1,60,sex,Female,1,0.5,1,1,1,no,1`,
      `${clinic},3,1,60,race_ethnicity,White,1,0.5,0,0,0,no,0`,
      `${clinic},3,1,60,race_ethnicity,Hispanic or Latino,0,0,0,,,yes,`,
      `${clinic},3,1,60,sex_and_race_ethnicity,Female / Asian,1,0.5,1,1,1,no,1`,
      `${clinic},3,1,60,sex_and_race_ethnicity,Unknown sex or race/ethnicity,1,,,,,,`,
      `${shop},1,0,90,sex,Female,1,1,0,0,,no,`,
    ]),
  );
  expect(stderr).toContain('Interviews that ended from 2026-03-05 to ');
  expect(stderr).toContain('5 interviews, 2 jobs; not scored, and left out of the rates: 1.');
  expect(stderr).toContain('Interviews that the file has a line for: 4; candidates in the file: 5.');
  expect(stderr).toContain('counts as unknown: 5.');
  expect(stderr).toContain('not a bias audit');
  for (const identity of identities) expect(stdout + stderr).not.toContain(identity);
});

test('a job or some days are chosen, and that the table was taken is noted', async () => {
  const before = (await exportsNoted()).length;
  const jobsIn = (text: string) => [
    ...new Set(
      text
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(',')[0]),
    ),
  ];
  expect(jobsIn(run('--groups', file, '--job', clinic).stdout)).toEqual([clinic]);
  expect(jobsIn(run('--groups', file, '--from', '2026-03-05', '--to', '2026-03-06').stdout)).toEqual(['all', shop]);
  expect((await exportsNoted()).slice(before)).toEqual([
    ['operator', clinic, null],
    ['operator', null, null],
  ]);
});

test('a sample of nobody is told', () => {
  const { stderr, status } = run('--groups', file, '--from', '2026-03-06', '--to', '2026-03-06');
  expect([stderr.trim(), status]).toEqual(['There is no interview to count.', 1]);
});

test('arguments and files that do not fit are refused, and nothing is noted', async () => {
  const before = await exportsNoted();
  for (const args of [[], ['--groups'], ['--groups', file, '--from', 'May'], ['--groups', file, '--jobs', clinic]]) {
    const { stdout, stderr, status } = run(...args);
    expect([stdout, status]).toEqual(['', 2]);
    expect(stderr).toContain('npm run -s bias:table');
  }
  const { stdout, stderr, status } = run('--groups', path.join(folder, 'missing.csv'));
  expect([stdout, status]).toEqual(['', 2]);
  expect(stderr).toContain('missing.csv cannot be read');
  expect(await exportsNoted()).toEqual(before);
});
