export { RecordingConsent, type RecordingConsentProps } from './RecordingConsent.tsx';
