import { type SessionContext, moreTimeFactor } from '@viva/api-client/internal';
import { decide, planAgain } from '@viva/interview';
import { describe, expect, it } from 'vitest';
import { stateToBeginWith } from './policyInput.ts';

const context: SessionContext = {
  sessionId: 'session',
  roomId: 'room',
  kind: 'practice',
  status: 'open',
  candidateIdentity: 'candidate',
  seed: 'seed',
  startedAt: 0,
  maxMs: 20 * 60_000,
  turns: [],
  checkpoint: null,
  pausedMs: 0,
  pauseMs: null,
  record: false,
  accommodations: [],
};
const firstWords = (more: Partial<SessionContext>) =>
  decide(stateToBeginWith({ ...context, ...more }), { type: 'ready', atMs: 0 }).say;

describe('an interview begins', () => {
  it('by asking a practising candidate for the role', () => {
    expect(firstWords({})).toContain('Which role are you practicing for?');
  });

  it('with the employer’s first question, where the session has a job', () => {
    const job = { title: 'Night-Shift Nurse', skills: ['Care'], questions: ['How do you hand over?'] };
    expect(firstWords({ kind: 'candidate', job })).toMatch(/Night-Shift Nurse.*How do you hand over\?$/);
  });

  it('with a question for each skill of the job that the employer’s own do not name', () => {
    const job = { title: 'Night-Shift Nurse', skills: ['Wound care'], questions: ['How do you hand over?'] };
    const { plan } = stateToBeginWith({ ...context, kind: 'candidate', job });
    expect(plan?.questions.map(({ skills }) => skills)).toEqual([[], ['Wound care']]);
  });

  const job = { title: 'Night-Shift Nurse', skills: ['Wound care', 'Triage'], questions: ['How do you hand over?'] };
  const begun = (more: Partial<SessionContext>) => stateToBeginWith({ ...context, kind: 'candidate', job, ...more });

  it('with no more questions for a candidate who has more time', () => {
    const usual = begun({});
    const longer = begun({ maxMs: context.maxMs * moreTimeFactor, accommodations: ['more-time'] });
    expect(longer.plan?.questions).toEqual(usual.plan?.questions);
    expect(longer.maxMs).toBe(1.5 * usual.maxMs);
  });

  it('with the patience and the wording that the candidate asked for', () => {
    expect(begun({})).toMatchObject({ patience: 1, plain: false });
    expect(begun({ accommodations: ['more-time'] })).toMatchObject({ patience: 2, plain: false });
    expect(begun({ accommodations: ['more-time', 'plain-questions', 'typing'] })).toMatchObject({
      patience: 5,
      plain: true,
    });
  });

  const profile = {
    targetRole: 'Ward nurse',
    described: {
      title: '',
      skills: ['wound care', 'medication administration'].map((name) => ({ name, term: name })),
    },
    resumeText: 'Wound care for eleven years.',
    persona: 'demanding' as const,
    coached: false,
  };

  it('with the one question that is said again, in the manner of before, whatever the profile says', () => {
    const plan = planAgain({ id: 'q1', text: 'Tell me about a hard shift.' }, null);
    const state = stateToBeginWith({ ...context, profile, again: { plan, persona: 'friendly' } });
    expect(state).toMatchObject({ persona: 'friendly', emailsReport: false, plan: { from: 'again' } });
    expect(firstWords({ profile, again: { plan, persona: 'friendly' } })).toMatch(/Tell me about a hard shift\.$/);
  });

  it('with the role of the practice profile, in the manner that it names', () => {
    const state = stateToBeginWith({ ...context, profile });
    expect(state).toMatchObject({
      persona: 'demanding',
      planGiven: true,
      plan: { title: 'Ward nurse', from: 'profile' },
    });
    expect(state.plan?.questions[1]).toMatchObject({ source: 'resume', skills: ['Wound care'] });
    expect(firstWords({ profile })).toMatch(/Ward nurse/);
    expect(firstWords({ profile })).not.toContain('Which role are you practicing for?');
  });

  it('by asking for the role where the profile names none, in its manner all the same', () => {
    const empty = { ...profile, targetRole: '', described: null };
    expect(stateToBeginWith({ ...context, profile: empty })).toMatchObject({ persona: 'demanding', plan: null });
    expect(firstWords({ profile: empty })).toContain('Which role are you practicing for?');
  });

  it('coached where that was chosen, with time left to say answers again', () => {
    const minutes = 10 * 60_000;
    const plain = stateToBeginWith({ ...context, maxMs: minutes, profile });
    const coached = stateToBeginWith({ ...context, maxMs: minutes, profile: { ...profile, coached: true } });
    expect([plain.coached, coached.coached, coached.maxMs]).toEqual([false, true, minutes]);
    expect(coached.plan?.questions.length).toBeLessThan(plain.plan?.questions.length ?? 0);
    expect(firstWords({ profile: { ...profile, coached: true } })).toContain('you can try again');
  });

  it('with as many questions as its minutes hold, whether the role is given or asked for', () => {
    const minutes = 5 * 60_000;
    const state = stateToBeginWith({ ...context, maxMs: minutes, profile });
    expect([state.maxMs, state.plan?.questions.length]).toEqual([minutes, 2]);
    const asked = stateToBeginWith({ ...context, maxMs: minutes });
    expect(asked).toMatchObject({ maxMs: minutes, questions: 2, plan: null });
    expect(firstWords({ maxMs: minutes })).toContain('two questions');
  });

  it('in a preview with a few questions, and promises no report', () => {
    const state = stateToBeginWith({ ...context, kind: 'preview', maxMs: 5 * 60_000 });
    expect(state).toMatchObject({ questions: 3, emailsReport: false });
  });

  it('where it was left, whatever the session is about', () => {
    const left = { ...stateToBeginWith(context), asides: 2 };
    expect(stateToBeginWith({ ...context, kind: 'preview', checkpoint: left })).toEqual(left);
  });
});
