import { defineRole, story, view } from './define.ts';

export const chef = defineRole(
  {
    id: 'chef',
    title: 'chef',
    aliases: [
      'chef',
      'cook',
      'head chef',
      'sous chef',
      'kitchen assistant',
      'waiter',
      'waitress',
      'restaurant manager',
      'hotel manager',
      'hotel receptionist',
      'bartender',
      'barista',
      'baker',
      'housekeeper',
    ],
    cues: ['hospitality', 'restaurant', 'kitchen', 'catering', 'hotel', 'cooking'],
  },
  [
    view(
      'motivation',
      'What brought you into hospitality, and what kind of place would you like to work in?',
      'Why do you work with food or guests, and where would you like to work next?',
    ),
    story(
      'problem-solving',
      'Tell me about a service in which something important was missing or broke. What did you do?',
      'Describe a busy service with a sudden problem, and how you solved it.',
    ),
    story(
      'teamwork',
      'Describe a rush that your team handled well. What exactly was your part?',
      'Tell me about a very busy service, and what you did in it.',
    ),
    story(
      'communication',
      'Tell me about a guest who was unhappy. How did you deal with the complaint?',
      'Describe how you talked with a guest who complained.',
    ),
    story(
      'ownership',
      'Tell me about a dish, a table or a booking that you got wrong. What did you do then?',
      'Describe a mistake of yours during service, and how you fixed it.',
    ),
    story(
      'adaptability',
      'Describe a day when people or supplies were missing and you still had to open.',
      'Tell me about working with fewer people or fewer ingredients than planned.',
    ),
    story(
      'leadership',
      'When did you train someone new or run a station on your own? How did you go about it?',
      'Tell me about a time when you were responsible for others at work.',
    ),
    view(
      'craft',
      'How do you make sure that a guest with an allergy can eat safely?',
      'What do you do when a guest tells you about a food allergy?',
    ),
    view(
      'craft',
      'How do you keep waste and costs low without the guest noticing?',
      'What do you do to throw away less and spend less?',
    ),
  ],
);
