import { ApiError, type Profile, profileLimits } from '@viva/api-client';
import type { ProfileView, ResumeProblem, ResumeView, WorkState } from '@viva/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/client.ts';
import { saidBy } from '../../api/Queries.tsx';
import { keptResume, profileView } from './accountView.ts';
import { base64Of } from './base64.ts';

const key = ['profile'];

/** The practice profile with its résumé, and how it is changed. */
export function useProfile() {
  const api = useApi();
  const queries = useQueryClient();
  const keep = (profile: Profile) => void queries.setQueryData(key, profile);
  const profile = useQuery({ queryKey: key, queryFn: ({ signal }) => api.getProfile({}, { signal }) });
  const known = profile.data;

  const save = useMutation({
    mutationFn: (form: ProfileView) => api.saveProfile({ body: form }),
    onSuccess: keep,
  });
  const upload = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > profileLimits.resumeBytes) throw new TooBig();
      return api.putResume({ body: { fileName: file.name, content: await base64Of(file) } });
    },
    onSuccess: keep,
  });
  const remove = useMutation({ mutationFn: () => api.removeResume({}), onSuccess: keep });

  const resume = (): ResumeView => {
    if (upload.isPending) return { phase: 'uploading', fileName: upload.variables.name };
    if (upload.isError) return { phase: 'refused', fileName: upload.variables.name, problem: problemOf(upload.error) };
    const kept = known ? keptResume(known) : ({ phase: 'none' } as const);
    if (kept.phase !== 'kept') return kept;
    const error = remove.isError ? saidBy(remove.error, 'We couldn’t remove the résumé. Please try again.') : undefined;
    return { ...kept, removing: remove.isPending, error };
  };

  return {
    /** For the first time. */
    loading: profile.isPending && profile.errorUpdateCount === 0,
    retrying: profile.isFetching,
    retry: () => void profile.refetch(),
    /** Null when it could not be loaded. */
    view: known ? profileView(known) : null,
    saving: workOf(save, 'We couldn’t save your profile. Please try again.'),
    save: save.mutate,
    resume: resume(),
    chooseResume: upload.mutate,
    removeResume: () => {
      upload.reset();
      remove.mutate();
    },
  };
}

class TooBig extends Error {}

const problems: Readonly<Record<string, ResumeProblem>> = {
  'too-large': 'too-big',
  'file-kind': 'wrong-kind',
  'file-unreadable': 'unreadable',
};

function problemOf(failure: unknown): ResumeProblem {
  if (failure instanceof TooBig) return 'too-big';
  return (failure instanceof ApiError && problems[failure.code]) || 'failed';
}

/** How something goes that was asked for. */
export function workOf(
  work: { readonly status: 'idle' | 'pending' | 'error' | 'success'; readonly error: unknown },
  otherwise: string,
): WorkState {
  if (work.status === 'error') return { state: 'failed', message: saidBy(work.error, otherwise) };
  return { state: work.status === 'pending' ? 'busy' : work.status === 'success' ? 'done' : 'idle' };
}
