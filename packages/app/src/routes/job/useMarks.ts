import type { ApiClient, EmployerJob, JobCandidate } from '@viva/api-client';
import type { MarksView } from '@viva/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saidBy } from '../../api/Queries.tsx';
import { jobQuery } from './jobKey.ts';

/** What an employer wants to do with one candidate. */
type Wanted =
  | { readonly of: 'shortlist'; readonly id: string; readonly shortlisted: boolean }
  | { readonly of: 'note'; readonly id: string; readonly note: string }
  | { readonly of: 'decline'; readonly id: string };

type Act = Wanted['of'];

/** How the latest try of an act went; `failed` has the sentence that says so. */
type Outcome = { readonly is: 'saving' | 'saved' } | { readonly is: 'failed'; readonly text: string };

/** What is known of each candidate's acts, by candidate. */
type Outcomes = Readonly<Record<string, Partial<Record<Act, Outcome>>>>;

const acts = ['note', 'decline', 'shortlist'] as const satisfies readonly Act[];

/** Shown where the service gives no reason. A reply may have been lost, so it may have been saved; trying again is harmless. */
const failures = {
  shortlist: 'We couldn’t confirm that your shortlist was saved. Please try again.',
  note: 'We couldn’t confirm that your note was saved. It’s still here: please try again.',
  decline: 'We couldn’t confirm that the candidate was declined. Please try again: they get one email at most.',
} as const satisfies Record<Act, string>;

/**
 * Saves an employer's shortlist, notes, and refusals, each by itself. What failed stays on the screen until it is tried
 * again, whatever is done with other candidates meanwhile.
 */
export function useMarks(api: ApiClient) {
  const queries = useQueryClient();
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  const note = ({ id, of }: Wanted, outcome: Outcome) =>
    setOutcomes((known) => ({ ...known, [id]: { ...known[id], [of]: outcome } }));
  const { mutate } = useMutation({
    mutationFn: (wanted: Wanted) => saved(api, wanted),
    onMutate: (wanted) => note(wanted, { is: 'saving' }),
    onSuccess: (marks, wanted) => {
      note(wanted, { is: 'saved' });
      queries.setQueryData<EmployerJob>(
        jobQuery,
        (job) =>
          job && {
            ...job,
            candidates: job.candidates.map((one) => (one.id === wanted.id ? { ...one, ...marks } : one)),
          },
      );
    },
    onError: (error, wanted) => note(wanted, { is: 'failed', text: saidBy(error, failures[wanted.of]) }),
  });
  return {
    /** What is under way with the marks of one candidate. */
    marksOf: (id: string): Partial<MarksView> => {
      const of = outcomes[id] ?? {};
      const error = acts.flatMap((act) => {
        const outcome = of[act];
        return outcome?.is === 'failed' ? [{ of: act, text: outcome.text }] : [];
      })[0];
      return { saving: acts.find((act) => of[act]?.is === 'saving'), noteSaved: of.note?.is === 'saved', error };
    },
    onShortlist: (id: string, shortlisted: boolean) => mutate({ of: 'shortlist', id, shortlisted }),
    onNote: (id: string, text: string) => mutate({ of: 'note', id, note: text }),
    onDecline: (id: string) => mutate({ of: 'decline', id }),
  };
}

/** Has the service save it, and returns what changed about the candidate. */
async function saved(api: ApiClient, wanted: Wanted): Promise<Partial<JobCandidate>> {
  const params = { candidateId: wanted.id };
  switch (wanted.of) {
    case 'shortlist': {
      const { shortlisted } = wanted;
      return api.shortlistCandidate({ params, body: { shortlisted } });
    }
    case 'note':
      return { privateNote: (await api.noteCandidate({ params, body: { note: wanted.note } })).note };
    case 'decline':
      return api.declineCandidate({ params });
  }
}
