import { approximate, oneShortAnswer, typedOnly } from '../../emails/sample.ts';
import type { EmailReport } from '../../emails/types.ts';
import type { AnswerContent, NotAssessed, ReportView } from '../types.ts';
import { sampleReport } from './sampleReport.ts';
import { sampleLines } from './timedLines.ts';

const unassessed = (notAssessed: NotAssessed): AnswerContent => ({
  score: null,
  notAssessed,
  criteria: [],
  parts: null,
  quotes: [],
  rewrite: null,
});

const none = { assessed: false, score: null, cappedBy: null };

const untimed = ({ transcript }: EmailReport) =>
  transcript.map((line, turn) => ({ ...line, turn, endMs: sampleLines[turn]?.endMs ?? line.startMs + 2_000 }));

const figuresOnly =
  'The figures were computed from the times of your words. No person and no model has judged what you said.';

/** The sample as a report that measures speech and judges no content. */
export const figuresReport: ReportView = {
  ...sampleReport,
  answers: sampleReport.answers.map((answer) => ({ ...answer, content: null })),
  overall: none,
  strength: null,
  change: null,
  madeBy: ['Your words were written down by Deepgram (Nova-3).', figuresOnly],
};

/** Heard by a recogniser that mishears and writes no fillers. */
export const approximateReport: ReportView = {
  ...figuresReport,
  recognisers: approximate.recognisers,
  approximate: true,
  madeBy: [figuresOnly],
  metrics: approximate.metrics,
  answers: sampleReport.answers.map((answer) => ({ ...answer, content: unassessed('approximate-transcript') })),
  transcript: untimed(approximate),
};

/** Every answer was typed. */
export const typedReport: ReportView = {
  ...figuresReport,
  recognisers: [],
  madeBy: ['You typed your words yourself.'],
  metrics: typedOnly.metrics,
  answers: typedOnly.answers,
  transcript: untimed(typedOnly),
};

/** One short answer, and then the candidate left. */
export const shortReport: ReportView = {
  ...figuresReport,
  recognisers: oneShortAnswer.recognisers,
  madeBy: ['Your words were written down by your browser’s own speech recognition.', figuresOnly],
  metrics: oneShortAnswer.metrics,
  answers: oneShortAnswer.answers.map((answer) => ({ ...answer, content: unassessed('too-little-said') })),
  transcript: untimed(oneShortAnswer),
};

/** It ended before its first question. */
export const emptyReport: ReportView = {
  ...shortReport,
  title: '',
  answers: [],
  transcript: shortReport.transcript.slice(0, 1),
};
