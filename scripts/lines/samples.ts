import path from 'node:path';
import { root } from '../lib/paths.mjs';

/** A line by which people can judge a voice before they install anything. */
export interface Sample {
  readonly style: string;
  readonly text: string;
  readonly file: string;
}

const said: readonly (readonly [style: string, name: string, text: string])[] = [
  [
    'af_heart',
    'welcome',
    'Hi, and welcome. I’m a voice AI, I’ll be your practice interviewer, and I’m glad you’re here.',
  ],
  ['af_heart', 'question', 'Tell me about a time when you disagreed with someone on your team. How did it end?'],
  ['af_heart', 'follow-up', 'Thank you. And what did you do yourself, step by step?'],
  ['af_heart', 'calm', 'Take your time. There’s no hurry, and you can say repeat or skip whenever you like.'],
  ['af_heart', 'terms', 'You use SQL, OAuth, and GraphQL. Which of these did you bring to the team?'],
  ['af_heart', 'numbers', 'The kitchen runs 24/7, with HACCP, on a budget of $1.2M. What would you look at first?'],
  ['am_fenrir', 'question', 'Tell me about a time when you disagreed with someone on your team. How did it end?'],
  ['am_fenrir', 'follow-up', 'Thank you. And what did you do yourself, step by step?'],
  ['am_michael', 'question', 'Tell me about a time when you disagreed with someone on your team. How did it end?'],
  ['am_michael', 'follow-up', 'Thank you. And what did you do yourself, step by step?'],
];

/** Ten lines in the voices that come with the product. */
export const samples: readonly Sample[] = said.map(([style, name, text]) => ({
  style,
  text,
  file: path.join(root, 'docs/voices', `${style.replace('_', '-')}-${name}.opus`),
}));
