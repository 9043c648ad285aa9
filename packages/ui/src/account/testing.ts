import type { DueQuestionView } from './DueQuestions/index.ts';
import type { MyAnswerView } from './MyAnswers/index.ts';
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

/** Answers that are kept, the newest first. */
export const sampleAnswers: readonly MyAnswerView[] = [
  {
    ...{ id: 'answer-1', question: 'Tell me about a mistake that you caught in time.', title: 'Ward nurse' },
    ...{ level: 'strong', dateText: 'March\u00a09,\u00a02026', href: '/report/s7' },
    said: 'On my second night shift the list said one hundred units of insulin, and the patient had never had more than ten. I stopped, called the doctor, and we found that a zero had been added. Since then I read every number twice, also when I am in a hurry.',
  },
  {
    ...{ id: 'answer-2', question: 'How do you hand over at the end of a night?', title: 'Ward nurse' },
    ...{ level: 'solid', dateText: 'March\u00a03,\u00a02026', href: '/report/s6' },
    said: 'I go from bed to bed with the colleague who comes on, the ones who are worst off first, and I say what I would watch for.',
  },
];
