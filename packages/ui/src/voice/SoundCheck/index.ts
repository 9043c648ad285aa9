export { SoundCheck, type SoundCheckActions, type SoundCheckProps, type SoundCheckView } from './SoundCheck.tsx';
