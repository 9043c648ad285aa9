import type { ReportLine } from '../types.ts';

/** A turn without the times of its words. */
export type SpokenLine = Pick<ReportLine, 'speaker' | 'text' | 'startMs' | 'typed' | 'interrupted'>;

type More = Partial<Pick<SpokenLine, 'typed' | 'interrupted'>>;
const line =
  (speaker: SpokenLine['speaker']) =>
  (startMs: number, text: string, more: More = {}): SpokenLine => ({
    speaker,
    startMs,
    text,
    typed: false,
    interrupted: false,
    ...more,
  });
export const interviewer = line('agent');
export const you = line('user');

/** What a recognizer may write where the sound is poor, word for word. */
const misheardWords: Readonly<Record<string, string>> = {
  ward: 'word',
  nurses: 'purses',
  trained: 'strained',
  Leeds: 'leads',
  medicine: 'Madison',
  surgery: 'surgeon',
  bell: 'bill',
  bleeding: 'reading',
  pressed: 'guessed',
  line: 'lime',
  doctor: 'docker',
  patient: 'patience',
  Friday: 'fried',
  wash: 'watch',
  arm: 'farm',
  lives: 'leaves',
  Monday: 'money',
  angry: 'hungry',
  afraid: 'delayed',
  finish: 'fish',
};

/** Words as they are written down where the sound is poor. */
export const misheard = (text: string): string => text.replace(/\p{L}+/gu, (word) => misheardWords[word] ?? word);

/** A whole practice interview of a nurse. */
export const nurseTranscript: readonly SpokenLine[] = [
  interviewer(1300, 'Hello, and welcome. I’m your interviewer today. Which role are you practicing for?'),
  you(6988, 'Um, nurse. For a surgical ward.'),
  interviewer(
    10488,
    'Thank you. This is an interview for a nurse role, with six questions. What drew you to nursing, and to this ward?',
  ),
  you(
    19353,
    'My grandmother was in hospital for a long time when I was sixteen, and it was the nurses who explained to us what was going on. I thought, that is a job where you can be useful every single hour. I trained in Leeds and I worked two years in medicine, um, and now I would like surgery because things move, people come in ill and you see them walk out.',
  ),
  interviewer(49279, 'Tell me about a shift when everything happened at once.'),
  you(
    53908,
    'There was a night in February. We were two nurses for twenty four patients, um, because one had called in sick. At about three a man pulled out his line and at the same moment the bell rang in room nine. So I, uh, I looked at who could not wait. The man was bleeding, so I pressed on it and I called my colleague to go to room nine.',
  ),
  interviewer(83818, 'And how did it turn out, in the end?'),
  you(
    87742,
    'No one was harmed. The man got a new line within ten minutes and the lady in room nine only needed, um, a hand to the bathroom. In the morning I asked the ward manager for a rule about who to ring when one of us is missing, and we have that rule now. It hangs by the phone.',
  ),
  interviewer(113547, 'Tell me about a time you disagreed with a colleague about a patient’s care.'),
  you(
    119588,
    'A doctor wanted to send a patient home on a Friday afternoon. I had helped her wash that morning and she could not, um, she could not lift her arm over her head, and she lives alone. I asked him if we could look at her together for a minute, and I showed him. He had, uh, he had only seen her lying down. She stayed until Monday and went home with help arranged.',
  ),
  interviewer(150553, 'Tell me about a mistake you made, and what you did about it.'),
  you(156241, 'Could we skip that one, please?'),
  interviewer(159312, 'Of course. How do you speak with a family that is angry?'),
  you(
    164647,
    'I sit down first. People who are angry are mostly afraid, I think. I let them finish, um, and I say back what I heard, and then I say what I can do today and what I can not. And I tell them when I will come back, and I do come back.',
  ),
  interviewer(191725, 'Thank you. That is our time for today. Your report will be in your inbox shortly. Goodbye', {
    interrupted: true,
  }),
];
