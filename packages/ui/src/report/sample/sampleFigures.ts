import type { ReportAnswer, ReportMetrics, ReportNorms } from '../types.ts';
import { interviewer, misheard, nurseTranscript, type SpokenLine, you } from './sampleTranscript.ts';

/** What is measured of an interview, and everything that was said in it. */
export interface SampleFigures {
  readonly recognisers: readonly string[];
  readonly approximate: boolean;
  readonly metrics: ReportMetrics;
  readonly answers: readonly ReportAnswer[];
  readonly transcript: readonly SpokenLine[];
}

/** The bands that the product ships with. */
export const sampleNorms: ReportNorms = {
  wordsPerMinute: { from: 130, to: 175 },
  pauseOverMs: 1_000,
  answerMs: { from: 60_000, to: 120_000 },
};

const answers: readonly ReportAnswer[] = [
  {
    id: 'q1',
    question: 'What drew you to nursing, and to this ward?',
    outcome: 'answered',
    words: 71,
    speakingMs: 28010,
    startMs: 19353,
    turns: [3],
    wordsPerMinute: 152.1,
    typed: false,
    probes: 0,
  },
  {
    id: 'q2',
    question: 'Tell me about a shift when everything happened at once.',
    outcome: 'answered',
    words: 129,
    speakingMs: 47970,
    startMs: 53908,
    turns: [5, 7],
    wordsPerMinute: 161.4,
    typed: false,
    probes: 1,
  },
  {
    id: 'q3',
    question: 'Tell me about a time you disagreed with a colleague about a patient’s care.',
    outcome: 'answered',
    words: 74,
    speakingMs: 25944,
    startMs: 119588,
    turns: [9],
    wordsPerMinute: 171.1,
    typed: false,
    probes: 0,
  },
  {
    id: 'q4',
    question: 'Tell me about a mistake you made, and what you did about it.',
    outcome: 'skipped',
    words: 0,
    speakingMs: null,
    startMs: null,
    turns: [],
    wordsPerMinute: null,
    typed: false,
    probes: 0,
  },
  {
    id: 'q5',
    question: 'How do you speak with a family that is angry?',
    outcome: 'answered',
    words: 53,
    speakingMs: 22851,
    startMs: 164647,
    turns: [13],
    wordsPerMinute: 139.2,
    typed: false,
    probes: 0,
  },
  {
    id: 'q6',
    question: 'What have you learned in the last year that changed how you work?',
    outcome: 'not-reached',
    words: 0,
    speakingMs: null,
    startMs: null,
    turns: [],
    wordsPerMinute: null,
    typed: false,
    probes: 0,
  },
];

const metrics: ReportMetrics = {
  wordsPerMinute: 156.1,
  speakingMs: 130328,
  words: 339,
  fillers: [
    { text: 'um', startMs: 6988 },
    { text: 'um', startMs: 40885 },
    { text: 'um', startMs: 61630 },
    { text: 'uh', startMs: 73440 },
    { text: 'um', startMs: 97517 },
    { text: 'um', startMs: 130858 },
    { text: 'uh', startMs: 143737 },
    { text: 'um', startMs: 173585 },
  ],
  pauses: [
    { startMs: 29608, durationMs: 1408 },
    { startMs: 56096, durationMs: 2607 },
    { startMs: 71501, durationMs: 1207 },
    { startMs: 89253, durationMs: 1808 },
    { startMs: 110041, durationMs: 1107 },
    { startMs: 123792, durationMs: 3207 },
    { startMs: 135763, durationMs: 1307 },
    { startMs: 166365, durationMs: 1609 },
    { startMs: 183073, durationMs: 2109 },
  ],
  interviewMs: 196425,
  shareOfTalk: 0.772,
  rough: [],
  reasons: {},
};

/** Most questions answered aloud, heard by a precise recogniser. */
export const normal: SampleFigures = {
  recognisers: ['Deepgram (Nova-3)'],
  approximate: false,
  metrics,
  answers,
  transcript: nurseTranscript,
};

const builtIn = ['the built-in recognizer (Moonshine)'];

/** The same interview through a poor microphone: most words were hard to hear, and nothing is assessed. */
export const hardToHear: SampleFigures = {
  ...normal,
  recognisers: builtIn,
  approximate: true,
  metrics: {
    ...metrics,
    fillers: null,
    rough: ['words', 'wordsPerMinute'],
    reasons: { fillers: 'not-measurable-with-this-recogniser' },
  },
  transcript: nurseTranscript.map((said) => (said.speaker === 'agent' ? said : { ...said, text: misheard(said.text) })),
};

/** Every answer was typed. */
export const typedOnly: SampleFigures = {
  ...normal,
  recognisers: [],
  metrics: {
    ...metrics,
    wordsPerMinute: null,
    speakingMs: null,
    fillers: null,
    pauses: null,
    shareOfTalk: null,
    reasons: {
      wordsPerMinute: 'typed',
      speakingMs: 'typed',
      fillers: 'typed',
      pauses: 'typed',
      shareOfTalk: 'typed',
    },
  },
  answers: answers.map((answer) =>
    answer.outcome === 'answered' ? { ...answer, speakingMs: null, wordsPerMinute: null, typed: true } : answer,
  ),
  transcript: nurseTranscript.map((said) => (said.speaker === 'agent' ? said : { ...said, typed: true })),
};

/** One short answer, and then the candidate left. */
export const oneShortAnswer: SampleFigures = {
  ...normal,
  recognisers: ['Whisper'],
  metrics: {
    wordsPerMinute: null,
    speakingMs: 2_100,
    words: 6,
    fillers: null,
    pauses: null,
    interviewMs: 24_400,
    shareOfTalk: 0.152,
    rough: [],
    reasons: {
      wordsPerMinute: 'too-little-speech',
      fillers: 'not-measurable-with-this-recogniser',
      pauses: 'no-word-times',
    },
  },
  answers: answers.map(({ id, question }, i) => ({
    id,
    question,
    outcome: i === 0 ? 'answered' : 'not-reached',
    words: i === 0 ? 6 : 0,
    speakingMs: i === 0 ? 2_100 : null,
    startMs: i === 0 ? 21_900 : null,
    turns: i === 0 ? [3] : [],
    wordsPerMinute: null,
    typed: false,
    probes: 0,
  })),
  transcript: [
    ...nurseTranscript.slice(0, 3),
    you(21_900, 'I like to look after people.'),
    interviewer(24_000, 'What', { interrupted: true }),
  ],
};
