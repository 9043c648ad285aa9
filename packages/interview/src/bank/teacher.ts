import { defineRole, story, view } from './define.ts';

export const teacher = defineRole(
  {
    id: 'teacher',
    title: 'teacher',
    aliases: [
      'teacher',
      'school teacher',
      'primary school teacher',
      'secondary school teacher',
      'maths teacher',
      'english teacher',
      'science teacher',
      'teaching assistant',
      'lecturer',
      'tutor',
      'nursery teacher',
    ],
    cues: ['teaching', 'school', 'classroom', 'education'],
  },
  [
    view(
      'motivation',
      'Why do you teach, and what kind of school are you looking for now?',
      'What made you become a teacher, and where would you like to work next?',
    ),
    story(
      'problem-solving',
      'Tell me about a student who was falling behind. What did you find out, and what did you try?',
      'Describe a learner who had difficulties, and what you did to help.',
    ),
    story(
      'teamwork',
      'Describe something you planned or taught together with colleagues. What was your part?',
      'Tell me about working with other teachers on the same thing.',
    ),
    story(
      'communication',
      'Tell me about a difficult talk with a parent or guardian. How did you prepare, and how did it go?',
      'Describe a conversation with a parent that was not easy.',
    ),
    story(
      'ownership',
      'Tell me about a lesson that went badly. What did you do about it afterward?',
      'Describe a lesson that did not work, and what you changed.',
    ),
    story(
      'adaptability',
      'Describe a time when you had to change a lesson while you were teaching it.',
      'Tell me about a lesson in which you noticed that your plan was not working.',
    ),
    story(
      'leadership',
      'When have you taken the lead on something beyond your own classroom?',
      'Tell me about something you organized or improved for the whole school.',
    ),
    view(
      'craft',
      'How do you find out, during a lesson, who has understood and who has not?',
      'How can you tell whether your students understand what you’re teaching?',
    ),
    view(
      'craft',
      'How do you teach one topic to a class whose knowledge is very uneven?',
      'What do you do when some students already know a lot and others know little?',
    ),
    story(
      'problem-solving',
      'Tell me about a class that kept being disrupted. What changed it?',
      'Describe a class that was hard to keep calm, and what you did.',
    ),
  ],
);
