import type { CandidateJob } from './CandidateWelcome/index.ts';

/** A job that somebody is invited to talk about. */
export const sampleJob: CandidateJob = {
  title: 'Night-Shift Team Lead',
  employer: 'Harbour Logistics',
  minutes: 20,
  questions: 8,
};
