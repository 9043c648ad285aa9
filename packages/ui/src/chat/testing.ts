import type { ChatMessage } from './types.ts';

/** A short exchange. */
export const sampleMessages: readonly ChatMessage[] = [
  { role: 'user', content: 'How does a practice interview work?' },
  {
    role: 'assistant',
    content:
      'You press Practice Interview, allow the microphone, and say which job you want. The interviewer asks, listens, and follows up. You get a report by email when you’re done.',
  },
  { role: 'user', content: 'Can I type instead of speaking?' },
  { role: 'assistant', content: 'Yes. Every answer can be typed, at any moment, in the same interview.' },
];

/** Long, with lines of its own and a word that fits nowhere. */
export const longMessages: readonly ChatMessage[] = [
  {
    role: 'user',
    content:
      'I will tell you all of it.\n\nWe had three releases in one week, and the second one broke the export for about four hundred customers. I was the one on call.\n\nFirst I turned the feature off. Then I wrote to support, so that they could answer. Then I looked for the cause, which was a date without a time zone.\n\nHow would I tell that in two minutes?',
  },
  {
    role: 'assistant',
    content:
      'You have everything that a good answer needs. Put it in this order:\n\n1. One sentence on what was at stake: four hundred customers without an export.\n2. What you did yourself, in the order in which you did it.\n3. How long it took, and what stayed changed afterwards.\n\nLeave out the other two releases. The log line https://logs.example.org/entries/2026-03-02T04:17:55.003Z/export/customers/0000000000000000000412 is not needed either.',
  },
];
