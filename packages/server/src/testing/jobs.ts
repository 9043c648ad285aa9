import type { ApiClient, FinalizedJob } from '@viva/api-client';

/** A job as an employer makes it final, with no more than the specification's four parts. */
export const sampleForm: FinalizedJob = {
  suggested_title: 'Night-Shift Nurse',
  required_skills: ['Patient monitoring', 'Handover documentation'],
  key_questions: ['Tell me about a night when a patient’s condition changed quickly.', 'How do you hand over?'],
  contact_email: 'hiring@clinic.example',
};

/** Posts a job with a description, final unless told otherwise, and gives its id. One mailbox is sent ten an hour. */
export async function postJob(api: ApiClient, form: FinalizedJob | null = sampleForm): Promise<string> {
  const { job_id: jobId } = await api.createJobPost({});
  await api.updateJobPost({ params: { jobId }, body: { content: 'Nurse wanted for our nights.' } });
  if (form) await api.finalizeJobPost({ params: { jobId }, body: form });
  return jobId;
}
