import type { ReportView } from '../types.ts';
import { sampleComparison } from './sampleComparison.ts';
import { sampleReport } from './sampleReport.ts';

const [answer] = sampleReport.answers.slice(2, 3);
const { now, question } = sampleComparison;

/** The report of one question that was tried again; see `sampleComparison`. */
export const sampleTry: ReportView = {
  ...sampleReport,
  dateText: now.dateText,
  answers: answer
    ? [
        {
          ...answer,
          question,
          words: now.words,
          speakingMs: now.speakingMs,
          content: {
            ...{ level: 'strong', likely: ['strong'], disputed: null, quotes: [], rewrite: null },
            criteria: now.criteria ?? [],
          },
        },
      ]
    : [],
  metrics: { ...sampleReport.metrics, fillers: sampleReport.metrics.fillers?.slice(0, 1) ?? null },
  overall: { level: 'strong', counted: { assessed: 1, questions: 1 } },
  strength: null,
  change: {
    claim: 'Say what you took from it.',
    why: 'You said what you did, why, and how it ended. What you learned from it is the one thing that’s missing.',
    quote: null,
    next: 'Finish one sentence: “Since then, I …”',
  },
};
