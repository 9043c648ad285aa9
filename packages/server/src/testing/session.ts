import { dispatchMetadataSchema } from '@viva/api-client/internal';
import { TokenVerifier } from 'livekit-server-sdk';
import { livekitKeys } from './livekitServer.ts';
import type { TestPerson } from './people.ts';
import type { Stack } from './stack.ts';

/** An interview that has begun, with what its parts know of it. */
export interface TestSession {
  readonly person: TestPerson;
  readonly roomId: string;
  readonly sessionId: string;
  readonly identity: string;
  readonly token: string;
}

/** Begins an interview as a new person. */
export async function beginSession(stack: Stack, email?: string): Promise<TestSession> {
  const person = await stack.person(email);
  const { room_id: roomId } = await person.api.generateRoom({});
  const token = await person.api.getVoiceToken({ query: { name: 'Ann', room: roomId } });
  const claims = await new TokenVerifier(livekitKeys.apiKey, livekitKeys.apiSecret).verify(token);
  const metadata: unknown = JSON.parse(claims.roomConfig?.agents[0]?.metadata ?? '{}');
  const { sessionId } = dispatchMetadataSchema.parse(metadata);
  return { person, roomId, sessionId, identity: claims.sub ?? '', token };
}

/** Takes a place in a room by signalling alone, without sound; gives the way out. */
export async function takePlace(livekitUrl: string, token: string): Promise<() => void> {
  const socket = new WebSocket(`${livekitUrl}/rtc?access_token=${token}&protocol=16&auto_subscribe=1`);
  await new Promise<void>((done, fail) => {
    socket.onmessage = () => done();
    socket.onerror = () => fail(new Error('The room did not let us in.'));
  });
  return () => socket.close();
}
