import { type FinalizedJob, finalizedJobSchema } from '@viva/api-client';

/** What an employer calls the parts of a job post, as the labels of the form do. */
const names: Record<string, string> = {
  company: 'The company’s name',
  logo: 'The logo',
  suggested_title: 'The job title',
  note: 'The note for candidates',
  required_skills: 'The required skills',
  key_questions: 'The key interview questions',
  contact_email: 'The contact email',
};
const entries: Record<string, string> = { required_skills: 'Skill', key_questions: 'Question' };

/** What the service would refuse of a job post, in the employer's words; undefined when it would take it. */
export function jobProblem(job: FinalizedJob): string | undefined {
  const issue = finalizedJobSchema.safeParse(job).error?.issues[0];
  if (!issue) return undefined;
  const [part, index] = issue.path.map(String);
  const name = part === undefined ? undefined : names[part];
  const entry = part === undefined || index === undefined ? undefined : `${entries[part]} ${Number(index) + 1}`;
  return `${entry ?? name ?? 'The job post'} ${issue.message}.`;
}
