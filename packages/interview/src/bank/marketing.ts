import { defineRole, story, view } from './define.ts';

export const marketing = defineRole(
  {
    id: 'marketing',
    title: 'marketing manager',
    aliases: [
      'marketing manager',
      'marketing specialist',
      'marketing assistant',
      'marketing executive',
      'brand manager',
      'content manager',
      'copywriter',
      'social media manager',
      'communications manager',
      'digital marketer',
      'public relations manager',
    ],
    cues: ['marketing', 'advertising', 'branding', 'social media', 'public relations'],
  },
  [
    view(
      'motivation',
      'What interests you about marketing, and which audience would you like to reach?',
      'Why do you work in marketing, and who would you like to market to?',
    ),
    story(
      'problem-solving',
      'Tell me about a campaign that did not work at first. How did you find out why?',
      'Describe a campaign that disappointed you, and what you did about it.',
    ),
    story(
      'teamwork',
      'Describe a campaign you made together with designers, sales people or an agency. What was your part?',
      'Tell me about working with others on a campaign.',
    ),
    story(
      'communication',
      'Tell me about a message that you had to make simpler. What did you cut, and what did you keep?',
      'Describe a time when you made something complicated easy to understand.',
    ),
    story(
      'ownership',
      'Tell me about a piece of marketing that you regret. What did you do afterward?',
      'Describe something you published that you would not publish again.',
    ),
    story(
      'adaptability',
      'Describe a time when the budget or the channel disappeared in the middle of your work.',
      'Tell me about a campaign for which you suddenly had less money or fewer ways to reach people.',
    ),
    story(
      'leadership',
      'When did you persuade others to back an idea that they doubted at first?',
      'Tell me about an idea of yours that people had to be convinced of.',
    ),
    view('craft', 'How do you tell whether a campaign has worked?', 'What do you measure after a campaign?'),
    view(
      'craft',
      'How do you get to know an audience that is very different from yourself?',
      'How do you find out what the people you want to reach care about?',
    ),
  ],
);
