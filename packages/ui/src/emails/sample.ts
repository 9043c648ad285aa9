import { sampleFeedback } from './sampleFeedback.ts';
import { interviewer, nurseTranscript, you } from './sampleTranscript.ts';
import type { EmailAnswer, EmailMetrics, EmailNorms, EmailReport } from './types.ts';

/** Whose product the sample e-mails speak of. */
export const sampleBrand = { name: 'Viva', supportEmail: 'support@viva.example' };

/** The bands that the product ships with. */
export const sampleNorms: EmailNorms = {
  wordsPerMinute: { from: 130, to: 175 },
  pauseOverMs: 1_000,
  answerMs: { from: 60_000, to: 120_000 },
};

const answers: readonly EmailAnswer[] = [
  {
    question: 'What drew you to nursing, and to this ward?',
    outcome: 'answered',
    words: 71,
    speakingMs: 28010,
    startMs: 19353,
    wordsPerMinute: 152.1,
    typed: false,
    probes: 0,
  },
  {
    question: 'Tell me about a shift when everything happened at once.',
    outcome: 'answered',
    words: 129,
    speakingMs: 47970,
    startMs: 53908,
    wordsPerMinute: 161.4,
    typed: false,
    probes: 1,
  },
  {
    question: 'Tell me about a time you disagreed with a colleague about a patient’s care.',
    outcome: 'answered',
    words: 74,
    speakingMs: 25944,
    startMs: 119588,
    wordsPerMinute: 171.1,
    typed: false,
    probes: 0,
  },
  {
    question: 'Tell me about a mistake you made, and what you did about it.',
    outcome: 'skipped',
    words: 0,
    speakingMs: null,
    startMs: null,
    wordsPerMinute: null,
    typed: false,
    probes: 0,
  },
  {
    question: 'How do you speak with a family that is angry?',
    outcome: 'answered',
    words: 53,
    speakingMs: 22851,
    startMs: 164647,
    wordsPerMinute: 139.2,
    typed: false,
    probes: 0,
  },
  {
    question: 'What have you learned in the last year that changed how you work?',
    outcome: 'not-reached',
    words: 0,
    speakingMs: null,
    startMs: null,
    wordsPerMinute: null,
    typed: false,
    probes: 0,
  },
];

const metrics: EmailMetrics = {
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
export const normal: EmailReport = {
  kind: 'practice',
  title: 'nurse',
  recognisers: ['Deepgram (Nova-3)'],
  approximate: false,
  metrics,
  answers,
  transcript: nurseTranscript,
};

/** The same interview, heard by a recogniser that mishears and writes no fillers. */
export const approximate: EmailReport = {
  ...normal,
  recognisers: ['the built-in recogniser (PocketSphinx)'],
  approximate: true,
  metrics: {
    ...metrics,
    fillers: null,
    rough: ['words', 'wordsPerMinute'],
    reasons: { fillers: 'not-measurable-with-this-recogniser' },
  },
  transcript: nurseTranscript.map((said) =>
    said.speaker === 'agent' ? said : { ...said, text: said.text.toLowerCase().replace(/[.,?]| (?:um|uh)(?=,)/g, '') },
  ),
};

/** Every answer was typed. */
export const typedOnly: EmailReport = {
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
export const oneShortAnswer: EmailReport = {
  ...normal,
  recognisers: ['your browser’s own speech recognition'],
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
  answers: answers.map(({ question }, i) => ({
    question,
    outcome: i === 0 ? 'answered' : 'not-reached',
    words: i === 0 ? 6 : 0,
    speakingMs: i === 0 ? 2_100 : null,
    startMs: i === 0 ? 21_900 : null,
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

/** What the answers of {@link assessed} came to. */
const contents: readonly Partial<EmailAnswer>[] = [
  {
    score: 4,
    criteria: [
      { name: 'relevance', score: 5, anchor: 'Answers both halves of the question: why nursing, and why this ward.' },
      { name: 'specificity', score: 4, anchor: 'Names places and times; no number where one would help.' },
    ],
    quotes: [{ text: 'that is a job where you can be useful every single hour', startMs: 24_528 }],
  },
  {
    score: 5,
    criteria: [
      { name: 'structure', score: 5, anchor: 'Situation, task, action and result are all there, in that order.' },
    ],
  },
  { score: 4 },
  { score: null, notAssessed: 'unanswered' },
  {
    score: 2,
    criteria: [{ name: 'structure', score: 1, anchor: 'What you do, without a case in which you did it.' }],
    rewrite:
      'I sit down first. [one family, and what had happened] I let them finish, and after [your number] minutes I came back.',
  },
  { score: null, notAssessed: 'unanswered' },
];

/** The same interview, assessed. */
export const assessed: EmailReport = {
  ...normal,
  strength: sampleFeedback.strength,
  change: sampleFeedback.change,
  answers: answers.map((answer, i) => ({ ...answer, ...contents[i] })),
  overall: { score: 74, cappedBy: null },
  metrics: {
    ...normal.metrics,
    firstWordMs: 1_400,
    hedges: [{ text: 'I think', startMs: 168_097 }],
    restarts: [],
  },
  skills: [
    {
      skill: 'Staying calm under pressure',
      score: 5,
      claims: [
        {
          claim: 'Does first what cannot wait.',
          quote: { text: 'I looked at who could not wait.', startMs: 73_228 },
        },
      ],
    },
    { skill: 'Medication rounds', score: null, claims: [] },
  ],
  madeBy: [
    'The figures were computed from the times of your words.',
    'The scores were given by the rules of the rubric, each from a quote that stands in that very answer.',
  ],
};

/** An interview of which too little can be told. */
export const tooLittle: EmailReport = {
  ...oneShortAnswer,
  overall: { score: null, cappedBy: null },
  answers: oneShortAnswer.answers.map((answer) => ({ ...answer, notAssessed: 'too-little-said' })),
};
