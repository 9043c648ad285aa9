import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildReport, sessionRecordSchema } from '../../packages/interview/src/index.ts';
import { root } from '../lib/paths.mjs';
import { checkPlace, readJob } from './files.ts';
import { InterviewError, parseOptions } from './options.ts';
import { slowness } from '../test/slowness.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'viva-interview-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ran {
  out: string;
  err: string;
  code: number | null;
}

/** Runs the command as `npm run interview -- …` does, with these lines as its input. */
async function interview(args: readonly string[], lines: readonly string[] = []): Promise<Ran> {
  const child = spawn(process.execPath, ['scripts/interview.ts', ...args], { cwd: root });
  const ran: Ran = { out: '', err: '', code: null };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (ran.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (ran.err += text));
  child.stdin.on('error', () => undefined).end(lines.map((line) => `${line}\n`).join(''));
  ran.code = await new Promise((resolve) => child.once('close', resolve));
  return ran;
}

const said = (text: string) => text.replace(/\s+/g, ' ').trim();
const answer =
  'In 2021 our payment service at Northwind failed every Monday. I read the logs, found that a backup locked the tables, moved it to Sunday and told the 12 people on call. In the end the errors dropped by 90 percent.';

/** A process starts in well under a second, on a machine with nothing else to do. */
describe('npm run interview', { timeout: 30_000 * slowness() }, () => {
  it('is what the command runs', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts.interview).toBe('node scripts/node24.mjs scripts/interview.ts');
  });

  it('holds an interview for a job, to the goodbye, and saves what was said', async () => {
    const [job, save] = [join(folder, 'job.txt'), join(folder, 'session.json')];
    writeFileSync(job, 'Staff Nurse\n\nWe look for a nurse for our ward.\n\nRequirements:\n- Wound care\n- Handover\n');
    const args = ['--job', job, '--seed', 'a', '--save', save];
    const { out, err, code } = await interview(args, [
      'Hello?',
      '',
      ...Array.from({ length: 14 }, () => answer),
      'no',
      'no',
    ]);
    expect(code).toBe(0);
    expect(said(out)).toMatch(/nurse/i);
    expect(said(out)).toMatch(/Goodbye\.$/);
    expect(out.match(/Goodbye/g)).toHaveLength(1);
    expect(err).toContain(`npm run report -- ${save}`);
    expect(statSync(save).mode & 0o077).toBe(0);
    const session = sessionRecordSchema.parse(JSON.parse(readFileSync(save, 'utf8')));
    expect(session.plan.questions.length).toBeGreaterThan(2);
    expect(session.turns.filter(({ speaker }) => speaker === 'user').every(({ typed }) => typed)).toBe(true);
    expect(session.turns.map(({ n }) => n)).toEqual(session.turns.map((_, n) => n));
    for (const { startMs, endMs } of session.turns) expect(endMs).toBeGreaterThanOrEqual(startMs);
    const report = buildReport(session);
    expect(report.answers[0]).toMatchObject({ outcome: 'answered', typed: true });
  });

  it('is the same for the same seed and the same lines', async () => {
    const runs = [1, 2].map(() => interview(['--role', 'chef', '--seed', 'a'], ['Hello?', '', answer]));
    const [first, second] = await Promise.all(runs);
    expect(first?.out.length).toBeGreaterThan(200);
    expect(second).toEqual(first);
  });

  it('leaves when the input ends, and keeps what was said until then', async () => {
    const save = join(folder, 'left.json');
    const { code, err } = await interview(['--save', save, '--seed', 'a'], ['a chef', 'I like it.']);
    expect(code).toBe(0);
    expect(err).toContain('You left the interview.');
    const { turns, plan } = sessionRecordSchema.parse(JSON.parse(readFileSync(save, 'utf8')));
    expect(plan.title).toBe('chef');
    expect(turns.map(({ speaker }) => speaker)).toEqual(['agent', 'user', 'agent', 'user', 'agent']);
    expect(turns.at(-1)?.move).toBe('probe');
  });

  it('takes an empty line for silence, and the role and the manner from the command', async () => {
    const { out } = await interview(
      ['--role', 'staff nurse', '--persona', 'demanding', '--seed', 'a'],
      ['', '', 'stop'],
    );
    expect(said(out)).toMatch(/^Hello\. .*staff nurse/);
    expect(said(out)).toMatch(
      /Here’s the question again|I asked:|I’m waiting|Nothing so far|To be sure|I haven’t heard/i,
    );
  });

  it('ends when its minutes are over', async () => {
    const { out } = await interview(
      ['--minutes', '2', '--role', 'chef', '--seed', 'a'],
      Array.from({ length: 40 }, () => answer),
    );
    expect(said(out)).toMatch(/time.*Goodbye\.$/);
  });

  it('says what can be said', async () => {
    const { out, code } = await interview(['--help']);
    expect(code).toBe(0);
    for (const option of ['--job', '--role', '--persona', '--seed', '--minutes', '--save'])
      expect(out).toContain(option);
  });

  it.each([
    [['--persona', 'rude'], '--persona must be friendly, neutral or demanding, not "rude".'],
    [['--minutes', 'ten'], '--minutes must be a whole number from 2 to 120, not "ten".'],
    [['--minutes', '900'], '--minutes must be a whole number from 2 to 120, not "900".'],
    [['--job', '/nowhere/job.txt'], "Can't read /nowhere/job.txt: there is no such file."],
    [['--job', '-'], '--job needs a file: standard input is for the answers.'],
    [['--job', 'a', '--role', 'b'], '--job and --role exclude each other: a job description names its role.'],
    [['--role', ' '], '--role needs something after it.'],
    [['--save', '/nowhere/session.json'], "Can't write /nowhere/session.json: there is no such folder."],
    [['--save', '.'], "Can't write .: it is a folder."],
    [['--fast'], "Unknown option '--fast'. npm run interview -- --help lists what can be said."],
  ])('refuses %j in a sentence', (args, sentence) => {
    const begin = () => {
      const { job, save } = parseOptions(args);
      if (job !== undefined) readJob(job);
      if (save !== undefined) checkPlace(save);
    };
    expect(begin).toThrow(new InterviewError(sentence));
  });

  it('says what is wrong before anything is asked', async () => {
    const { out, err, code } = await interview(['--job', '/nowhere/job.txt']);
    expect([out, err, code]).toEqual(['', "Can't read /nowhere/job.txt: there is no such file.\n", 1]);
  });
});
