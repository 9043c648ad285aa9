import { ApiError } from '@viva/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/**
 * What the service was asked on a page, kept while the page is open. Failures that a retry could mend are retried by the
 * client itself, and without a network a call fails like any other: waiting for it would have no end.
 */
export function Queries({ children }: { readonly children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
          mutations: { retry: false, networkMode: 'always' },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** The service's own words for a failure, or `otherwise`. */
export const saidBy = (failure: unknown, otherwise: string): string =>
  failure instanceof ApiError && failure.serverMessage ? failure.serverMessage : otherwise;
