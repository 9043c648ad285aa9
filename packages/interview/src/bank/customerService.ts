import { defineRole, story, view } from './define.ts';

export const customerService = defineRole(
  {
    id: 'customer-service',
    title: 'customer service agent',
    aliases: [
      'customer service agent',
      'customer service representative',
      'customer service advisor',
      'customer support agent',
      'call centre agent',
      'call center agent',
      'support agent',
      'help desk agent',
      'receptionist',
      'customer success manager',
      'bank clerk',
      'cashier',
      'sales assistant',
      'shop assistant',
      'sales associate',
    ],
    cues: ['customer service', 'customer support', 'call centre', 'call center', 'help desk'],
  },
  [
    view(
      'motivation',
      'What do you like about helping customers, and what kind of place would you like to work in?',
      'Why would you like to work with customers, and where?',
    ),
    story(
      'problem-solving',
      'Tell me about an unusual request from a customer. How did you deal with it?',
      'Tell me about someone who wanted something special, and what you did.',
    ),
    story(
      'teamwork',
      'Describe a time when many people wanted something from you at once. How did you and the others manage?',
      'Tell me about a very busy day, and how you got through it.',
    ),
    story(
      'communication',
      'Tell me about a customer who was angry when you first spoke. How did the conversation go?',
      'Describe how you talked with a customer who was upset.',
    ),
    story(
      'ownership',
      'Tell me about a time when you followed a case to the end even though it wasn’t yours to finish.',
      'Describe a customer you kept helping, even when it was no longer your job.',
    ),
    story(
      'adaptability',
      'Describe a new system or a new rule that you had to learn quickly while serving customers.',
      'Tell me about a change at work that you had to get used to fast.',
    ),
    story(
      'leadership',
      'When did something you heard from customers lead to a change in your company?',
      'Tell me about an improvement that you suggested because of what people told you.',
    ),
    view(
      'craft',
      'How do you say no to a customer who asks for something you cannot give?',
      'What do you do when a customer wants something that is not allowed?',
    ),
    view(
      'craft',
      'How do you make sure that a customer has understood the solution before you say goodbye?',
      'How do you check that a customer knows what to do next?',
    ),
  ],
);
