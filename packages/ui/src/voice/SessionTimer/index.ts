export { SessionTimer, type SessionTimerProps } from './SessionTimer.tsx';
export { clockText } from './duration.ts';
