import { describe, expect, it } from 'vitest';
import { planForJob } from '../plan.ts';
import { fullAnswer, play, said } from '../testing/talk.ts';
import { policyStateSchema, startPolicy } from './state.ts';

const questions = ['Tell me about a night when things went wrong.', 'How do you hand over?'];
const plan = planForJob({ title: 'Night-Shift Nurse', questions }, 'test');
const ready = { type: 'ready', atMs: 1_000 } as const;

describe('an interview whose plan is given', () => {
  it('greets with the position and the first question, and asks for no role', () => {
    const { last } = play([ready], { plan });
    expect(last).toMatchObject({ move: 'ask', questionId: 'job-1', next: { prompt: questions[0] } });
    expect(last.say).toMatch(/^Hello.*Night-Shift Nurse.*Tell me about a night when things went wrong\.$/);
  });

  it('asks every question of the plan, then invites the candidate’s own', () => {
    const answers = Array.from({ length: 2 }, () => said(fullAnswer));
    const { all, last } = play([ready, ...answers], { plan });
    expect(all.filter(({ move }) => move === 'ask').map(({ next }) => next.prompt)).toEqual(questions);
    expect(last.move).toBe('offer-questions');
  });

  it('takes no other role for it', () => {
    const { state } = play([ready, said('No, a teacher')], { plan });
    expect(state.plan).toEqual(plan);
  });

  it('goes on from a stored state, and from one of before plans could be given', () => {
    const stored: unknown = JSON.parse(JSON.stringify(play([ready], { plan }).state));
    expect(policyStateSchema.parse(stored)).toMatchObject({ plan, planGiven: true, step: 'questions' });
    const { planGiven: _, ...earlier } = startPolicy({ seed: 's', maxMs: 60_000 });
    expect(policyStateSchema.parse(earlier)).toMatchObject({ planGiven: false });
  });
});
