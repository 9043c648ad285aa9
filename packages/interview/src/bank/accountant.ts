import { defineRole, story, view } from './define.ts';

export const accountant = defineRole(
  {
    id: 'accountant',
    title: 'accountant',
    aliases: [
      'accountant',
      'bookkeeper',
      'auditor',
      'accounts assistant',
      'payroll clerk',
      'payroll specialist',
      'financial controller',
      'financial analyst',
      'tax adviser',
      'tax consultant',
      'management accountant',
      'accounts clerk',
    ],
    cues: ['accounting', 'accountancy', 'bookkeeping', 'finance', 'payroll'],
  },
  [
    view(
      'motivation',
      'What do you find satisfying in accounting, and what would you like to learn in your next position?',
      'Why do you work with accounts, and what are you looking for now?',
    ),
    story(
      'problem-solving',
      'Tell me about figures that did not add up. How did you find the reason?',
      'Describe an error in the accounts, and how you found it.',
    ),
    story(
      'teamwork',
      'Describe a month end or a year end that was tight. How did you and your colleagues divide the work?',
      'Tell me about closing the books under time pressure, and what you did.',
    ),
    story(
      'communication',
      'When did you have to explain figures to a colleague who does not work with them?',
      'Tell me about a time when you made numbers understandable for another person.',
    ),
    story(
      'ownership',
      'Tell me about a mistake in your own work that you found later. What did you do?',
      'Describe an error you made, and how you fixed it.',
    ),
    story(
      'adaptability',
      'Describe a change of rules, software or process that affected your work. How did you adapt?',
      'Tell me about something in your work that had to be done in a new way.',
    ),
    story(
      'leadership',
      'Tell me about a process that you improved and that others now follow.',
      'Describe a better way of working that you introduced.',
    ),
    view(
      'craft',
      'What would you do if a manager asked you to book a cost in a way that you thought was wrong?',
      'How would you react if someone asked you to record something incorrectly?',
    ),
    view(
      'craft',
      'Which checks do you make before you hand over a set of accounts?',
      'What do you look at before you say that your accounts are finished?',
    ),
  ],
);
