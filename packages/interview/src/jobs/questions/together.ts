/** Two skills at once, where there is not time for each: `{skill}` and `{other}`. */
export const together: readonly string[] = [
  'This job asks for {skill} as well as {other}. Choose one piece of work that shows either or both, and tell me what you did.',
  'Tell me about a time when you needed {skill}, or {other}, or both. What did you do, and what came of it?',
  'Think of {skill} and {other}. Describe one situation that shows what you can do there.',
  'Which piece of work shows best how you handle {skill} and {other}? Tell me about it from start to finish.',
  'Let us take {skill} and {other} together. Tell me about a day on which you had to do with one of them, or both.',
  'When did a task last call for {skill} or {other}? Tell me how you went about it, and how it turned out.',
  'In this job both {skill} and {other} matter. Tell me about something difficult that you have done in either.',
  'Pick one situation that had to do with {skill} or with {other}. What was your own part in it?',
];
/** Two papers at once. */
export const certificatesTogether: readonly string[] = [
  'This job asks for {skill} and for {other}. Tell me about a time when what you learned for one of them mattered at work.',
  'Among the requirements are {skill} and {other}. Describe a situation in which one of them made a difference.',
];
/** Two languages at once. */
export const languagesTogether: readonly string[] = [
  'Tell me about a time when you had to settle something important at work in {skill} or in {other}. How did it go?',
  'When do you need {skill} and {other} at work? Describe the hardest conversation that you had in one of them.',
];
