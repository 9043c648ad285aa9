import type { Accommodation } from '@viva/api-client';
import { InvitationScreen, LoadingScreen } from '@viva/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/client.ts';
import { Queries } from '../../api/Queries.tsx';
import { ToLogin } from '../../app/RequireLogin.tsx';
import { useConfig } from '../../config/context.ts';
import { useLoginForm } from '../login/useLoginForm.ts';

export interface SmartLinkProps {
  /** A job's id, or a room's: that of a practice leads to the login page. */
  readonly roomId: string;
  /** The visitor sends the account's form, and asks for this. */
  readonly onWelcomed: (asked: readonly Accommodation[]) => void;
}

/** The page of a room for who is signed out: an employer's invitation with the account as a step, or the way to the login page. */
export default function SmartLink(props: SmartLinkProps) {
  return (
    <Queries>
      <Invited {...props} />
    </Queries>
  );
}

function Invited({ roomId, onWelcomed }: SmartLinkProps) {
  const api = useApi();
  const { brand } = useConfig();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<readonly Accommodation[]>([]);
  const { onSubmit, ...form } = useLoginForm('create-account');
  const invitation = useQuery({
    queryKey: ['public-invitation', roomId],
    queryFn: ({ signal }) => api.getPublicInvitation({ params: { roomId } }, { signal }),
  });
  if (invitation.isPending) return <LoadingScreen />;
  // Whatever is not known to be an invitation is a practice room, as far as a visitor may know.
  if (!invitation.data) return <ToLogin />;
  const send: typeof onSubmit = (credentials) => {
    onWelcomed(asked);
    onSubmit(credentials);
  };
  return (
    <InvitationScreen
      job={invitation.data.job}
      operator={brand.name}
      asked={asked}
      onAsk={setAsked}
      account={{ ...form, onSubmit: send }}
      onClose={() => void navigate('/')}
    />
  );
}
