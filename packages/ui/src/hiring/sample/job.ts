import type { JobView } from '../types.ts';
import { below, evidence, reached, thin, unlocked } from './candidates.ts';

/** A job post with candidates of every standing. */
export const sampleJob: JobView = {
  title: 'Ward nurse',
  skills: [evidence.calm, evidence.advocacy, evidence.handover, evidence.medication].map(({ skill }) => skill),
  status: 'open',
  dateText: 'since 1 March 2026',
  smartLink: 'https://viva.example/voice_chat/7hQm2x',
  contactEmail: 'hiring@example.org',
  bar: 60,
  candidates: [reached, unlocked, thin, below],
};
