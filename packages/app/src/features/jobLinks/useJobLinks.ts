import { ApiError } from '@viva/api-client';
import type { LinksView } from '@viva/ui';
import { useState } from 'react';
import { saidBy } from '../../api/Queries.tsx';
import { useApi } from '../../api/client.ts';

/** Has the service mail the private links of all jobs of a mailbox. */
export function useJobLinks(): { readonly links: LinksView; readonly onSendLinks: (email: string) => void } {
  const api = useApi();
  const [links, setLinks] = useState<LinksView>({ state: 'asking' });
  const send = async (email: string) => {
    setLinks({ state: 'sending' });
    try {
      await api.sendJobLinks({ body: { email } });
      setLinks({ state: 'sent' });
    } catch (failure) {
      setLinks({ state: 'asking', error: errorFor(failure) });
    }
  };
  return { links, onSendLinks: (email) => void send(email) };
}

const errorFor = (failure: unknown): string =>
  failure instanceof ApiError && failure.code === 'bad-request'
    ? 'Please enter an email address, like name@example.com.'
    : saidBy(failure, 'We couldn’t send the links. Please try again.');
