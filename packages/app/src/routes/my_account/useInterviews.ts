import type { ApiClient, SessionSummary } from '@viva/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/client.ts';

/** Pages of a hundred that are read; nobody reads further. */
const mostPages = 5;
/** How soon a report that is being written is looked for again, in milliseconds. */
const writingMs = 5_000;

interface Interviews {
  /** The newest first; null while they load. */
  readonly sessions: readonly SessionSummary[] | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Past interviews. */
export function useInterviews(): Interviews {
  const api = useApi();
  const { data, isError, refetch } = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => readAll(api, signal),
    refetchInterval: ({ state }) => (state.data?.some(({ report }) => report === 'writing') ? writingMs : false),
  });
  return { sessions: data ?? null, failed: isError, retry: () => void refetch() };
}

async function readAll(api: ApiClient, signal: AbortSignal): Promise<SessionSummary[]> {
  const sessions: SessionSummary[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const reply = await api.listSessions({ query: { limit: '100', cursor } }, { signal });
    sessions.push(...reply.sessions);
    if (reply.nextCursor === null) break;
    cursor = reply.nextCursor;
  }
  return sessions;
}
