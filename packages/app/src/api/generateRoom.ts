import { ApiError, createApiClient } from '@viva/api-client';
import type { TokenSource } from './tokenSource.ts';

/** A room that was made, or the service's message when that needs a subscription. */
export type GeneratedRoom = { readonly roomId: string } | { readonly subscriptionRequired: string };

/** Makes a practice room; apart from {@link useApi} so that the landing page fetches the client only on a press. */
export async function generateRoom(baseUrl: string, getToken: TokenSource): Promise<GeneratedRoom> {
  try {
    const { room_id } = await createApiClient({ baseUrl, getToken }).generateRoom({});
    return { roomId: room_id };
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.code !== 'subscription-required') throw failure;
    return { subscriptionRequired: failure.serverMessage };
  }
}
