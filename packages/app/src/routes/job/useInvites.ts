import { type ApiClient, emailInvitationLimits, type EmployerJob } from '@viva/api-client';
import type { InvitesView } from '@viva/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saidBy } from '../../api/Queries.tsx';
import { dayText } from '../../app/dates.ts';
import { inviteNotice } from './inviteNotice.ts';
import { jobQuery } from './jobKey.ts';

/** After an invitation, the page looks for so long whether the email has left; milliseconds. */
const lookMs = 30_000;

/** Has candidates invited by email. What was typed stays until someone was invited. */
export function useInvites(api: ApiClient) {
  const queries = useQueryClient();
  const [last, setLast] = useState({ round: 0, at: 0 });
  const invite = useMutation({
    mutationFn: (emails: readonly string[]) => api.sendInvitations({ body: { emails: [...emails] } }),
    onSuccess: ({ invited }) => {
      if (invited.length > 0) setLast({ round: last.round + 1, at: Date.now() });
    },
    // Also where it was refused: the job may have been closed elsewhere.
    onSettled: () => queries.invalidateQueries({ queryKey: jobQuery }),
  });
  return {
    error: invite.error,
    onInvite: (emails: readonly string[]) => invite.mutate(emails),
    /** Forgets what is said of the last invitations. */
    onSeen: () => {
      if (!invite.isIdle && !invite.isPending) invite.reset();
    },
    /** Whether emails that were ordered here a moment ago are about to leave. */
    areUnderWay: (job: EmployerJob | undefined): boolean =>
      Date.now() - last.at < lookMs && job?.invitations.some(({ state }) => state === 'under-way') === true,
    /** What the page of a job shows of its invitations. */
    viewOf: (
      { mailboxKnown, invitations }: EmployerJob,
      rotating: { readonly newLink: InvitesView['newLink']; readonly error: string | undefined },
    ): InvitesView => ({
      ...{ mailboxKnown, round: last.round, newLink: rotating.newLink },
      most: emailInvitationLimits.atOnce,
      invited: invitations.map(({ email, invitedAt, state }) => ({ email, dateText: dayText(invitedAt), state })),
      sending: invite.isPending,
      notice: invite.data && inviteNotice(invite.data),
      error: invite.error
        ? saidBy(
            invite.error,
            'We couldn’t confirm that the invitations were sent. Please try again: each person gets one at most.',
          )
        : mailboxKnown
          ? undefined
          : rotating.error,
    }),
  };
}
