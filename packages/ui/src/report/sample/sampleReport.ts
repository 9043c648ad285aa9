import type { AnswerContent, ReportAnswer, ReportView } from '../types.ts';
import {
  disagreementContent,
  familyContent,
  motivationContent,
  sampleChange,
  sampleStrength,
  shiftContent,
} from './sampleContent.ts';
import { normal } from './sampleFigures.ts';
import { quoted, sampleLines } from './timedLines.ts';
import { sampleRibbon } from '../../primitives/Ribbon/sample/sampleRibbon.ts';

const contents: readonly (AnswerContent | undefined)[] = [
  motivationContent,
  shiftContent,
  disagreementContent,
  undefined,
  familyContent,
];

const answers: readonly ReportAnswer[] = normal.answers.map((answer, i) => ({ ...answer, content: contents[i] }));

/** A practice interview of a nurse, heard precisely and assessed in full. Nobody's: the words were written for it. */
export const sampleReport: ReportView = {
  kind: 'practice',
  title: 'ward nurse',
  dateText: 'March 3, 2026',
  recognisers: normal.recognisers,
  approximate: false,
  metrics: {
    ...normal.metrics,
    firstWordMs: 1_400,
    hedges: [{ text: 'I think', startMs: quoted('I think. I let').startMs }],
    restarts: [
      { text: 'she could not', startMs: quoted('she could not lift').startMs },
      { text: 'he had', startMs: quoted('he had only seen').startMs },
    ],
  },
  answers,
  transcript: sampleLines,
  overall: { level: 'solid', counted: { assessed: 4, questions: 6 } },
  strength: sampleStrength,
  change: sampleChange,
  ribbon: sampleRibbon,
  madeBy: [
    'Your speech was transcribed by Deepgram (Nova-3).',
    'The numbers come from the timing of your words.',
    'Software gave the levels, each from words in that very answer.',
    'No person has read this interview. Nothing here is about emotion, voice, accent or face.',
  ],
};
