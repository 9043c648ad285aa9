import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type Call, calls, consentVersions, failureCodes, finalizedJobSchema, jobPostLimits } from './index.ts';

/** Section 7 of the specification; where it says nothing about authentication, the flow needs no account. */
const specified = [
  ['POST', '/generate-room', 'user', 'json'],
  ['POST', '/generate-preview-room', 'none', 'json'],
  ['GET', '/voice_chat/getToken', 'user', 'text'],
  ['GET', '/voice_chat/preview/getToken', 'none', 'text'],
  ['POST', '/text_chat/:conversationId', 'user', 'json'],
  ['POST', '/create-checkout-session', 'user', 'json'],
  ['GET', '/check-subscription', 'user', 'json'],
  ['POST', '/cancel-subscription', 'user', 'json'],
  ['POST', '/job_post/create', 'none', 'json'],
  ['POST', '/job_post/:jobId', 'none', 'json'],
  ['POST', '/job_post/:jobId/finalize', 'none', 'json'],
] as const;

const declared: readonly Call[] = Object.values(calls);
const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe('the contract', () => {
  it.each(specified)('has %s %s as the specification has it', (method, path, auth, replyAs) => {
    const fitting = declared.filter((call) => call.method === method && call.path === path);
    expect(fitting).toMatchObject([{ auth, replyAs }]);
  });

  it('names each call as the table of calls does', () => {
    expect(declared.map(({ name }) => name)).toEqual(Object.keys(calls));
  });

  it('lets a client repeat every GET', () => {
    expect(declared.filter(({ method, idempotent }) => method === 'GET' && !idempotent)).toEqual([]);
  });

  it('names `unauthorized` for the calls of signed-in people, and for no others', () => {
    const wrong = declared.filter(({ auth, failures }) => (auth === 'user') !== failures.includes('unauthorized'));
    expect(wrong).toEqual([]);
  });

  it('keeps the label of a missing subscription to one code, since callers without a code go by it', () => {
    const labelled = Object.values(failureCodes).filter(({ error }) => error === 'Subscription Required');
    expect(labelled).toEqual([{ status: 403, error: 'Subscription Required' }]);
  });

  it('takes no empty chat message', () => {
    const { body } = calls.sendChatMessage;
    expect(takes(body, { message: 'Hello' })).toBe(true);
    expect(takes(body, { message: ' \n ' })).toBe(false);
    expect(takes(body, { message: '\u000e \ufeff\u0085' })).toBe(false);
  });

  it('takes no checkout address that a browser should not follow', () => {
    const { reply } = calls.createCheckoutSession;
    expect(takes(reply, { url: 'https://pay.example/session' })).toBe(true);
    expect(takes(reply, { url: 'javascript:alert(1)' })).toBe(false);
  });

  it('takes a consent only to a wording that has been shown', () => {
    const { body } = calls.giveConsent;
    expect(takes(body, { version: consentVersions[0] })).toBe(true);
    expect(takes(body, { version: 'whatever' })).toBe(false);
  });

  it('takes a job’s text without what no database can keep', () => {
    expect(calls.updateJobPost.body.parse({ content: 'Night\0 nurse \ud800wanted' })).toEqual({
      content: 'Night nurse \ufffdwanted',
    });
    expect(takes(calls.updateJobPost.body, { content: '\0' })).toBe(false);
  });

  it.each([
    ['suggested_title', 'Visit evil.example'],
    ['company', 'Evil.Shop'],
    ['note', 'Call +1 555 010 9999.'],
  ])('takes nothing as the %s of a job that leads its reader away', (part, words) => {
    const job = { suggested_title: 'Baker', required_skills: [], key_questions: [] };
    for (const [text, fits] of [
      [words, false],
      ['ASP.NET Developer', true],
    ] as const) {
      const form = { ...job, [part]: text };
      expect(takes(finalizedJobSchema, { ...form, contact_email: 'a@example.com' })).toBe(fits);
      expect(takes(calls.changeJob.body, form)).toBe(fits);
    }
  });

  it('takes a job with no more than the four parts of the specification', () => {
    const job = { suggested_title: 'Baker', required_skills: [], key_questions: [], contact_email: 'a@example.com' };
    expect(finalizedJobSchema.parse(job)).toEqual(job);
    const more = { company: 'Corner Bakery', note: '', minutes: 10, question_count: null, nice_to_have: [] };
    expect(finalizedJobSchema.parse({ ...job, ...more })).toEqual({ ...job, ...more });
    expect(takes(finalizedJobSchema, { ...job, minutes: 7 })).toBe(false);
    expect(takes(finalizedJobSchema, { ...job, question_count: jobPostLimits.asked + 1 })).toBe(false);
  });

  it.each([
    ...['r&d@example.com', 'a=b@example.com', 'müller@example.de', 'me@localhost'].map((address) => [address, true]),
    ...['a@b.example,c@d.example', 'Ann <a@b.example>', '<a@b.example>', '"a"@b.example', 'a@b;c', 'group:a@b'].map(
      (address) => [address, false],
    ),
    ...['a@b\r\nBcc:c', 'a@b\0', 'a\u007f@b', 'a@b\u0085', 'a@', '@b', 'a@b@c', ''].map((address) => [address, false]),
  ] as [string, boolean][])('of a contact’s address, %j: may be mailed is %s', (contact_email, fits) => {
    const job = { suggested_title: 'Baker', required_skills: [], key_questions: [] };
    expect(takes(finalizedJobSchema, { ...job, contact_email })).toBe(fits);
  });

  it('says which limit a job post goes over', () => {
    const { description, skills, questions, entry } = jobPostLimits;
    const many = (count: number) => Array.from({ length: count }, () => 'x');
    const job = { suggested_title: 'Baker', required_skills: [], key_questions: [], contact_email: 'a@example.com' };
    const refusal = (change: object) =>
      finalizedJobSchema.safeParse({ ...job, ...change }).error?.issues.map(({ path, message }) => [path[0], message]);

    expect(refusal({})).toBeUndefined();
    expect(refusal({ required_skills: many(skills + 1) })).toEqual([
      ['required_skills', 'must have at most 30 entries'],
    ]);
    expect(refusal({ key_questions: many(questions + 1) })).toEqual([
      ['key_questions', 'must have at most 20 entries'],
    ]);
    expect(refusal({ suggested_title: 'x'.repeat(entry + 1) })).toEqual([
      ['suggested_title', 'must have at most 500 characters'],
    ]);
    expect(refusal({ contact_email: 'nobody' })).toEqual([['contact_email', 'must be an email address']]);
    const long = `${'x'.repeat(310)}@example.org`;
    expect(refusal({ contact_email: long })).toEqual([['contact_email', 'must have at most 320 characters']]);
    expect(calls.updateJobPost.body.safeParse({ content: 'x'.repeat(description + 1) }).error?.issues[0]?.message).toBe(
      'must have at most 20,000 characters',
    );
  });
});
