import { defineRole, story, view } from './define.ts';

export const projectManager = defineRole(
  {
    id: 'project-manager',
    title: 'project manager',
    aliases: [
      'project manager',
      'programme manager',
      'program manager',
      'product manager',
      'product owner',
      'scrum master',
      'project coordinator',
      'project lead',
      'delivery manager',
      'site manager',
      'operations manager',
    ],
    cues: ['project management', 'managing projects', 'product management'],
  },
  [
    view(
      'motivation',
      'What made you choose to manage projects, and what kind of project would you like next?',
      'Why do you work as a project manager, and what would you like to manage next?',
    ),
    story(
      'problem-solving',
      'Tell me about a project that was heading for trouble. How did you notice, and what did you do?',
      'Describe a project with a serious problem, and how you dealt with it.',
    ),
    story(
      'teamwork',
      'Describe two people or teams on your project who wanted different things. How did you bring them together?',
      'Tell me about a conflict on a project, and how you helped to settle it.',
    ),
    story(
      'communication',
      'Tell me about bad news that you had to give to a client or a sponsor.',
      'Describe a time when you had to tell someone important that things were not going to plan.',
    ),
    story(
      'ownership',
      'Tell me about a deadline that you missed. What was your share in that, and what did you change?',
      'Describe a project that was late, and what you learned from it.',
    ),
    story(
      'adaptability',
      'Describe a project whose goal changed in the middle. How did you plan again?',
      'Tell me about a project that had to change direction.',
    ),
    story(
      'leadership',
      'When did you lead people who did not report to you? How did you win them over?',
      'Tell me about a time when you had to guide people without being their manager.',
    ),
    view(
      'craft',
      'How do you estimate a piece of work that no one on the team has done before?',
      'How do you work out how long something new will take?',
    ),
    view(
      'craft',
      'How do you decide what to leave out when there is not enough time for everything?',
      'What do you drop first when a project has too little time?',
    ),
  ],
);
