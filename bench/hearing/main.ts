// How well the configured ears hear, and whether their confidence can be relied on: npm run bench:hearing
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Hearing } from '../../scripts/speech/check/measure.ts';
import { provideSpeech } from '../../scripts/speech/check/provideSpeech.ts';
import { runCommand } from '../../scripts/speech/command.ts';
import { messageOf, openEngines } from '../../scripts/speech/engines.ts';
import { speakLine } from '../../scripts/speech/speakLine.ts';
import { SpeechError } from '../../scripts/speech/speechError.ts';
import { hearAnswers } from './hearAnswers.ts';
import { hearNoise, hearShortWords } from './littleSpeech.ts';
import { fliteAnswers, humanAnswers, voiceAnswers } from './spoken.ts';
import { summaryOf, verdicts } from './summary.ts';
import { type TermsCorpus, hearTerms } from './terms.ts';
import { termsCompared, termsVerdicts } from './termsFigures.ts';

/** Answers that are heard; all are about a thousand and take half an hour. */
const mostAnswers = Number(process.env.BENCH_ANSWERS ?? 1_000);
/** Sounds of each kind that are no speech. */
const noisesOfEach = Number(process.env.BENCH_NOISES ?? 10);

async function bench(): Promise<void> {
  await provideSpeech();
  const engines = await openEngines({ ears: true, voice: true });
  const hearing: Hearing = {
    recognisers: engines.recognisers,
    openVoiceActivity: engines.openVoiceActivity,
    failed: (name, error) => console.error(`The recognizer ${name} failed: ${messageOf(error)}.`),
    heard: () => undefined,
  };
  try {
    const engine = engines.recognisers[0]?.info.name;
    if (!engine) throw new SpeechError('There is no recognizer: npm run setup fetches the built-in one.');
    const noise = await hearNoise(hearing, noisesOfEach);
    const shortWords = await hearShortWords(hearing, (text) => speakLine(engines.voice, text));
    const hearCorpus = async (corpus: TermsCorpus) =>
      termsCompared(await hearTerms(corpus, hearing, (text) => speakLine(engines.voice, text)));
    const terms = {
      dev: await hearCorpus('dev'),
      heldout: await hearCorpus('heldout'),
      check: await hearCorpus('check'),
    };
    const answers = [...humanAnswers(), ...(await fliteAnswers()), ...(await voiceAnswers(engines.voice))];
    const answered = await hearAnswers(answers, hearing, mostAnswers);
    const summary = summaryOf(answered);
    const result = { engine, noise, shortWords, terms, ...summary };
    console.log(JSON.stringify(result, null, 2));
    const folder = path.join(import.meta.dirname, '../results');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'hearing.json'), `${JSON.stringify({ ...result, answered }, null, 2)}\n`);
    for (const [what, holds] of [...verdicts(summary), ...termsVerdicts(terms.check)]) {
      console.log(`${holds ? 'reached' : 'NO     '}  ${what}`);
      if (!holds) process.exitCode = 1;
    }
  } finally {
    await engines.close();
  }
}

await runCommand(bench);
