import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { root } from './lib/paths.mjs';

/** Runs the command with some standard input. */
async function understand(args: readonly string[], input = ''): Promise<{ out: string; err: string; code: number }> {
  const child = spawn(process.execPath, ['scripts/understand.ts', ...args], { cwd: root });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  child.stdin.on('error', () => undefined).end(input);
  const code = await new Promise<number>((resolve) => child.once('close', resolve));
  return { out, err, code };
}

const lineSchema = z.object({ text: z.string(), label: z.string(), confidence: z.number().min(0).max(1) });

it('prints a line of JSON for each line of text, in their order', async () => {
  const { out, code } = await understand(['-'], 'Could you repeat that?\n\n  I led the night shift for two years.  \n');
  const lines = out
    .trim()
    .split('\n')
    .map((line) => lineSchema.parse(JSON.parse(line)));
  expect(lines.map(({ text, label }) => [text, label])).toEqual([
    ['Could you repeat that?', 'repeat'],
    ['I led the night shift for two years.', 'answer'],
  ]);
  expect(code).toBe(0);
});

it.each([
  [[], 1, /^Usage: npm run understand/],
  [['nowhere.txt'], 1, /^Can't read nowhere\.txt: there is no such file\.$/m],
])('says what is wrong with %j', async (args, expected, message) => {
  const { err, code } = await understand(args);
  expect([code, message.test(err)]).toEqual([expected, true]);
});

it('explains itself', async () => {
  expect((await understand(['--help'])).out).toMatch(/^Usage: npm run understand/);
});
