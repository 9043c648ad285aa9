import { type ApiClient, shownConsent } from '@viva/api-client';
import { dispatchMetadataSchema } from '@viva/api-client/internal';
import { TokenVerifier } from 'livekit-server-sdk';
import { livekitKeys, until } from './livekitServer.ts';
import type { TestPerson } from './people.ts';
import type { Stack } from './stack.ts';

/** An interview that has begun, with what its parts know of it. */
export interface Begun {
  readonly roomId: string;
  readonly sessionId: string;
  readonly identity: string;
  readonly token: string;
}

/** {@link Begun} by somebody with an account. */
export interface TestSession extends Begun {
  readonly person: TestPerson;
}

/** What a room token says. */
export const claimsOf = (token: string) => new TokenVerifier(livekitKeys.apiKey, livekitKeys.apiSecret).verify(token);

/** What a room token is for. */
export async function sessionOf(token: string): Promise<Begun> {
  const { sub, video, roomConfig } = await claimsOf(token);
  const metadata: unknown = JSON.parse(roomConfig?.agents[0]?.metadata ?? '{}');
  const { sessionId } = dispatchMetadataSchema.parse(metadata);
  return { roomId: video?.room ?? '', sessionId, identity: sub ?? '', token };
}

/** Begins an interview as a new person. */
export async function beginSession(stack: Stack, email?: string): Promise<TestSession> {
  const person = await stack.person(email);
  const { room_id: room } = await person.api.generateRoom({});
  return { person, ...(await sessionOf(await person.api.getVoiceToken({ query: { name: 'Ann', room } }))) };
}

/** Begins a preview as somebody without an account. */
export async function beginPreview(api: ApiClient): Promise<Begun> {
  const { room_id: room } = await api.generatePreviewRoom({});
  return sessionOf(await api.getPreviewToken({ query: { name: 'Ann', room } }));
}

/** Begins an employer's interview as a new person who agrees to be recorded. */
export async function beginCandidate(stack: Stack, jobId: string): Promise<TestSession> {
  const person = await stack.person();
  await person.api.giveConsent({ params: { roomId: jobId }, body: { version: shownConsent } });
  return { person, ...(await sessionOf(await person.api.getVoiceToken({ query: { name: 'Ann', room: jobId } }))) };
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

/**
 * Waits until an interview's report is made, but not for the late turns that it would include. In the database: the
 * service refuses to be asked so often.
 */
export async function reported({ database }: Pick<Stack, 'database'>, sessionId: string): Promise<void> {
  const { pool } = database;
  const hasten = `update jobs.job set start_after = now()
    where name = 'report' and state = 'created' and data->>'sessionId' = $1`;
  await pool.query(hasten, [sessionId]);
  await until(async () => {
    const made = await pool.query('select 1 from reports where session_id = $1 and report is not null', [sessionId]);
    return made.rowCount === 1;
  }, 'the report');
}
