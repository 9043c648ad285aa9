import { describe, expect, it } from 'vitest';
import { planForJob } from '../plan.ts';
import { as, said } from '../testing/talk.ts';
import { decide } from './decide.ts';
import { phrases } from './phrases/index.ts';
import { startPolicy } from './state.ts';

const license = 'Do you have a valid forklift license?';
const questions = [license, 'Tell me about a hard day at work.'];
const plan = planForJob({ title: 'Warehouse Operative', questions }, 'a');
const asked = decide(startPolicy({ seed: 'a', maxMs: 20 * 60_000, plan }), { type: 'ready', atMs: 1_000 }).next;
const { factYes, factNo, factExpired, factUnderWay, factOther } = phrases.neutral;

describe('a question for a paper', () => {
  it.each([
    ['Yes.', as('yes_no'), factYes],
    ['Yes, since 2019, and I use it every day.', as('answer', 'yes_no'), factYes],
    ['No.', as('yes_no'), factNo],
    ['I don’t have one.', as('cannot'), factNo],
    ['It expired in March.', as('answer'), factExpired],
    ['I’m doing the course now.', as('answer'), factUnderWay],
    ['No, but I have the American one.', as('yes_no', 'answer'), factOther],
    ['Hm, the old kind.', { reading: { ...as('meta').reading, confidence: 0.2 } }, factOther],
  ])('takes %j as it is said: nothing is asked back or offered, and it is kept as an answer', (text, reading, pool) => {
    const option = decide(asked, said(text, reading));
    expect(option).toMatchObject({ move: 'ask', next: { index: 1, probes: [], eased: false }, kept: ['answer'] });
    expect(option.next.outcomes).toMatchObject([{ outcome: 'answered' }]);
    expect(pool.some((line) => option.say.startsWith(line))).toBe(true);
  });

  it('is asked in plain words where it was not understood, without an example', () => {
    const option = decide(asked, said('What is that?', as('clarify')));
    expect(option.move).toBe('rephrase');
    expect(option.say.endsWith(`For this question, a yes or a no is enough. ${license}`)).toBe(true);
  });

  it('is still open after a question of the candidate’s own', () => {
    const option = decide(asked, said('Is that a problem?', as('done')));
    expect(option).toMatchObject({ move: 'answer-candidate', next: { index: 0 } });
  });

  it('is skipped, repeated and left in peace like any other', () => {
    expect(decide(asked, said('skip')).next.outcomes).toMatchObject([{ outcome: 'skipped' }]);
    expect(decide(asked, said('repeat'))).toMatchObject({ move: 'repeat', next: { index: 0 } });
    const told = 'No, I lost it when I fell ill with cancer.';
    expect(decide(asked, said(told, as('private', 'yes_no')))).toMatchObject({ move: 'care', next: { index: 0 } });
  });

  it('from an advert says itself that a yes or a no is enough', () => {
    const made = planForJob({ title: 'Warehouse Operative', skills: ['Driving licence'], questions: [] }, 'a');
    const found = made.questions.find(({ skills }) => skills?.includes('Driving licence'));
    expect(found).toMatchObject({ evidence: 'fact', behavioural: false, probes: [] });
    expect(found?.rephrase).toMatch(/^For this question, a yes or a no is enough\./);
  });

  it.each([
    'Do you have experience with forklifts?',
    'Have you ever lost a license?',
    'Tell me about a time when you needed your license.',
    'Are you happy to work nights?',
  ])('is not %j', (text) => {
    const [question] = planForJob({ title: 'Warehouse Operative', questions: [text] }, 'a').questions;
    expect(question?.evidence).not.toBe('fact');
  });
});
