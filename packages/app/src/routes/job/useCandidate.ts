import type { ApiClient, EmployerJob, Recordings } from '@viva/api-client';
import type { AccessView } from '@viva/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { saidBy } from '../../api/Queries.tsx';
import { jobQuery, paymentFrom } from './jobKey.ts';
import { priceOf, type UnderWay } from './jobView.ts';

export interface CandidateOptions {
  readonly api: ApiClient;
  readonly jobKey: string;
  readonly job: EmployerJob | undefined;
  /** The payment was not confirmed for a long while. */
  readonly unconfirmed: boolean;
  /** Follows the way to the checkout. */
  readonly goTo?: (url: string) => void;
}

/** Of those who are not unlocked nothing is heard. */
const noSound: Recordings = { state: 'none', validUntil: '9999-12-31T00:00:00.000Z', turns: [] };

/** Fetches where the answers of a candidate who is unlocked are heard; the same function as long as they are the same. */
function useSound(api: ApiClient, candidateId: string | undefined): () => Promise<Recordings> {
  return useCallback(
    () =>
      candidateId === undefined ? Promise.resolve(noSound) : api.listCandidateRecordings({ params: { candidateId } }),
    [api, candidateId],
  );
}

/** How a payment went that the browser comes back from. */
type Payment = 'made' | 'left' | null;

/** The candidate whose evidence is read, by the page's address: their payment, their transcript, their review. */
export function useCandidate({
  api,
  jobKey,
  job,
  unconfirmed,
  goTo = (url) => location.assign(url),
}: CandidateOptions) {
  const queries = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const id = query.get('candidate') ?? undefined;
  const found = job?.candidates.find((candidate) => candidate.id === id);
  const unlock = useMutation({
    mutationFn: (candidateId: string) => api.unlockCandidate({ params: { candidateId } }),
    onSuccess: (reply) => {
      if (reply.state === 'unlocked') void queries.invalidateQueries({ queryKey: jobQuery });
    },
  });
  const openId = useRef(id);
  useEffect(() => {
    openId.current = id;
  }, [id]);
  // A checkout that opens late takes nobody away from where they went meanwhile: the callback of one call is dropped with
  // the page, and another candidate, or the list, is not what was to be paid for.
  const onUnlock = (candidateId: string) =>
    unlock.mutate(candidateId, {
      onSuccess: (reply) => {
        if (reply.state !== 'checkout') return;
        if (openId.current !== candidateId) return unlock.reset();
        paymentFrom.write(jobKey);
        goTo(reply.url);
      },
    });
  const review = useMutation({
    mutationFn: (candidateId: string) => api.reviewCandidate({ params: { candidateId } }),
    onSuccess: (changed) => queries.setQueryData(jobQuery, changed),
  });
  // Back from the checkout by the browser's own button, the page is as it was left.
  const { reset } = unlock;
  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, [reset]);
  const unlockedId = found?.contact ? found.id : undefined;
  const loadRecordings = useSound(api, unlockedId);
  const material = useQuery({
    queryKey: [...jobQuery, 'candidate', id],
    queryFn: ({ signal }) => api.readJobCandidate({ params: { candidateId: id ?? '' } }, { signal }),
    enabled: Boolean(found?.contact),
  });

  const ours = unlock.variables === id;
  const underWay: UnderWay = {
    candidateId: id,
    access: job && accessOf(job),
    review: review.variables === id ? { noting: review.isPending, error: noteFailure() } : undefined,
  };
  return {
    opened: found?.evidence ? id : undefined,
    remark: id !== undefined && job && !found?.evidence ? remarkOn(found) : undefined,
    underWay,
    loadRecordings,
    said: material.data,
    waiting: material.error
      ? { failed: saidBy(material.error, 'We couldn’t load what was said.') }
      : material.isLoading
        ? ('loading' as const)
        : undefined,
    onOpen: (candidateId: string | undefined) => setQuery(candidateId === undefined ? {} : { candidate: candidateId }),
    onUnlock,
    onReviewed: (candidateId: string) => review.mutate(candidateId),
    onReloadMaterial: () => void material.refetch(),
  };

  function noteFailure(): string | undefined {
    return review.error ? saidBy(review.error, 'We couldn’t save that. Please try again.') : undefined;
  }

  function accessOf({ unlocking }: EmployerJob): AccessView {
    const price = priceOf(unlocking);
    const payment = paymentIn(query);
    // Somebody is on the way to the checkout until the page is gone.
    if (ours && (unlock.isPending || unlock.data?.state === 'checkout')) return { state: 'paying', ...price };
    if (ours && unlock.error)
      return {
        state: 'locked',
        ...price,
        error: saidBy(unlock.error, 'We couldn’t start the payment. Please try again.'),
      };
    if (ours && unlock.data?.state === 'pending') return { state: 'locked', ...price, notice: beingProcessed };
    if (payment === 'made' && !unconfirmed) return { state: 'confirming' };
    if (payment === 'made') return { state: 'locked', ...price, notice: notConfirmed };
    if (payment === 'left')
      return { state: 'locked', ...price, notice: 'Nothing was paid. You can try again at any time.' };
    return { state: 'locked', ...price };
  }
}

const beingProcessed = 'Your payment is being processed. We’ll unlock the candidate as soon as it’s confirmed.';
const notConfirmed =
  'Your payment hasn’t been confirmed yet. If you paid, come back in a few minutes. You won’t pay twice.';

/** How the payment went that the browser came back from, as the page's address says. */
export function paymentIn(query: URLSearchParams): Payment {
  const payment = query.get('payment');
  return payment === 'made' || payment === 'left' ? payment : null;
}

/** Why somebody is not shown whom an e-mail led to. */
function remarkOn(found: EmployerJob['candidates'][number] | undefined): string {
  if (!found) return 'The candidate you’re looking for is no longer here.';
  if (found.standing === 'below-the-bar') return `Candidate ${found.number} doesn’t meet your current bar.`;
  return `There’s nothing to read from Candidate ${found.number}.`;
}
