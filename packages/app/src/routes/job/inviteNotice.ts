import type { ApiClient } from '@viva/api-client';
import type { InvitesView } from '@viva/ui';

type Outcome = Awaited<ReturnType<ApiClient['sendInvitations']>>;

const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** What became of the addresses that were to be invited, in sentences. */
export function inviteNotice({ invited, skipped }: Outcome): NonNullable<InvitesView['notice']> {
  const of = (reason: Outcome['skipped'][number]['reason']) =>
    skipped.filter((one) => one.reason === reason).map(({ email }) => email);
  const [already, impossible] = [of('already'), of('not-possible')];
  const sentences = [
    invited.length === 1 && '1 invitation is on its way.',
    invited.length > 1 && `${invited.length} invitations are on their way.`,
    already.length > 0 && `${inWords.format(already)} ${already.length === 1 ? 'was' : 'were'} already invited.`,
    impossible.length > 0 &&
      `${inWords.format(impossible)} can’t be invited by email, so please send the link yourself.`,
  ];
  return { tone: invited.length > 0 ? 'success' : 'info', text: sentences.filter(Boolean).join(' ') };
}
