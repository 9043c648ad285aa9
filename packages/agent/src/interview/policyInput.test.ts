import type { SessionContext } from '@viva/api-client/internal';
import { decide } from '@viva/interview';
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
  record: false,
};
const firstWords = (more: Partial<SessionContext>) =>
  decide(stateToBeginWith({ ...context, ...more }), { type: 'ready', atMs: 0 }).say;

describe('an interview begins', () => {
  it('by asking a practising candidate for the role', () => {
    expect(firstWords({})).toContain('Which role are you practising for?');
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

  const profile = {
    targetRole: 'Ward nurse',
    jobDescription: 'Requirements\n- Wound care\n- Medication administration',
    resumeText: 'Wound care for eleven years.',
    persona: 'demanding' as const,
  };

  it('with the role of the practice profile, in the manner that it names', () => {
    const state = stateToBeginWith({ ...context, profile });
    expect(state).toMatchObject({
      persona: 'demanding',
      planGiven: true,
      plan: { title: 'Ward nurse', from: 'profile' },
    });
    expect(state.plan?.questions[1]).toMatchObject({ source: 'resume', skills: ['Wound care'] });
    expect(firstWords({ profile })).toMatch(/Ward nurse/);
    expect(firstWords({ profile })).not.toContain('Which role are you practising for?');
  });

  it('by asking for the role where the profile names none, in its manner all the same', () => {
    const empty = { ...profile, targetRole: '', jobDescription: '' };
    expect(stateToBeginWith({ ...context, profile: empty })).toMatchObject({ persona: 'demanding', plan: null });
    expect(firstWords({ profile: empty })).toContain('Which role are you practising for?');
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
