import { defineRole, story, view } from './define.ts';

export const softwareEngineer = defineRole(
  {
    id: 'software-engineer',
    title: 'software engineer',
    aliases: [
      'software engineer',
      'software developer',
      'web developer',
      'programmer',
      'developer',
      'backend engineer',
      'backend developer',
      'frontend engineer',
      'frontend developer',
      'full stack developer',
      'full stack engineer',
      'mobile developer',
      'computer programmer',
    ],
    cues: ['software', 'coding', 'programming', 'software engineering', 'web development'],
  },
  [
    view(
      'motivation',
      'What drew you to building software, and what do you want to work on next?',
      'Why did you choose software as your work, and what would you like to do in your next job?',
    ),
    story(
      'problem-solving',
      'Tell me about the hardest bug you have tracked down. How did you find the cause?',
      'Describe a fault in a program that was difficult to find, and how you found it.',
    ),
    story(
      'problem-solving',
      'Describe a system that became too slow. What did you measure, and what did you change?',
      'Tell me about a time when something you worked on was slow, and what you did to make it faster.',
    ),
    story(
      'teamwork',
      'Tell me about a code review in which you and a colleague disagreed. What happened?',
      'Describe a time when someone did not agree with your code, or you with theirs.',
    ),
    story(
      'communication',
      'When did you last have to explain a technical decision to someone who does not write code?',
      'Tell me about a time when you explained something technical to a person without that background.',
    ),
    story(
      'ownership',
      'Tell me about something you released that broke. What did you do in the first hour?',
      'Describe a mistake of yours that reached users, and what you did about it.',
    ),
    story(
      'adaptability',
      'Describe a project where the requirements changed late. How did you deal with that?',
      'Tell me about a time when you had to build something different from what was first planned.',
    ),
    story(
      'leadership',
      'Tell me about a time when you convinced a team to change how it builds or tests software.',
      'Describe how you got other developers to do something in a new way.',
    ),
    view(
      'craft',
      'How do you decide what to test automatically, and what not to?',
      'Which parts of a program do you write tests for, and why those?',
    ),
    story(
      'craft',
      'Choose a piece of software you designed. What would you build differently today, and why?',
      'Think of something you built. What would you change about it now?',
    ),
  ],
);
