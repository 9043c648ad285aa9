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

  it('in a preview with a few questions, and promises no report', () => {
    const state = stateToBeginWith({ ...context, kind: 'preview', maxMs: 5 * 60_000 });
    expect(state).toMatchObject({ questions: 3, emailsReport: false });
  });

  it('where it was left, whatever the session is about', () => {
    const left = { ...stateToBeginWith(context), asides: 2 };
    expect(stateToBeginWith({ ...context, kind: 'preview', checkpoint: left })).toEqual(left);
  });
});
