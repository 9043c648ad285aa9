import type { SkillKind } from '../vocabulary/define.ts';

/**
 * Questions for the evidence of one skill, in the interviewer's voice: read aloud, so one or two sentences without
 * brackets or abbreviations. `{skill}` fits as a noun, singular or plural.
 */
export const wordings: Readonly<Record<Exclude<SkillKind, 'soft'>, readonly string[]>> = {
  practice: [
    'Tell me about a time when a lot depended on your experience with {skill}. What did you do?',
    'Describe a difficult situation that had to do with {skill}. How did you handle it?',
    'Think of the last time your work involved {skill}. What was your part, and how did it turn out?',
    'Tell me about a mistake or a near miss to do with {skill}, and what you did about it.',
    'When did you find a better way of working in {skill}? What changed because of it?',
    'Choose one example that shows what you can do when it comes to {skill}. What happened, step by step?',
    'Tell me about something new that you had to learn about {skill}. How did you go about it?',
    'Describe a day on which {skill} took up most of your time. What did you have to watch out for?',
  ],
  tool: [
    'Tell me about something that you got done with {skill}. What was your own part in it?',
    'Describe a problem that you ran into while using {skill}, and how you found a way out.',
    'For which piece of work did you use {skill} most? What came of it?',
    'Tell me about a time when you had to work with {skill} under time pressure. What did you do?',
    'When did you show somebody else how to use {skill}? What was hard to explain?',
  ],
  certificate: [
    'This role asks for the following: {skill}. Tell me about a time when you put what it stands for into practice.',
    'This role calls for {skill}. When did what you learned for it make a difference at work?',
    'Among the requirements is {skill}. Describe a situation in which that mattered.',
  ],
  language: [
    'Tell me about a time when you had to settle something important at work in {skill}. How did it go?',
    'When do you use {skill} at work, and what was the hardest conversation you had in it?',
  ],
};

/** Questions for manners, which a sentence about "the skill of" would make stiff. Keys are names of the vocabulary. */
export const mannerWordings: Readonly<Record<string, readonly string[]>> = {
  communication: [
    'Tell me about a time when you had to explain something complicated in simple words.',
    'Describe a misunderstanding at work. How did you clear it up?',
  ],
  'written communication': [
    'Tell me about something that you had to put in writing with care. Who was it for, and what came of it?',
  ],
  teamwork: [
    'Tell me about a time when a task only succeeded because people worked together. What did you add to it?',
    'Describe a disagreement with a colleague. How did the two of you settle it?',
  ],
  leadership: ['Tell me about a time when others followed your lead. What did you do?'],
  'problem solving': ['Tell me about a problem at work that had no obvious solution. How did you approach it?'],
  'time management': ['Describe a week in which there was more to do than time. How did you decide what came first?'],
  organisation: [
    'Tell me about a time when you brought order into something that was in a muddle. How did you go about it?',
  ],
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
  empathy: ['Tell me about a time when you noticed how somebody felt before they said so. What did you do?'],
  patience: ['Describe a situation that tested your patience. How did you deal with it?'],
  friendliness: ['Tell me about a time when you stayed kind to somebody who made it difficult. What did you say?'],
  'listening skills': ['Tell me about a time when listening closely changed what you did.'],
  creativity: ['Tell me about an idea of yours that nobody had tried before. What became of it?'],
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
  'As {role}, you will sometimes have more to do than one day holds. How do you decide what comes first?',
  'What tells you at the end of a working day that you did well as {role}?',
];

/** How the interview begins; `{role}` comes with its article. */
export const openers: readonly string[] = [
  'To begin, what have you done so far that prepares you for work as {role}?',
  'To begin, tell me a little about your experience and why you would like to work as {role}.',
  'Let us start with you. What draws you to work as {role}?',
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
