import type { RoomNotice } from './types.ts';

/** What a notice says, and how pressing it is. */
export interface NoticeText {
  readonly tone: 'info' | 'caution';
  readonly text: string;
}

/** The sentence for each notice: what is so, then what the candidate can do. */
export const noticeTexts: Record<RoomNotice, NoticeText> = {
  reconnecting: {
    tone: 'caution',
    text: 'The connection dropped. We’re reconnecting, and everything you’ve said so far is saved.',
  },
  'waiting-for-interviewer': {
    tone: 'info',
    text: 'Your interviewer hasn’t joined yet. We’re calling another one.',
  },
  'interviewer-away': {
    tone: 'caution',
    text: 'Your interviewer was cut off. Another one is joining and will pick up where you left off.',
  },
  'microphone-blocked': {
    tone: 'caution',
    text: 'Your browser isn’t letting this page use the microphone. Allow it in the address bar, or continue by typing.',
  },
  'microphone-missing': {
    tone: 'caution',
    text: 'We couldn’t find a microphone. Plug one in, or continue by typing. It counts the same.',
  },
  'microphone-in-use': {
    tone: 'caution',
    text: 'We couldn’t start your microphone. Close any other program that uses it, or continue by typing.',
  },
  'microphone-insecure': {
    tone: 'caution',
    text: 'Browsers allow the microphone only on pages opened over HTTPS or on localhost. Open this page there, or continue by typing.',
  },
  'voice-fallback': {
    tone: 'info',
    text: 'The usual voice isn’t available, so your interviewer is using a simpler one.',
  },
  'ears-fallback': {
    tone: 'info',
    text: 'The usual speech recognition isn’t available, so captions may be less accurate for now.',
  },
  'mind-fallback': {
    tone: 'info',
    text: 'The language model isn’t responding, so your interviewer is using prepared questions.',
  },
  'ears-typing': {
    tone: 'caution',
    text: 'We can’t turn speech into text right now. Please type your answers. They count the same.',
  },
  'storing-delayed': {
    tone: 'caution',
    text: 'Saving is taking longer than usual. Keep going. Your answers are safe and will be saved as soon as possible.',
  },
};
