export { SpeakerTest, type SpeakerTestProps, type SpeakerTestView } from './SpeakerTest.tsx';
