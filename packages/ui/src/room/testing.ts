import type { CandidateJob } from './CandidateWelcome/index.ts';
import type { AdReadingView, PracticeSetupView } from './PracticeSetup/index.ts';

/** A job that somebody is invited to talk about. */
export const sampleJob: CandidateJob = {
  title: 'Night-Shift Team Lead',
  employer: 'Harbour Logistics',
  minutes: 20,
  questions: 8,
};

/** Its title is longer than any room's headline. */
export const longTitledJob: CandidateJob = {
  ...sampleJob,
  title:
    'Senior Regional Team Lead for Night-Shift Warehouse Operations, Cold Storage and Cross-Dock Dispatch (Permanent)',
};

/** A job ad as people paste it. */
export const sampleAd =
  'Customer Success Manager\n\nYour tasks: own renewals, reduce churn, and onboard new customers.\nYou bring HubSpot and Excel.';

/** What is read in {@link sampleAd}. */
export const sampleReading = {
  state: 'read',
  title: 'Customer Success Manager',
  skills: ['customer onboarding', 'renewals', 'HubSpot', 'Excel'],
  english: true,
} as const satisfies AdReadingView;

/** The card of a person's first practice interview. */
export const sampleSetup: PracticeSetupView = {
  phase: 'setting-up',
  suggested: { role: '', advert: '', minutes: 10, persona: 'neutral', coached: false },
  from: 'nothing',
  lengths: [
    { minutes: 5, questions: 2, coachedQuestions: 2 },
    { minutes: 10, questions: 4, coachedQuestions: 3 },
    { minutes: 20, questions: 6, coachedQuestions: 6 },
  ],
  resume: null,
  reading: { state: 'unread' },
  roleMissing: false,
  starting: false,
  mic: { phase: 'idle' },
  speaker: { phase: 'idle' },
};
