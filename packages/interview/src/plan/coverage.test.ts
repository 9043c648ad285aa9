import { describe, expect, it } from 'vitest';
import { judges } from '../policy/judging.ts';
import { touchesUnlawful } from '../policy/unlawful.ts';
import { interviewPlanSchema } from '../types.ts';
import type { InterviewPlan } from '../types.ts';
import { planForJob } from './forJob.ts';
import { planForProfile } from './forProfile.ts';

/** Jobs of many trades, as they are read from adverts: at most eight skills each. */
const jobs: readonly { title: string; skills: string[]; questions: string[] }[] = [
  {
    title: 'Line Cook',
    skills: ['HACCP', 'Grilling', 'Stock control'],
    questions: ['How do you set up your station?'],
  },
  { title: 'Registered Nurse', skills: ['Wound care', 'Epic', 'Triage', 'ACLS', 'Teamwork'], questions: [] },
  {
    title: 'Data Engineer',
    skills: ['Kafka', 'Python', 'Spark', 'SQL', 'Airflow', 'dbt', 'AWS', 'Terraform'],
    questions: [],
  },
  {
    title: 'Senior Accountant',
    skills: ['Month-end close', 'QuickBooks', 'GAAP', 'Attention to detail'],
    questions: [],
  },
  { title: 'Apprentice Joiner', skills: ['Hand tools', 'Reading drawings', 'CSCS card'], questions: [] },
  {
    title: 'Barber',
    skills: ['Fades', 'Hot towel shave', 'Booksy', 'Spanish'],
    questions: ['Which cut do you like most?'],
  },
  { title: 'Head of People', skills: ['Employment law', 'Recruitment', 'Leadership'], questions: [] },
  { title: 'Zookeeper', skills: ['Handling of animals', 'write clear reports'], questions: [] },
];

const plans = jobs.flatMap((job) => {
  const { title, skills } = job;
  const described = { title, skills: skills.map((name) => ({ name, term: '' })) };
  const resumeText = `Summary\n${skills.slice(1, 3).join('\n')}\n1998-2004 something else`;
  return [
    { name: `${title}, employer’s questions`, title, plan: planForJob(job, title) },
    { name: `${title}, left to the interviewer`, title, plan: planForJob({ ...job, questions: [] }, title) },
    { name: `${title}, in a quarter of an hour`, title, plan: planForJob({ ...job, questions: [] }, title, 900_000) },
    { name: `${title}, practiced`, title, plan: planForProfile({ targetRole: '', described, resumeText }, title) },
  ].flatMap(({ plan, ...rest }) => (plan ? [{ ...rest, plan }] : []));
});
const each = it.each(plans);

const coveredBy = (plan: InterviewPlan) => plan.questions.flatMap(({ skills = [] }) => skills);

describe('plans for jobs of many trades', () => {
  it('are four for each', () => expect(plans).toHaveLength(jobs.length * 4));

  each('$name: every required skill is asked for, or it is said why not', ({ plan }) => {
    const asked = new Set(coveredBy(plan));
    const told = new Set((plan.uncovered ?? []).map(({ skill }) => skill));
    expect(plan.skills?.length).toBeGreaterThan(0);
    for (const skill of plan.skills ?? []) expect(asked.has(skill) || told.has(skill), skill).toBe(true);
    expect([...asked].filter((skill) => told.has(skill))).toEqual([]);
    expect([...asked, ...told].filter((skill) => !plan.skills?.includes(skill))).toEqual([]);
  });

  each('$name: a question of its own for each skill that has one', ({ plan }) => {
    for (const { source, skills = [] } of plan.questions) if (source === 'skill') expect(skills).toHaveLength(1);
  });

  each('$name: has the job’s title, opens with the person, and asks each question once', ({ plan, title }) => {
    expect(plan.title.toLowerCase()).toBe(title.toLowerCase());
    const [first] = plan.questions;
    if (first?.source !== 'employer') expect(first).toMatchObject({ part: 'opening', evidence: 'background' });
    for (const key of ['id', 'text'] as const)
      expect(new Set(plan.questions.map((question) => question[key])).size).toBe(plan.questions.length);
  });

  each('$name: has questions to be read aloud, within the time', ({ plan }) => {
    expect(plan.questions.length).toBeGreaterThanOrEqual(3);
    expect(plan.questions.length).toBeLessThanOrEqual(10);
    for (const { text, probes, budgetMs, evidence } of plan.questions) {
      expect(text).toMatch(/^\p{Lu}[^{}()[\]<>]+[.?]$/u);
      expect(text.length).toBeLessThanOrEqual(280);
      expect(touchesUnlawful(text) || judges(text), text).toBe(false);
      expect((probes ?? []).length > 0).toBe(evidence !== 'fact');
      expect(budgetMs).toBeGreaterThanOrEqual(30_000);
    }
    const { greetingMs = 0, questionsMs = 0, ownQuestionsMs = 0, closingMs = 0 } = plan.budget ?? {};
    expect([15 * 60_000, 20 * 60_000]).toContain(greetingMs + questionsMs + ownQuestionsMs + closingMs);
    expect(plan.questions.reduce((sum, { budgetMs = 0 }) => sum + budgetMs, 0)).toBeLessThanOrEqual(questionsMs);
  });

  it('are the same bytes for the same input, and parse as what is stored', () => {
    for (const job of jobs) expect(JSON.stringify(planForJob(job, 'a'))).toBe(JSON.stringify(planForJob(job, 'a')));
    for (const { plan } of plans) expect(interviewPlanSchema.parse(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
  });
});
