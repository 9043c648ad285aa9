import { createHash } from 'node:crypto';
import { audioType, internalPaths, signedText } from '@viva/api-client/internal';
import { sign } from './interviewer.ts';
import { silentOpus } from './oggOpus.ts';

/** A recording of some seconds. */
export const sound = silentOpus(4_500);

/** What an upload may get wrong. */
interface Upload {
  readonly file?: Buffer;
  readonly type?: string;
  /** Signed instead of the file. */
  readonly signed?: Buffer;
}

/** Sends the sound of a turn as an interviewer does. */
export async function uploadSound(
  serverUrl: string,
  { sessionId }: { readonly sessionId: string },
  n: number,
  { file = sound, type = audioType, signed = file }: Upload = {},
) {
  const path = internalPaths.audio(sessionId, n, 3_750);
  const digest = createHash('sha256')
    .update(signedText('PUT', path, ''))
    .update(signed)
    .digest('base64');
  const reply = await fetch(serverUrl + path, {
    method: 'PUT',
    headers: { authorization: `Bearer ${await sign('', { digest })}`, 'content-type': type },
    body: new Uint8Array(file),
  });
  return { status: reply.status, body: (await reply.json()) as unknown };
}
