import { fn } from 'storybook/test';
import type { MicCheckView } from '../MicCheck/index.ts';
import type { SoundCheckActions } from '../SoundCheck/index.ts';
import type { RoomActions } from '../types.ts';
import { heldLevels } from './levels.ts';
import { devices } from './samples.ts';

/** Notes every press in a room. */
export const roomActions: RoomActions = {
  onPause: fn(() => Promise.resolve()),
  onGoOn: fn(() => Promise.resolve()),
  onHint: fn(() => Promise.resolve()),
  onSayAgain: fn(() => Promise.resolve()),
  onNextQuestion: fn(() => Promise.resolve()),
  onEnd: fn(),
  onStay: fn(),
  onClose: fn(),
  onDisconnect: fn(),
  onToggleMic: fn(),
  onRetryMic: fn(),
  onChooseDevice: fn(),
  onStartMedia: fn(),
  onSendAnswer: fn(() => Promise.resolve()),
  onReconnect: fn(),
  onReturnHome: fn(),
};

/** Notes every press while the sound is checked. */
export const soundCheckActions: SoundCheckActions = {
  onCheckMic: fn(),
  onChooseMic: fn(),
  onPlayTest: fn(),
  onAnswerTest: fn(),
  onChooseSpeaker: fn(),
  onStart: fn(),
};

/** A microphone that works. */
export const hearingWell: MicCheckView = {
  phase: 'open',
  heard: 'well',
  levels: heldLevels(0.62),
  microphones: devices.audioInputs,
  microphoneId: 'default',
};
