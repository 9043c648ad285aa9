import type { CaptionLine, DevicesView, DeviceView, QuestionView, TalkingView } from '../types.ts';
import { heldLevels, voiceLevels } from './levels.ts';

/** A stretch of an interview, the last line still growing. */
export const captionLines: readonly CaptionLine[] = [
  {
    id: 'a1',
    speaker: 'agent',
    text: 'Tell me about a time when something you were responsible for went wrong. What did you do?',
    final: true,
  },
  {
    id: 'u1',
    speaker: 'user',
    text: 'Last spring our booking page went down on a Friday evening, just before a long weekend.',
    final: true,
  },
  { id: 'a2', speaker: 'agent', text: 'And what was your own part in fixing it?', final: true },
  { id: 'u2', speaker: 'user', text: 'I called the two people who knew the old system and', final: false },
];

export const question: QuestionView = {
  id: 'ownership-2',
  n: 3,
  of: 8,
  text: 'Tell me about a time when something you were responsible for went wrong. What did you do?',
};

/** What the interviewer gives as a hint for a question that asks for a story. */
export const storyHint =
  'Pick one real event. Say what the situation was, what you did yourself, and how it turned out.';

/** What a coaching interviewer says after an answer. */
export const storyFeedback = 'You told me what you did. You didn’t say how it ended. I’d close with what had changed.';

export const devices: DevicesView = {
  audioInputs: [
    { id: 'default', label: 'Built-in microphone' },
    { id: 'headset', label: 'Headset' },
  ],
  videoInputs: [{ id: 'front', label: 'Front camera' }],
  audioInputId: 'default',
};

export const speakers: readonly DeviceView[] = [
  { id: 'default', label: 'Built-in speakers' },
  { id: 'headset', label: 'Headset' },
];

/** The middle of an interview: the interviewer asks, the microphone is on. */
export const talking: TalkingView = {
  phase: 'talking',
  agentState: 'speaking',
  levels: voiceLevels,
  question,
  captions: captionLines,
  mic: { state: 'live', levels: heldLevels(0.5) },
  devices,
  startedAtMs: 0,
  pause: 'possible',
  hint: {},
  notices: [],
  playback: 'playing',
};

/** The same for an employer, who gives no hints. */
export const talkingToEmployer: TalkingView = { ...talking, hint: undefined };

/** The same in a preview, which has no pause. */
export const talkingInPreview: TalkingView = { ...talking, pause: undefined };

/** A moment in it: 6:12 after its beginning. */
export const nowInTalk = () => 372_000;
