import type { ArrivalView, JobView } from '../types.ts';
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

/** Candidates in each state. */
export const sampleArrivals: readonly ArrivalView[] = [
  { id: 'a1', label: 'Candidate 1', dateText: '2 March 2026', state: 'finished' },
  { id: 'a2', label: 'Candidate 2', dateText: '4 March 2026', state: 'interviewing' },
  { id: 'a3', label: 'Candidate 3', dateText: '4 March 2026', state: 'consented' },
];

/** What the candidates of {@link sampleJob} are asked. */
export const sampleSettings = {
  title: sampleJob.title,
  skills: sampleJob.skills,
  questions: [
    'Tell me about a shift when everything happened at once.',
    'How do you speak with a family that is angry?',
  ],
};
