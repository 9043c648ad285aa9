import { sampleFeedback } from './sampleFeedback.ts';
import { sampleRibbon } from '../primitives/Ribbon/sample/sampleRibbon.ts';
import type { EmailReport } from './types.ts';

/** Whose product the sample e-mails speak of. */
export const sampleBrand = { name: 'Viva', supportEmail: 'support@viva.example' };

const six = (assessed: number) => ({ assessed, questions: 6 });

/** An interview of six questions, four of them answered and assessed. */
export const assessed: EmailReport = {
  kind: 'practice',
  title: 'ward nurse',
  approximate: false,
  ...sampleFeedback,
  overall: { level: 'solid', counted: six(4) },
  ribbon: sampleRibbon,
  answers: [null, null, null, 'unanswered', null, 'unanswered'].map((reason) => ({
    notAssessed: reason === 'unanswered' ? reason : null,
  })),
};

/** Fewer than half of the questions have an answer that could be assessed. */
export const fewAnswers: EmailReport = { ...assessed, overall: { level: null, counted: six(2) } };

const nothing = { ribbon: null, strength: null, change: null, overall: { level: null, counted: six(0) } };

/** Most words were hard to hear; nothing is assessed. */
export const hardToHear: EmailReport = {
  ...{ ...assessed, ...nothing, approximate: true },
  answers: [{ notAssessed: 'approximate-transcript' }],
};

/** An interview of which too little can be told. */
export const tooLittle: EmailReport = { ...assessed, ...nothing, answers: [{ notAssessed: 'too-little-said' }] };
