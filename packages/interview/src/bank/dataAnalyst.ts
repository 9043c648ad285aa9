import { defineRole, story, view } from './define.ts';

export const dataAnalyst = defineRole(
  {
    id: 'data-analyst',
    title: 'data analyst',
    aliases: [
      'data analyst',
      'data scientist',
      'business analyst',
      'data engineer',
      'statistician',
      'business intelligence analyst',
      'machine learning engineer',
      'market research analyst',
      'research analyst',
      'analyst',
    ],
    cues: ['data analysis', 'data science', 'analytics', 'statistics', 'machine learning'],
  },
  [
    view(
      'motivation',
      'What do you enjoy about working with data, and which questions would you like to answer next?',
      'Why do you work with data, and what would you like to find out in your next job?',
    ),
    story(
      'problem-solving',
      'Tell me about data that turned out to be wrong or incomplete. How did you notice, and what did you do?',
      'Describe a problem with data that you had to work with.',
    ),
    story(
      'problem-solving',
      'Describe an analysis whose result surprised you. How did you check it?',
      'Tell me about a result that you did not expect, and how you made sure it was right.',
    ),
    story(
      'teamwork',
      'Describe an analysis that you did together with people who knew the subject better than you.',
      'Tell me about working with experts from another field.',
    ),
    story(
      'communication',
      'Tell me about a finding that people did not want to hear. How did you present it?',
      'Describe a time when your numbers did not please your audience.',
    ),
    story(
      'ownership',
      'Tell me about an error in a report of yours that others had already used.',
      'Describe a mistake in your analysis, and what you did once you knew.',
    ),
    story(
      'adaptability',
      'When did you have to learn a new tool or method for a task that could not wait?',
      'Tell me about something new that you had to learn quickly for your work.',
    ),
    story(
      'leadership',
      'Tell me about a decision that was changed by your analysis. How did you get people to listen?',
      'Describe a time when your data made others decide differently.',
    ),
    view(
      'craft',
      'How do you choose the chart or the number that you show first?',
      'How do you decide how to show a result to other people?',
    ),
    view(
      'craft',
      'How do you tell whether one thing really causes another, and does not just happen together with it?',
      'How do you know whether a link in the data is real cause and effect?',
    ),
  ],
);
