export {
  AudioReplay,
  type AudioReplayProps,
  type NoRecording,
  type ReplayActions,
  type ReplayView,
} from './AudioReplay.tsx';
