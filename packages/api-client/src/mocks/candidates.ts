import type { HttpHandler } from 'msw';
import { calls, type Invitation, type PublicInvitation } from '../contract/index.ts';
import { kept } from './kept.ts';
import {
  type Answer,
  broken,
  brokenSilently,
  failing as failingWith,
  failuresOf,
  mockCall,
  never,
  replying,
  replyingTo,
  slow as slowly,
} from './situations.ts';

const { getInvitation, getPublicInvitation, giveConsent } = calls;

/** What a candidate who has not agreed yet is told. */
export const invitation: Extract<Invitation, { kind: 'candidate' }> = {
  kind: 'candidate',
  job: {
    title: 'Night-Shift Team Lead',
    employer: 'Harbour Logistics',
    logo: null,
    note: '',
    skills: ['Shift planning', 'Forklift safety', 'Conflict resolution'],
    minutes: 20,
    questions: 8,
  },
  kept_for_days: 180,
  consented: false,
  accommodations: [],
  begun: false,
  finished: false,
};

const agreed = replying(giveConsent, { consented: true });

/** What a visitor without an account is told of it. */
export const publicInvitation: PublicInvitation = { job: invitation.job, kept_for_days: invitation.kept_for_days };

function candidates(answers: { invitation: Answer; visitor?: Answer; consent?: Answer }): HttpHandler[] {
  return [
    mockCall(getInvitation, answers.invitation),
    mockCall(getPublicInvitation, answers.visitor ?? replying(getPublicInvitation, publicInvitation)),
    mockCall(giveConsent, answers.consent ?? agreed),
  ];
}

const telling = (told: Invitation) => replying(getInvitation, told);
const asked = telling(invitation);
const unknown = failingWith('not-found', 'This interview room does not exist.');

/** The room is for practice: there is nothing to agree to. */
export const practice = candidates({
  invitation: telling({ kind: 'practice' }),
  visitor: unknown,
  consent: unknown,
});
/** An employer's interview waits for its candidate's consent. */
export const invited = candidates({ invitation: asked });
/** The candidate has agreed, and may begin. */
export const consented = candidates({ invitation: telling({ ...invitation, consented: true }) });
/** The candidate is in the middle of the interview, and may go on. */
export const begun = candidates({ invitation: telling({ ...invitation, consented: true, begun: true }) });
/** The candidate's interview is over. */
export const finished = candidates({
  invitation: telling({ ...invitation, consented: true, begun: true, finished: true }),
});
/** There is no such room or job, or the job is closed. */
export const notFound = candidates({ invitation: unknown, visitor: unknown, consent: unknown });
/** The invitation comes, and the consent is noted, but not at once. */
export const slow = candidates({ invitation: slowly(asked), consent: slowly(agreed) });
/** The consent can't be noted. */
export const consentFailing = candidates({ invitation: asked, consent: broken });
/** The same, without a word. */
export const consentFailingWithoutMessage = candidates({ invitation: asked, consent: brokenSilently });
/** The consent is never noted. */
export const consentHanging = candidates({ invitation: asked, consent: never });
/** See {@link failuresOf}. */
export const { unauthorized, failing, hanging, offline } = failuresOf((answer) =>
  candidates({ invitation: answer, visitor: answer, consent: answer }),
);

/** A candidate who can agree; each call of this function is a candidate of its own. */
export function consentable(): HttpHandler[] {
  const given = kept(false);
  return candidates({
    invitation: replyingTo(getInvitation, () => ({ ...invitation, consented: given.now })),
    consent: replyingTo(giveConsent, () => {
      given.now = true;
      return { consented: true as const };
    }),
  });
}
