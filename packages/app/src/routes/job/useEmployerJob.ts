import { ApiError, type ApiClient, createApiClient, type EmployerJob } from '@viva/api-client';
import type { JobAction, JobPageView, JobSettingsView } from '@viva/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { saidBy } from '../../api/Queries.tsx';
import { useConfig } from '../../config/context.ts';
import { jobView, settingsView } from './jobView.ts';

/** What was done last, as far as it is told. */
type Done = 'saved' | 'replaced' | 'erased' | 'copied';

/** The job behind a private link, whose key stands for a login. */
export function useEmployerJob(key: string) {
  const { backendUrl } = useConfig();
  const api = useMemo(
    () => createApiClient({ baseUrl: backendUrl, getToken: () => Promise.resolve(key) }),
    [backendUrl, key],
  );
  const queries = useQueryClient();
  const [done, setDone] = useState<Done>();
  const keep = (job: EmployerJob) => queries.setQueryData(['job'], job);
  const job = useQuery({ queryKey: ['job'], queryFn: ({ signal }) => api.readJob({}, { signal }) });
  const save = useMutation({
    mutationFn: ({ title, skills, questions }: JobSettingsView) =>
      api.changeJob({ body: { suggested_title: title, required_skills: [...skills], key_questions: [...questions] } }),
    onMutate: () => setDone(undefined),
    onSuccess: (changed) => {
      keep(changed);
      setDone('saved');
    },
  });
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

  const gone = [job.error, save.error, act.error].some(isGone);
  return {
    view: viewOf(),
    onCopyLink: () => job.data && copy.mutate(job.data.smart_link),
    onSaveSettings: (settings: JobSettingsView) => save.mutate(settings),
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
      job: jobView(job.data),
      busy: act.isPending ? act.variables : undefined,
      notice: done === 'replaced' ? `The new private link is on its way to ${job.data.contact_email}.` : undefined,
      error: failure(),
      linkCopied: done === 'copied',
      settings: {
        settings: settingsView(job.data),
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
