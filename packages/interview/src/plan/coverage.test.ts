import { describe, expect, it } from 'vitest';
import { readJobDescription } from '../jobs/readJobDescription.ts';
import { readCorpus } from '../jobs/testing/corpus.ts';
import { judges } from '../policy/judging.ts';
import { touchesUnlawful } from '../policy/unlawful.ts';
import { interviewPlanSchema } from '../types.ts';
import type { InterviewPlan } from '../types.ts';
import { planForJob } from './forJob.ts';
import { planForProfile } from './forProfile.ts';

const samples = readCorpus();
const read = samples.map(({ name, content, title }) => ({
  name,
  content,
  titles: title,
  reading: readJobDescription(content),
}));
const plans = read.flatMap(({ name, content, titles, reading }) => {
  const { suggested_title: title, required_skills: skills, key_questions: questions } = reading;
  const resumeText = `Summary\n${skills.slice(1, 4).join('\n')}\n1998-2004 something else`;
  return [
    { name: `${name}, employer’s questions`, titles, plan: planForJob({ title, skills, questions }, name) },
    { name: `${name}, left to the interviewer`, titles, plan: planForJob({ title, skills, questions: [] }, name) },
    {
      name: `${name}, in a quarter of an hour`,
      titles,
      plan: planForJob({ title, skills, questions: [] }, name, 15 * 60_000),
    },
    {
      name: `${name}, practised`,
      titles,
      plan: planForProfile({ targetRole: '', jobDescription: content, resumeText }, name),
    },
  ].flatMap(({ plan, ...rest }) => (plan ? [{ ...rest, plan }] : []));
});
const each = it.each(plans);

const coveredBy = (plan: InterviewPlan) => plan.questions.flatMap(({ skills = [] }) => skills);

describe('plans for advertisements of many trades', () => {
  it('are for thirty or more, each in four ways', () => {
    expect(samples.length).toBeGreaterThanOrEqual(30);
    expect(new Set(samples.map(({ trade }) => trade)).size).toBeGreaterThanOrEqual(18);
    expect(plans).toHaveLength(samples.length * 4);
  });

  each('$name: every required skill is asked for, or it is said why not', ({ plan }) => {
    const asked = new Set(coveredBy(plan));
    const told = new Set((plan.uncovered ?? []).map(({ skill }) => skill));
    expect(plan.skills?.length).toBeGreaterThan(0);
    for (const skill of plan.skills ?? []) expect(asked.has(skill) || told.has(skill), skill).toBe(true);
    expect([...asked].filter((skill) => told.has(skill))).toEqual([]);
    expect([...asked, ...told].filter((skill) => !plan.skills?.includes(skill))).toEqual([]);
  });

  each('$name: has the job’s title, opens with the person, and asks each question once', ({ plan, titles }) => {
    expect(titles.map((title) => title.toLowerCase())).toContain(plan.title.toLowerCase());
    expect(plan.questions[0]).toMatchObject({ part: 'opening', competency: 'motivation', evidence: 'background' });
    expect(plan.questions.slice(1).every(({ part }) => part === 'core')).toBe(true);
    for (const key of ['id', 'text'] as const)
      expect(new Set(plan.questions.map((question) => question[key])).size).toBe(plan.questions.length);
  });

  each('$name: has five to ten questions to be read aloud, within the time', ({ plan }) => {
    expect(plan.questions.length).toBeGreaterThanOrEqual(5);
    expect(plan.questions.length).toBeLessThanOrEqual(10);
    for (const { text, probes, budgetMs } of plan.questions) {
      expect(text).toMatch(/^\p{Lu}[^{}()[\]<>]+[.?]$/u);
      expect(text.length).toBeLessThanOrEqual(280);
      expect(touchesUnlawful(text) || judges(text), text).toBe(false);
      expect(probes?.length).toBeGreaterThan(0);
      expect(budgetMs).toBeGreaterThanOrEqual(30_000);
    }
    const { greetingMs = 0, questionsMs = 0, ownQuestionsMs = 0, closingMs = 0 } = plan.budget ?? {};
    expect([15 * 60_000, 20 * 60_000]).toContain(greetingMs + questionsMs + ownQuestionsMs + closingMs);
    expect(plan.questions.reduce((sum, { budgetMs = 0 }) => sum + budgetMs, 0)).toBeLessThanOrEqual(questionsMs);
  });

  it('have time for all but one skill in a hundred, where twenty minutes are the interviewer’s', () => {
    const left = plans.filter(({ name }) => /left|practised/.test(name));
    const required = left.flatMap(({ plan }) => plan.skills ?? []).length;
    expect(left.flatMap(({ plan }) => plan.uncovered ?? []).length / required).toBeLessThan(0.01);
  });

  it('are the same bytes for the same input, and parse as what is stored', () => {
    for (const { name, content, reading } of read.slice(0, 8)) {
      const job = { title: reading.suggested_title, skills: reading.required_skills, questions: [] };
      const profile = { targetRole: '', jobDescription: content, resumeText: content };
      const make = () => JSON.stringify([planForJob(job, name), planForProfile(profile, name)]);
      expect(make()).toBe(make());
    }
    for (const { plan } of plans) expect(interviewPlanSchema.parse(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
  });
});
