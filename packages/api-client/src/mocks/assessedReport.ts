import { type ReportDocument, reportDocumentSchema } from '../contract/index.ts';
import { assessedRibbon } from './ribbon.ts';

const question = 'Tell me about a mistake that you caught in time.';
const whyNurse = 'What made you become a nurse?';
const said =
  'On my second night the list said ten units of insulin for a man of eighty. I checked his chart twice, and um I rang the doctor before I gave anything. It was a slip of the pen: one unit was meant. We write numbers out in words since then.';
const short = 'I like to be useful, I think.';

/** Words at an even pace. */
function timed(text: string, startMs: number, stepMs = 380) {
  return text.split(' ').map((word, i) => ({
    text: word,
    startMs: startMs + i * stepMs,
    endMs: startMs + (i + 1) * stepMs - 40,
  }));
}
/** When each of the four turns begins. */
const [asked, answer, askedWhy, answerWhy] = [1_000, 5_400, 26_000, 30_000] as const;

/** Words of a turn with the moment of the first of them. */
function quote(turn: number, text: string) {
  const [whole, startMs] = turn === 1 ? [said, answer] : [short, answerWhy];
  const before = whole.slice(0, whole.indexOf(text)).split(' ').length - 1;
  return { turn, text, startMs: startMs + before * 380 };
}

const line = (turn: number, questionId: string, text: string, startMs: number) => {
  const words = timed(text, startMs);
  return {
    ...{ turn, speaker: turn % 2 === 0 ? 'agent' : 'user', questionId, text, startMs },
    ...{ endMs: words.at(-1)?.endMs ?? startMs, typed: false, interrupted: false, words },
  };
};

const caught = quote(1, 'I checked his chart twice, and um I rang the doctor before I gave anything.');
const since = quote(1, 'We write numbers out in words since then.');
const answered = { outcome: 'answered', typed: false, probes: 0, cappedBy: null } as const;

/** A report that assesses what was said: one answer in full, one that is too short to go by. */
export const assessedReport: ReportDocument = reportDocumentSchema.parse({
  version: 3,
  kind: 'practice',
  title: 'Nurse',
  recognisers: ['deepgram-nova-3'],
  approximate: false,
  metrics: {
    wordsPerMinute: 157.9,
    speakingMs: 20_800,
    words: 55,
    fillers: [{ ...quote(1, 'um'), kind: 'sound' }],
    pauses: [],
    longestPauseMs: null,
    firstWordMs: 1_300,
    hedges: [quote(3, 'I think.')],
    restarts: [],
    interviewMs: 812_000,
    shareOfTalk: 0.62,
    rough: [],
    reasons: { longestPauseMs: 'too-little-speech' },
  },
  norms: { wordsPerMinute: { from: 130, to: 175 }, pauseOverMs: 1_000, answerMs: { from: 60_000, to: 120_000 } },
  answers: [
    {
      ...{ questionId: 'q1', question, turns: [1], words: 48, speakingMs: 18_200, startMs: answer },
      ...{ ...answered, wordsPerMinute: 157.9, firstWordMs: 1_300, assessed: true, notAssessed: null, score: 4.2 },
      ...{ level: 'solid', likely: ['solid', 'strong'], disputed: null },
      criteria: [
        { name: 'case', met: true, quote: quote(1, 'On my second night the list said ten units of insulin') },
        { name: 'own-action', met: true, quote: caught },
        { name: 'reason', met: false, quote: null },
        { name: 'outcome', met: true, quote: since },
        { name: 'lesson', met: false, quote: null },
      ],
      parts: {
        situation: quote(1, 'On my second night the list said ten units of insulin for a man of eighty.'),
        ...{ task: null, action: caught, result: since },
      },
      quotes: [caught],
      rewrite:
        'On my second night the list said ten units of insulin. I checked the chart twice and rang the doctor before I gave anything. One unit was meant. Since then we write numbers out in words, and [your number] slips were caught.',
    },
    {
      ...{ questionId: 'q2', question: whyNurse, turns: [3], words: 7, speakingMs: 2_600, startMs: answerWhy },
      ...{ ...answered, wordsPerMinute: null, firstWordMs: 900, assessed: true, notAssessed: null, score: 2 },
      ...{ level: 'developing', likely: ['developing'], disputed: 'not-shown', parts: null },
      criteria: [
        { name: 'case', met: false, quote: null },
        { name: 'own-action', met: false, quote: null },
        { name: 'reason', met: true, quote: quote(3, 'I like to be useful') },
        { name: 'outcome', met: false, quote: null },
        { name: 'lesson', met: false, quote: null },
      ],
      ...{ quotes: [quote(3, 'I like to be useful')], rewrite: null },
    },
  ],
  overall: { assessed: true, score: 61, level: 'solid', counted: { assessed: 2, questions: 2 }, cappedBy: null },
  strength: {
    claim: 'You say what changed because of you.',
    why: 'You say what has been better for everyone since. That makes the story worth telling.',
    quote: since,
  },
  change: {
    claim: 'Give a reason that only you could give.',
    why: 'Asked why you became a nurse, you said something anyone could say.',
    quote: quote(3, 'I like to be useful'),
    next: 'Write down one day on which you knew that you wanted to be a nurse.',
  },
  skills: [],
  ribbon: assessedRibbon,
  madeBy: [
    'The numbers come from the timing of your words.',
    'Software gave the levels, each from words in that very answer.',
  ],
  transcript: [
    line(0, 'q1', question, asked),
    line(1, 'q1', said, answer),
    line(2, 'q2', whyNurse, askedWhy),
    line(3, 'q2', short, answerWhy),
  ],
});
