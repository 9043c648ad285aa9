import { type ApiClient, createApiClient } from '@viva/api-client';
import { useMemo } from 'react';
import { useConfig } from '../config/context.ts';
import { useTokenSource } from './tokenSource.ts';

/** The service's calls in the name of whoever is signed in. */
export function useApi(): ApiClient {
  const { backendUrl } = useConfig();
  const getToken = useTokenSource();
  return useMemo(() => createApiClient({ baseUrl: backendUrl, getToken }), [backendUrl, getToken]);
}
