import type { Notice } from '@viva/api-client/room';
import type { CloseCause, MicFailure } from '../core/connection.ts';
import type { RoomScript, ScriptStep } from './script.ts';

const questions = [
  'Tell me about a time when something you were responsible for went wrong. What did you do?',
  'How do you decide what to do first when everything is urgent?',
  'Describe a time when you changed someone’s mind.',
] as const;

const asks = (n: 1 | 2 | 3): ScriptStep[] => [
  { step: 'state', state: 'thinking', afterMs: 300, mark: `thinking-${n}` },
  {
    step: 'question',
    question: { id: `question-${n}`, n, of: questions.length, text: questions[n - 1] ?? '' },
    afterMs: 600,
    mark: `question-${n}`,
  },
  { step: 'interviewer-says', text: questions[n - 1] ?? '', mark: `asking-${n}` },
];

const answers = (text: string, mark: string): ScriptStep => ({ step: 'candidate-says', text, afterMs: 900, mark });

const probes = (text: string, mark: string): ScriptStep[] => [
  { step: 'state', state: 'thinking', afterMs: 300 },
  { step: 'interviewer-says', text, afterMs: 600, mark },
];

/** An interviewer comes, greets, and hears which role is being practiced. */
const opening: readonly ScriptStep[] = [
  { step: 'interviewer-joins', afterMs: 600, mark: 'interviewer-comes' },
  { step: 'ears', ears: 'built-in' },
  { step: 'phase', phase: 'opening' },
  { step: 'state', state: 'listening', afterMs: 500 },
  {
    step: 'interviewer-says',
    text: 'Hello, and welcome. I am your interviewer today. Which role are you practicing for?',
    afterMs: 300,
    mark: 'greeting',
  },
  answers('For head of operations at a hotel.', 'role'),
  { step: 'phase', phase: 'questions' },
];

const firstQuestion: readonly ScriptStep[] = [
  ...asks(1),
  answers(
    'Last spring our booking page went down on a Friday evening, just before a long weekend. We called everyone we could think of.',
    'answer-1',
  ),
  ...probes('And what was your own part in fixing it?', 'probe'),
  answers(
    'I called the two people who knew the old system and stayed on the line until bookings came in again, which was after forty minutes.',
    'answer-2',
  ),
];

/** A whole interview of three questions, with a probe, to the goodbye: a little over two minutes. */
export const wholeInterview: RoomScript = {
  steps: [
    ...opening,
    ...firstQuestion,
    ...asks(2),
    answers('I ask which of them hurts someone today, and I write down what I leave for tomorrow.', 'answer-3'),
    ...asks(3),
    answers(
      'Our night porters did not want the new shift plan, so I worked three nights with them and then changed the half of it that did not work.',
      'answer-4',
    ),
    { step: 'phase', phase: 'closing', afterMs: 300 },
    { step: 'state', state: 'thinking' },
    {
      step: 'interviewer-says',
      text: 'Thank you, that was the last question. Your feedback is on its way to you by email. Goodbye.',
      afterMs: 600,
      mark: 'goodbye',
    },
    { step: 'phase', phase: 'ended', afterMs: 400, mark: 'ended' },
  ],
};

/** The same for an employer, whose questions are given: nobody is asked for the role. */
export const employersInterview: RoomScript = {
  steps: wholeInterview.steps.flatMap((step): readonly ScriptStep[] => {
    if (step.mark === 'role') return [];
    if (step.step !== 'interviewer-says' || step.mark !== 'greeting') return [step];
    const text = 'Hello, and welcome. I’m a voice AI, and this is an interview for the Night-Shift Team Lead position.';
    return [{ ...step, text }];
  }),
};

/** In an answer the candidate speaks of danger to a life: the interviewer stops, and where to call is on the screen. */
export const helpOffered: RoomScript = {
  steps: [
    ...opening,
    ...asks(1),
    answers('I don’t see why I’d plan that far.', 'answer-1'),
    { step: 'help', help: 'offered', afterMs: 600, mark: 'help' },
    {
      step: 'interviewer-says',
      text: 'Thank you for telling me. Let’s stop here, because you matter more than any interview. On your screen are people you can call right now.',
      afterMs: 100,
      mark: 'stopped',
    },
    { step: 'pause', afterMs: 100, mark: 'waiting' },
  ],
};

