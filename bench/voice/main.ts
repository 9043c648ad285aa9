import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { record } from '../../e2e/support/speech.ts';
import { Stack } from '../../e2e/support/stack.ts';
import { type Measured, verdicts } from './aims.ts';
import { wholeAnswers } from './answers.ts';
import { type Samples, interviewAtBrowser } from './atBrowser.ts';
import { launchBrowser } from './browser.ts';
import { startEndpoints } from './endpoints.ts';
import { measureWordErrors } from './hearing.ts';
import { quantile } from './stats.ts';
import { type Together, holdTogether } from './together.ts';

/** Turns, and as many thinking answers, to measure at a browser; 0 leaves this part out, and then no file is written. */
const turnsWanted = Number(process.env.BENCH_TURNS ?? 40);
/** Interviews at once, and the turns of each. */
const atOnce = Number(process.env.BENCH_AT_ONCE ?? 10);
const turnsTogether = 5;

// The room's library tells every packet otherwise.
process.env.NODE_ENV ??= 'production';

let stack: Stack | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stack?.stop().finally(() => process.exit(1)));

const samples: Samples = { gaps: [], cutOffs: [], wholeCutOffs: [], firstWords: [], joins: [] };
const errors = await measureWordErrors();
console.log(errors);
if (turnsWanted > 0) await withStack({}, measureAtBrowser);
const many = { AGENT_SESSIONS: String(atOnce) };
const together = await withStack(many, measureTogether);
const endpoints = await startEndpoints();
const { url } = endpoints;
const withEndpoints = await withStack(
  { ...many, TTS_BASE_URL: url, STT_BASE_URL: url, LLM_BASE_URL: url, LLM_MODEL: 'double' },
  measureTogether,
).finally(() => endpoints.stop());
const result: Measured = {
  turnGapMs: { p50: quantile(samples.gaps, 0.5), p95: quantile(samples.gaps, 0.95), n: samples.gaps.length },
  cutOffs: { rate: samples.cutOffs.filter(Boolean).length / samples.cutOffs.length, n: samples.cutOffs.length },
  wholeAnswersCutOff: samples.wholeCutOffs.filter(Boolean).length,
  firstWordMs: quantile(samples.firstWords, 0.5),
  joinMs: quantile(samples.joins, 0.5),
  perInterview: together.perInterview,
  perInterviewWithEndpoints: withEndpoints.perInterview,
  wordErrors: errors,
  atOnce: together,
  atOnceWithEndpoints: withEndpoints,
};
console.log(JSON.stringify(result, null, 2));
console.log(verdicts(result).join('\n'));
if (turnsWanted > 0) {
  const folder = path.join(import.meta.dirname, '../results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'voice.json'), `${JSON.stringify(result, null, 2)}\n`);
}
// What the room's library still holds would keep this process alive.
process.exit(0);

async function withStack<T>(env: Record<string, string>, measure: (running: Stack) => Promise<T>): Promise<T> {
  const running = await Stack.start(env);
  stack = running;
  try {
    return await measure(running);
  } finally {
    await running.stop();
  }
}

async function measureAtBrowser(running: Stack): Promise<void> {
  const browser = await launchBrowser();
  try {
    while (samples.gaps.length < turnsWanted || samples.cutOffs.length < turnsWanted) {
      await interviewAtBrowser(browser, running.pageUrl, samples);
      console.log(`${samples.gaps.length} turns, ${samples.cutOffs.length} thinking pauses`);
    }
  } finally {
    await browser.close();
  }
}

async function measureTogether(running: Stack): Promise<Together> {
  const answers = await Promise.all(wholeAnswers.slice(0, turnsTogether).map((answer) => record(answer)));
  const measured = await holdTogether({
    addresses: addressesOf(running),
    agentPid: running.pidOf('agent'),
    interviews: atOnce,
    answers,
  });
  console.log(`${atOnce} at once: first words after ${measured.firstWordsMs.join(', ')} ms`);
  return measured;
}

/** Identity and LiveKit have their places behind the page's port (see the README). */
function addressesOf({ pageUrl }: Stack) {
  const port = Number(new URL(pageUrl).port);
  return { page: pageUrl, identity: `http://127.0.0.1:${port + 2}`, liveKit: `ws://127.0.0.1:${port + 5}` };
}
