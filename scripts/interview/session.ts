import { planForJob, planForProfile, startPolicy } from '../../packages/interview/src/index.ts';
import { readDescription } from '../../packages/server/src/textWork/tasks.ts';
import type { InterviewPlan, PolicyState, SessionRecord } from '../../packages/interview/src/index.ts';
import type { Held } from './hold.ts';
import type { InterviewOptions } from './options.ts';

async function planFor(
  job: string | undefined,
  role: string | undefined,
  seed: string,
  maxMs: number,
): Promise<InterviewPlan | null> {
  if (job !== undefined) {
    const { suggested_title: title, required_skills: skills, key_questions: questions } = await readDescription(job);
    return { ...planForJob({ title, skills, questions }, seed, maxMs), from: 'profile' };
  }
  return role === undefined ? null : planForProfile({ targetRole: role, described: null, resumeText: '' }, seed, maxMs);
}

/** The state that an interview begins with: with a plan for the job or the role, else by asking for the role. */
export async function beginning(
  { role, persona, minutes }: InterviewOptions,
  job: string | undefined,
  seed: string,
): Promise<PolicyState> {
  const maxMs = minutes * 60_000;
  const plan = (await planFor(job, role, seed, maxMs)) ?? undefined;
  return startPolicy({ seed, maxMs, persona, plan, emailsReport: false });
}

/** The session file: what a report is made from. */
export function sessionOf({ state: { plan }, turns }: Held): SessionRecord {
  const questions = (plan?.questions ?? []).map(({ id, text, competency, behavioural, skills }) => ({
    id,
    text,
    competency,
    behavioural,
    ...(skills ? { skills } : {}),
  }));
  return {
    kind: 'practice',
    plan: { title: plan?.title ?? 'general interview', questions, ...(plan?.skills ? { skills: plan.skills } : {}) },
    turns: [...turns],
  };
}
