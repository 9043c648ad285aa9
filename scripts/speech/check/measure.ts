import type { tts } from '@livekit/agents';
import type { VoiceActivity } from '../../../packages/agent/src/ears/listener.ts';
import { type Recogniser, type Samples, earsSampleRate } from '../../../packages/agent/src/ears/recogniser.ts';
import { synthesize } from '../../../packages/agent/src/voice/flite/flite.ts';
import { babble, whiteNoise, withNoise } from '../../../packages/speech/src/testing/sounds.ts';
import {
  type WordErrors,
  errorRate,
  sumOfErrors,
  wordErrors,
} from '../../../packages/speech/src/testing/wordErrors.ts';
import { hear, hearInTime } from '../hear.ts';
import { resampled } from '../resample.ts';
import { speakLine } from '../speakLine.ts';
import type { HumanSpeech } from './recordings.ts';

/** Noise under human speech, in decibels below it: a busy office. */
const noiseDb = 10;
/** So much speech is heard at its own pace to measure how soon its words are there, in seconds. */
const inTimeSeconds = 60;
/** Silence before and after a line that is heard, in seconds: microphones are open before somebody speaks. */
const silenceSeconds = 0.5;

/** Word errors in some speech. */
export interface Accuracy {
  readonly what: string;
  readonly words: number;
  readonly errors: number;
  readonly errorRate: number;
}

/** Half of the values are below `p50`, 95 of 100 below `p95`. */
export interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly n: number;
}

/** What {@link measureEars} found out. */
export interface EarsMeasured {
  readonly accuracy: readonly Accuracy[];
  /** Time to hear, as a share of the time to say it. */
  readonly realTimeFactor: number | undefined;
  /** From the end of speech until its words, in milliseconds. */
  readonly lastWordsMs: Spread | undefined;
}

/** What {@link measureVoice} found out. */
export interface VoiceMeasured {
  /** Of its lines, heard by the recognizer; none without one. */
  readonly accuracy: readonly Accuracy[];
  readonly realTimeFactor: number;
  /** From asking for a line until it sounds, in milliseconds. */
  readonly firstSoundMs: Spread;
}

/** The recognizers, and who is told what goes on. */
export interface Hearing {
  readonly recognisers: readonly Recogniser[];
  readonly openVoiceActivity: () => VoiceActivity;
  readonly failed: (recogniser: string, error: unknown) => void;
  /** This recognizer wrote something down. */
  readonly heard: (recogniser: string) => void;
}

/** What is written down of some speech. */
export async function written(samples: Samples, hearing: Hearing): Promise<string> {
  const { turns } = await hear(samples, { ...hearing, voiceActivity: hearing.openVoiceActivity() });
  for (const { recogniser } of turns) if (recogniser) hearing.heard(recogniser.name);
  return turns.map(({ text }) => text).join(' ');
}

/** Measures the recognizers on human speech: clean, in white noise, and with people who talk in the background. */
export async function measureEars(
  speech: readonly HumanSpeech[],
  hearing: Hearing,
  said: (what: string) => void,
): Promise<EarsMeasured> {
  const crowd = await backgroundVoices();
  const conditions: [string, (one: HumanSpeech, index: number) => Samples][] = [
    ['read speech, clean', ({ samples }) => samples],
    [
      `with white noise at ${noiseDb} dB`,
      ({ samples }, index) => withNoise(samples, whiteNoise(samples.length, index), noiseDb),
    ],
    [
      `with babble at ${noiseDb} dB`,
      ({ samples }, index) => withNoise(samples, babble(crowd, samples.length, index), noiseDb),
    ],
  ];
  const accuracy: Accuracy[] = [];
  let realTimeFactor: number | undefined;
  for (const [what, make] of conditions) {
    said(what);
    const errors: WordErrors[] = [];
    const began = performance.now();
    for (const [index, one] of speech.entries()) {
      errors.push(wordErrors(one.text, await written(make(one, index), hearing)));
    }
    realTimeFactor ??= (performance.now() - began) / 1_000 / secondsOf(speech);
    accuracy.push(accuracyOf(what, errors));
  }
  said('how soon the words are there');
  const latencies: number[] = [];
  let seconds = 0;
  for (const one of speech) {
    if (seconds > 0 && seconds + secondsOf([one]) > inTimeSeconds) continue;
    seconds += secondsOf([one]);
    const { latenciesMs } = await hearInTime(padded(one.samples), {
      ...hearing,
      voiceActivity: hearing.openVoiceActivity(),
    });
    latencies.push(...latenciesMs);
  }
  return { accuracy, realTimeFactor, lastWordsMs: spreadOf(latencies) };
}

/** Measures the voice on lines of an interviewer: how soon and how fast it speaks, and whether it is understood. */
export async function measureVoice(
  lines: readonly string[],
  voice: tts.TTS,
  hearing: Hearing | undefined,
): Promise<VoiceMeasured | undefined> {
  // The first line loads what is loaded late.
  await speakLine(voice, 'Hello.');
  const errors: WordErrors[] = [];
  const firstSounds: number[] = [];
  let [spokenMs, soundMs] = [0, 0];
  for (const line of lines) {
    const spoken = await speakLine(voice, line);
    firstSounds.push(spoken.firstSoundMs);
    spokenMs += spoken.wholeMs;
    soundMs += (spoken.samples.length / spoken.sampleRate) * 1_000;
    if (!hearing) continue;
    errors.push(wordErrors(line, await written(padded(resampled(spoken, earsSampleRate).samples), hearing)));
  }
  const firstSoundMs = spreadOf(firstSounds);
  if (!firstSoundMs) return undefined;
  return {
    accuracy: hearing ? [accuracyOf('the interviewer’s own lines, heard again', errors)] : [],
    realTimeFactor: spokenMs / soundMs,
    firstSoundMs,
  };
}

/** People in the background: always the same plain voices, whatever voice is configured. */
export async function backgroundVoices(): Promise<Samples[]> {
  const lines = [
    'I went through the numbers again yesterday and I still think that the second one is better for all of us.',
    'Could you send me the list before lunch, and tell them that we are going to need another room on Thursday.',
    'No, she said that it would take about a week, because they have to wait for the parts from the other site.',
  ];
  const voices = ['slt', 'rms', 'awb'] as const;
  const spoken = voices.flatMap((voice) => lines.map((line) => synthesize(line, { voice })));
  return (await Promise.all(spoken)).map((speech) => resampled(speech, earsSampleRate).samples);
}

/** With a silence around it, 16 kHz. */
export function padded(samples: Samples): Samples {
  const silence = silenceSeconds * earsSampleRate;
  const whole = new Int16Array(samples.length + 2 * silence);
  whole.set(samples, silence);
  return whole;
}

const secondsOf = (speech: readonly HumanSpeech[]): number =>
  speech.reduce((sum, { samples }) => sum + samples.length / earsSampleRate, 0);

function accuracyOf(what: string, all: readonly WordErrors[]): Accuracy {
  const sum = sumOfErrors(all);
  return { what, words: sum.words, errors: sum.errors, errorRate: errorRate(sum) ?? 0 };
}

/** Of some values, undefined of none. */
export function spreadOf(values: readonly number[]): Spread | undefined {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return sorted.length === 0 ? undefined : { p50: at(0.5), p95: at(0.95), n: sorted.length };
}
