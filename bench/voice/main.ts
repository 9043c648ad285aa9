import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { Candidate } from '../../e2e/support/candidate.ts';
import { record } from '../../e2e/support/speech.ts';
import { Stack } from '../../e2e/support/stack.ts';
import { OpenAiDouble } from '../../packages/agent/src/testing/openAiDouble.ts';
import { type Measured, verdicts } from './aims.ts';
import { thinkingAnswers, wholeAnswers } from './answers.ts';
import { launchBrowser } from './browser.ts';
import { usageOf } from './processes.ts';
import { quantile } from './stats.ts';

/** Turns and thinking answers to measure, and interviews at once. */
const turnsWanted = Number(process.env.BENCH_TURNS ?? 30);
const pausesWanted = turnsWanted;
const atOnce = Number(process.env.BENCH_AT_ONCE ?? 6);

interface Samples {
  readonly gaps: number[];
  /** Of the answers with a thinking pause. */
  readonly cutOffs: boolean[];
  /** Of the answers without one. */
  readonly wholeCutOffs: boolean[];
  readonly firstWords: number[];
  readonly joins: number[];
}

let stack = await Stack.start();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stack.stop().finally(() => process.exit(1)));
const browser = await launchBrowser();
try {
  const samples: Samples = { gaps: [], cutOffs: [], wholeCutOffs: [], firstWords: [], joins: [] };
  const idle = usageOf(stack.pidOf('agent'));
  while (samples.gaps.length < turnsWanted || samples.cutOffs.length < pausesWanted) {
    await interview(browser, samples);
    console.log(`${samples.gaps.length} turns, ${samples.cutOffs.length} thinking pauses`);
  }
  const together = await measureTogether(browser, idle.rssMb);
  const withEndpoints = await measureWithEndpoints(browser);
  const result: Measured = {
    turnGapMs: { p50: quantile(samples.gaps, 0.5), p95: quantile(samples.gaps, 0.95), n: samples.gaps.length },
    cutOffs: { rate: samples.cutOffs.filter(Boolean).length / samples.cutOffs.length, n: samples.cutOffs.length },
    wholeAnswersCutOff: samples.wholeCutOffs.filter(Boolean).length,
    firstWordMs: quantile(samples.firstWords, 0.5),
    joinMs: quantile(samples.joins, 0.5),
    perInterview: together.perInterview,
    perInterviewWithEndpoints: withEndpoints.perInterview,
    atOnce: together.atOnce,
  };
  const folder = path.join(import.meta.dirname, '../results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'voice.json'), `${JSON.stringify(result, null, 2)}\n`);
  console.log(JSON.stringify(result, null, 2));
  console.log(verdicts(result).join('\n'));
} finally {
  await browser.close();
  await stack.stop();
}

/** One interview, whole and thinking answers in turn, until it ends or enough was measured. */
async function interview(chromium: Browser, samples: Samples): Promise<void> {
  const { candidate, firstWordMs, joinMs } = await begin(chromium);
  samples.firstWords.push(firstWordMs);
  samples.joins.push(joinMs);
  await candidate.untilQuiet();
  await candidate.namesRole('project manager');
  for (let n = 0; n < 9; n++) {
    await candidate.untilQuiet();
    const paused = thinkingAnswers[samples.cutOffs.length % thinkingAnswers.length];
    const whole = wholeAnswers[samples.gaps.length % wholeAnswers.length];
    if (n % 2 === 1 && paused) {
      const { cutOff } = await candidate.asks(await record(...paused));
      console.log(cutOff ? `cut off in a pause of ${paused[1]} ms after "${paused[0]}"` : `waited ${paused[1]} ms`);
      samples.cutOffs.push(cutOff);
    } else if (whole) {
      const { gapMs, cutOff } = await candidate.asks(await record(whole));
      console.log(cutOff ? 'cut off without a pause' : `answered after ${Math.round(gapMs)} ms`);
      if (!cutOff) samples.gaps.push(gapMs);
      samples.wholeCutOffs.push(cutOff);
    }
  }
  await candidate.page.getByRole('button', { name: 'Disconnect' }).click();
  await candidate.page.context().close();
}

/** Several interviews at once: what each further one costs, and whether a reply comes late. */
async function measureTogether(chromium: Browser, idleMb: number) {
  const candidates: Candidate[] = [];
  for (let n = 0; n < atOnce; n++) candidates.push((await begin(chromium)).candidate);
  const before = usageOf(stack.pidOf('agent'));
  const began = performance.now();
  const gaps = await Promise.all(
    candidates.map(async (candidate) => {
      const own: number[] = [];
      await candidate.untilQuiet();
      await candidate.namesRole('nurse');
      for (const answer of wholeAnswers.slice(0, 3)) {
        await candidate.untilQuiet();
        own.push((await candidate.asks(await record(answer))).gapMs);
      }
      return own;
    }),
  );
  const after = usageOf(stack.pidOf('agent'));
  const seconds = (performance.now() - began) / 1_000;
  for (const candidate of candidates) await candidate.page.context().close();
  return {
    perInterview: {
      cpuCores: Number(((after.cpuSeconds - before.cpuSeconds) / seconds / atOnce).toFixed(3)),
      rssMb: Math.round((after.rssMb - idleMb) / atOnce),
    },
    atOnce: { interviews: atOnce, p50: quantile(gaps.flat(), 0.5), p95: quantile(gaps.flat(), 0.95) },
  };
}

/** The same with a transcription, a speech and a chat endpoint in place of the built-in engines. */
async function measureWithEndpoints(chromium: Browser) {
  await stack.stop();
  const double = new OpenAiDouble();
  double.heard = wholeAnswers[0] ?? '';
  const url = await double.start();
  try {
    stack = await Stack.start({ TTS_BASE_URL: url, STT_BASE_URL: url, LLM_BASE_URL: url, LLM_MODEL: 'double' });
    return await measureTogether(chromium, usageOf(stack.pidOf('agent')).rssMb);
  } finally {
    await double.stop();
  }
}

async function begin(chromium: Browser): Promise<{ candidate: Candidate; firstWordMs: number; joinMs: number }> {
  const context = await chromium.newContext({ permissions: ['microphone'] });
  const candidate = await Candidate.at(await context.newPage());
  await candidate.signUp(stack.pageUrl);
  const clicked = performance.now();
  await candidate.page.getByRole('button', { name: 'Practice Interview' }).first().click();
  await candidate.page.getByRole('heading', { name: 'Voice Chat Support' }).waitFor();
  const joinMs = performance.now() - clicked;
  await candidate.hears(0);
  return { candidate, firstWordMs: performance.now() - clicked, joinMs };
}
