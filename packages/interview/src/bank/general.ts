import { defineRole, story, view } from './define.ts';

/** Fits every trade: fills the gaps of a role's own file, and stands alone for a role that the bank doesn't know. */
export const general = defineRole({ id: 'general', title: 'general interview', aliases: [], cues: [] }, [
  view(
    'motivation',
    'To start, tell me a little about your background and what you’re looking for now.',
    'Please introduce yourself. What have you done so far, and what do you want to do next?',
  ),
  view('motivation', 'What attracts you to this kind of work?', 'Why do you want to do this job?'),
  view(
    'motivation',
    'Which part of your working day do you look forward to most, and why?',
    'What do you like best about your work?',
  ),
  view(
    'motivation',
    'What would you like to be able to do in two years that you can’t do yet?',
    'What do you want to learn next in your work?',
  ),
  story(
    'problem-solving',
    'Tell me about a problem at work that had no obvious solution. How did you approach it?',
    'Describe a hard problem you had to solve, and what you did.',
  ),
  story(
    'problem-solving',
    'Describe a decision that you had to make without all the facts you wanted.',
    'Tell me about a time when you had to decide without knowing everything.',
  ),
  story(
    'problem-solving',
    'Tell me about something that kept going wrong until you found the cause.',
    'Describe a problem that came back again and again, and how you ended it.',
  ),
  story(
    'problem-solving',
    'When did you find a much simpler way of doing something?',
    'Tell me about something you made easier at work.',
  ),
  story(
    'teamwork',
    'Tell me about a team you liked working in. What did you add to it?',
    'Describe a group you worked with, and what you did in it.',
  ),
  story(
    'teamwork',
    'Describe a disagreement with a colleague. How did the two of you settle it?',
    'Tell me about a time when you and someone at work wanted different things.',
  ),
  story(
    'teamwork',
    'When did you help a colleague although you had enough to do yourself?',
    'Tell me about a time when you supported someone at work.',
  ),
  story(
    'teamwork',
    'Tell me about working with someone whose way of working was very different from yours.',
    'Describe a colleague who worked differently than you, and how that went.',
  ),
  story(
    'communication',
    'Tell me about a time when you had to explain something complicated in simple words.',
    'Describe how you made something difficult easy to understand.',
  ),
  story(
    'communication',
    'Describe a misunderstanding at work. How did it happen, and how did you clear it up?',
    'Tell me about a time when people misunderstood each other, and what you did.',
  ),
  story(
    'communication',
    'When did you have to give someone feedback that was hard to give?',
    'Tell me about a time when you told someone that something should be better.',
  ),
  story(
    'communication',
    'Tell me about feedback you got that changed how you work.',
    'Describe some criticism that helped you.',
  ),
  story(
    'ownership',
    'Tell me about a mistake you made at work, and what you did about it.',
    'Describe something you did wrong, and how you dealt with it.',
  ),
  story(
    'ownership',
    'Describe something you took care of although no one had asked you to.',
    'Tell me about a time when you did more than your job.',
  ),
  story(
    'ownership',
    'When did you promise something that was hard to keep? What happened?',
    'Tell me about a promise at work that was difficult for you.',
  ),
  story(
    'ownership',
    'Tell me about a piece of work you’re proud of. What made the difference?',
    'Describe something you did well at work, and how you did it.',
  ),
  story(
    'adaptability',
    'Tell me about a big change at work. How did you deal with it?',
    'Describe something that changed in your job, and what you did.',
  ),
  story(
    'adaptability',
    'When did you have to learn something completely new in a short time?',
    'Tell me about something you learned quickly for your work.',
  ),
  story(
    'adaptability',
    'Describe a day on which several urgent things came at once. What did you do first?',
    'Tell me about a day when everything was urgent.',
  ),
  story(
    'adaptability',
    'Tell me about a plan of yours that did not survive. What did you do instead?',
    'Describe a plan that failed, and what you did next.',
  ),
  story(
    'leadership',
    'Tell me about a time when others followed your lead.',
    'Describe a time when you guided other people.',
  ),
  story(
    'leadership',
    'When did you convince someone who was against your idea at first?',
    'Tell me about a time when someone changed their mind because of you.',
  ),
  story(
    'leadership',
    'Describe something that you started and that others carried on.',
    'Tell me about something new you started, and who took it over.',
  ),
  story(
    'leadership',
    'Tell me about a time when you helped someone grow in their work.',
    'Describe how you taught or supported someone at work.',
  ),
  view(
    'craft',
    'What does doing this job well look like, on an ordinary day?',
    'How can you tell that someone is good at this work?',
  ),
  view(
    'craft',
    'How do you check your own work before it leaves your hands?',
    'What do you do to make sure that your work is right?',
  ),
  view('craft', 'How do you keep your skills up to date?', 'How do you keep learning in your trade?'),
  story(
    'craft',
    'Choose a piece of work of yours, and walk me through how you did it from start to finish.',
    'Pick something you made or did, and tell me how you did it, step by step.',
  ),
]);
