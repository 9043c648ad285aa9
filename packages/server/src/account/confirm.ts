import { createHash } from 'node:crypto';
import { accountErasedEmail } from '@viva/ui/emails';
import { eq } from 'drizzle-orm';
import { erasures } from '../db/schema/index.ts';
import type { Service } from '../service.ts';

/**
 * Tells somebody that their account is erased, the login included, and forgets their address. A process that died between
 * sending and forgetting sends the same message again, under the same Message-ID.
 */
export async function confirmErasure(service: Service, uid: string, signal: AbortSignal): Promise<void> {
  const { db, brand, mailer, publicUrl } = service;
  const [erased] = await db.select().from(erasures).where(eq(erasures.uid, uid));
  if (!erased?.erasedAt || !erased.loginRemovedAt || !erased.email) return;
  const dateText = erased.erasedAt.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const { interviews, paid } = erased;
  const id = createHash('sha256').update(`erasure of ${uid}`).digest('base64url');
  const mail = accountErasedEmail({ brand, interviews, dateText, paid });
  const messageId = `<erased-${id}@${new URL(publicUrl).hostname}>`;
  await mailer.send({ ...mail, to: erased.email, messageId }, signal);
  await db.update(erasures).set({ email: null }).where(eq(erasures.uid, uid));
}
