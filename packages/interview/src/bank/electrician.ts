import { defineRole, story, view } from './define.ts';

export const electrician = defineRole(
  {
    id: 'electrician',
    title: 'electrician',
    aliases: [
      'electrician',
      'electrical technician',
      'maintenance technician',
      'service technician',
      'field engineer',
      'mechanic',
      'plumber',
      'heating engineer',
      'industrial electrician',
      'electrical engineer',
      'maintenance engineer',
    ],
    cues: ['electrical', 'maintenance', 'repairs', 'wiring'],
  },
  [
    view(
      'motivation',
      'How did you come to your trade, and what kind of work are you looking for now?',
      'Why did you choose this trade, and what jobs would you like to do next?',
    ),
    story(
      'problem-solving',
      'Tell me about a fault that was hard to find. How did you go about it, step by step?',
      'Describe a breakdown that took you a long time to explain, and how you found the cause.',
    ),
    story(
      'teamwork',
      'Describe a job on which you depended on other trades. How did you coordinate with them?',
      'Tell me about working on a site together with people from other trades.',
    ),
    story(
      'communication',
      'When did you have to explain to a customer that a repair would take longer or cost more than expected?',
      'Tell me about a time when you had bad news for a customer about a job.',
    ),
    story(
      'ownership',
      'Tell me about a job that you had to go back to. What was wrong, and what did you do?',
      'Describe work of yours that needed fixing later.',
    ),
    story(
      'adaptability',
      'Describe a site where nothing was as the plans said. What did you do?',
      'Tell me about a job that turned out to be different from what you expected.',
    ),
    story(
      'leadership',
      'When have you trained or guided an apprentice or a helper?',
      'Tell me about someone you taught on the job.',
    ),
    view(
      'craft',
      'What do you do before you touch an installation, to be sure that it is safe?',
      'Which safety steps do you take before you start work?',
    ),
    story(
      'craft',
      'Tell me about a time when you stopped a job because it was not safe.',
      'Describe a time when you refused to continue for safety reasons.',
    ),
  ],
);
