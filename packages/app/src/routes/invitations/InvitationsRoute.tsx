import { ApiError } from '@viva/api-client';
import { InvitationChoiceScreen, type InvitationChoiceView } from '@viva/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { Queries, saidBy } from '../../api/Queries.tsx';
import { useApi } from '../../api/client.ts';
import { usePage } from '../../app/usePage.ts';

/** Where the last link of an invitation leads: its reader says whether they want more. The key stands behind the `#`. */
export default function InvitationsRoute() {
  usePage('Invitations');
  const key = useLocation().hash.slice(1);
  return (
    <Queries key={key}>
      <Choice mailboxKey={key} />
    </Queries>
  );
}

function Choice({ mailboxKey: key }: { readonly mailboxKey: string }) {
  const api = useApi();
  const navigate = useNavigate();
  const now = useQuery({
    queryKey: ['invitations'],
    queryFn: ({ signal }) => api.readInvitationChoice({ body: { key } }, { signal }),
    enabled: key !== '',
  });
  const choose = useMutation({ mutationFn: (wanted: boolean) => api.chooseInvitations({ body: { key, wanted } }) });
  return (
    <InvitationChoiceScreen
      view={viewOf()}
      onChoose={choose.mutate}
      onReload={() => void now.refetch()}
      onReturnHome={() => void navigate('/')}
    />
  );

  function viewOf(): InvitationChoiceView {
    if (key === '' || [now.error, choose.error].some(isUnknown)) return { phase: 'unknown' };
    if (choose.data) return { phase: 'done', ...choose.data };
    if (now.isPending) return { phase: 'loading' };
    if (!now.data)
      return { phase: 'failed', message: saidBy(now.error, 'We can’t load your choice right now. Please try again.') };
    return {
      ...{ phase: 'open', ...now.data, saving: choose.isPending },
      error: choose.error ? saidBy(choose.error, 'We couldn’t save your choice. Please try again.') : undefined,
    };
  }
}

const isUnknown = (failure: unknown) => failure instanceof ApiError && failure.code === 'not-found';
