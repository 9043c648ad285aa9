import type { AccountErasedInput } from './accountErasedEmail.ts';
import type { CandidateReachedInput } from './candidateReachedEmail.ts';
import type { CandidateThanksInput } from './candidateThanksEmail.ts';
import type { DeclinedInput } from './declinedEmail.ts';
import type { InvitationInput } from './invitationEmail.ts';
import type { JobLinkInput } from './jobLinkEmail.ts';
import type { JobLinksInput } from './jobLinksEmail.ts';
import { assessed, sampleBrand as brand } from './sample.ts';
import type { ReviewAskedInput } from './reviewAskedEmail.ts';

export const sampleThanks: CandidateThanksInput = {
  brand,
  job: 'Ward nurse, surgery',
  reportUrl: 'https://viva.example/report/s4',
  reviewUrl: 'https://viva.example/report/s4?review=ask',
  report: { ...assessed, kind: 'candidate' },
};

export const sampleReview: ReviewAskedInput = {
  brand,
  job: 'Ward nurse, surgery',
  privateUrl: 'https://viva.example/job/9bXv2sLm4rYq0Zk8d1nT7uJw5cPe6aGh',
  publicUrl: 'https://viva.example',
};

/** Spoken, and as we heard it. */
const asSpoken = { typed: false, corrected: false };

export const sampleReached: CandidateReachedInput = {
  brand,
  job: 'Ward nurse, surgery',
  candidate: 'Candidate 4',
  level: 'solid',
  bar: 50,
  skills: [
    {
      skill: 'Staying calm under pressure',
      level: 'strong',
      quote: {
        text: 'I looked at who could not wait. The man was bleeding, so I pressed on it',
        startMs: 73_400,
        ...asSpoken,
      },
    },
    {
      skill: 'Speaking up for patients',
      level: 'solid',
      quote: {
        text: 'I asked him if we could look at her together for a minute, and I showed him.',
        startMs: 134_200,
        typed: false,
        corrected: true,
      },
    },
    {
      skill: 'Working with families',
      level: 'developing',
      quote: {
        text: 'I say back what I heard, and then I say what I can do today',
        startMs: 173_600,
        typed: true,
        corrected: false,
      },
    },
    { skill: 'Medication rounds', level: null },
  ],
  madeBy: [
    'The levels come from a small model, the same for everyone, based on what was said.',
    'How the candidate sounds doesn’t count.',
  ],
  url: 'https://viva.example/job/9bXv2sLm4rYq0Zk8d1nT7uJw5cPe6aGh?candidate=c4',
};

export const sampleJobLink: JobLinkInput = {
  brand,
  job: 'Ward nurse, surgery',
  privateUrl: 'https://viva.example/job/9bXv2sLm4rYq0Zk8d1nT7uJw5cPe6aGh',
  smartUrl: 'https://viva.example/voice_chat/7hQm2x',
  reason: 'posted',
};

export const sampleErased: AccountErasedInput = { brand, interviews: 5, dateText: 'March 12, 2026', paid: false };

export const sampleJobLinks: JobLinksInput = {
  brand,
  jobs: [
    { title: 'Ward nurse, surgery', open: true, privateUrl: 'https://viva.example/job/k3yOfTheFirstJob' },
    { title: 'Night-shift team lead', open: false, privateUrl: 'https://viva.example/job/k3yOfTheSecondJob' },
  ],
};

export const sampleDeclined: DeclinedInput = {
  brand,
  job: 'Ward nurse, surgery',
  company: 'Riverside District Hospital',
  reportUrl: 'https://viva.example/report/s4',
};

export const sampleInvitation: InvitationInput = {
  brand,
  job: 'Ward nurse, surgery',
  company: 'Riverside District Hospital',
  minutes: 20,
  smartUrl: 'https://viva.example/voice_chat/7hQm2x',
  stopUrl: 'https://viva.example/invitations#bnVyc2VAZXhhbXBsZS5vcmc.k3yOfTheMailbox',
};
