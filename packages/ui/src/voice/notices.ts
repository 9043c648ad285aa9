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
    text: 'The connection dropped. Reconnecting now; everything you said so far is kept.',
  },
  'waiting-for-interviewer': {
    tone: 'info',
    text: 'Your interviewer has not joined yet. Another one is being called.',
  },
  'interviewer-away': {
    tone: 'caution',
    text: 'Your interviewer was cut off. Another one is joining and goes on where you were.',
  },
  'microphone-blocked': {
    tone: 'caution',
    text: 'Your browser does not let this page use the microphone. Allow it in the address bar, or go on by typing.',
  },
  'microphone-missing': {
    tone: 'caution',
    text: 'No microphone was found. Plug one in, or go on by typing: it counts the same.',
  },
  'microphone-in-use': {
    tone: 'caution',
    text: 'Your microphone could not be started. Close any other program that uses it, or go on by typing.',
  },
  'microphone-insecure': {
    tone: 'caution',
    text: 'Browsers give the microphone only to pages opened over HTTPS or on localhost. Open this page there, or go on by typing.',
  },
  'voice-fallback': {
    tone: 'info',
    text: 'The usual voice is not available, so your interviewer speaks with a simpler one.',
  },
  'ears-fallback': {
    tone: 'info',
    text: 'The usual speech recognition is not available, so captions may be less exact for now.',
  },
  'mind-fallback': {
    tone: 'info',
    text: 'Your interviewer goes on with prepared questions, because the language model does not answer.',
  },
  'ears-typing': {
    tone: 'caution',
    text: 'Speech cannot be turned into text just now. Please type your answers: they count the same.',
  },
  'storing-delayed': {
    tone: 'caution',
    text: 'Saving takes longer than usual. Go on; your answers are kept and saved as soon as possible.',
  },
};
