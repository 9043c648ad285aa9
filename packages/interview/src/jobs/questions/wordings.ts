import type { Seniority } from '../seniority.ts';

/** What a question asks about. `practice`: something that one can do or knows about. */
export type Topic = 'practice' | 'tool' | 'certificate' | 'language' | 'duty';

/** How experienced those are that a question is for. */
export type Level = 'beginner' | 'regular' | 'senior';

export const levelOf = (seniority: Seniority): Level => {
  switch (seniority) {
    case 'apprentice':
    case 'junior':
      return 'beginner';
    case 'regular':
      return 'regular';
    default:
      return 'senior';
  }
};

type Wordings = Readonly<Record<Level, readonly string[]>>;

const forAll = (texts: readonly string[]): Wordings => ({ beginner: texts, regular: texts, senior: texts });

/**
 * Questions about one thing, in the interviewer's voice: read aloud, so one or two sentences without brackets or
 * abbreviations. `{skill}` fits as a noun, singular or plural; `{duty}` as what follows "you would".
 */
export const wordings: Readonly<Record<Topic, Wordings>> = {
  practice: {
    beginner: [
      'This job involves {skill}. Where have you come across that so far, at work, in training, or elsewhere? Tell me about one time.',
      'This job asks for {skill}. Tell me about the first time you dealt with that, or with something like it.',
      'Imagine that your first task here involves {skill}. How would you start, and who would you ask?',
      'This job also asks for {skill}. What’s the closest thing you’ve done so far, at work or elsewhere?',
      'Let’s talk about {skill}. What was hard for you when you first dealt with that, or with something like it? Give me one example.',
    ],
    regular: [
      'This job involves {skill}. Tell me about a time when you dealt with that, or with something close to it. What did you do?',
      'This job asks for {skill}. Take one example of that, or of something like it, from your work. What did you do, step by step?',
      'Let’s talk about {skill}. Tell me about a time when that, or something like it, was not easy. What did you do?',
      'This job also asks for {skill}. When did you last deal with that, or with something like it, and how did it go?',
      'The next question is about {skill}. Describe an example from your own work that you remember well. What was your part?',
    ],
    senior: [
      'This job involves {skill}. Tell me about a decision in that area that was yours to make. What did you weigh?',
      'This job asks for {skill}. Describe the hardest case you’ve had in that area. How did you solve it?',
      'Let’s talk about {skill}. Tell me about a time when something in that area didn’t go as planned. What did you change afterward?',
      'This job also asks for {skill}. Tell me about something you improved in that area. How did you go about it?',
      'The next question is about {skill}. Tell me about a time when others needed your advice in that area. What did you do?',
    ],
  },
  tool: {
    beginner: [
      'How have you used {skill} so far, or something like it, at work or while learning? Tell me about one thing you did with it.',
      'This job asks for {skill}. Tell me about the first time you used that, or something like it. What was hard at first?',
      'Tell me about the last time you used {skill}, or something like it. What was it for, and what did you do yourself?',
    ],
    regular: [
      'Tell me about the last time you used {skill}, or something like it. What was it for, and what did you do yourself?',
      'Describe a problem you ran into with {skill}, or with something like it. How did you find a way out?',
      'This job asks for {skill}. What do you use that for, or something like it, on an ordinary day? Give me one example.',
      'Part of the work here is done with {skill}. Tell me about a task for which you used that, or something like it.',
    ],
    senior: [
      'Tell me about the most demanding task for which you used {skill}, or something like it. How did you go about it?',
      'Describe a problem with {skill}, or with something like it, that was hard to solve. How did you find the cause?',
      'Part of the work here is done with {skill}. What would you show a new colleague first about it, or about something like it, and why?',
      'Tell me about a time when you helped others with {skill}, or with something like it. What was hard for them?',
    ],
  },
  certificate: forAll([
    'This job asks for the following: {skill}. Do you have it, or something like it, yes or no?',
    'One thing that this job asks for is {skill}. Do you have that, or something close to it, yes or no?',
  ]),
  language: forAll([
    'Tell me about a time when you had to settle something important in {skill}. How did it go?',
    'When do you use {skill}, and what was the hardest conversation you’ve had in it?',
  ]),
  duty: {
    beginner: [
      'In this job you would {duty}. How would you go about that the first time?',
      'Part of this job is to {duty}. What have you done so far that comes close to it?',
    ],
    regular: [
      'In this job you would {duty}. Tell me about a time when you did that, or something close to it.',
      'Part of this job is to {duty}. Take one example of that, or of something like it: how did you go about it?',
      'This job means that you {duty}. Tell me about a time when that, or something like it, was difficult. What did you do?',
    ],
    senior: [
      'In this job you would {duty}. Tell me about a time when that, or something like it, was hard, and how you decided what to do.',
      'Part of this job is to {duty}. How have you done that before, or something like it, and what would you do differently now?',
    ],
  },
};

