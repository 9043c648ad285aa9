import type { EmployerJob } from '@viva/api-client';
import type { JobSettingsView, JobView } from '@viva/ui';
import { dayText } from '../../app/dates.ts';

/** A job as its page shows it. Interviews for employers are not assessed. */
export const jobView = (job: EmployerJob): JobView => ({
  title: job.suggested_title,
  skills: job.required_skills,
  status: job.status,
  dateText: `since ${dayText(job.finalizedAt)}`,
  smartLink: job.smart_link,
  contactEmail: job.contact_email,
  bar: null,
  candidates: [],
  arrivals: job.candidates.map(({ id, number, state, consentedAt, startedAt }) => ({
    id,
    label: `Candidate ${number}`,
    dateText: dayText(startedAt ?? consentedAt),
    state,
  })),
});

/** What candidates are asked, to be changed. */
export const settingsView = (job: EmployerJob): JobSettingsView => ({
  title: job.suggested_title,
  skills: job.required_skills,
  questions: job.key_questions,
});
