import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { reportSchema } from '../packages/interview/src/index.ts';
import { slowness } from './test/slowness.ts';

const root = path.join(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'viva-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function report(args: readonly string[], input = '') {
  const child = spawn(process.execPath, ['scripts/node24.mjs', 'scripts/report.ts', ...args], { cwd: root });
  // A tool that was called wrongly goes before it reads.
  child.stdin.on('error', () => undefined).end(input);
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { stdout, stderr: stderr.trim(), status: Number(status) };
}
const file = (name: string, content: string): string => {
  const to = path.join(folder, name);
  writeFileSync(to, content);
  return to;
};

const said = { n: 1, speaker: 'user', text: 'Because I like ships.', startMs: 1_000, endMs: 3_000 };
const session = {
  kind: 'practice',
  plan: { title: 'sailor', questions: [{ id: 'q1', text: 'Why?' }] },
  turns: [{ n: 0, speaker: 'agent', text: 'Why?', startMs: 0, endMs: 900 }, said],
};

describe('npm run report', () => {
  test(
    'prints a report and nothing else, the same from a file and from standard input',
    { timeout: 30_000 * slowness() },
    async () => {
      const json = JSON.stringify(session);
      const fromFile = await report([file('session.json', `\ufeff${json}`)]);
      expect(fromFile).toMatchObject({ stderr: '', status: 0 });
      expect(reportSchema.parse(JSON.parse(fromFile.stdout))).toMatchObject({
        answers: [{ questionId: 'q1', assessed: false, score: null, quotes: [] }],
        overall: { assessed: false, score: null, cappedBy: null },
      });
      expect((await report(['-'], json)).stdout).toBe(fromFile.stdout);
    },
  );

  test('says in one sentence what is wrong, and names the field', { timeout: 60_000 * slowness() }, async () => {
    const unspoken = { ...session, turns: [{ ...said, startMs: undefined }] };
    const wrong: readonly (readonly [readonly string[], string, RegExp])[] = [
      [[], '', /^Usage: npm run report -- FILE/],
      [[path.join(folder, 'none.json')], '', /^Can't read .*none\.json: there is no such file\.$/],
      [[folder], '', /it is a folder\.$/],
      [['-'], ' ', /^Standard input is empty\.$/],
      [['-'], '{"kind":', /^Standard input is no JSON: /],
      [['-'], '[]', /^Standard input is no session file: /],
      [['-'], '{"kind":"practice","turns":[]}', /no session file: plan: /],
      [['-'], JSON.stringify(unspoken), /no session file: turns\[0\]\.startMs: /],
    ];
    const answers = await Promise.all(wrong.map(([args, input]) => report(args, input)));
    for (const [i, { stdout, stderr, status }] of answers.entries()) {
      const sentence = wrong[i]?.[2] ?? /^$/;
      expect([stdout, status]).toEqual(['', 1]);
      expect(stderr).toMatch(sentence);
      expect(stderr.split('\n')).toHaveLength(1);
    }
  });
});
