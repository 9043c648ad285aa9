import { ApiError, type FinalizedJob, interviewLengths } from '@viva/api-client';
import type { JobDraft, JobPostActions, JobPostView } from '@viva/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/client.ts';
import { useBeforehand } from '../../app/useBeforehand.ts';
import { jobProblem } from './jobProblem.ts';
import { type KeptPost, keptPost } from './keptPost.ts';

/** Specification, section 8. */
const sentences = {
  create: 'Failed to create job post',
  update: 'Failed to update job post',
  finalize: 'Failed to save job post. Please try again.',
  network: 'Network error. Please try again.',
  noEmail: 'Please enter your email address.',
  noCompany: 'Please enter the name of your company.',
};

/**
 * Holds a job post from its creation to its smart link; what was typed stays when a call fails, and over a reload.
 * `back`: the page was reloaded, or come back to, and not opened by a link.
 */
export function useJobPost(back: boolean): Omit<JobPostActions, 'onSendLinks'> & { view: JobPostView } {
  const api = useApi();
  const navigate = useNavigate();
  const [before] = useState(() => keptFor(back));
  const [view, setView] = useState<JobPostView>(() => viewOf(before));
  const beforehand = useBeforehand();
  const [jobId, setJobId] = useState(before?.jobId);
  const [description, setDescription] = useState(before?.description ?? '');
  /** The draft as edited, and the description that it was read from: going back and forth loses nothing. */
  const kept = useRef<{ description: string; draft: JobDraft }>((before?.jobId !== undefined && before.read) || null);

  useEffect(() => {
    if (view.phase === 'shared') {
      const { link, title, contactEmail } = view;
      keptPost.write({ jobId, description: '', reviewing: false, shared: { link, title, contactEmail } });
    } else if (view.phase === 'describing' || view.phase === 'reviewing')
      keptPost.write({
        jobId,
        description,
        ...(kept.current && { read: kept.current }),
        reviewing: view.phase === 'reviewing',
      });
  }, [view, jobId, description]);

  useEffect(() => {
    if (before?.jobId !== undefined) return undefined;
    const leaving = new AbortController();
    api
      .createJobPost({}, { signal: leaving.signal })
      .then(({ job_id }) => {
        setJobId(job_id);
        setView({ phase: 'describing', description: before?.description ?? '' });
      })
      .catch(() => {
        if (!leaving.signal.aborted) setView({ phase: 'failed', message: sentences.create });
      });
    return () => leaving.abort();
  }, [api, before]);
  /** A job that the service has no more is made anew at the next start; what was typed for it stays. */
  const letGo = (failure: unknown) => {
    if (failure instanceof ApiError && failure.code === 'not-found')
      keptPost.write({ description, ...(kept.current && { read: kept.current }), reviewing: false });
  };

  const submit = async () => {
    if (view.phase !== 'describing' || jobId === undefined || description.trim() === '') return;
    if (kept.current?.description === description) return setView({ phase: 'reviewing', draft: kept.current.draft });
    setView({ phase: 'submitting', description });
    try {
      const { content, structured_data, remark } = await api.updateJobPost({
        params: { jobId },
        body: { content: description },
      });
      const draft: JobDraft = {
        ...(kept.current?.draft ?? unread),
        title: structured_data.suggested_title,
        skills: structured_data.required_skills,
        niceToHave: [],
        questions: structured_data.key_questions,
        otherLanguage: remark === 'other-language',
      };
      kept.current = { description: content, draft };
      setDescription(content);
      // Submitted again as it is, it goes on to what was kept.
      if (remark === 'no-job') setView({ phase: 'describing', description: content, noJob: true });
      else setView({ phase: 'reviewing', draft });
    } catch (failure) {
      letGo(failure);
      setView({ phase: 'failed', message: sentences.update });
    }
  };

  const finalize = async () => {
    if (view.phase !== 'reviewing' || jobId === undefined) return;
    const { draft } = view;
    const contactEmail = draft.contactEmail.trim();
    const body = bodyOf(draft);
    const problem =
      contactEmail === '' ? sentences.noEmail : draft.company.trim() === '' ? sentences.noCompany : jobProblem(body);
    if (problem !== undefined) return setView({ phase: 'reviewing', draft, notice: problem });
    setView({ phase: 'finalizing', draft });
    try {
      const { private_link: privateLink } = await api.finalizeJobPost({ params: { jobId }, body });
      const link = `${location.origin}/voice_chat/${jobId}`;
      setView({ phase: 'shared', link, title: draft.title.trim(), contactEmail, privateLink });
    } catch (failure) {
      setView({ phase: 'reviewing', draft, notice: finalizeFailure(failure) });
    }
  };

  return {
    view: beforehand ? creating : view,
    onDescriptionChange: (text) => {
      setDescription(text);
      setView({ phase: 'describing', description: text });
    },
    onSubmitDescription: () => void submit(),
    onDraftChange: (draft: JobDraft) => {
      if (view.phase !== 'reviewing') return;
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

/** What the page shows that was written beforehand, for everybody. */
const creating: JobPostView = { phase: 'creating' };

/** Whoever opens the page by a link has done with the post whose smart link is made. */
function keptFor(back: boolean): KeptPost | null {
  const kept = keptPost.read();
  return kept?.shared && !back ? null : kept;
}

/** Where a kept post goes on; a draft whose job is no more is read out of its description again. */
function viewOf(before: KeptPost | null): JobPostView {
  if (before?.jobId === undefined) return creating;
  if (before.shared) return { phase: 'shared', ...before.shared };
  if (before.reviewing && before.read) return { phase: 'reviewing', draft: before.read.draft };
  return { phase: 'describing', description: before.description };
}

/** The parts of a draft that no description tells. */
const unread = { company: '', logo: null, note: '', minutes: 20, questionCount: null, contactEmail: '' };

const bodyOf = (draft: JobDraft): FinalizedJob => ({
  suggested_title: draft.title,
  required_skills: filled(draft.skills),
  key_questions: filled(draft.questions),
  contact_email: draft.contactEmail.trim(),
  company: draft.company,
  logo: draft.logo,
  note: draft.note,
  minutes: interviewLengths.find(({ minutes }) => minutes === draft.minutes)?.minutes,
  question_count: draft.questionCount,
  nice_to_have: filled(draft.niceToHave),
});

/** Lines that were added and left empty are nobody's wish. */
const filled = (lines: readonly string[]) => lines.map((line) => line.trim()).filter((line) => line !== '');

function finalizeFailure(failure: unknown): string {
  if (!(failure instanceof ApiError) || failure.status === 0) return sentences.network;
  return failure.error || sentences.finalize;
}
