import { defineRole, story, view } from './define.ts';

export const sales = defineRole(
  {
    id: 'sales',
    title: 'sales representative',
    aliases: [
      'sales representative',
      'sales rep',
      'salesperson',
      'salesman',
      'saleswoman',
      'account executive',
      'account manager',
      'sales manager',
      'business development manager',
      'estate agent',
    ],
    cues: ['sales', 'selling'],
  },
  [
    view(
      'motivation',
      'What do you enjoy about selling, and what would you like to sell next?',
      'Why do you work in sales, and which products or customers interest you?',
    ),
    story(
      'problem-solving',
      'Tell me about a sale that seemed lost and that you turned around.',
      'Describe a customer who had nearly decided against you, and what you did.',
    ),
    story(
      'teamwork',
      'Describe a deal that needed other people in your company. How did you work with them?',
      'Tell me about a sale in which colleagues from other teams helped you.',
    ),
    story(
      'communication',
      'Tell me about a customer whose needs turned out to be different from what they first said.',
      'Describe a time when you had to ask questions to find out what a customer really needed.',
    ),
    story(
      'ownership',
      'Tell me about a target you missed. What did you do next?',
      'Describe a time when you did not sell as much as planned, and how you reacted.',
    ),
    story(
      'adaptability',
      'Describe a time when the market, the price or the product changed under you. How did you adjust?',
      'Tell me about a big change in what you were selling, and what you did differently.',
    ),
    story(
      'leadership',
      'When did you help a colleague to sell better, and how did you go about it?',
      'Tell me about a time when you taught another seller something.',
    ),
    view(
      'craft',
      'How do you prepare for a first meeting with a customer you know little about?',
      'What do you do before you talk to a new customer?',
    ),
    view(
      'craft',
      'How do you answer a customer who says that the price is too high?',
      'What do you say when someone thinks your product costs too much?',
    ),
    story(
      'problem-solving',
      'Tell me how you won your first customers in a new area or a new group.',
      'Describe how you found customers where you had none before.',
    ),
  ],
);
