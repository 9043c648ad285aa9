import { ApiError, type ApiClient, createApiClient, type EmployerJob, interviewLengths } from '@viva/api-client';
import type { ChangedSettings, ExportFormat, JobAction, JobPageView } from '@viva/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { saidBy } from '../../api/Queries.tsx';
import { saveAsFile } from '../../app/saveAsFile.ts';
import { useConfig } from '../../config/context.ts';
import { useJobLinks } from '../../features/jobLinks/index.ts';
import { jobQuery } from './jobKey.ts';
import { changedJob, jobView, leftOutView, settingsView } from './jobView.ts';
import { paymentIn, useCandidate } from './useCandidate.ts';
import { useInvites } from './useInvites.ts';
import { useMarks } from './useMarks.ts';

/** Of the files of an export; a reply’s byte order mark, by which spreadsheets know UTF-8, is gone once it is text. */
const files = {
  csv: { type: 'text/csv;charset=utf-8', mark: '\ufeff' },
  json: { type: 'application/json', mark: '' },
} as const;

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
  const [linkSent, setLinkSent] = useState(false);
  const invites = useInvites(api);
  const awaited = paymentIn(query) === 'made' ? query.get('candidate') : null;
  const job = useQuery({
    queryKey: jobQuery,
    queryFn: ({ signal }) => api.readJob({}, { signal }),
    refetchInterval: ({ state: { data } }) => {
      const confirms = awaited !== null && !unconfirmed && !isUnlocked(data, awaited);
      // A link that was replaced is of no use any more.
      return !linkSent && (confirms || invites.areUnderWay(data)) ? confirming.everyMs : false;
    },
  });
  const candidate = useCandidate({ api, jobKey, job: job.data, unconfirmed });
  useEffect(() => {
    const timer = awaited === null ? undefined : setTimeout(() => setUnconfirmed(true), confirming.forMs);
    return () => clearTimeout(timer);
  }, [awaited]);
  const save = useMutation({
    mutationFn: (settings: ChangedSettings) => api.changeJob({ body: changedJob(settings) }),
    onMutate: () => {
      setDone(undefined);
      invites.onSeen();
    },
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
      invites.onSeen();
    },
    onSuccess: (now) => {
      setDone(now);
      if (now === 'replaced') setLinkSent(true);
    },
  });

  const { links, onSendLinks } = useJobLinks();
  const { marksOf, ...marking } = useMarks(api);
  const exporting = useMutation({
    mutationFn: async (format: ExportFormat) => {
      const text = await api.exportCandidates({ query: { format } });
      saveAsFile(`candidates.${format}`, `${files[format].mark}${text}`, files[format].type);
    },
  });
  const gone = [job.error, save.error, act.error, setBar.error, invites.error].some(isGone);
  return {
    view: viewOf(),
    candidate,
    ...marking,
    onExport: (format: ExportFormat) => exporting.mutate(format),
    onSendLinks,
    onInvite: invites.onInvite,
    onInvitesSeen: invites.onSeen,
    onCopyLink: () => job.data && copy.mutate(job.data.smart_link),
    onSaveSettings: (settings: ChangedSettings) => save.mutate(settings),
    onSetBar: (bar: number) => setBar.mutate(bar),
    onAction: (action: JobAction) => act.mutate(action),
    onReload: () => void job.refetch(),
  };

  function failure(): string | undefined {
    if (act.error) return saidBy(act.error, 'That didn’t work. Please try again.');
    return copy.error ? 'We couldn’t copy the link. Please select it and copy it.' : undefined;
  }

  function viewOf(): JobPageView {
    if (done === 'erased') return { phase: 'erased' };
    if (gone) return { phase: 'gone', links };
    if (job.isPending) return { phase: 'loading' };
    if (!job.data) return { phase: 'failed', message: saidBy(job.error, 'We couldn’t load the job post.') };
    return {
      phase: 'ready',
      job: jobView(job.data, { ...candidate.underWay, marks: marksOf }),
      opened: candidate.opened,
      remark: candidate.remark,
      busy: act.isPending ? act.variables : undefined,
      notice: done === 'replaced' ? `We’re sending the new private link to ${job.data.contact_email}.` : undefined,
      error: failure(),
      linkCopied: done === 'copied',
      invites: invites.viewOf(job.data, {
        newLink: linkSent ? 'sent' : act.isPending && act.variables === 'rotate' ? 'sending' : undefined,
        error: act.error && act.variables === 'rotate' ? failure() : undefined,
      }),
      exporting: {
        busy: exporting.isPending ? exporting.variables : undefined,
        error: exporting.error ? saidBy(exporting.error, 'We couldn’t create the file. Please try again.') : undefined,
      },
      bar: {
        saving: setBar.isPending,
        error: setBar.error ? saidBy(setBar.error, 'We couldn’t save the bar. Please try again.') : undefined,
      },
      settings: {
        settings: settingsView(job.data),
        lengths: interviewLengths,
        companyFixed: job.data.companyFixed,
        leftOut: leftOutView(job.data),
        saving: save.isPending,
        notice: done === 'saved' ? 'Your changes are saved.' : undefined,
        error: save.error ? saidBy(save.error, 'We couldn’t save your changes. Please try again.') : undefined,
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
