import { ApiError } from '@viva/api-client';
import type { JobDraft, JobPostActions, JobPostView } from '@viva/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/client.ts';

/** Specification, section 8. */
const sentences = {
  create: 'Failed to create job post',
  update: 'Failed to update job post',
  finalize: 'Failed to save job post. Please try again.',
  network: 'Network error. Please try again.',
  noEmail: 'Please enter your email address.',
};

/** Holds a job post from its creation to its smart link; what was typed stays when a call fails. */
export function useJobPost(): JobPostActions & { view: JobPostView } {
  const api = useApi();
  const navigate = useNavigate();
  const [view, setView] = useState<JobPostView>({ phase: 'creating' });
  const [jobId, setJobId] = useState<string>();
  const [description, setDescription] = useState('');
  /** The draft as edited, and the description that it was read from: going back and forth loses nothing. */
  const kept = useRef<{ description: string; draft: JobDraft }>(null);

  useEffect(() => {
    const leaving = new AbortController();
    api
      .createJobPost({}, { signal: leaving.signal })
      .then(({ job_id }) => {
        setJobId(job_id);
        setView({ phase: 'describing', description: '' });
      })
      .catch(() => {
        if (!leaving.signal.aborted) setView({ phase: 'failed', message: sentences.create });
      });
    return () => leaving.abort();
  }, [api]);

  const submit = async () => {
    if (view.phase !== 'describing' || jobId === undefined || description.trim() === '') return;
    if (kept.current?.description === description) return setView({ phase: 'reviewing', draft: kept.current.draft });
    setView({ phase: 'submitting', description });
    try {
      const { content, structured_data } = await api.updateJobPost({
        params: { jobId },
        body: { content: description },
      });
      const draft: JobDraft = {
        title: structured_data.suggested_title,
        skills: structured_data.required_skills,
        questions: structured_data.key_questions,
        contactEmail: kept.current?.draft.contactEmail ?? '',
      };
      kept.current = { description: content, draft };
      setDescription(content);
      setView({ phase: 'reviewing', draft });
    } catch {
      setView({ phase: 'failed', message: sentences.update });
    }
  };

  const finalize = async () => {
    if (view.phase !== 'reviewing' || jobId === undefined) return;
    const { draft } = view;
    const contactEmail = draft.contactEmail.trim();
    if (contactEmail === '') return setView({ phase: 'reviewing', draft, notice: sentences.noEmail });
    setView({ phase: 'finalizing', draft });
    try {
      await api.finalizeJobPost({ params: { jobId }, body: bodyOf(draft) });
      const link = `${location.origin}/voice_chat/${jobId}`;
      setView({ phase: 'shared', link, title: draft.title.trim(), contactEmail });
    } catch (failure) {
      setView({ phase: 'reviewing', draft, notice: finalizeFailure(failure) });
    }
  };

  return {
    view,
    onDescriptionChange: (text) => {
      setDescription(text);
      setView({ phase: 'describing', description: text });
    },
    onSubmitDescription: () => void submit(),
    onDraftChange: (draft: JobDraft) => {
      kept.current = { description, draft };
      setView({ phase: 'reviewing', draft });
    },
    onEditDescription: () => setView({ phase: 'describing', description }),
    onFinalize: () => void finalize(),
    onCloseNotice: () => setView((now) => (now.phase === 'reviewing' ? { phase: 'reviewing', draft: now.draft } : now)),
    onCopy: (text) => navigator.clipboard.writeText(text),
    onReturnHome: () => void navigate('/'),
  };
}

const bodyOf = ({ title, skills, questions, contactEmail }: JobDraft) => ({
  suggested_title: title,
  required_skills: filled(skills),
  key_questions: filled(questions),
  contact_email: contactEmail.trim(),
});

/** Lines that were added and left empty are nobody's wish. */
const filled = (lines: readonly string[]) => lines.map((line) => line.trim()).filter((line) => line !== '');

function finalizeFailure(failure: unknown): string {
  if (!(failure instanceof ApiError) || failure.status === 0) return sentences.network;
  return failure.serverMessage || sentences.finalize;
}
