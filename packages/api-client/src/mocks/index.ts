import type { HttpHandler } from 'msw';
import * as accounts from './accounts.ts';
import * as again from './again.ts';
import * as candidates from './candidates.ts';
import * as checkout from './checkout.ts';
import * as employerJob from './employerJob.ts';
import * as history from './history.ts';
import * as invitations from './invitations.ts';
import * as jobPosts from './jobPosts.ts';
import * as practiceSetup from './practiceSetup.ts';
import * as previewRooms from './previewRooms.ts';
import * as profile from './profile.ts';
import * as recordings from './recordings.ts';
import * as rooms from './rooms.ts';
import * as sharing from './sharing.ts';
import * as subscription from './subscription.ts';
import * as textChat from './textChat.ts';

/** Named situations of the service, as MSW handlers: for stories, tests, and development without a backend. */
export * as cancel from './cancel.ts';
export {
  accounts,
  again,
  candidates,
  checkout,
  employerJob,
  history,
  invitations,
  jobPosts,
  practiceSetup,
  previewRooms,
  profile,
  recordings,
  rooms,
  sharing,
  subscription,
  textChat,
};
export {
  type Answer,
  broken,
  brokenSilently,
  failing,
  mockCall,
  type MockedRequest,
  never,
  replying,
  replyingTo,
  slow,
  slowMs,
  unreachable,
} from './situations.ts';

export { forgetChanges } from './kept.ts';

/** Every call in its best case, for a person with a paid subscription; each call of this function is a service of its own. */
export function allWell(): HttpHandler[] {
  return [
    ...rooms.ready,
    ...previewRooms.ready,
    ...candidates.practice,
    ...practiceSetup.firstVisit,
    ...textChat.answering,
    ...subscription.cancelable(),
    ...checkout.ready,
    ...jobPosts.ready,
    ...employerJob.manageable(),
    ...invitations.allowed,
    ...history.ready,
    ...again.ready,
    ...recordings.none,
    ...sharing.keeping(),
    ...accounts.ready,
    ...profile.keeping(),
  ];
}
