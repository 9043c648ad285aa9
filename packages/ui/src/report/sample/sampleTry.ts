import { drawn } from '../../primitives/Ribbon/sample/drawn.ts';
import type { Quote } from '../../primitives/index.ts';
import type { ReportLine, ReportView } from '../types.ts';
import { sampleComparison } from './sampleComparison.ts';
import { sampleReport } from './sampleReport.ts';

const [answer] = sampleReport.answers.slice(2, 3);
if (!answer) throw new Error('the sample report has no third answer');
const { now, question } = sampleComparison;
const saidAt = 8_000;
const wordMs = Math.round((now.speakingMs ?? 0) / now.said.split(' ').length);

const line = (turn: number, speaker: ReportLine['speaker'], text: string, startMs: number): ReportLine => {
  const words = text.split(' ').map((word, at) => ({
    ...{ text: word, startMs: startMs + at * wordMs, endMs: startMs + (at + 1) * wordMs },
  }));
  const endMs = words.at(-1)?.endMs ?? startMs;
  return { turn, speaker, text, startMs, endMs, words, typed: false, interrupted: false };
};
const quoted = (text: string): Quote => ({
  text,
  startMs: saidAt + (now.said.slice(0, now.said.indexOf(text)).split(' ').length - 1) * wordMs,
});
const ended = quoted('He went home two days later, with help arranged, and did not come back to us.');

/** The report of one question that was tried again; see `sampleComparison`. */
export const sampleTry: ReportView = {
  ...sampleReport,
  dateText: now.dateText,
  metrics: {
    ...sampleReport.metrics,
    ...{ words: now.words, speakingMs: now.speakingMs, wordsPerMinute: now.wordsPerMinute, interviewMs: 49_000 },
    ...{ fillers: [], pauses: [], longestPauseMs: null, hedges: [], restarts: [] },
  },
  answers: [
    {
      ...answer,
      ...{ question, words: now.words, speakingMs: now.speakingMs, wordsPerMinute: now.wordsPerMinute },
      ...{ startMs: saidAt, turns: [1] },
      content: {
        ...{ level: 'strong', likely: ['strong'], disputed: null, quotes: [ended], rewrite: null },
        criteria: (now.criteria ?? []).map((one) => (one.quote ? { ...one, quote: quoted(one.quote.text) } : one)),
      },
    },
  ],
  transcript: [line(0, 'agent', question, 1_300), line(1, 'user', now.said, saidAt)],
  overall: { level: 'strong', counted: { assessed: 1, questions: 1 } },
  strength: null,
  change: {
    claim: 'Say what you took from it.',
    why: 'You said what you did, why, and how it ended. What you learned from it is the one thing that’s missing.',
    quote: null,
    next: 'Finish one sentence: “Since then, I …”',
  },
  ribbon: drawn(
    1_300,
    saidAt + (now.speakingMs ?? 0),
    'i64 i60 i52 i45 - s55 s70 s63 s65 s62 s73 s54 s73 s59 s62 p s60 s73 s68 s52 s69 s70 s66 s73 s41',
    [
      { kind: 'question', startMs: 1_300, number: 1 },
      { kind: 'quote', startMs: ended.startMs, number: 1 },
    ],
  ),
};
