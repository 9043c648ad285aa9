import { describe, expect, test } from 'vitest';
import { accountErasedEmail } from './accountErasedEmail.ts';
import { candidateReachedEmail } from './candidateReachedEmail.ts';
import { candidateThanksEmail } from './candidateThanksEmail.ts';
import { declinedEmail } from './declinedEmail.ts';
import { invitationEmail } from './invitationEmail.ts';
import { jobLinkEmail } from './jobLinkEmail.ts';
import { jobLinksEmail } from './jobLinksEmail.ts';
import { reviewAskedEmail } from './reviewAskedEmail.ts';
import { tooLittle } from './sample.ts';
import {
  sampleDeclined,
  sampleErased,
  sampleInvitation,
  sampleJobLink,
  sampleJobLinks,
  sampleReached,
  sampleReview,
  sampleThanks,
} from './sampleEmails.ts';
import { flat, missedByText, readable } from './testing.ts';

const hostile = `nurse</title>\r\nBcc: x@example.com <img src=x onerror="y">`;

describe.each([
  ['a candidate is thanked', candidateThanksEmail(sampleThanks)],
  ['a candidate is thanked without feedback', candidateThanksEmail({ ...sampleThanks, report: tooLittle })],
  ['a candidate reached the bar', candidateReachedEmail(sampleReached)],
  ['a candidate asks for a review', reviewAskedEmail(sampleReview)],
  [
    'a candidate asks for a review and the link is unknown',
    reviewAskedEmail({ ...sampleReview, privateUrl: undefined }),
  ],
  ['a job is posted', jobLinkEmail(sampleJobLink)],
  ['a private link is replaced', jobLinkEmail({ ...sampleJobLink, reason: 'rotated' })],
  ['all links of a mailbox are asked for', jobLinksEmail(sampleJobLinks)],
  ['a link can’t be made again', jobLinksEmail({ ...sampleJobLinks, jobs: [{ title: 'Porter', open: true }] })],
  ['a candidate is declined', declinedEmail(sampleDeclined)],
  ['a candidate is declined by an employer without a name', declinedEmail({ ...sampleDeclined, company: null })],
  ['a candidate is invited', invitationEmail(sampleInvitation)],
  ['a candidate is invited by an employer without a name', invitationEmail({ ...sampleInvitation, company: null })],
  ['an account is erased', accountErasedEmail(sampleErased)],
  ['an account with payments is erased', accountErasedEmail({ ...sampleErased, interviews: 0, paid: true })],
])('when %s', (_when, email) => {
  test('the plain part says everything that the HTML part does', () => {
    expect(missedByText(email)).toEqual([]);
  });

  test('no line of the plain part is longer than a screen is wide, but for addresses', () => {
    expect(email.text.split('\n').filter((line) => line.length > 72 && !line.includes('://'))).toEqual([]);
  });

  test('nothing is loaded from outside and no value is left empty', () => {
    expect(email.html).not.toMatch(/<link|@import|url\(|src=(?!"cid:)/);
    expect(`${email.html}${email.text}`).not.toMatch(/undefined|null|NaN|\[object/);
  });
});

test.each([
  ['thanks', candidateThanksEmail({ ...sampleThanks, job: hostile })],
  ['the bar', candidateReachedEmail({ ...sampleReached, job: hostile, candidate: hostile })],
  ['the review', reviewAskedEmail({ ...sampleReview, job: hostile })],
  ['the private link', jobLinkEmail({ ...sampleJobLink, job: hostile })],
  [
    'all links',
    jobLinksEmail({ ...sampleJobLinks, jobs: [{ title: hostile, open: true, privateUrl: 'https://x/job/k' }] }),
  ],
  ['the invitation', invitationEmail({ ...sampleInvitation, job: hostile, company: hostile })],
  ['the decision', declinedEmail({ ...sampleDeclined, job: hostile, company: hostile })],
])('what a job is called is text in the email of %s, and never a header', (_what, { subject, html }) => {
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toMatch(/<img src=x|<\/title>\s*Bcc/);
});

test('an employer is told what was shown, and that who it is stays unknown', () => {
  const { text } = candidateReachedEmail(sampleReached);
  expect(flat(text)).toContain('“I looked at who could not wait. The man was bleeding, so I pressed on it” at 1:13');
  expect(flat(text)).toContain('Medication rounds not enough evidence');
  expect(flat(text)).toContain('You won’t see who it is');
});

test('a quote of feedback stands whole in both parts', () => {
  const { html, text } = candidateThanksEmail(sampleThanks);
  const quote = sampleThanks.report.strength?.quote.text ?? '?';
  expect(flat(text)).toContain(quote);
  expect(readable(html)).toContain(`“${quote}”`);
});

test('both links of a job post are whole in both parts', () => {
  const { html, text } = jobLinkEmail(sampleJobLink);
  for (const url of [sampleJobLink.privateUrl, sampleJobLink.smartUrl]) {
    expect(html).toContain(`href="${url}"`);
    expect(text).toContain(`\n${url}\n`);
  }
});
