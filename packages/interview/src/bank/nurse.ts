import { defineRole, story, view } from './define.ts';

export const nurse = defineRole(
  {
    id: 'nurse',
    title: 'nurse',
    aliases: [
      'nurse',
      'staff nurse',
      'registered nurse',
      'ward nurse',
      'nursing assistant',
      'practice nurse',
      'intensive care nurse',
      'midwife',
      'healthcare assistant',
      'care assistant',
    ],
    cues: ['nursing', 'nurses', 'ward', 'patient care'],
  },
  [
    view(
      'motivation',
      'What keeps you in nursing, and what are you looking for in your next unit?',
      'Why do you work as a nurse, and what would you like from a new job?',
    ),
    story(
      'problem-solving',
      'Tell me about a time when you noticed that a patient was getting worse. What did you do?',
      'Describe a moment when a patient needed more help than expected, and how you acted.',
    ),
    story(
      'teamwork',
      'Describe a shift that only worked because the team worked well together. What did you contribute?',
      'Tell me about a busy shift, and what you did for your colleagues.',
    ),
    story(
      'communication',
      'Tell me about a difficult conversation with a patient or a relative. How did you handle it?',
      'Describe a time when you had to tell someone something that was hard to hear.',
    ),
    story(
      'communication',
      'Describe a handover in which something important was nearly missed. What did you do?',
      'Tell me about a time when information about a patient was not passed on properly.',
    ),
    story(
      'ownership',
      'Tell me about a mistake or a near miss on the unit, and what you did afterward.',
      'Describe something that went wrong, or almost did, and how you dealt with it.',
    ),
    story(
      'adaptability',
      'Describe a shift on which your plan changed completely. How did you set your priorities?',
      'Tell me about a working day when everything changed, and what you did first.',
    ),
    story(
      'leadership',
      'When have you supported a student or a new colleague through a hard situation?',
      'Tell me about a time when you helped someone less experienced than you.',
    ),
    view(
      'craft',
      'How do you make sure that you give the right medicine to the right patient when the unit is busy?',
      'What do you check before you give someone a medicine?',
    ),
    view(
      'craft',
      'How do you protect the dignity of a patient who needs help with everything?',
      'What do you do so that a patient who depends on you still feels respected?',
    ),
  ],
);