/** Questions for those who will lead others. */
export const leadingWordings: readonly string[] = [
  'In this job you would lead others. Tell me about a time when you led a team through something difficult. What did you do?',
  'You would lead people here. Tell me about someone in a team of yours who struggled at first. What did you do?',
  'This job comes with people to lead. How do you find out what each of them needs from you? Take one example.',
];

/** Questions for manners, which a sentence about "the skill of" would make stiff. Keys are names of the vocabulary. */
export const mannerWordings: Readonly<Record<string, readonly string[]>> = {
  communication: [
    'Tell me about a time when you had to explain something complicated in simple words.',
    'Describe a misunderstanding at work. How did you clear it up?',
  ],
  'written communication': [
    'Tell me about something you had to write with care. Who was it for, and how did it turn out?',
  ],
  teamwork: [
    'Tell me about a time when a task only succeeded because people worked together. What did you add to it?',
    'Describe a disagreement with a colleague. How did the two of you settle it?',
  ],
  leadership: ['Tell me about a time when others followed your lead. What did you do?'],
  'problem solving': ['Tell me about a problem at work that had no obvious solution. How did you approach it?'],
  'time management': ['Describe a week in which there was more to do than time. How did you decide what came first?'],
  organisation: ['Tell me about a time when you organized something that was a mess. How did you go about it?'],
  'attention to detail': [
    'Tell me about a small detail that you noticed and that others had missed. What did it change?',
  ],
  multitasking: ['Describe a day on which several urgent things came at once. What did you do first, and why?'],
  adaptability: ['Tell me about a plan that changed at short notice. What did you do?'],
  'working under pressure': ['Tell me about the most hectic day you can remember at work. How did you get through it?'],
  'independent working': ['Describe something that you took care of on your own, without anyone telling you how.'],
  reliability: ['When did you promise something at work that was hard to keep? What happened?'],
  punctuality: ['Tell me about a time when it took an effort to be ready on time. What did you do?'],
  honesty: ['Tell me about a time when it was uncomfortable to say how things really were. What did you do?'],
  empathy: ['Tell me about a time when you noticed how someone felt before they said so. What did you do?'],
  patience: ['Describe a situation that tested your patience. How did you deal with it?'],
  friendliness: ['Tell me about a time when you stayed kind to someone who made it difficult. What did you say?'],
  'listening skills': ['Tell me about a time when listening closely changed what you did.'],
  creativity: ['Tell me about an idea of yours that no one had tried before. How did it turn out?'],
  'analytical thinking': ['Describe a decision that you based on facts or figures. How did you work it out?'],
  'decision making': ['Describe a decision that you had to make without all the facts you wanted.'],
  'presentation skills': ['Tell me about a presentation you gave. How did you prepare, and how was it received?'],
  'public speaking': ['Tell me about a time when you spoke in front of many people. How did you prepare?'],
  persuasion: ['When did you convince someone who was against your idea at first?'],
  'willingness to learn': ['When did you have to learn something completely new in a short time?'],
  'intercultural competence': [
    'Tell me about working with people whose habits were very different from yours. What did you learn?',
  ],
  'work ethic': ['Tell me about a time when you kept going although a task was tedious. What kept you at it?'],
  diplomacy: ['Tell me about a time when you had to choose your words with great care. What did you say?'],
  'sense of responsibility': [
    'Tell me about something that you were trusted with. How did you make sure that it went well?',
  ],
  'results orientation': ['Tell me about a target that was hard to reach. What did you do to get there?'],
};

/** Questions about the role itself; `{role}` comes with its article. */
export const roleWordings: readonly string[] = [
  'Imagine your first month as {role} here. How would you find out what matters most?',
  'What would you want to know before your first day as {role}, and why?',
  'As {role}, you will sometimes have several things to do at once. How do you decide what comes first?',
  'What tells you, at the end of a day, that {role} has done well?',
];

/** How the interview begins; `{role}` comes with its article. */
export const openers: readonly string[] = [
  'To begin, what have you done so far that prepares you for work as {role}?',
  'To begin, tell me a little about your experience and why you would like to work as {role}.',
  'Let’s start with you. What draws you to work as {role}?',
];

/** When no job is named. */
export const plainOpener = 'To begin, tell me a little about your experience and about what draws you to this work.';

/** To reach the least number of questions when the advertisement says little. */
export const fallbacks: readonly string[] = [
  'Tell me about a piece of work that you are proud of. What made the difference?',
  'Tell me about a problem at work that had no obvious solution. How did you approach it?',
  'Describe a disagreement with a colleague. How did the two of you settle it?',
  'Tell me about a mistake you made at work, and what you did about it.',
  'Describe a day on which several urgent things came at once. What did you do first?',
];
