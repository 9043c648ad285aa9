import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { tameReply } from '../../packages/agent/src/testing/chatReplies.ts';
import { OpenAiDouble } from '../../packages/agent/src/testing/openAiDouble.ts';
import { root } from '../lib/paths.mjs';
import { quantile } from './table.ts';

const double = new OpenAiDouble();
let baseUrl: string;
let folder: string;
beforeAll(async () => {
  baseUrl = await double.start();
  folder = await mkdtemp(path.join(os.tmpdir(), 'viva-check-'));
});
afterAll(async () => {
  await double.stop();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  double.behaviour.chat = 'works';
  double.reply = tameReply;
  double.calls.chat = 0;
});

/** Runs the command at the double, or elsewhere. */
async function check(args: readonly string[], address = baseUrl) {
  const child = spawn(process.execPath, ['scripts/checkModel.ts', ...args], {
    cwd: root,
    env: { ...process.env, VIVA_ENV_FILE: 'none', LLM_BASE_URL: address, LLM_MODEL: 'double', LLM_API_KEY: '' },
  });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const code = await new Promise<number>((resolve) => child.once('close', resolve));
  return { out, err, code };
}

const few = ['--turns', '6', '--answers', '3', '--adverts', '1'];
const partsSchema = z.object({
  turns: z.object({ turns: z.number(), accepted: z.number(), model: z.object({ accuracy: z.number() }) }),
  answers: z.object({ probes: z.object({ asked: z.number(), accepted: z.number() }) }),
  adverts: z.object({ accepted: z.number(), questions: z.object({ answerable: z.number() }) }),
});

test('a model is measured beside what is built in, with its tokens and its cost', async () => {
  const json = path.join(folder, 'figures.json');
  const { out, code } = await check([...few, '--price-in', '1', '--price-out', '5', '--json', json]);
  expect(code).toBe(0);
  for (const row of [
    /^ +built in +double +both, as used$/m,
    /^6 turns: first label right +\d+ % +\d+ % +\d+ %$/m,
    /^their quotes that stand in the turn +– +100 % +–$/m,
    /^3 answers: filled slots that are right/m,
    /^1 adverts: titles right/m,
    /^tokens of \d+ calls +– +[\d,]+ in, [\d,]+ out/m,
    /^cost of 1,000 calls +– +0\.2000 /m,
  ])
    expect(out).toMatch(row);
  const { turns, answers, adverts } = partsSchema.parse(JSON.parse(readFileSync(json, 'utf8')));
  expect([turns.turns, turns.accepted]).toEqual([6, 6]);
  expect(answers.probes.accepted).toBe(answers.probes.asked);
  expect([adverts.accepted, adverts.questions.answerable]).toEqual([1, 1]);
});

test('a model that answers nonsense costs nothing of what is built in', async () => {
  double.reply = () => 'Florp!';
  const { out } = await check(['--turns', '6', '--answers', '0', '--adverts', '0']);
  const [, builtIn, model, both] = /first label right +(\d+) % +(\d+) % +(\d+) %/.exec(out) ?? [];
  expect([model, both]).toEqual(['0', builtIn]);
  expect(out).toMatch(/^replies that could be used +– +0 %/m);
});

test.each<[string, readonly string[], string | undefined, RegExp]>([
  ['no endpoint', [], '', /^LLM_BASE_URL must name the chat model's endpoint/],
  [
    'an endpoint that is not there',
    few,
    'http://127.0.0.1:9/v1',
    /The model double at http:\/\/127\.0\.0\.1:9\/v1 can't be asked/,
  ],
  ['a number that is none', ['--turns', 'many'], undefined, /^--turns takes a number from 0 on, not "many"/],
  ['an unknown word', ['--fast'], undefined, /^Unknown option '--fast'\./],
])('the command says what is wrong with %s', async (_what, args, address, message) => {
  const { err, code } = await check(args, address);
  expect(code).toBe(1);
  expect(err).toMatch(message);
});

test('half of the values do not exceed the median, and the larger ones come after', () => {
  expect([quantile([3, 1, 2], 0.5), quantile([1, 2, 3, 4], 0.95), quantile([], 0.5)]).toEqual([2, 4, undefined]);
});
