export { RecordingSwitch, type RecordingSwitchProps } from './RecordingSwitch.tsx';
