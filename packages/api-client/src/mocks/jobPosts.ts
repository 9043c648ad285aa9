import type { HttpHandler } from 'msw';
import { z } from 'zod';
import { calls, type JobSuggestion } from '../contract/index.ts';
import {
  type Answer,
  broken,
  failing as failingWith,
  mockCall,
  never,
  replying,
  replyingTo,
  sayingInError,
  slow as slowly,
  unreachable,
} from './situations.ts';

const { createJobPost, updateJobPost, finalizeJobPost, sendJobLinks } = calls;

/** What is read from any description. */
export const suggestion: JobSuggestion = {
  suggested_title: 'Night-Shift Nurse, Cardiology',
  required_skills: ['Patient monitoring', 'Medication administration', 'Handover documentation', 'Working in a team'],
  key_questions: [
    'Tell me about a night when a patient’s condition changed quickly. What did you do?',
    'How do you make sure that nothing is lost at handover?',
    'Describe a time when you disagreed with a colleague about a patient’s care.',
  ],
};

const created = replying(createJobPost, { job_id: 'job-for-stories' });
const updated = replyingTo(updateJobPost, ({ body }) => ({
  content: z.object({ content: z.string() }).parse(body).content,
  structured_data: suggestion,
}));
const finalized = replyingTo(finalizeJobPost, ({ origin }) => ({
  private_link: `${origin}/job/key-of-the-private-link`,
}));

function jobPosts(
  answers: { create?: Answer; update?: Answer; finalize?: Answer; links?: Answer } = {},
): HttpHandler[] {
  return [
    // Before the others, since its path would do as theirs.
    mockCall(createJobPost, answers.create ?? created),
    mockCall(updateJobPost, answers.update ?? updated),
    mockCall(finalizeJobPost, answers.finalize ?? finalized),
    mockCall(sendJobLinks, answers.links ?? replying(sendJobLinks, { accepted: true })),
  ];
}

/** A job post goes through all its stages. */
export const ready = jobPosts();
/** The same, but nothing at once. */
export const slow = jobPosts({ create: slowly(created), update: slowly(updated), finalize: slowly(finalized) });

/** No job is found in what was written. */
export const noJob = jobPosts({
  update: replyingTo(updateJobPost, ({ body }) => ({
    content: z.object({ content: z.string() }).parse(body).content,
    structured_data: { suggested_title: '', required_skills: [], key_questions: suggestion.key_questions },
    remark: 'no-job' as const,
  })),
});
/** The description is in another language than interviews are held in. */
export const otherLanguage = jobPosts({
  update: replyingTo(updateJobPost, ({ body }) => ({
    content: z.object({ content: z.string() }).parse(body).content,
    structured_data: suggestion,
    remark: 'other-language' as const,
  })),
});

/** No job post can be made. */
export const createFails = jobPosts({ create: broken });
/** Too many job posts from one address. */
export const createLimited = jobPosts({
  create: failingWith('rate-limited', 'Too many job posts. Please try again in an hour.'),
});
/** The call that makes a job post never answers. */
export const hanging = jobPosts({ create: never });

/** The description can't be taken. */
export const updateFails = jobPosts({ update: broken });
/** The job post is gone. */
export const notFound = jobPosts({
  update: failingWith('not-found', 'This job post does not exist.'),
  finalize: sayingInError('not-found', 'This job post does not exist.'),
});
/** The description is never answered. */
export const updateHanging = jobPosts({ update: never });

/** The job post can't be made final. */
export const finalizeFails = jobPosts({
  finalize: sayingInError('bad-request', 'We can’t reach the contact’s email address.'),
});
/** The same, without a word. */
export const finalizeFailsWithoutMessage = jobPosts({ finalize: sayingInError('internal', '') });
/** Another form was made final before. */
export const alreadyFinalized = jobPosts({
  finalize: sayingInError('job-finalized', 'This job post is already final. To change it, use its private link.'),
});
/** The service refuses a picture that the browser could read. */
export const logoUnreadable = jobPosts({
  finalize: sayingInError(
    'file-unreadable',
    'We couldn’t read your logo. Please choose another, smaller image, or leave it out.',
  ),
});
/** Finalizing is never answered. */
export const finalizeHanging = jobPosts({ finalize: never });
/** The network goes away before the job post is made final. */
export const finalizeOffline = jobPosts({ finalize: unreachable });
/** The network goes away before the description is sent. */
export const updateOffline = jobPosts({ update: unreachable });

/** The links of a mailbox were asked for too often. */
export const linksLimited = jobPosts({
  links: failingWith('rate-limited', 'Links were requested too many times. Please try again in 60 minutes.'),
});

/** Nothing answers. */
export const offline = jobPosts({
  create: unreachable,
  update: unreachable,
  finalize: unreachable,
  links: unreachable,
});
