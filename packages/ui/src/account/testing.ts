import type { DueQuestionView } from './DueQuestions/index.ts';
import type { ProfileView } from './types.ts';

/** A practice profile as somebody fills it in. */
export const sampleProfile: ProfileView = {
  targetRole: 'Ward nurse',
  persona: 'neutral',
  recording: false,
  jobDescription:
    'We look for a registered nurse for our surgical ward with 24 beds. You plan care, work with three other trades, and speak with families. Experience with shift handovers is expected.',
};

const due = { title: 'Ward nurse', dateText: 'March\u00a03,\u00a02026' } as const;

/** Questions that are due to be said again, those that went worst first. */
export const sampleDue: readonly DueQuestionView[] = [
  { ...due, id: 'due-1', question: 'Tell me about a shift when everything happened at once.', level: 'not-shown' },
  {
    ...due,
    id: 'due-2',
    question: 'Tell me about a mistake you made, and what you did about it.',
    level: 'developing',
  },
  { ...due, id: 'due-3', question: 'How do you hand over at the end of a night?', level: 'developing' },
];