/** The same to the goodbye, after which where to call stays. */
export const endedWithHelp: RoomScript = {
  steps: [
    ...helpOffered.steps,
    { step: 'help', help: 'closing', afterMs: 300 },
    { step: 'interviewer-says', text: 'The numbers stay on your screen. Please take care of yourself. Goodbye.' },
    { step: 'phase', phase: 'ended', afterMs: 400, mark: 'ended' },
  ],
};

/** In the middle of the first answer the candidate pauses the interview. */
export const paused: RoomScript = {
  steps: [
    ...opening,
    ...asks(1),
    answers('Last spring our booking page went down.', 'answer-1'),
    { step: 'paused', by: 'press', afterMs: 600, mark: 'paused' },
    { step: 'pause', afterMs: 2_000, mark: 'waiting' },
  ],
};

/** A coached interview: the first answer gets its feedback, and waits for the candidate's choice. */
export const coached: RoomScript = {
  steps: [
    ...opening,
    ...asks(1),
    answers('Last spring our booking page went down, and I called the two people who knew the old system.', 'answer-1'),
    { step: 'state', state: 'thinking', afterMs: 300 },
    {
      step: 'feedback',
      feedback: { questionId: 'question-1', text: 'You told me what you did. What’s missing is how it turned out.' },
      afterMs: 600,
      mark: 'feedback',
    },
    {
      step: 'interviewer-says',
      text: 'You told me what you did. What’s missing is how it turned out. Would you like to try it again, or move on?',
    },
    { step: 'pause', afterMs: 100, mark: 'choosing' },
  ],
};

/** No interviewer ever comes. */
export const nobodyComes: RoomScript = { steps: [] };

/** In the middle of an answer the interviewer is gone; another comes after six seconds and goes on. */
export const interviewerReplaced: RoomScript = {
  steps: [
    ...opening,
    ...asks(1),
    answers('Last spring our booking page went down on a Friday evening.', 'answer-1'),
    { step: 'interviewer-leaves', afterMs: 400, mark: 'gone' },
    { step: 'interviewer-joins', afterMs: 6_000, mark: 'another-comes' },
    { step: 'phase', phase: 'questions' },
    { step: 'state', state: 'listening', afterMs: 400 },
    {
      step: 'interviewer-says',
      text: 'We were cut off; you were telling me about the booking page. Please continue.',
      afterMs: 300,
      mark: 'goes-on',
    },
  ],
};

/** The network is away for four seconds in the middle of an answer. */
export const reconnecting: RoomScript = {
  steps: [
    ...opening,
    ...firstQuestion,
    { step: 'reconnecting', afterMs: 400, mark: 'away' },
    { step: 'reconnected', afterMs: 4_000, mark: 'back' },
    ...asks(2),
  ],
};

const closedBy = (cause: CloseCause): RoomScript => ({
  joining: ['joins', 'fails'],
  steps: [...opening, ...firstQuestion, { step: 'closed', cause, afterMs: 400, mark: 'closed' }],
});

/** The connection is lost, and every try to join again fails: `lost` ten seconds after the mark. */
export const connectionLost: RoomScript = closedBy('lost');

/** The same interview was opened in another window. */
export const openedElsewhere: RoomScript = closedBy('elsewhere');

/** The service ended the room. */
export const endedByService: RoomScript = closedBy('closed');

/** The connection is lost, and the second try to join again succeeds, while the interview goes on. */
export const connectionRegained: RoomScript = {
  joining: ['joins', 'fails', 'joins'],
  steps: [
    ...opening,
    ...firstQuestion,
    { step: 'closed', cause: 'lost', afterMs: 400, mark: 'closed' },
    { step: 'pause', afterMs: 3_000, mark: 'regained' },
    ...asks(2),
  ],
};

/** The room can't be reached at all: `lost` ten seconds after the first try. */
export const unreachable: RoomScript = { joining: ['fails'], steps: [] };

/** Joining never comes to an end. */
export const joiningHangs: RoomScript = { joining: ['hangs'], steps: [] };

/** The whole interview for a candidate without a microphone that works. */
export const withoutMicrophone = (failure: MicFailure): RoomScript => ({ ...wholeInterview, microphone: failure });

/** The whole interview for a participant who may publish no sound. */
export const mayNotPublish: RoomScript = { ...wholeInterview, mayPublish: false };

/** The whole interview in a browser that plays sound only after a press. */
export const soundBlocked: RoomScript = { ...wholeInterview, playsSound: false };

/** A condition that begins with the first question and lasts. */
export const noticed = (code: Notice['code']): RoomScript => ({
  steps: [...opening, { step: 'notice', code, mark: 'noticed' }, ...firstQuestion],
});
