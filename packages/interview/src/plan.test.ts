import { describe, expect, it } from 'vitest';
import { bank, roles } from './bank/index.ts';
import { makePlan, planForJob } from './plan.ts';
import { interviewPlanSchema } from './types.ts';

const seeds = Array.from({ length: 40 }, (_, i) => `seed-${i}`);
const ids = [...roles.map(({ id }) => id), 'general', 'unheard-of'];

describe('a plan', () => {
  it('is the same for the same request and differs between seeds', () => {
    const request = { role: 'nurse', seed: 'a' };
    expect(makePlan(request)).toEqual(makePlan(request));
    const different = new Set(seeds.map((seed) => JSON.stringify(makePlan({ role: 'nurse', seed }).questions)));
    expect(different.size).toBeGreaterThan(seeds.length / 2);
  });

  it('has six questions unless told otherwise, each once, motivation first, competencies spread, craft included', () => {
    for (const role of ids) {
      for (const seed of seeds) {
        const plan = interviewPlanSchema.parse(makePlan({ role, seed }));
        expect(plan.questions).toHaveLength(6);
        expect(new Set(plan.questions.map(({ id }) => id)).size).toBe(6);
        expect(plan.questions[0]?.competency).toBe('motivation');
        const competencies = plan.questions.map(({ competency }) => competency);
        expect(new Set(competencies).size).toBe(6);
        expect(competencies).toContain('craft');
      }
    }
  });

  it('takes questions only from the role and from the general file', () => {
    for (const seed of seeds) {
      for (const { id } of makePlan({ role: 'chef', seed, questions: 12 }).questions) {
        expect(['chef', 'general']).toContain(bank.find((question) => question.id === id)?.roles[0]);
      }
    }
  });

  it('opens with background or motives in the role itself, general or not', () => {
    const openers = new Set(seeds.map((seed) => makePlan({ role: 'general', seed }).questions[0]?.id));
    expect([...openers].sort()).toEqual(['general-motivation-1', 'general-motivation-2']);
    for (const seed of seeds) expect(makePlan({ role: 'nurse', seed }).questions[0]?.id).toBe('nurse-motivation-1');
  });

  it('can be shorter or longer without repeating a question', () => {
    for (const questions of [1, 3, 12, 20]) {
      const plan = makePlan({ role: 'teacher', seed: 'x', questions });
      expect(plan.questions).toHaveLength(questions);
      expect(new Set(plan.questions.map(({ id }) => id)).size).toBe(questions);
    }
  });

  it('keeps the title that was said', () => {
    expect(makePlan({ role: 'general', title: 'beekeeper', seed: 's' }).title).toBe('beekeeper');
  });
});

describe('a plan for an employer’s job', () => {
  const questions = ['Tell me about a night when things went wrong.', 'How do you hand over?'];

  it('asks the employer’s questions in their order, under the job’s own title', () => {
    const plan = interviewPlanSchema.parse(planForJob({ title: 'Night-Shift  Nurse', questions }, 'a'));
    expect(plan).toMatchObject({ role: 'nurse', title: 'Night-Shift Nurse' });
    expect(plan.questions.map(({ text, behavioural }) => [text, behavioural])).toEqual([
      [questions[0], true],
      [questions[1], false],
    ]);
    expect(new Set(plan.questions.map(({ id }) => id)).size).toBe(2);
  });

  it('leaves out what may not be asked, what is empty, and what is asked twice', () => {
    const asked = ['How old are you?', ' ', questions[1] ?? '', `${questions[1]} `, 'Are you married?'];
    const plan = planForJob({ title: 'Nurse', questions: asked }, 'a');
    expect(plan.questions.map(({ text }) => text)).toEqual([questions[1]]);
  });

  it.each([[[]], [['Do you have children?']]])('without a question that may be asked takes the bank’s: %j', (none) => {
    const plan = planForJob({ title: 'Chef', questions: none }, 'a');
    expect(plan.questions).toEqual(makePlan({ role: 'chef', seed: 'a' }).questions);
  });

  it.each(['x'.repeat(81), 'Young woman, not pregnant', ''])('does not say such a title aloud: %s', (title) => {
    expect(planForJob({ title, questions }, 'a').title).toBe('general interview');
  });
});
