export { Transcript, lineId, type TranscriptProps } from './Transcript.tsx';
