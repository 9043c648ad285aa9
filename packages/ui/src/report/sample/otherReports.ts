import type { NotAssessed, ReportAnswer, ReportView } from '../types.ts';
import { disagreementContent, unassessed } from './sampleContent.ts';
import { hardToHear, oneShortAnswer, type SampleFigures, typedOnly } from './sampleFigures.ts';
import { sampleReport } from './sampleReport.ts';
import { typedRibbon } from '../../primitives/Ribbon/sample/otherRibbons.ts';
import { misheard } from './sampleTranscript.ts';
import { sampleLines } from './timedLines.ts';

const none = { level: null, counted: null };
const six = (assessed: number) => ({ assessed, questions: 6 });

const untimed = ({ transcript }: SampleFigures) =>
  transcript.map((line, turn) => ({ ...line, turn, endMs: sampleLines[turn]?.endMs ?? line.startMs + 2_000 }));

/** The sample's answers with others in some places. */
const answersWith = (changed: Readonly<Record<number, Partial<ReportAnswer>>>) =>
  sampleReport.answers.map((answer, i) => ({ ...answer, ...changed[i] }));

const figuresOnly = 'The numbers come from the timing of your words. No person and no model has judged what you said.';

/** Every question has a case that a stranger can follow. */
export const strongReport: ReportView = {
  ...sampleReport,
  answers: answersWith({
    2: { content: { ...disagreementContent, level: 'strong', likely: ['strong'] } },
  }).slice(0, 3),
  overall: { level: 'strong', counted: { assessed: 3, questions: 3 } },
  change: {
    claim: 'Say what you learned from it.',
    why: 'Two of your three stories end when the day ends. What you do differently since then is yours alone.',
    quote: null,
    next: 'Add one sentence to each that begins with “Since then”.',
  },
};

/** Fewer than half of the questions have an answer that could be assessed. */
export const mostlyUnassessedReport: ReportView = {
  ...sampleReport,
  answers: answersWith({ 0: { content: unassessed('no-content') }, 2: { content: unassessed('told-before') } }),
  overall: { level: null, counted: six(2) },
};

/** Two ways of assessing one answer came to different levels. */
export const disputedReport: ReportView = {
  ...sampleReport,
  answers: answersWith({ 2: { content: { ...disagreementContent, likely: ['solid'], disputed: 'developing' } } }),
};

/** The sample as a report that measures speech and judges no content. */
export const figuresReport: ReportView = {
  ...sampleReport,
  answers: sampleReport.answers.map((answer) => ({ ...answer, content: null })),
  overall: none,
  strength: null,
  change: null,
  ribbon: sampleReport.ribbon && {
    ...sampleReport.ribbon,
    marks: sampleReport.ribbon.marks.filter(({ kind }) => kind === 'question'),
  },
  madeBy: ['Your speech was transcribed by Deepgram (Nova-3).', figuresOnly],
};

const byBuiltIn = 'Your speech was transcribed by the built-in recognizer (Moonshine).';

const notHeard: NotAssessed = 'approximate-transcript';

/** Heard through a poor microphone: most words were hard to hear, and nothing is assessed. */
export const hardToHearReport: ReportView = {
  ...figuresReport,
  recognisers: hardToHear.recognisers,
  approximate: true,
  madeBy: [byBuiltIn, 'The numbers come from the timing of your words.', 'What you said wasn’t assessed.'],
  metrics: hardToHear.metrics,
  overall: { level: null, counted: six(0) },
  answers: sampleReport.answers.map((answer) => ({
    ...answer,
    content: unassessed(answer.outcome === 'answered' ? notHeard : 'unanswered'),
  })),
  transcript: untimed(hardToHear),
  ribbon: null,
};

/** The answer beside a noisy street in {@link partlyHeardReport}: the third question's. */
const unheard = 2;

/** One answer was given beside a noisy street; the others are assessed. */
export const partlyHeardReport: ReportView = {
  ...sampleReport,
  recognisers: hardToHear.recognisers,
  overall: { level: 'solid', counted: six(3) },
  answers: answersWith({ [unheard]: { content: unassessed(notHeard) } }),
  transcript: sampleReport.transcript.map((line) =>
    line.startMs === sampleReport.answers[unheard]?.startMs
      ? {
          ...line,
          text: misheard(line.text),
          words: line.words?.map((word) => ({ ...word, text: misheard(word.text) })),
        }
      : line,
  ),
  madeBy: [byBuiltIn, ...(sampleReport.madeBy ?? []).slice(1)],
};

/** Every answer was typed. */
export const typedReport: ReportView = {
  ...figuresReport,
  recognisers: [],
  madeBy: ['You typed your words yourself.'],
  metrics: typedOnly.metrics,
  answers: typedOnly.answers,
  ribbon: typedRibbon,
  transcript: untimed(typedOnly),
};

/** One short answer, and then the candidate left. */
export const shortReport: ReportView = {
  ...figuresReport,
  recognisers: oneShortAnswer.recognisers,
  madeBy: ['Your speech was transcribed by Whisper.', figuresOnly],
  metrics: oneShortAnswer.metrics,
  overall: { level: null, counted: six(0) },
  answers: oneShortAnswer.answers.map((answer) => ({ ...answer, content: unassessed('too-little-said') })),
  transcript: untimed(oneShortAnswer),
  ribbon: null,
};

/** It ended before its first question. */
export const emptyReport: ReportView = {
  ...shortReport,
  title: '',
  answers: [],
  overall: { level: null, counted: { assessed: 0, questions: 0 } },
  transcript: shortReport.transcript.slice(0, 1),
};
