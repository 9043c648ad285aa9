import { defineRole, story, view } from './define.ts';

export const warehouse = defineRole(
  {
    id: 'warehouse',
    title: 'warehouse operative',
    aliases: [
      'warehouse operative',
      'warehouse worker',
      'warehouse manager',
      'warehouse assistant',
      'forklift driver',
      'logistics coordinator',
      'logistics manager',
      'delivery driver',
      'truck driver',
      'lorry driver',
      'order picker',
      'stock controller',
      'supply chain manager',
      'dispatcher',
    ],
    cues: ['warehouse', 'logistics', 'supply chain', 'shipping', 'deliveries'],
  },
  [
    view(
      'motivation',
      'What do you like about working in logistics, and what are you looking for in a new place?',
      'Why do you work with goods and deliveries, and what do you want from a new job?',
    ),
    story(
      'problem-solving',
      'Tell me about an order or a delivery that went wrong. How did you sort it out?',
      'Describe a problem with a delivery, and what you did.',
    ),
    story(
      'teamwork',
      'Describe your busiest shift so far. How did you and the others get through it?',
      'Tell me about a very busy day at work, and what you did for the team.',
    ),
    story(
      'communication',
      'When did a misunderstanding between shifts, drivers or offices cause trouble? What did you do?',
      'Tell me about a time when information was not passed on, and how you dealt with that.',
    ),
    story(
      'ownership',
      'Tell me about a mistake with stock or an order that was yours. What happened next?',
      'Describe an error you made with stock, and how you fixed it.',
    ),
    story(
      'adaptability',
      'Describe a day when the plan changed at short notice. What did you do first?',
      'Tell me about a sudden change at work, and how you handled it.',
    ),
    story(
      'leadership',
      'When did you suggest a better way of storing, picking, or loading? How did it turn out?',
      'Tell me about an improvement at work that was your idea.',
    ),
    view(
      'craft',
      'What do you watch for so that no one gets hurt while you work?',
      'How do you keep yourself and others safe at work?',
    ),
    view(
      'craft',
      'How do you stay accurate when you have to be fast?',
      'What helps you to avoid mistakes when there is a lot to do?',
    ),
  ],
);
