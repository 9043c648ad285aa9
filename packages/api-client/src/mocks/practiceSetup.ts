import type { HttpHandler } from 'msw';
import { type AdvertReading, calls, type PracticeOffer, practiceSetupSchema } from '../contract/index.ts';
import {
  type Answer,
  broken,
  failing as failingWith,
  failuresOf,
  mockCall,
  never,
  replying,
  replyingTo,
  slow as slowly,
} from './situations.ts';

const { getPracticeOffer, setUpPractice } = calls;

/** What is offered to a person who has not practiced and has no profile. */
export const offer: PracticeOffer = {
  begun: false,
  lengths: [
    { minutes: 5, questions: 2, coachedQuestions: 2 },
    { minutes: 10, questions: 4, coachedQuestions: 3 },
    { minutes: 20, questions: 6, coachedQuestions: 6 },
  ],
  suggested: { role: '', advert: '', minutes: 10, persona: 'neutral', coached: false },
  from: 'nothing',
  reading: null,
  resume: null,
};

/** A job ad that can be read. */
export const advert =
  'Customer Success Manager\n\nYour tasks: own renewals, reduce churn, and onboard new customers.\nYou bring HubSpot and Excel.';

/** What is read in {@link advert}. */
export const reading: AdvertReading = {
  state: 'read',
  title: 'Customer Success Manager',
  skills: ['customer onboarding', 'renewals', 'HubSpot', 'Excel'],
  english: true,
};

const setups = (answers: { readonly offer?: Answer; readonly setUp: Answer }): HttpHandler[] => [
  mockCall(getPracticeOffer, answers.offer ?? replying(getPracticeOffer, offer)),
  mockCall(setUpPractice, answers.setUp),
];
const offering = (offered: Partial<PracticeOffer>) => replying(getPracticeOffer, { ...offer, ...offered });

/** The ad is read wherever there is one. */
const reads = replyingTo(setUpPractice, ({ body }) => ({
  begun: false,
  reading: practiceSetupSchema.parse(body).advert === '' ? null : reading,
}));
const finding = (state: 'unreadable' | 'link') =>
  replyingTo(setUpPractice, ({ body }) => ({
    begun: false,
    reading: practiceSetupSchema.parse(body).advert === '' ? null : { state },
  }));

/** The first practice interview of a person. */
export const firstVisit = setups({ setUp: reads });
/** The last one was for a role, and coached. */
export const returning = setups({
  offer: offering({
    from: 'last',
    suggested: { role: 'Ward nurse', advert: '', minutes: 5, persona: 'friendly', coached: true },
  }),
  setUp: reads,
});
/** The last one was for a job ad. */
export const returningWithAd = setups({
  offer: offering({ from: 'last', suggested: { ...offer.suggested, advert }, reading, resume: 'maria-resume.pdf' }),
  setUp: reads,
});
/** No job is found in any ad. */
export const unreadable = setups({ setUp: finding('unreadable') });
/** The ad is only an address. */
export const link = setups({ setUp: finding('link') });
/** The interview has begun, or is over. */
export const begun = setups({
  offer: offering({ begun: true }),
  setUp: replying(setUpPractice, { begun: true, reading: null }),
});
/** The trial is over since the card was opened. */
export const trialOver = setups({ setUp: failingWith('subscription-required', 'Your trial has expired.') });
/** All comes, but not at once. */
export const slow = setups({ offer: slowly(offering({})), setUp: slowly(reads) });
/** The card opens, and nothing can be stored. */
export const notStored = setups({ setUp: broken });
/** The card opens, and storing never ends. */
export const storingHangs = setups({ setUp: never });
/** See {@link failuresOf}. */
export const { unauthorized, failing, failingWithoutMessage, hanging, offline } = failuresOf((answer) =>
  setups({ offer: answer, setUp: answer }),
);
