import { describe, expect, it } from 'vitest';
import { planAgain, tryMs } from '../again/plan.ts';
import { planForProfile } from '../plan.ts';
import { fullAnswer, play, said } from '../testing/talk.ts';

const ready = { type: 'ready', atMs: 1_000 } as const;
const before = planForProfile({ targetRole: 'Nurse', described: null, resumeText: '' }, 'a');
const asked = before?.questions[1] ?? { id: '', text: '' };

describe('the plan of a try', () => {
  it('has the one question as it was asked before, and its own time', () => {
    const plan = planAgain(asked, before);
    expect(plan).toMatchObject({ role: 'nurse', title: before?.title, from: 'again' });
    const { budgetMs, ...question } = plan.questions[0] ?? {};
    expect(asked).toMatchObject(question);
    expect(plan.questions).toHaveLength(1);
    expect(budgetMs).toBeGreaterThan(60_000);
    expect(budgetMs).toBeLessThan(tryMs);
  });

  it('takes the question from its words where the plan before can’t be read', () => {
    const text = 'Tell me about a night when things went wrong.';
    expect(planAgain({ id: 'q7', text }, null)).toMatchObject({
      title: 'general interview',
      questions: [{ id: 'q7', text, behavioural: true, evidence: 'story' }],
    });
  });
});

describe('a try of one question', () => {
  const plan = planAgain(asked, before);
  const { all, last } = play([ready, said(fullAnswer)], {
    plan,
    maxMs: tryMs,
    emailsReport: false,
  });

  it('begins with the question, by an AI that says that it is one', () => {
    expect(all[0]).toMatchObject({ move: 'ask', questionId: asked.id });
    expect(all[0]?.say).toMatch(/voice AI.*just one question, to answer again.*Here it is\./);
    expect(all[0]?.say.endsWith(asked.text)).toBe(true);
  });

  it('ends after it, without a question of the candidate’s own and without a word of an email', () => {
    expect(all.map(({ move }) => move)).not.toContain('offer-questions');
    expect(last).toMatchObject({ move: 'close', ends: true, endReason: 'completed' });
    expect(last.say).toContain('both tries side by side');
    expect(last.say).not.toContain('email');
  });

  it('takes no other role for it', () => {
    expect(play([ready, said('No, a teacher')], { plan }).state.plan).toEqual(plan);
  });

  it('says how much is left, when it is asked', () => {
    const asking = play([ready, said('How many questions are there?')], { plan, maxMs: tryMs });
    expect(asking.last.say).toContain('It’s just this one question.');
  });
});
