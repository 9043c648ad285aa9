import { createApiClient } from '@viva/api-client';
import type { TokenSource } from './tokenSource.ts';

/** Makes a practice room; apart from {@link useApi} so that the landing page fetches the client only on a press. */
export async function generateRoom(baseUrl: string, getToken: TokenSource): Promise<string> {
  const { room_id } = await createApiClient({ baseUrl, getToken }).generateRoom({});
  return room_id;
}
