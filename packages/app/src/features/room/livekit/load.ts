import type { OpenConnection } from '../core/connection.ts';

/** Fetches LiveKit's client, which is half of a room's script, and gives what opens a room of it. */
export async function loadLiveKit(): Promise<OpenConnection> {
  return (await import('./liveKitConnection.ts')).openLiveKitRoom;
}
