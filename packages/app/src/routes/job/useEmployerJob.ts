import { ApiError, type ApiClient, createApiClient, type EmployerJob } from '@viva/api-client';
import type { JobAction, JobPageView, JobSettingsView } from '@viva/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { saidBy } from '../../api/Queries.tsx';
import { useConfig } from '../../config/context.ts';
import { jobQuery } from './jobKey.ts';
import { jobView, leftOutView, settingsView } from './jobView.ts';
import { paymentIn, useCandidate } from './useCandidate.ts';

/** What was done last, as far as it is told. */
type Done = 'saved' | 'replaced' | 'erased' | 'copied';

/** A payment that was made is looked for this far apart, until it counts as unconfirmed after this time; milliseconds. */
const confirming = { everyMs: 2_000, forMs: 30_000 } as const;

/** The job behind a private link, whose key stands for a login. */
export function useEmployerJob(jobKey: string) {
  const { backendUrl } = useConfig();
  const api = useMemo(
    () => createApiClient({ baseUrl: backendUrl, getToken: () => Promise.resolve(jobKey) }),
    [backendUrl, jobKey],
  );
  const queries = useQueryClient();
  const [query] = useSearchParams();
  const [done, setDone] = useState<Done>();
  const [unconfirmed, setUnconfirmed] = useState(false);
  const keep = (changed: EmployerJob) => queries.setQueryData(jobQuery, changed);
  const awaited = paymentIn(query) === 'made' ? query.get('candidate') : null;
  const job = useQuery({
    queryKey: jobQuery,
    queryFn: ({ signal }) => api.readJob({}, { signal }),
    refetchInterval: ({ state: { data } }) =>
      awaited !== null && !unconfirmed && !isUnlocked(data, awaited) ? confirming.everyMs : false,
  });
  const candidate = useCandidate({ api, jobKey, job: job.data, unconfirmed });
  useEffect(() => {
    const timer = awaited === null ? undefined : setTimeout(() => setUnconfirmed(true), confirming.forMs);
    return () => clearTimeout(timer);
  }, [awaited]);
  const save = useMutation({
    mutationFn: ({ title, skills, questions }: JobSettingsView) =>
      api.changeJob({ body: { suggested_title: title, required_skills: [...skills], key_questions: [...questions] } }),
    onMutate: () => setDone(undefined),
    onSuccess: (changed) => {
      keep(changed);
      setDone('saved');
    },
  });
  const setBar = useMutation({ mutationFn: (bar: number) => api.setJobBar({ body: { bar } }), onSuccess: keep });
  const copy = useMutation({
    mutationFn: (link: string) => navigator.clipboard.writeText(link),
    onMutate: () => setDone(undefined),
    onSuccess: () => setDone('copied'),
  });
  const act = useMutation({
    mutationFn: (action: JobAction) => perform(api, action, keep),
    onMutate: () => {
      copy.reset();
      setDone(undefined);
    },
    onSuccess: setDone,
  });

  const gone = [job.error, save.error, act.error, setBar.error].some(isGone);
  return {
    view: viewOf(),
    candidate,
    onCopyLink: () => job.data && copy.mutate(job.data.smart_link),
    onSaveSettings: (settings: JobSettingsView) => save.mutate(settings),
    onSetBar: (bar: number) => setBar.mutate(bar),
    onAction: (action: JobAction) => act.mutate(action),
    onReload: () => void job.refetch(),
  };

  function failure(): string | undefined {
    if (act.error) return saidBy(act.error, 'That did not work. Please try again.');
    return copy.error ? 'The link could not be copied. Please mark it, and copy it from there.' : undefined;
  }

  function viewOf(): JobPageView {
    if (done === 'erased') return { phase: 'erased' };
    if (gone) return { phase: 'gone' };
    if (job.isPending) return { phase: 'loading' };
    if (!job.data) return { phase: 'failed', message: saidBy(job.error, 'The job post could not be loaded.') };
    return {
      phase: 'ready',
      job: jobView(job.data, candidate.underWay),
      opened: candidate.opened,
      remark: candidate.remark,
      busy: act.isPending ? act.variables : undefined,
      notice: done === 'replaced' ? `The new private link is on its way to ${job.data.contact_email}.` : undefined,
      error: failure(),
      linkCopied: done === 'copied',
      bar: {
        saving: setBar.isPending,
        error: setBar.error ? saidBy(setBar.error, 'The bar could not be saved. Please try again.') : undefined,
      },
      settings: {
        settings: settingsView(job.data),
        leftOut: leftOutView(job.data),
        saving: save.isPending,
        notice: done === 'saved' ? 'Your changes are saved.' : undefined,
        error: save.error ? saidBy(save.error, 'Your changes could not be saved. Please try again.') : undefined,
      },
    };
  }
}

/** Does what was asked for, and tells what is worth telling. */
async function perform(api: ApiClient, action: JobAction, keep: (job: EmployerJob) => void): Promise<Done | undefined> {
  switch (action) {
    case 'close':
    case 'reopen':
      keep(await api.setJobStatus({ body: { status: action === 'close' ? 'closed' : 'open' } }));
      return undefined;
    case 'rotate':
      await api.replaceJobLink({});
      return 'replaced';
    case 'erase':
      await api.eraseJob({});
      return 'erased';
  }
}

const isGone = (failure: unknown) => failure instanceof ApiError && failure.code === 'not-found';
const isUnlocked = (job: EmployerJob | undefined, id: string) =>
  job?.candidates.some((candidate) => candidate.id === id && candidate.contact !== null) ?? false;
