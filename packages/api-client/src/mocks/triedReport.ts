import { type ReportDocument, reportDocumentSchema } from '../contract/index.ts';
import { assessedReport } from './assessedReport.ts';

/** What the second try has that the first one lacked. */
const lesson = 'Since then I read every number twice, also when I am in a hurry.';

const [first] = assessedReport.answers;
const [asked, heard] = assessedReport.transcript;
if (!first || !asked || !heard) throw new Error('the assessed report has no first answer');

/** Said without a filler this time. */
const smooth = (text: string): string => text.replace('and um I', 'and I');
const said = `${smooth(heard.text)} ${lesson}`;
const stepMs = 395;
const words = said.split(' ').map((text, at) => ({
  ...{ text, startMs: heard.startMs + at * stepMs, endMs: heard.startMs + (at + 1) * stepMs - 40 },
}));
const endMs = words.at(-1)?.endMs ?? heard.startMs;
const quote = (text: string) => {
  const before = said.slice(0, said.indexOf(text)).split(' ').length - 1;
  return { turn: heard.turn, text, startMs: heard.startMs + before * stepMs };
};
const learned = quote(lesson);

/** The first question of the assessed report, tried again: what was told before, and a lesson. */
export const triedReport: ReportDocument = reportDocumentSchema.parse({
  ...assessedReport,
  metrics: {
    ...assessedReport.metrics,
    ...{ wordsPerMinute: 151.9, words: words.length, speakingMs: endMs - heard.startMs, interviewMs: 44_000 },
    ...{ fillers: [], hedges: [] },
  },
  answers: [
    {
      ...first,
      ...{ words: words.length, speakingMs: endMs - heard.startMs, wordsPerMinute: 151.9, score: 4.6 },
      ...{ level: 'strong', likely: ['strong'], rewrite: null },
      criteria: first.criteria.map((one) => {
        if (one.name === 'lesson') return { ...one, met: true, quote: learned };
        return one.quote ? { ...one, quote: quote(smooth(one.quote.text)) } : one;
      }),
      quotes: [learned],
      parts: null,
    },
  ],
  overall: { assessed: true, score: 92, level: 'strong', counted: { assessed: 1, questions: 1 }, cappedBy: null },
  strength: {
    claim: 'You say what you learned.',
    why: 'You say what you do otherwise since that night. Managers want that in the people they hire.',
    quote: learned,
  },
  change: {
    claim: 'Say why you did it that way.',
    why: 'You tell what you did. Why you rang the doctor first is the one thing that’s missing.',
    quote: quote('I rang the doctor before I gave anything.'),
    next: 'Finish one sentence: “I rang first, because …”',
  },
  ribbon: {
    bars: [
      ...Array.from({ length: 3 }, () => ({ kind: 'interviewer', height: 0.67 })),
      ...Array.from({ length: 15 }, (_, at) => ({ kind: 'speech', height: at === 14 ? 0.4 : 0.6 + (at % 3) * 0.05 })),
    ].map((bar, at) => ({ ...bar, startMs: asked.startMs + at * 1_500, fillers: 0 })),
    endMs,
    marks: [
      { kind: 'question', startMs: asked.startMs, number: 1 },
      { kind: 'change', startMs: quote('I rang the doctor').startMs, number: 1 },
      { kind: 'strength', startMs: learned.startMs, number: 1 },
    ],
  },
  transcript: [asked, { ...heard, text: said, words, endMs }],
});
